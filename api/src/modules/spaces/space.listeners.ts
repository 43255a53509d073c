import { Injectable } from '@nestjs/common';
import { OnEvent, type EventRun } from '../../platform/outbox/index.ts';
import { imageReady } from '../media/index.ts';
import { spaceEditedAfterApproval, spaceStatusChanged } from './space.events.ts';
import { SpaceMails, type StatusChange } from './space-mails.service.ts';
import { SpaceWorkflow } from './space-workflow.service.ts';

@Injectable()
export class SpaceListeners {
  constructor(private readonly workflow: SpaceWorkflow, private readonly mails: SpaceMails) {}

  /** A finished photograph changes the cards of the spaces that show it. */
  @OnEvent(imageReady, 'spaces-show-image')
  async showImage({ image_id }: { image_id: number }): Promise<void> {
    await this.workflow.announceImage(image_id);
  }

  /** The owner learns of the operator's decision. */
  @OnEvent(spaceStatusChanged, 'spaces-mail-owner')
  async mailOwner(change: StatusChange, { id }: EventRun): Promise<void> {
    await this.mails.tellOwner(`space-status-${id}`, change);
  }

  /** Operators learn of what owners did. */
  @OnEvent(spaceStatusChanged, 'spaces-mail-operators')
  async mailOperators(change: StatusChange, { id }: EventRun): Promise<void> {
    await this.mails.tellOperators(`space-step-${id}`, change);
  }

  @OnEvent(spaceEditedAfterApproval, 'spaces-mail-operators')
  async mailOfReview({ review_id }: { review_id: number }, { id }: EventRun): Promise<void> {
    await this.mails.tellOfReview(`space-review-${id}`, review_id);
  }
}
