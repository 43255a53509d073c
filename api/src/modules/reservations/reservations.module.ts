import { Global, Module } from '@nestjs/common';
import { AuditModule } from '../audit/index.ts';
import { AvailabilityModule, LapsedTerms } from '../availability/index.ts';
import { SpaceObligations, SpacesModule } from '../spaces/index.ts';
import { BookingController } from './booking.controller.ts';
import { BookingGrounds } from './booking-grounds.service.ts';
import { BookingsInstead } from './bookings-instead.service.ts';
import { Bookings } from './bookings.service.ts';
import { LapsedRequests } from './lapsed-requests.service.ts';
import { ReservationController } from './reservation.controller.ts';
import { ReservationDesk } from './reservation-desk.service.ts';
import { ReservationExpiryJobs } from './reservation-expiry.jobs.ts';
import { ReservationGuests } from './reservation-guest.service.ts';
import { ReservationLinks } from './reservation-links.service.ts';
import { ReservationListRepository } from './reservation-list.repository.ts';
import { ReservationLists } from './reservation-lists.service.ts';
import { ReservationObligations } from './reservation.obligations.ts';
import { ReservationRepository } from './reservation.repository.ts';

/** Global because it fills ports of modules it depends on. */
@Global()
@Module({
  imports: [AuditModule, AvailabilityModule, SpacesModule],
  controllers: [BookingController, ReservationController],
  providers: [
    BookingGrounds, Bookings, BookingsInstead, LapsedRequests, ReservationDesk, ReservationExpiryJobs, ReservationGuests, ReservationLinks, ReservationListRepository, ReservationLists,
    ReservationRepository, { provide: SpaceObligations, useClass: ReservationObligations }, { provide: LapsedTerms, useExisting: LapsedRequests },
  ],
  exports: [SpaceObligations, LapsedTerms],
})
export class ReservationsModule {}
