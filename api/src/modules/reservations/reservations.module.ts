import { Global, Module } from '@nestjs/common';
import { PrivacyModule } from '../../platform/privacy/index.ts';
import { AuditModule } from '../audit/index.ts';
import { ExpiredSlots } from '../availability/index.ts';
import { MailModule } from '../mail/index.ts';
import { FutureReservationsPort } from '../spaces/index.ts';
import { ReservationAdminModule } from './admin/reservation.admin.module.ts';
import { GuestBookingsModule } from './requests/guest-bookings.module.ts';
import { ReservationCalendarModule } from './mails/reservation-calendar.module.ts';
import { ReservationChangesModule } from './changes/reservation-changes.module.ts';
import { DecisionsModule } from './decisions/decisions.module.ts';
import { FutureReservationsProvider } from './future-reservations.provider.ts';
import { ReservationMailsModule } from './mails/reservation-mails.module.ts';
import { OwnBookingModule } from './own-bookings/own-booking.module.ts';
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
    GuestBookingsModule,
    DecisionsModule,
    MailModule,
    OwnBookingModule,
    PrivacyModule,
    ReservationAdminModule,
    ReservationCalendarModule,
    ReservationChangesModule,
    ReservationCoreModule,
    ReservationMailsModule,
    SeriesModule,
    WaitingListModule,
  ],
  providers: [
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
  exports: [GuestBookingsModule, ExpiredSlots, FutureReservationsPort, ReservationCalendarModule],
})
export class ReservationsModule {}
