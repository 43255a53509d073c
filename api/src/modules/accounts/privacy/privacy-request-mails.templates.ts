import { urls, type PrivacyRequestKind } from '@prostora/contracts';
import { mailPrivacy } from '@prostora/strings/cs/mail-privacy.ts';
import { defineMail } from '../../mail/index.ts';

type LinkProps = { id: number; token: string };

/** Asks the mailbox to prove a request; opening the link changes nothing. */
export const privacyRequestMail = defineMail({
  name: 'privacy-proof',
  sample: { id: 1, token: 'ukazka', kind: 'export', expiresAt: new Date('2026-12-09T10:00:00Z') },
  render: ({ id, token, kind, expiresAt }: LinkProps & { kind: PrivacyRequestKind; expiresAt: Date }) => {
    const { subject, paragraphs, action } = mailPrivacy.request(kind, expiresAt);
    return {
      subject,
      paragraphs: [...paragraphs],
      action: { label: action, path: urls.privacyRequest(id, token) },
      isAboutPrivacy: true,
    };
  },
});

export const privacyFileMail = defineMail({
  name: 'privacy-file',
  sample: { id: 1, token: 'ukazka', expiresAt: new Date('2026-12-09T10:00:00Z') },
  render: ({ id, token, expiresAt }: LinkProps & { expiresAt: Date }) => {
    const { subject, paragraphs, action } = mailPrivacy.file(expiresAt);
    return {
      subject,
      paragraphs: [...paragraphs],
      action: { label: action, path: urls.privacyRequest(id, token) },
      isAboutPrivacy: true,
    };
  },
});

/** The last mail to a guest without an account. */
export const privacyErasedMail = defineMail<'privacy-erased', void>({
  name: 'privacy-erased',
  sample: undefined,
  render: () => ({
    subject: mailPrivacy.erased.subject,
    paragraphs: [...mailPrivacy.erased.paragraphs],
    isAboutPrivacy: true,
  }),
});

export const PRIVACY_MAILS = [privacyRequestMail, privacyFileMail, privacyErasedMail] as const;
