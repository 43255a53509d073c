import { Module } from '@nestjs/common';
import { ReservationCoreModule } from '../reservation-core.module.ts';
import { SeriesController } from './series.controller.ts';
import { SeriesRepository } from './series.repository.ts';
import { SeriesService } from './series.service.ts';

@Module({
  imports: [ReservationCoreModule],
  controllers: [SeriesController],
  providers: [SeriesRepository, SeriesService],
})
export class SeriesModule {}
