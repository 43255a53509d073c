import type { MailParagraph } from '@prostora/strings/cs/mail-details.ts';
import type { AttachmentReference } from './mail-attachment.registry.ts';

/** Contents of a mail, independent of the layout. */
export type MailMessage = {
  subject: string;
  /** Plain text, which the layout escapes, and details; without the greeting. */
  paragraphs: MailParagraph[];
  /** Name of a person whose address is confirmed; the mail greets by it. */
  recipientName?: string;
  /** Text of another person. */
  quote?: string;
  /** Listed items, each with its path on the public site. */
  items?: { title: string; text: string; path: string }[];
  /**
   * Paths of the unsubscribe page and of the one-click POST (RFC 8058); both end with the token of the
   * recipient.
   */
  unsubscribe?: { page: string; call: string };
  /** The owner who causes the mail, and the paths by which the recipient refuses more. */
  sender?: { name: string; page: string; call: string };
  /** A one-time code, shown in large type. */
  code?: string;
  /** A button with a path on the public site. */
  action?: { label: string; path: string };
  attachments?: AttachmentReference[];
  /** Address for replies. */
  replyTo?: string;
  /** Thread of the mail, where it is not that of its subject. */
  thread?: string;
  /** The words of a person, whom the recipient may answer by mail; `returnPath` gets reports of the delivery. */
  personal?: { answers: string | null; returnPath: string | null };
  /** The mail answers a request for personal data; selects the footer. */
  isAboutPrivacy?: boolean;
  /** The recipient has no account; selects the footer. */
  isToGuest?: boolean;
};

/** The text of another person, unless there is none. */
export const toQuote = (text: string | null): Pick<MailMessage, 'quote'> =>
  text === null || text === '' ? {} : { quote: text };

/** Subject in whose timeline the mail is listed; types as in the audit trail. */
export type MailSubject = {
  type: 'user' | 'customer' | 'space' | 'reservation' | 'inquiry' | 'order' | 'conversation';
  id: number;
};
