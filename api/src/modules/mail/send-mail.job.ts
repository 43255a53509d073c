import { defineJob } from '../../platform/queue/index.ts';
import type { EncryptedMessage } from './mail-encryption.service.ts';
import type { MailMessage } from './mail.message.ts';

/**
 * The message is encrypted, except in jobs of the previous release. `to` is the encrypted address when the
 * log must not contain it. Lower values of `priority` are sent first.
 */
export type MailJob = {
  mail_id: number;
  message: MailMessage | EncryptedMessage;
  to?: string;
  priority?: number;
};

/** Sends one logged mail; the backoff covers an outage of the mail server of one hour. */
export const sendMail = defineJob<MailJob>({
  name: 'send-mail',
  queue: 'emails',
  attempts: 8,
  backoffMs: 30_000,
  concurrency: 3,
  payload: { mail_id: 'number', message: 'object', to: 'string?', priority: 'number?' },
  priority: ({ priority = 0 }) => priority,
});

/** Removes failed jobs of anonymized mails. */
export const removeAnonymizedMails = defineJob<Record<never, never>>({
  name: 'remove-forgotten-mails',
  queue: 'maintenance',
  payload: {},
});
