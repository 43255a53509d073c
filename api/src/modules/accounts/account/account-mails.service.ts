import { Injectable } from '@nestjs/common';
import type { SecondFactorMailChange } from '@prostora/strings/cs/mail-account.ts';
import { randomUUID } from 'node:crypto';
import { UnitOfWork } from '../../../platform/database/index.ts';
import { accountMailKey, MailService, type TemplatedMail } from '../../mail/index.ts';
import type { LegalTermsVersion } from '../../settings/index.ts';
import type { User } from '../users/index.ts';
import { OneTimeTokensService } from './one-time-tokens.service.ts';
import {
  accountErasedMail,
  deviceCodeMail,
  emailChangingMail,
  linkMails,
  passwordChangedMail,
  secondFactorChangedMail,
  termsChangingMail,
  type LinkPurpose,
} from './account-mails.templates.ts';

type Recipient = Pick<User, 'id' | 'email'>;

/**
 * Mails about an account. The token of a link is in the URL fragment, which is sent neither to servers nor in
 * referrers.
 */
@Injectable()
export class AccountMailsService {
  constructor(
    private readonly mails: MailService,
    private readonly tokens: OneTimeTokensService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Issues a link and sends it to the address it confirms, by default the current one. */
  async sendLink(user: Recipient, purpose: LinkPurpose, email = user.email): Promise<void> {
    await this.unitOfWork.run(async () => {
      const { id, token } = await this.tokens.issue(user.id, purpose, email);
      await this.mails.enqueue({
        idempotencyKey: accountMailKey(user.id, `link-${id}`),
        to: email,
        subject: { type: 'user', id: user.id },
        ...linkMails[purpose].build(token),
      });
    });
  }

  sendDeviceCode({ id, email }: Recipient, tokenId: number, code: string): Promise<void> {
    const idempotencyKey = accountMailKey(id, `device-code-${tokenId}`);
    return this.mails.enqueue({
      idempotencyKey,
      to: email,
      subject: { type: 'user', id },
      ...deviceCodeMail.build(code),
    });
  }

  sendPasswordChanged(user: Recipient): Promise<void> {
    return this.notify(user, passwordChangedMail.build());
  }

  sendSecondFactorChanged(user: Recipient, change: SecondFactorMailChange): Promise<void> {
    return this.notify(user, secondFactorChangedMail.build(change));
  }

  /** Sent to the current address, so that its owner can object to the new one. */
  sendEmailChanging(user: Recipient, newEmail: string): Promise<void> {
    return this.notify(user, emailChangingMail.build(newEmail));
  }

  /** Sent once for each version, even if the version is withdrawn and published again. */
  sendTermsChanging(user: Recipient, terms: Pick<LegalTermsVersion, 'validFrom' | 'summary'>): Promise<void> {
    return this.mails.enqueue({
      idempotencyKey: accountMailKey(user.id, `terms-${terms.validFrom}`),
      to: user.email,
      subject: { type: 'user', id: user.id },
      ...termsChangingMail.build(terms),
    });
  }

  /** The last mail; the log does not store its recipient. */
  sendAccountErased(user: Recipient): Promise<void> {
    return this.notify(user, accountErasedMail.build(), true);
  }

  private notify(user: Recipient, mail: TemplatedMail, anonymizeAddress = false): Promise<void> {
    return this.mails.enqueue({
      idempotencyKey: accountMailKey(user.id, `${mail.template}-${randomUUID()}`),
      to: user.email,
      subject: { type: 'user', id: user.id },
      ...mail,
      anonymizeAddress,
    });
  }
}
