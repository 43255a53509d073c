import { defineJob } from '../../../platform/queue/index.ts';

/**
 * Mails a device code. Runs as a job, so that the response time does not reveal whether the address has an
 * account.
 */
export const sendDeviceCode = defineJob<{ email: string }>({
  name: 'send-device-code',
  queue: 'emails',
  payload: { email: 'string' },
});
