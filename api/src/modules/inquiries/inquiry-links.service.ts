import { Injectable } from '@nestjs/common';
import { urls } from '@prostora/contracts';
import { Config } from '../../platform/config/index.ts';
import { RecordTokens } from '../../platform/sealing/record-tokens.ts';
import { secretsOf } from '../../platform/sealing/secrets.ts';

/**
 * Links of senders' pages. A demand has two tokens that open the same page: the answer to who sends it holds one, mails hold the other,
 * so that who comes by the latter reads the sender's mailbox.
 */
@Injectable()
export class InquiryLinks extends RecordTokens {
  constructor(config: Config) {
    super(secretsOf(config), 'inquiry-link');
  }

  /** Local path of the sender's page, told to who sends the demand. */
  pathOf(id: number): string {
    return urls.sentDemand(id, this.tokenOf(id));
  }

  /** The same for mails. */
  mailedPathOf(id: number): string {
    return urls.sentDemand(id, this.tokenOf(toMailedRecord(id)));
  }

  /** Whether the token opens the demand's page. */
  opens(id: number, token: string): boolean {
    return this.matches(id, token) || this.isMailed(id, token);
  }

  /** Whether the token was only ever mailed. */
  isMailed(id: number, token: string): boolean {
    return this.matches(toMailedRecord(id), token);
  }
}

const toMailedRecord = (id: number): string => `${id}.mail`;
