import { Module } from '@nestjs/common';
import { InquiriesModule, OfferReservationsPort } from '../../inquiries/index.ts';
import { PricingModule } from '../../pricing/index.ts';
import { SettingsModule } from '../../settings/index.ts';
import { GuestAccessModule } from '../guest-access/guest-access.module.ts';
import { TaxonomyModule } from '../../taxonomy/index.ts';
import { BookingModule } from '../booking/booking.module.ts';
import { WaitingListModule } from '../waiting-list/waiting-list.module.ts';
import { ReservationCoreModule } from '../reservation-core.module.ts';
import { AvailabilityCheckService } from './availability-check.service.ts';
import { AlternativeSlotsService } from './alternative-slots.service.ts';
import { BookingAttemptsService } from './booking-attempts.service.ts';
import { BookingController } from './booking.controller.ts';
import { GuestBookingService } from './guest-booking.service.ts';
import { OfferChoiceListeners } from './offer-choice.listeners.ts';
import { OfferTakingService } from './offer-taking.service.ts';

@Module({
  imports: [
    BookingModule,
    InquiriesModule,
    PricingModule,
    ReservationCoreModule,
    GuestAccessModule,
    SettingsModule,
    TaxonomyModule,
    WaitingListModule,
  ],
  controllers: [BookingController],
  providers: [
    AlternativeSlotsService,
    AvailabilityCheckService,
    BookingAttemptsService,
    GuestBookingService,
    OfferChoiceListeners,
    { provide: OfferReservationsPort, useClass: OfferTakingService },
  ],
  exports: [GuestBookingService, OfferReservationsPort],
})
export class RequestsModule {}
