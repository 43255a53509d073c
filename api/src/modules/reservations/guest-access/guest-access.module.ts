import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/index.ts';
import { ConversationCoreModule } from '../../conversations/index.ts';
import { InquiriesModule } from '../../inquiries/index.ts';
import { AvailabilityModule } from '../../availability/index.ts';
import { ReservationMailsModule } from '../mails/reservation-mails.module.ts';
import { ReservationCoreModule } from '../reservation-core.module.ts';
import { ConfirmationCodesService } from './confirmation-codes.service.ts';
import { ConfirmedEmailCookieStore } from './confirmed-email-cookie-store.ts';
import { GuestEmailConfirmationService } from './guest-email-confirmation.service.ts';
import { GuestEmailCorrectionService } from './guest-email-correction.service.ts';
import { GuestLinkController } from './guest-link.controller.ts';
import { GuestLinkService } from './guest-link.service.ts';
import { GuestRequestService } from './guest-request.service.ts';
import { UnconfirmedRequestsService } from './unconfirmed-requests.service.ts';
import { ReservationConversationSubjectsProvider } from './reservation.conversation-subjects.ts';
import { ReservationThreadsRepository } from './reservation-threads.repository.ts';
import { ReservationGuestService } from './reservation-guest.service.ts';

@Module({
  imports: [
    AuditModule,
    AvailabilityModule,
    ConversationCoreModule,
    InquiriesModule,
    ReservationCoreModule,
    ReservationMailsModule,
  ],
  controllers: [GuestLinkController],
  providers: [
    ConfirmationCodesService,
    ConfirmedEmailCookieStore,
    GuestEmailConfirmationService,
    GuestEmailCorrectionService,
    GuestLinkService,
    GuestRequestService,
    ReservationConversationSubjectsProvider,
    ReservationGuestService,
    ReservationThreadsRepository,
    UnconfirmedRequestsService,
  ],
  exports: [
    ConfirmationCodesService,
    ConfirmedEmailCookieStore,
    GuestEmailConfirmationService,
    GuestRequestService,
    ReservationGuestService,
    ReservationThreadsRepository,
    UnconfirmedRequestsService,
  ],
})
export class GuestAccessModule {}
