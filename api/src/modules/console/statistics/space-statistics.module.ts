import { Module } from '@nestjs/common';
import { SpaceStatisticsController } from './space-statistics.controller.ts';
import { SpaceStatisticsRepository } from './space-statistics.repository.ts';
import { SpaceStatisticsService } from './space-statistics.service.ts';

@Module({
  controllers: [SpaceStatisticsController],
  providers: [SpaceStatisticsRepository, SpaceStatisticsService],
})
export class SpaceStatisticsModule {}
