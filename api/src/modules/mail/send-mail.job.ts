import { defineJob } from '../../platform/queue/index.ts';
import type { SealedMessage } from './link-seal.service.ts';
import type { MailMessage } from './mail.message.ts';

/**
 * The message is sealed, but for jobs of the former release; `to`, sealed too, is set where the log must not know the address; mails of a
 * smaller `priority` are sent first.
 */
export type MailJob = {
  mail_id: number;
  message: MailMessage | SealedMessage;
  to?: string;
  priority?: number;
};

/** Hands one noted mail to the mail server; with its pauses a server may be down for an hour. */
export const sendMail = defineJob<MailJob>({
  name: 'send-mail',
  queue: 'emails',
  attempts: 8,
  backoffMs: 30_000,
  concurrency: 3,
  payload: { mail_id: 'number', message: 'object', to: 'string?', priority: 'number?' },
  priority: ({ priority = 0 }) => priority,
});

/** Removes failed mails to people who were forgotten meanwhile. */
export const removeForgottenMails = defineJob<Record<never, never>>({
  name: 'remove-forgotten-mails',
  queue: 'maintenance',
  payload: {},
});
