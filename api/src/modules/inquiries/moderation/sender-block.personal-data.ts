import { Injectable } from '@nestjs/common';
import {
  PersonalDataRegistry,
  type Person,
  type PersonalDataProvider,
} from '../../../platform/privacy/index.ts';
import { SenderBlocksService } from './sender-blocks.service.ts';

/** Blocks of a person's address: the erasure keeps the hash, so that the block stays in force. */
@Injectable()
export class SenderBlocksPersonalDataProvider implements PersonalDataProvider {
  readonly name = 'sender-blocks';

  constructor(
    private readonly blocks: SenderBlocksService,
    personalData: PersonalDataRegistry,
  ) {
    personalData.register(this);
  }

  export(): Promise<unknown> {
    return Promise.resolve([]);
  }

  async erase({ email, ownsEmail }: Person): Promise<void> {
    if (ownsEmail) await this.blocks.eraseEmail(email);
  }
}
