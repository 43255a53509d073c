import { Global, Module } from '@nestjs/common';
import { ProjectionInvalidator } from './projection-invalidator.ts';

/** Invalidation of projections. */
@Global()
@Module({ providers: [ProjectionInvalidator], exports: [ProjectionInvalidator] })
export class ProjectionsModule {}
