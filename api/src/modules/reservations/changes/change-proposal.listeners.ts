import { Injectable } from '@nestjs/common';
import { OnEvent } from '../../../platform/outbox/index.ts';
import { proposalChanged, type ProposalEvent } from './change-proposal.events.ts';
import { ProposalMailsService } from './proposal-mails.service.ts';

/** Each side by itself, so that a failure about one never repeats the mail to the other. */
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
