import { Injectable } from '@nestjs/common';
import { termsUrl, urls } from '@prostora/contracts';
import { mailAccount, type SecondFactorMailChange } from '@prostora/strings/cs/mail-account.ts';
import { randomUUID } from 'node:crypto';
import { UnitOfWork } from '../../platform/database/index.ts';
import { accountCause, MailService, type MailMessage } from '../mail/index.ts';
import type { TermsVersion } from '../settings/index.ts';
import type { User } from '../users/index.ts';
import { OneTimeTokens } from './one-time-tokens.service.ts';
import type { TokenPurpose } from './one-time-token.entity.ts';

type Addressee = Pick<User, 'id' | 'email'>;

type LinkPurpose = Exclude<TokenPurpose, 'device-code'>;

const LINKS: Readonly<
  Record<
    LinkPurpose,
    { text: { subject: string; paragraphs: readonly string[]; action: string }; path: string }
  >
> = {
  'confirm-email': { text: mailAccount.confirmEmail, path: urls.confirmEmail },
  'change-email': { text: mailAccount.changeEmail, path: urls.confirmEmail },
  'reset-password': { text: mailAccount.resetPassword, path: urls.resetPassword },
};

export function linkMail(purpose: LinkPurpose, token: string): MailMessage {
  const {
    text: { subject, paragraphs, action },
    path,
  } = LINKS[purpose];
  return { subject, paragraphs: [...paragraphs], action: { label: action, path: `${path}#token=${token}` } };
}

/** The mail with a code that registers a browser as a known device. */
export function deviceCodeMail(code: string): MailMessage {
  const { subject, paragraphs } = mailAccount.deviceCode;
  return { subject, paragraphs: [...paragraphs], code };
}

/** Announces terms that come into force later. */
export function termsMail({ validFrom, summary }: Pick<TermsVersion, 'validFrom' | 'summary'>): MailMessage {
  const { subject, paragraphs, action } = mailAccount.termsChanging(validFrom, summary !== '');
  return {
    subject,
    paragraphs,
    ...(summary !== '' && { quote: summary }),
    action: { label: action, path: termsUrl(validFrom) },
  };
}

/**
 * Mails about an account. The token of a link is in the URL fragment, which is sent neither to servers nor in
 * referrers.
 */
@Injectable()
export class AccountMails {
  constructor(
    private readonly mails: MailService,
    private readonly tokens: OneTimeTokens,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Issues a link and sends it to the address it confirms, by default the current one. */
  async sendLink(user: Addressee, purpose: LinkPurpose, email = user.email): Promise<void> {
    await this.unitOfWork.run(async () => {
      const { id, token } = await this.tokens.issue(user.id, purpose, email);
      await this.mails.post({
        cause: accountCause(user.id, `link-${id}`),
        to: email,
        template: purpose,
        about: { type: 'user', id: user.id },
        message: linkMail(purpose, token),
      });
    });
  }

  sendDeviceCode({ id, email }: Addressee, tokenId: number, code: string): Promise<void> {
    const cause = accountCause(id, `device-code-${tokenId}`);
    return this.mails.post({
      cause,
      to: email,
      template: 'device-code',
      about: { type: 'user', id },
      message: deviceCodeMail(code),
    });
  }

  passwordChanged(user: Addressee): Promise<void> {
    return this.tell(user, 'password-changed', mailAccount.passwordChanged);
  }

  secondFactorChanged(user: Addressee, change: SecondFactorMailChange): Promise<void> {
    return this.tell(user, 'second-factor-changed', mailAccount.secondFactorChanged(change));
  }

  /** Sent to the current address, so that its owner can object to the new one. */
  emailChanging(user: Addressee, newEmail: string): Promise<void> {
    return this.tell(user, 'email-changing', mailAccount.emailChanging(newEmail));
  }

  /** Sent once for each version, even if the version is withdrawn and published again. */
  termsChanging(user: Addressee, terms: Pick<TermsVersion, 'validFrom' | 'summary'>): Promise<void> {
    return this.mails.post({
      cause: accountCause(user.id, `terms-${terms.validFrom}`),
      to: user.email,
      template: 'terms-changing',
      about: { type: 'user', id: user.id },
      message: termsMail(terms),
    });
  }

  /** The last mail; the log does not store its recipient. */
  erased(user: Addressee): Promise<void> {
    return this.tell(user, 'account-erased', mailAccount.erased, true);
  }

  private tell(
    user: Addressee,
    template: string,
    { subject, paragraphs }: { subject: string; paragraphs: readonly string[] },
    forgetAddress = false,
  ): Promise<void> {
    return this.mails.post({
      cause: accountCause(user.id, `${template}-${randomUUID()}`),
      to: user.email,
      template,
      about: { type: 'user', id: user.id },
      message: { subject, paragraphs: [...paragraphs] },
      forgetAddress,
    });
  }
}
