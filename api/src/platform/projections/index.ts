export { defineProjectionSource, type ProjectionSource } from './define-projection-source.ts';
export { PROJECTION_CHANNEL, ProjectionMarks, type Projection } from './projection-marks.ts';
export { ProjectionsModule } from './projections.module.ts';
