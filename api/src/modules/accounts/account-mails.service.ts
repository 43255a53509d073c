import { Injectable } from '@nestjs/common';
import { buildTermsUrl, urls } from '@prostora/contracts';
import { mailAccount, type SecondFactorMailChange } from '@prostora/strings/cs/mail-account.ts';
import { randomUUID } from 'node:crypto';
import { UnitOfWork } from '../../platform/database/index.ts';
import { accountMailKey, MailService, type MailMessage } from '../mail/index.ts';
import type { LegalTermsVersion } from '../settings/index.ts';
import type { User } from '../users/index.ts';
import { OneTimeTokensService } from './registration/one-time-tokens.service.ts';
import type { TokenPurpose } from './registration/one-time-token.entity.ts';

type Recipient = Pick<User, 'id' | 'email'>;

type LinkPurpose = Exclude<TokenPurpose, 'device-code'>;

const LINK_MAILS: Readonly<
  Record<
    LinkPurpose,
    { text: { subject: string; paragraphs: readonly string[]; action: string }; path: string }
  >
> = {
  'confirm-email': { text: mailAccount.confirmEmail, path: urls.confirmEmail },
  'change-email': { text: mailAccount.changeEmail, path: urls.confirmEmail },
  'reset-password': { text: mailAccount.resetPassword, path: urls.resetPassword },
};

export function buildLinkMail(purpose: LinkPurpose, token: string): MailMessage {
  const {
    text: { subject, paragraphs, action },
    path,
  } = LINK_MAILS[purpose];
  return { subject, paragraphs: [...paragraphs], action: { label: action, path: `${path}#token=${token}` } };
}

/** The mail with a code that registers a browser as a known device. */
export function buildDeviceCodeMail(code: string): MailMessage {
  const { subject, paragraphs } = mailAccount.deviceCode;
  return { subject, paragraphs: [...paragraphs], code };
}

/** Announces terms that come into force later. */
export function buildTermsMail({
  validFrom,
  summary,
}: Pick<LegalTermsVersion, 'validFrom' | 'summary'>): MailMessage {
  const { subject, paragraphs, action } = mailAccount.termsChanging(validFrom, summary !== '');
  return {
    subject,
    paragraphs,
    ...(summary !== '' && { quote: summary }),
    action: { label: action, path: buildTermsUrl(validFrom) },
  };
}

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
        template: purpose,
        subject: { type: 'user', id: user.id },
        message: buildLinkMail(purpose, token),
      });
    });
  }

  sendDeviceCode({ id, email }: Recipient, tokenId: number, code: string): Promise<void> {
    const idempotencyKey = accountMailKey(id, `device-code-${tokenId}`);
    return this.mails.enqueue({
      idempotencyKey,
      to: email,
      template: 'device-code',
      subject: { type: 'user', id },
      message: buildDeviceCodeMail(code),
    });
  }

  sendPasswordChanged(user: Recipient): Promise<void> {
    return this.notify(user, 'password-changed', mailAccount.passwordChanged);
  }

  sendSecondFactorChanged(user: Recipient, change: SecondFactorMailChange): Promise<void> {
    return this.notify(user, 'second-factor-changed', mailAccount.secondFactorChanged(change));
  }

  /** Sent to the current address, so that its owner can object to the new one. */
  sendEmailChanging(user: Recipient, newEmail: string): Promise<void> {
    return this.notify(user, 'email-changing', mailAccount.emailChanging(newEmail));
  }

  /** Sent once for each version, even if the version is withdrawn and published again. */
  sendTermsChanging(user: Recipient, terms: Pick<LegalTermsVersion, 'validFrom' | 'summary'>): Promise<void> {
    return this.mails.enqueue({
      idempotencyKey: accountMailKey(user.id, `terms-${terms.validFrom}`),
      to: user.email,
      template: 'terms-changing',
      subject: { type: 'user', id: user.id },
      message: buildTermsMail(terms),
    });
  }

  /** The last mail; the log does not store its recipient. */
  sendAccountErased(user: Recipient): Promise<void> {
    return this.notify(user, 'account-erased', mailAccount.erased, true);
  }

  private notify(
    user: Recipient,
    template: string,
    { subject, paragraphs }: { subject: string; paragraphs: readonly string[] },
    anonymizeAddress = false,
  ): Promise<void> {
    return this.mails.enqueue({
      idempotencyKey: accountMailKey(user.id, `${template}-${randomUUID()}`),
      to: user.email,
      template,
      subject: { type: 'user', id: user.id },
      message: { subject, paragraphs: [...paragraphs] },
      anonymizeAddress,
    });
  }
}
