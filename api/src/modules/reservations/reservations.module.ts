import { Global, Module } from '@nestjs/common';
import { PrivacyModule } from '../../platform/privacy/index.ts';
import { AuditModule } from '../audit/index.ts';
import { AvailabilityModule, ExpiredSlots } from '../availability/index.ts';
import { ConversationCoreModule } from '../conversations/index.ts';
import { MailModule } from '../mail/index.ts';
import { FutureReservationsPort } from '../spaces/index.ts';
import { ReservationAdminController } from './admin/reservation.admin.controller.ts';
import { ReservationAdminRepository } from './admin/reservation.admin.repository.ts';
import { ReservationAdminService } from './admin/reservation.admin.service.ts';
import { BookingModule } from './booking/booking.module.ts';
import { RequestsModule } from './requests/requests.module.ts';
import { ReservationChangesModule } from './changes/reservation-changes.module.ts';
import { DecisionsModule } from './decisions/decisions.module.ts';
import { FutureReservationsProvider } from './future-reservations.provider.ts';
import { ReservationMailsModule } from './mails/reservation-mails.module.ts';
import { OwnBookingController } from './own-bookings/own-booking.controller.ts';
import { OwnBookingRepository } from './own-bookings/own-booking.repository.ts';
import { OwnBookingService } from './own-bookings/own-booking.service.ts';
import { ReservationAnonymizationService } from './privacy/reservation-anonymization.service.ts';
import { ReservationCoreModule } from './reservation-core.module.ts';
import { ReservationExpiryJobs } from './reservation-expiry.jobs.ts';
import { ReservationExpiryService } from './reservation-expiry.service.ts';
import { ReservationJobs } from './privacy/reservation.jobs.ts';
import { ReservationListeners } from './mails/reservation.listeners.ts';
import { ReservationPersonalDataProvider } from './privacy/reservation.personal-data.ts';
import { SeriesModule } from './series/series.module.ts';
import { WaitingListJobs } from './waiting-list/waiting-list.jobs.ts';
import { WaitingListModule } from './waiting-list/waiting-list.module.ts';
import { WaitingListPersonalDataProvider } from './waiting-list/waiting-list.personal-data.ts';

/** Global because it fills ports of modules it depends on. */
@Global()
@Module({
  imports: [
    AuditModule,
    AvailabilityModule,
    BookingModule,
    ConversationCoreModule,
    RequestsModule,
    DecisionsModule,
    MailModule,
    PrivacyModule,
    ReservationChangesModule,
    ReservationCoreModule,
    ReservationMailsModule,
    SeriesModule,
    WaitingListModule,
  ],
  controllers: [OwnBookingController, ReservationAdminController],
  providers: [
    OwnBookingRepository,
    OwnBookingService,
    ReservationAdminRepository,
    ReservationAdminService,
    ReservationAnonymizationService,
    ReservationExpiryJobs,
    ReservationJobs,
    ReservationListeners,
    ReservationPersonalDataProvider,
    WaitingListJobs,
    WaitingListPersonalDataProvider,
    { provide: FutureReservationsPort, useClass: FutureReservationsProvider },
    { provide: ExpiredSlots, useExisting: ReservationExpiryService },
  ],
  exports: [RequestsModule, ExpiredSlots, FutureReservationsPort, ReservationMailsModule],
})
export class ReservationsModule {}
