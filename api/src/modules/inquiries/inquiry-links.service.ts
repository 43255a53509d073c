import { Injectable } from '@nestjs/common';
import { urls } from '@prostora/contracts';
import { Config } from '../../platform/config/index.ts';
import { SignedTokens } from '../../platform/crypto/signed-tokens.ts';
import { getSecrets } from '../../platform/crypto/secrets.ts';

/**
 * Links of senders' pages. A demand has two tokens for the same page: one in the response to sending it,
 * another one in mails. Use of the mailed token confirms the sender's e-mail address.
 */
@Injectable()
export class InquiryLinksService extends SignedTokens {
  constructor(config: Config) {
    super(getSecrets(config), 'inquiry-link');
  }

  /** Local path of the sender's page, for the response to sending the demand. */
  buildPath(id: number): string {
    return urls.sentDemand(id, this.sign(id));
  }

  /** Local path of the sender's page, for mails. */
  buildMailedPath(id: number): string {
    return urls.sentDemand(id, this.sign(toMailedRecord(id)));
  }

  /** Whether the token opens the demand's page. */
  isValid(id: number, token: string): boolean {
    return this.verify(id, token) || this.isMailedToken(id, token);
  }

  /** Whether it is the token that only mails contain. */
  isMailedToken(id: number, token: string): boolean {
    return this.verify(toMailedRecord(id), token);
  }
}

const toMailedRecord = (id: number): string => `${id}.mail`;
