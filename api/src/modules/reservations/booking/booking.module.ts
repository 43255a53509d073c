import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/index.ts';
import { AvailabilityModule } from '../../availability/index.ts';
import { OfferReservationsPort } from '../../inquiries/index.ts';
import { PricingModule } from '../../pricing/index.ts';
import { SettingsModule } from '../../settings/index.ts';
import { ReservationGuestModule } from '../guest/reservation-guest.module.ts';
import { ReservationCoreModule } from '../reservation-core.module.ts';
import { AlternativeSlotsService } from './alternative-slots.service.ts';
import { BookingMetrics } from './booking-metrics.ts';
import { BookingController } from './booking.controller.ts';
import { BookingService } from './booking.service.ts';
import { OfferTakingService } from './offer-taking.service.ts';
import { ReservationCreationService } from './reservation-creation.service.ts';

@Module({
  imports: [
    AuditModule,
    AvailabilityModule,
    PricingModule,
    ReservationCoreModule,
    ReservationGuestModule,
    SettingsModule,
  ],
  controllers: [BookingController],
  providers: [
    AlternativeSlotsService,
    BookingMetrics,
    BookingService,
    ReservationCreationService,
    { provide: OfferReservationsPort, useClass: OfferTakingService },
  ],
  exports: [OfferReservationsPort],
})
export class BookingModule {}
