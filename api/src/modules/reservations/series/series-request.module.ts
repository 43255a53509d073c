import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/index.ts';
import { AvailabilityModule } from '../../availability/index.ts';
import { PricingModule } from '../../pricing/index.ts';
import { SettingsModule } from '../../settings/index.ts';
import { BookingModule } from '../booking/booking.module.ts';
import { DecisionsModule } from '../decisions/decisions.module.ts';
import { GuestBookingsModule } from '../guest-bookings/guest-bookings.module.ts';
import { ReservationGuestModule } from '../guest/reservation-guest.module.ts';
import { ReservationCoreModule } from '../reservation-core.module.ts';
import { SeriesRequestController } from './series-request.controller.ts';
import { SeriesRequestDecisionController } from './series-request-decision.controller.ts';
import { SeriesRequestDecisionService } from './series-request-decision.service.ts';
import { SeriesRequestGuestController } from './series-request-guest.controller.ts';
import { SeriesRequestService } from './series-request.service.ts';
import { SeriesRequestViewService } from './series-request-view.service.ts';

@Module({
  imports: [
    AuditModule,
    AvailabilityModule,
    BookingModule,
    DecisionsModule,
    GuestBookingsModule,
    PricingModule,
    ReservationCoreModule,
    ReservationGuestModule,
    SettingsModule,
  ],
  controllers: [SeriesRequestController, SeriesRequestDecisionController, SeriesRequestGuestController],
  providers: [SeriesRequestDecisionService, SeriesRequestService, SeriesRequestViewService],
})
export class SeriesRequestModule {}
