import { buildTermsUrl, urls } from '@prostora/contracts';
import { mailAccount, type SecondFactorMailChange } from '@prostora/strings/cs/mail-account.ts';
import { defineMail, type MailMessage } from '../../mail/index.ts';
import type { LegalTermsVersion } from '../../settings/index.ts';
import type { TokenPurpose } from './one-time-token.entity.ts';

export type LinkPurpose = Exclude<TokenPurpose, 'device-code'>;
type LinkText = { subject: string; paragraphs: readonly string[]; action: string };

const toMessage = ({
  subject,
  paragraphs,
}: {
  subject: string;
  paragraphs: readonly string[];
}): MailMessage => ({ subject, paragraphs: [...paragraphs] });

const defineLinkMail = <const Purpose extends LinkPurpose>(name: Purpose, text: LinkText, path: string) =>
  defineMail({
    name,
    sample: 'ukazka',
    render: (token: string) => ({
      ...toMessage(text),
      action: { label: text.action, path: `${path}#token=${token}` },
    }),
  });

/** Mails with a one-time link. */
export const linkMails = {
  'confirm-email': defineLinkMail('confirm-email', mailAccount.confirmEmail, urls.confirmEmail),
  'change-email': defineLinkMail('change-email', mailAccount.changeEmail, urls.confirmEmail),
  'reset-password': defineLinkMail('reset-password', mailAccount.resetPassword, urls.resetPassword),
} satisfies Record<LinkPurpose, unknown>;

/** The code registers a browser as a known device. */
export const deviceCodeMail = defineMail({
  name: 'device-code',
  sample: '7K3MPX9D',
  render: (code: string) => ({ ...toMessage(mailAccount.deviceCode(code)), code }),
});

/** Announces terms that come into force later. */
export const termsChangingMail = defineMail({
  name: 'terms-changing',
  sample: { validFrom: '2027-01-01', summary: mailAccount.termsSample },
  render: ({ validFrom, summary }: Pick<LegalTermsVersion, 'validFrom' | 'summary'>) => {
    const text = mailAccount.termsChanging(validFrom, summary !== '');
    return {
      ...toMessage(text),
      ...(summary !== '' && { quote: summary }),
      action: { label: text.action, path: buildTermsUrl(validFrom) },
    };
  },
});

export const passwordChangedMail = defineMail<'password-changed', void>({
  name: 'password-changed',
  sample: undefined,
  render: () => toMessage(mailAccount.passwordChanged),
});

export const secondFactorChangedMail = defineMail({
  name: 'second-factor-changed',
  sample: 'totp-added',
  render: (change: SecondFactorMailChange) => toMessage(mailAccount.secondFactorChanged(change)),
});

/** Sent to the current address, so that its owner can object to the new one. */
export const emailChangingMail = defineMail({
  name: 'email-changing',
  sample: 'jana.nova@prostora.test',
  render: (newEmail: string) => toMessage(mailAccount.emailChanging(newEmail)),
});

export const accountErasedMail = defineMail<'account-erased', void>({
  name: 'account-erased',
  sample: undefined,
  render: () => toMessage(mailAccount.erased),
});

export const ACCOUNT_MAILS = [
  linkMails['confirm-email'],
  linkMails['change-email'],
  linkMails['reset-password'],
  deviceCodeMail,
  termsChangingMail,
  passwordChangedMail,
  secondFactorChangedMail,
  emailChangingMail,
  accountErasedMail,
] as const;
