import type { AttachmentReference } from './mail-attachments.ts';

/** What a mail says, free of how it looks. */
export type MailMessage = {
  subject: string;
  /** Plain sentences; the layout escapes them. */
  paragraphs: string[];
  /** Words of somebody else, set apart. */
  quote?: string;
  /** Things the mail speaks of, each with its page on the public site. */
  items?: { title: string; text: string; path: string }[];
  /** How the reader ends such mails: the page for people, and the call mail programs make with one press (RFC 8058). Both end with the reader's token. */
  unsubscribe?: { page: string; call: string };
  /** A one-time code in large digits; sealed while the mail waits. */
  code?: string;
  /** One button; the path lies on the public site. */
  action?: { label: string; path: string };
  attachments?: AttachmentReference[];
  /** Who gets the answers: the other side of what the mail is about. */
  replyTo?: string;
  /** The reader has no account: the footer does not speak of one. */
  isToGuest?: boolean;
};

/** The thing a mail is about, by the words of the audit trail: its story names the mail. */
export type MailSubject = {
  type: 'user' | 'customer' | 'space' | 'reservation' | 'inquiry' | 'order';
  id: number;
};
