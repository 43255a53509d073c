import { Injectable } from '@nestjs/common';
import { urls } from '@prostora/contracts';
import { Config } from '../../platform/config/index.ts';
import { RecordTokens } from '../../platform/sealing/record-tokens.ts';
import { secretsOf } from '../../platform/sealing/secrets.ts';

/**
 * Links of senders' pages. A demand has two tokens for the same page: one in the response to sending it,
 * another one in mails. Use of the mailed token confirms the sender's e-mail address.
 */
@Injectable()
export class InquiryLinks extends RecordTokens {
  constructor(config: Config) {
    super(secretsOf(config), 'inquiry-link');
  }

  /** Local path of the sender's page, for the response to sending the demand. */
  pathOf(id: number): string {
    return urls.sentDemand(id, this.tokenOf(id));
  }

  /** Local path of the sender's page, for mails. */
  mailedPathOf(id: number): string {
    return urls.sentDemand(id, this.tokenOf(toMailedRecord(id)));
  }

  /** Whether the token opens the demand's page. */
  opens(id: number, token: string): boolean {
    return this.matches(id, token) || this.isMailed(id, token);
  }

  /** Whether it is the token that only mails contain. */
  isMailed(id: number, token: string): boolean {
    return this.matches(toMailedRecord(id), token);
  }
}

const toMailedRecord = (id: number): string => `${id}.mail`;
