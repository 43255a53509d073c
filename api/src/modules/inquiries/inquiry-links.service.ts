import { Injectable } from '@nestjs/common';
import { urls } from '@prostora/contracts';
import { Config } from '../../platform/config/index.ts';
import { RecordTokens } from '../../platform/sealing/record-tokens.ts';
import { secretsOf } from '../../platform/sealing/secrets.ts';

/** Links of senders' pages: each demand has one token. */
@Injectable()
export class InquiryLinks extends RecordTokens {
  constructor(config: Config) {
    super(secretsOf(config), 'inquiry-link');
  }

  /** Local path of the sender's page. */
  pathOf(id: number): string {
    return urls.sentDemand(id, this.tokenOf(id));
  }
}
