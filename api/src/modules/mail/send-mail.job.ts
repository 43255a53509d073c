import { defineJob } from '../../platform/queue/index.ts';
import type { MailMessage } from './mail.message.ts';

/** `to` is set where the log must not know the address. */
export type MailJob = { mail_id: number; message: MailMessage; to?: string };

/** Hands one noted mail to the mail server; with its pauses a server may be down for an hour. */
export const sendMail = defineJob<MailJob>({
  name: 'send-mail', queue: 'emails', attempts: 8, backoffMs: 30_000, concurrency: 3, payload: { mail_id: 'number', message: 'object', to: 'string?' },
});
