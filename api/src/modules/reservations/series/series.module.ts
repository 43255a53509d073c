import { Module } from '@nestjs/common';
import { ReservationChangesModule } from '../changes/reservation-changes.module.ts';
import { ReservationCoreModule } from '../reservation-core.module.ts';
import { SeriesChangesService } from './series-changes.service.ts';
import { SeriesController } from './series.controller.ts';
import { SeriesService } from './series.service.ts';

@Module({
  imports: [ReservationChangesModule, ReservationCoreModule],
  controllers: [SeriesController],
  providers: [SeriesChangesService, SeriesService],
})
export class SeriesModule {}
