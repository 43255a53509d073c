import { Global, Module } from '@nestjs/common';
import { ProjectionMarks } from './projection-marks.ts';

/** Marks of what projections have to be made anew from. */
@Global()
@Module({ providers: [ProjectionMarks], exports: [ProjectionMarks] })
export class ProjectionsModule {}
