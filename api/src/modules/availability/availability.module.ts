import { Module } from '@nestjs/common';
import { AvailabilityCoreModule } from './availability-core.module.ts';
import { SeasonsModule } from './seasons/seasons.module.ts';

@Module({
  imports: [AvailabilityCoreModule, SeasonsModule],
  exports: [AvailabilityCoreModule],
})
export class AvailabilityModule {}
