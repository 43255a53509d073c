import { Injectable } from '@nestjs/common';
import { OnEvent } from '../../../platform/outbox/index.ts';
import { proposalChanged, type ProposalEvent } from '../reservation.events.ts';
import { ProposalMailsService } from './proposal-mails.service.ts';

/** One listener per side, so a failure of one does not repeat the mail to the other. */
@Injectable()
export class ChangeProposalListeners {
  constructor(private readonly mails: ProposalMailsService) {}

  @OnEvent(proposalChanged, 'mail-guest')
  async mailGuest(event: ProposalEvent): Promise<void> {
    await this.mails.notifyGuest(event);
  }

  @OnEvent(proposalChanged, 'mail-owner')
  async mailOwner(event: ProposalEvent): Promise<void> {
    await this.mails.notifyOwner(event);
  }
}
