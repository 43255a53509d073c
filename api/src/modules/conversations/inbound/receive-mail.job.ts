import { defineJob } from '../../../platform/queue/index.ts';

/** Processes a received mail. */
export const receiveMail = defineJob<{ inbound_mail_id: number }>({
  name: 'receive-mail',
  queue: 'emails',
  attempts: 5,
  backoffMs: 10_000,
  payload: { inbound_mail_id: 'number' },
});

/** Mails messages that were held for half an hour. */
export const releaseHeldMessages = defineJob<Record<never, never>>({
  name: 'release-held-messages',
  queue: 'maintenance',
  schedule: { every: 5 * 60_000 },
  payload: {},
});

/** Removes mails as received after 30 days. */
export const deleteOldInboundMails = defineJob<Record<never, never>>({
  name: 'delete-old-inbound-mails',
  queue: 'maintenance',
  schedule: { pattern: '35 3 * * *' },
  payload: {},
});
