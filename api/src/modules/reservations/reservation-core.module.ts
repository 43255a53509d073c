import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/index.ts';
import { AvailabilityModule } from '../availability/index.ts';
import { PricingModule } from '../pricing/index.ts';
import { BookingContextLoader } from './booking-context.loader.ts';
import { ReservationSlotService } from './reservation-slot.service.ts';
import { ChangeProposalRepository } from './change-proposal.repository.ts';
import { ChangeProposalService } from './change-proposal.service.ts';
import { GuestEmailConfirmationRepository } from './guest-email-confirmation.repository.ts';
import { ReservationWorkflowService } from './decisions/reservation-workflow.service.ts';
import { OwnerLinksService } from './owner-links.service.ts';
import { ReservationConfirmationService } from './reservation-confirmation.service.ts';
import { ReservationExpiryService } from './reservation-expiry.service.ts';
import { ReservationLinksService } from './reservation-links.service.ts';
import { ReservationLockService } from './reservation-lock.service.ts';
import { ReservationQueryService } from './reservation-query.service.ts';
import { ReservationStepService } from './reservation-step.service.ts';
import { ReservationRepository } from './reservation.repository.ts';
import { SeriesRepository } from './series.repository.ts';

const PROVIDERS = [
  BookingContextLoader,
  ReservationSlotService,
  ChangeProposalRepository,
  ChangeProposalService,
  GuestEmailConfirmationRepository,
  OwnerLinksService,
  ReservationConfirmationService,
  ReservationExpiryService,
  ReservationLinksService,
  ReservationLockService,
  ReservationQueryService,
  ReservationRepository,
  ReservationStepService,
  ReservationWorkflowService,
  SeriesRepository,
];

/** Reservations, their steps and the data that decide about a slot; shared by the parts of the module. */
@Module({
  imports: [AuditModule, AvailabilityModule, PricingModule],
  providers: PROVIDERS,
  exports: PROVIDERS,
})
export class ReservationCoreModule {}
