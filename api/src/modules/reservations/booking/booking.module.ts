import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/index.ts';
import { PricingModule } from '../../pricing/index.ts';
import { GuestAccessModule } from '../guest-access/guest-access.module.ts';
import { ReservationCoreModule } from '../reservation-core.module.ts';
import { BookingAnnouncementService } from './booking-announcement.service.ts';
import { BookingLimitsService } from './booking-limits.service.ts';
import { BookingRepository } from './booking.repository.ts';
import { BookingService } from './booking.service.ts';

/** Makes reservations. */
@Module({
  imports: [AuditModule, PricingModule, ReservationCoreModule, GuestAccessModule],
  providers: [BookingAnnouncementService, BookingLimitsService, BookingRepository, BookingService],
  exports: [BookingService],
})
export class BookingModule {}
