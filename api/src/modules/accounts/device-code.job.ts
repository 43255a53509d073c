import { defineJob } from '../../platform/queue/index.ts';

/** Mails a code that makes a browser known. A job, so that the answer to the request costs the same for every address. */
export const sendDeviceCode = defineJob<{ email: string }>({
  name: 'send-device-code',
  queue: 'emails',
  payload: { email: 'string' },
});
