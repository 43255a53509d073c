import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/index.ts';
import { AvailabilityModule } from '../../availability/index.ts';
import { SpacesModule } from '../../spaces/index.ts';
import { OwnerStatisticsController } from './owner-statistics.controller.ts';
import { OwnerStatisticsRepository } from './owner-statistics.repository.ts';
import { OwnerStatisticsService } from './owner-statistics.service.ts';

/** Statistics of the owner's spaces. */
@Module({
  imports: [AuditModule, AvailabilityModule, SpacesModule],
  controllers: [OwnerStatisticsController],
  providers: [OwnerStatisticsRepository, OwnerStatisticsService],
})
export class OwnerStatisticsModule {}
