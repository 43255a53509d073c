import { Global, Module } from '@nestjs/common';
import { AuditModule } from '../audit/index.ts';
import { AvailabilityModule, ExpiredSlots } from '../availability/index.ts';
import { PricingModule } from '../pricing/index.ts';
import { OfferReservationsPort } from '../inquiries/index.ts';
import { MailModule } from '../mail/index.ts';
import { PrivacyModule } from '../../platform/privacy/index.ts';
import { SettingsModule } from '../settings/index.ts';
import { FutureReservationsPort, SpacesModule } from '../spaces/index.ts';
import { BookingController } from './booking/booking.controller.ts';
import { BookingMetrics } from './booking/booking-metrics.ts';
import { CancellationLimitService } from './guest/cancellation-limit.service.ts';
import { BookingContextLoader } from './booking/booking-context.loader.ts';
import { CalendarIdentityService } from './calendar/calendar-identity.service.ts';
import { AgreementService } from './changes/agreement.service.ts';
import { ChangeProposalListeners } from './changes/change-proposal.listeners.ts';
import { ChangeProposalRepository } from './changes/change-proposal.repository.ts';
import { ChangeProposalService } from './changes/change-proposal.service.ts';
import { ProposalDecisionService } from './changes/proposal-decision.service.ts';
import { ProposalMailsService } from './changes/proposal-mails.service.ts';
import { ReservationChangeController } from './changes/reservation-change.controller.ts';
import { ReservationChangesService } from './changes/reservation-changes.service.ts';
import { ReservationContactService } from './changes/reservation-contact.service.ts';
import { ReservationSlotService } from './changes/reservation-slot.service.ts';
import { AlternativeSlotsService } from './booking/alternative-slots.service.ts';
import { BookingService } from './booking/booking.service.ts';
import { ReservationExpiryService } from './reservation-expiry.service.ts';
import { ConfirmedEmailCookieStore } from './guest/confirmed-email-cookie-store.ts';
import { GuestEmailConfirmationRepository } from './guest/guest-email-confirmation.repository.ts';
import { GuestEmailConfirmationService } from './guest/guest-email-confirmation.service.ts';
import { ReservationCreationService } from './booking/reservation-creation.service.ts';
import { OfferTakingService } from './booking/offer-taking.service.ts';
import { ReservationAdminController } from './admin/reservation.admin.controller.ts';
import { ReservationAdminService } from './admin/reservation.admin.service.ts';
import { ReservationCalendarController } from './calendar/reservation-calendar.controller.ts';
import { ReservationCalendarService } from './calendar/reservation-calendar.service.ts';
import { ReservationController } from './reservation.controller.ts';
import { ReservationWorkflowService } from './hosting/reservation-workflow.service.ts';
import { ReservationAdminRepository } from './admin/reservation.admin.repository.ts';
import { ReservationExpiryJobs } from './reservation-expiry.jobs.ts';
import { ReservationAnonymizationService } from './reservation-anonymization.service.ts';
import { ReservationGuestService } from './guest/reservation-guest.service.ts';
import { ReservationLinksService } from './reservation-links.service.ts';
import { ReservationLockService } from './reservation-lock.service.ts';
import { ReservationListRepository } from './hosting/reservation-list.repository.ts';
import { ReservationListsService } from './hosting/reservation-lists.service.ts';
import { ReservationListeners } from './reservation.listeners.ts';
import { ReservationJobs } from './reservation.jobs.ts';
import { ReservationMailsRepository } from './mails/reservation-mails.repository.ts';
import { ReservationMailsService } from './mails/reservation-mails.service.ts';
import { FutureReservationsProvider } from './future-reservations.provider.ts';
import { ReservationRemindersService } from './mails/reservation-reminders.service.ts';
import { ReservationRepository } from './reservation.repository.ts';
import { ReservationPersonalDataProvider } from './reservation.personal-data.ts';
import { ReservationWorkflowController } from './hosting/reservation-workflow.controller.ts';

/** Global because it fills ports of modules it depends on. */
@Global()
@Module({
  imports: [
    AuditModule,
    AvailabilityModule,
    PricingModule,
    MailModule,
    PrivacyModule,
    SettingsModule,
    SpacesModule,
  ],
  controllers: [
    BookingController,
    ReservationAdminController,
    ReservationCalendarController,
    ReservationChangeController,
    ReservationController,
    ReservationWorkflowController,
  ],
  providers: [
    ConfirmedEmailCookieStore,
    GuestEmailConfirmationRepository,
    GuestEmailConfirmationService,
    ReservationCreationService,
    AgreementService,
    CalendarIdentityService,
    ChangeProposalListeners,
    ChangeProposalRepository,
    ChangeProposalService,
    ProposalDecisionService,
    ProposalMailsService,
    ReservationChangesService,
    ReservationContactService,
    ReservationLockService,
    ReservationSlotService,
    BookingMetrics,
    CancellationLimitService,
    BookingContextLoader,
    BookingService,
    AlternativeSlotsService,
    ReservationExpiryService,
    ReservationAdminService,
    ReservationWorkflowService,
    ReservationAdminRepository,
    ReservationExpiryJobs,
    ReservationGuestService,
    ReservationLinksService,
    ReservationListRepository,
    ReservationListsService,
    ReservationCalendarService,
    ReservationAnonymizationService,
    ReservationJobs,
    ReservationListeners,
    ReservationMailsRepository,
    ReservationMailsService,
    ReservationRemindersService,
    ReservationPersonalDataProvider,
    ReservationRepository,
    { provide: FutureReservationsPort, useClass: FutureReservationsProvider },
    { provide: ExpiredSlots, useExisting: ReservationExpiryService },
    { provide: OfferReservationsPort, useClass: OfferTakingService },
  ],
  exports: [CalendarIdentityService, FutureReservationsPort, ExpiredSlots, OfferReservationsPort],
})
export class ReservationsModule {}
