import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { freePort } from '../../../../tools/postgres/launcher.ts';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { MailSampleRegistry } from './mail-sample.registry.ts';

/** All mail templates; each needs a sample. */
const TEMPLATES = [
  'account-erased',
  'second-factor-changed',
  'change-email',
  'confirm-email',
  'email-changing',
  'password-changed',
  'reset-password',
  'terms-changing',
  'operator-space-edited',
  'operator-space-waiting',
  'operator-space-withdrawn',
  'space-deleted',
  'space-disabled',
  'space-enabled',
  'space-published',
  'space-received',
  'space-restored',
  'space-returned',
  'space-unpublished',
  'order-placed',
  'order-placed-operator',
  'order-cancelled',
  'membership-corrected',
  'credit-changed',
  'reservation-requested',
  'reservation-booked',
  'reservation-confirmed',
  'reservation-refused',
  'reservation-cancelled-by-owner',
  'reservation-cancelled-by-operator',
  'reservation-cancelled-receipt',
  'reservation-moved',
  'reservation-proof',
  'reservation-expired',
  'reservation-reminder',
  'reservation-owner-requested',
  'reservation-owner-booked',
  'reservation-owner-confirmed',
  'reservation-owner-cancelled',
  'reservation-owner-cancelled-by-operator',
  'reservation-owner-moved',
  'reservation-changed',
  'reservation-changed-by-operator',
  'reservation-changed-receipt',
  'reservation-change-proposed',
  'reservation-change-accepted',
  'reservation-change-accepted-by-host',
  'reservation-change-declined',
  'reservation-change-withdrawn',
  'reservation-change-expired',
  'reservation-readdressed',
  'reservation-former-address',
  'reservation-owner-confirmed-by-guest',
  'reservation-owner-changed-by-guest',
  'reservation-owner-changed-by-operator',
  'reservation-owner-change-proposed',
  'reservation-owner-change-by-operator',
  'reservation-owner-change-accepted',
  'reservation-owner-change-declined',
  'reservation-owner-change-withdrawn',
  'reservation-owner-change-expired',
  'reservation-owner-readdressed',
  'reservation-owner-own-confirmed',
  'reservation-owner-own-refused',
  'reservation-owner-own-cancelled',
  'reservation-owner-own-moved',
  'reservation-owner-own-changed',
  'reservation-owner-own-change-accepted',
  'reservation-owner-expired',
  'reservation-owner-unanswered',
  'reservation-owner-last-call',
  'calendar-conflict',
  'calendar-failing',
  'contact-owner',
  'contact-receipt',
  'demand-owner',
  'demand-sender',
  'demand-unmatched',
  'demand-offer',
  'demand-declined',
  'demand-chosen-owner',
  'demand-chosen-sender',
  'demand-chosen-others',
  'demand-withdrawn-others',
  'demand-expired-others',
  'demand-operator-others',
  'demand-expired-sender',
  'demand-operator-sender',
  'demand-reminder-owner',
  'demand-reminder-sender',
];

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp({ MAIL_CATCHER_PORT: String(await freePort()) });
});
afterAll(() => test.close());

it('every template has a sample with a subject and texts', () => {
  const samples = test.app.get(MailSampleRegistry).list();
  expect(samples.map(({ name }) => name)).toEqual(expect.arrayContaining(TEMPLATES));
  for (const { message } of samples) {
    expect(
      [message.subject, ...message.paragraphs].every(
        (text) => text.trim() !== '' && !/undefined|null|\[object/u.test(text),
      ),
    ).toBe(true);
    if (message.action) expect(message.action.path).toMatch(/^\/[a-z]/u);
  }
});

it('shows all samples in development in sandboxed frames', async () => {
  const page = await test.request({ url: '/dev/mail/sablony' });
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  for (const name of TEMPLATES) expect(page.body).toContain(`id="${name}"`);
  expect(page.body.match(/<iframe [^>]*sandbox="(?!allow-scripts)/gu)).toHaveLength(
    test.app.get(MailSampleRegistry).list().length,
  );
});

it('does not serve the samples without a mail catcher', async () => {
  const other = await createTestApp();
  expect((await other.request({ url: '/dev/mail/sablony' })).statusCode).toBe(404);
  await other.close();
});
