import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/index.ts';
import { AvailabilityModule } from '../../availability/index.ts';
import { ReservationChangesModule } from '../changes/reservation-changes.module.ts';
import { ReservationCoreModule } from '../reservation-core.module.ts';
import { SeriesCancellationService } from './series-cancellation.service.ts';
import { SeriesChangePreviewService } from './series-change-preview.service.ts';
import { SeriesChangesService } from './series-changes.service.ts';
import { SeriesConflictsService } from './series-conflicts.service.ts';
import { SeriesController } from './series.controller.ts';
import { SeriesLockService } from './series-lock.service.ts';
import { SeriesService } from './series.service.ts';

@Module({
  imports: [AuditModule, AvailabilityModule, ReservationChangesModule, ReservationCoreModule],
  controllers: [SeriesController],
  providers: [
    SeriesCancellationService,
    SeriesChangePreviewService,
    SeriesChangesService,
    SeriesConflictsService,
    SeriesLockService,
    SeriesService,
  ],
})
export class SeriesModule {}
