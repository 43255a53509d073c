import { Injectable } from '@nestjs/common';
import { OnEvent } from '../../platform/outbox/index.ts';
import { imageReady } from '../media/index.ts';
import { SpaceWorkflow } from './space-workflow.service.ts';

@Injectable()
export class SpaceListeners {
  constructor(private readonly workflow: SpaceWorkflow) {}

  /** A finished photograph changes the cards of the spaces that show it. */
  @OnEvent(imageReady, 'spaces-show-image')
  async showImage({ image_id }: { image_id: number }): Promise<void> {
    await this.workflow.announceImage(image_id);
  }
}
