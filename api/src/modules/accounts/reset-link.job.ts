import { defineJob } from '../../platform/queue/index.ts';

/** Sends a link to who has an account with the address. A job, so that the answer to the request costs the same for every address. */
export const sendResetLink = defineJob<{ email: string }>({
  name: 'send-reset-link',
  queue: 'emails',
  payload: { email: 'string' },
});
