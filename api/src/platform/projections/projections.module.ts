import { Global, Module } from '@nestjs/common';
import { ProjectionMarks } from './projection-marks.ts';

/** Invalidation of projections. */
@Global()
@Module({ providers: [ProjectionMarks], exports: [ProjectionMarks] })
export class ProjectionsModule {}
