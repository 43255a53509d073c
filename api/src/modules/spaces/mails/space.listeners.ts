import { Injectable } from '@nestjs/common';
import { OnEvent, type EventRun } from '../../../platform/outbox/index.ts';
import { spaceEditedAfterApproval, spaceStatusChanged } from '../space.events.ts';
import { SpaceMailsService } from './space-mails.service.ts';
import type { StatusChange } from './space-mails.templates.ts';

@Injectable()
export class SpaceListeners {
  constructor(private readonly mails: SpaceMailsService) {}

  @OnEvent(spaceStatusChanged, 'spaces-mail-owner')
  async mailOwner(change: StatusChange, { id }: EventRun): Promise<void> {
    await this.mails.notifyOwner(`space-status-${id}`, change);
  }

  @OnEvent(spaceStatusChanged, 'spaces-mail-operators')
  async mailOperators(change: StatusChange, { id }: EventRun): Promise<void> {
    await this.mails.notifyOperators(`space-step-${id}`, change);
  }

  @OnEvent(spaceEditedAfterApproval, 'spaces-mail-operators')
  async mailOfReview({ review_id }: { review_id: number }, { id }: EventRun): Promise<void> {
    await this.mails.notifyOperatorsOfReview(`space-review-${id}`, review_id);
  }
}
