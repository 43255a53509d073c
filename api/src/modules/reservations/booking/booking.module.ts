import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/index.ts';
import { AvailabilityModule } from '../../availability/index.ts';
import { InquiriesModule, OfferReservationsPort } from '../../inquiries/index.ts';
import { PricingModule } from '../../pricing/index.ts';
import { SettingsModule } from '../../settings/index.ts';
import { ReservationGuestModule } from '../guest/reservation-guest.module.ts';
import { TaxonomyModule } from '../../taxonomy/index.ts';
import { WaitingListModule } from '../waiting-list/waiting-list.module.ts';
import { ReservationCoreModule } from '../reservation-core.module.ts';
import { AvailabilityCheckService } from './availability-check.service.ts';
import { AlternativeSlotsService } from './alternative-slots.service.ts';
import { BookingAttemptsService } from './booking-attempts.service.ts';
import { BookingMetrics } from './booking-metrics.ts';
import { BookingController } from './booking.controller.ts';
import { BookingService } from './booking.service.ts';
import { OfferChoiceListeners } from './offer-choice.listeners.ts';
import { OfferTakingService } from './offer-taking.service.ts';
import { ReservationAnnouncementService } from './reservation-announcement.service.ts';
import { SlotBookingService } from './slot-booking.service.ts';

@Module({
  imports: [
    AuditModule,
    AvailabilityModule,
    InquiriesModule,
    PricingModule,
    ReservationCoreModule,
    ReservationGuestModule,
    SettingsModule,
    TaxonomyModule,
    WaitingListModule,
  ],
  controllers: [BookingController],
  providers: [
    AlternativeSlotsService,
    AvailabilityCheckService,
    BookingAttemptsService,
    BookingMetrics,
    BookingService,
    OfferChoiceListeners,
    ReservationAnnouncementService,
    SlotBookingService,
    { provide: OfferReservationsPort, useClass: OfferTakingService },
  ],
  exports: [BookingAttemptsService, BookingMetrics, OfferReservationsPort],
})
export class BookingModule {}
