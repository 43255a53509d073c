import { Module } from '@nestjs/common';
import { ReservationChangesModule } from '../changes/reservation-changes.module.ts';
import { ReservationCoreModule } from '../reservation-core.module.ts';
import { SeriesChangesService } from './series-changes.service.ts';
import { SeriesController } from './series.controller.ts';
import { SeriesService } from './series.service.ts';
import { AuditModule } from '../../audit/index.ts';
import { AvailabilityModule } from '../../availability/index.ts';
import { PricingModule } from '../../pricing/index.ts';
import { SettingsModule } from '../../settings/index.ts';
import { BookingModule } from '../booking/booking.module.ts';
import { DecisionsModule } from '../decisions/decisions.module.ts';
import { RequestsModule } from '../requests/requests.module.ts';
import { GuestAccessModule } from '../guest-access/guest-access.module.ts';
import { SeriesRequestController } from './series-request.controller.ts';
import { SeriesRequestDecisionController } from './series-request-decision.controller.ts';
import { SeriesRequestDecisionService } from './series-request-decision.service.ts';
import { SeriesRequestGuestController } from './series-request-guest.controller.ts';
import { SeriesRequestService } from './series-request.service.ts';

@Module({
  imports: [
    AuditModule,
    AvailabilityModule,
    BookingModule,
    DecisionsModule,
    RequestsModule,
    PricingModule,
    ReservationChangesModule,
    ReservationCoreModule,
    GuestAccessModule,
    SettingsModule,
  ],
  controllers: [
    SeriesController,
    SeriesRequestController,
    SeriesRequestDecisionController,
    SeriesRequestGuestController,
  ],
  providers: [SeriesChangesService, SeriesRequestDecisionService, SeriesRequestService, SeriesService],
})
export class SeriesModule {}
