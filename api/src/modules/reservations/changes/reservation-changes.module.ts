import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/index.ts';
import { AvailabilityModule } from '../../availability/index.ts';
import { PricingModule } from '../../pricing/index.ts';
import { GuestAccessModule } from '../guest-access/guest-access.module.ts';
import { ReservationMailsModule } from '../mails/reservation-mails.module.ts';
import { ReservationCoreModule } from '../reservation-core.module.ts';
import { AgreementService } from './agreement.service.ts';
import { ChangeProposalListeners } from './change-proposal.listeners.ts';
import { ProposalDecisionService } from './proposal-decision.service.ts';
import { ProposalMailsService } from './proposal-mails.service.ts';
import { ReservationChangeController } from './reservation-change.controller.ts';
import { ReservationChangePreviewController } from './reservation-change-preview.controller.ts';
import { ReservationChangesService } from './reservation-changes.service.ts';
import { ReservationContactService } from './reservation-contact.service.ts';

@Module({
  imports: [
    AuditModule,
    AvailabilityModule,
    PricingModule,
    ReservationCoreModule,
    GuestAccessModule,
    ReservationMailsModule,
  ],
  controllers: [ReservationChangeController, ReservationChangePreviewController],
  providers: [
    AgreementService,
    ChangeProposalListeners,
    ProposalDecisionService,
    ProposalMailsService,
    ReservationChangesService,
    ReservationContactService,
  ],
  exports: [AgreementService, ReservationChangesService],
})
export class ReservationChangesModule {}
