import { defineJob } from '../../platform/queue/index.ts';
import type { MailMessage } from './mail.message.ts';

/** Hands one noted mail to the mail server; with its pauses a server may be down for an hour. */
export const sendMail = defineJob<{ mail_id: number; message: MailMessage }>({
  name: 'send-mail', queue: 'emails', attempts: 8, backoffMs: 30_000, concurrency: 3, payload: { mail_id: 'number', message: 'object' },
});
