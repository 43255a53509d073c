import { Global, Module } from '@nestjs/common';
import { AuditModule } from '../audit/index.ts';
import { AvailabilityModule, LapsedTerms } from '../availability/index.ts';
import { PricingModule } from '../pricing/index.ts';
import { OfferTaking } from '../inquiries/index.ts';
import { MailModule } from '../mail/index.ts';
import { PrivacyModule } from '../privacy/index.ts';
import { SettingsModule } from '../settings/index.ts';
import { SpaceObligations, SpacesModule } from '../spaces/index.ts';
import { BookingController } from './booking.controller.ts';
import { BookingFigures } from './booking-figures.ts';
import { CancellationLimitService } from './cancellation-limit.service.ts';
import { BookingGrounds } from './booking-grounds.service.ts';
import { CalendarIdentityService } from './calendar-identity.service.ts';
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
import { BookingsInstead } from './bookings-instead.service.ts';
import { Bookings } from './bookings.service.ts';
import { LapsedRequests } from './lapsed-requests.service.ts';
import { MailboxCookies } from './mailbox-cookies.ts';
import { MailboxProofRepository } from './mailbox-proof.repository.ts';
import { MailboxProofService } from './mailbox-proof.service.ts';
import { ReservationCreationService } from './reservation-creation.service.ts';
import { OfferTakingService } from './offer-taking.service.ts';
import { ReservationAdminController } from './reservation.admin.controller.ts';
import { ReservationAdminService } from './reservation.admin.service.ts';
import { ReservationCalendarController } from './reservation-calendar.controller.ts';
import { ReservationCalendars } from './reservation-calendar.service.ts';
import { ReservationController } from './reservation.controller.ts';
import { ReservationDesk } from './reservation-desk.service.ts';
import { ReservationDirectoryRepository } from './reservation-directory.repository.ts';
import { ReservationExpiryJobs } from './reservation-expiry.jobs.ts';
import { ReservationForgetting } from './reservation-forgetting.service.ts';
import { ReservationGuests } from './reservation-guest.service.ts';
import { ReservationLinks } from './reservation-links.service.ts';
import { ReservationLockService } from './reservation-lock.service.ts';
import { ReservationListRepository } from './reservation-list.repository.ts';
import { ReservationLists } from './reservation-lists.service.ts';
import { ReservationListeners } from './reservation.listeners.ts';
import { ReservationJobs } from './reservation.jobs.ts';
import { ReservationMailRepository } from './reservation-mails.repository.ts';
import { ReservationMailSamples } from './reservation-mails.samples.ts';
import { ReservationMails } from './reservation-mails.service.ts';
import { ReservationObligations } from './reservation.obligations.ts';
import { ReservationReminders } from './reservation-reminders.service.ts';
import { ReservationRepository } from './reservation.repository.ts';
import { ReservationsPersonalData } from './reservation.personal-data.ts';
import { ReservationWorkflowController } from './reservation-workflow.controller.ts';

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
    MailboxCookies,
    MailboxProofRepository,
    MailboxProofService,
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
    BookingFigures,
    CancellationLimitService,
    BookingGrounds,
    Bookings,
    BookingsInstead,
    LapsedRequests,
    ReservationAdminService,
    ReservationDesk,
    ReservationDirectoryRepository,
    ReservationExpiryJobs,
    ReservationGuests,
    ReservationLinks,
    ReservationListRepository,
    ReservationLists,
    ReservationCalendars,
    ReservationForgetting,
    ReservationJobs,
    ReservationListeners,
    ReservationMailRepository,
    ReservationMails,
    ReservationMailSamples,
    ReservationReminders,
    ReservationsPersonalData,
    ReservationRepository,
    { provide: SpaceObligations, useClass: ReservationObligations },
    { provide: LapsedTerms, useExisting: LapsedRequests },
    { provide: OfferTaking, useClass: OfferTakingService },
  ],
  exports: [CalendarIdentityService, SpaceObligations, LapsedTerms, OfferTaking],
})
export class ReservationsModule {}
