import { defineJob } from '../../../platform/queue/index.ts';

/**
 * Mails a reset link. Runs as a job, so that the response time does not reveal whether the address has an
 * account.
 */
export const sendResetLink = defineJob<{ email: string }>({
  name: 'send-reset-link',
  queue: 'emails',
  payload: { email: 'string' },
});
