export { defineProjectionSource, type ProjectionSource } from './define-projection-source.ts';
export { PROJECTION_CHANNEL, ProjectionInvalidator, type Projection } from './projection-invalidator.ts';
export { ProjectionsModule } from './projections.module.ts';
