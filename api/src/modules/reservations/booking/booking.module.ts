import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/index.ts';
import { PricingModule } from '../../pricing/index.ts';
import { ReservationGuestModule } from '../guest-access/reservation-guest.module.ts';
import { ReservationCoreModule } from '../reservation-core.module.ts';
import { BookingLimitsService } from './booking-limits.service.ts';
import { BookingRepository } from './booking.repository.ts';
import { BookingService } from './booking.service.ts';

/** Makes reservations. */
@Module({
  imports: [AuditModule, PricingModule, ReservationCoreModule, ReservationGuestModule],
  providers: [BookingLimitsService, BookingRepository, BookingService],
  exports: [BookingService],
})
export class BookingModule {}
