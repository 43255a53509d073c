import { Injectable } from '@nestjs/common';
import { OnEvent, type EventRun } from '../../platform/outbox/index.ts';
import { imageReady } from '../media/index.ts';
import { spaceStatusChanged } from './space.events.ts';
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
}
