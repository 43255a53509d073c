import { expect, it } from '@jest/globals';
import { toSafeErrorMessage } from './redaction.ts';

it.each([
  [
    '550 5.1.1 <jana.nova@seznam.cz>: Recipient address rejected',
    '550 5.1.1 <[…]>: Recipient address rejected',
  ],
  ['connect ECONNREFUSED 127.0.0.1:25', 'connect ECONNREFUSED 127.0.0.1:25'],
  ['cannot reach smtp://prostora:tajne@mail.example.cz:587', 'cannot reach smtp://[…]@mail.example.cz:587'],
  [
    'GET https://calendar.google.com/calendar/ical/jana/private-0a1b2c/basic.ics failed',
    'GET https://calendar.google.com/[…] failed',
  ],
  [
    'POST /api/reservations/7/option/confirm/aB3dEfGh and /opce/7/aB3dEfGh',
    'POST /api/reservations/7/option/confirm/[redacted] and /opce/7/[redacted]',
  ],
  [
    'POST /api/day-plans/7/unsubscribe/aB3dEfGh and /zitra/7/aB3dEfGh',
    'POST /api/day-plans/7/unsubscribe/[redacted] and /zitra/7/[redacted]',
  ],
  ['no such page /rezervace/7/aB3dEfGhIjKlMnOpQrStUv', 'no such page /rezervace/7/[redacted]'],
  ['bad token aB3dEfGhIjKlMnOpQrStUvWx-1', 'bad token […]'],
  ['{"password":"Heslo123"} is not valid', '{"password":[…] is not valid'],
  ['call +420 777 123 456 first', 'call […] first'],
  [
    'duplicate key value violates unique constraint "mail_log_cause_unique"',
    'duplicate key value violates unique constraint "mail_log_cause_unique"',
  ],
])('redacts %s to %s', (message, expected) => {
  expect(toSafeErrorMessage(new Error(message))).toBe(expected);
});

it('returns one short line for any thrown value', () => {
  expect(toSafeErrorMessage('first\nsecond jana@seznam.cz')).toBe('first');
  expect(toSafeErrorMessage(`${'x '.repeat(400)}`)).toHaveLength(300);
  expect([toSafeErrorMessage(undefined), toSafeErrorMessage(null), toSafeErrorMessage({ code: 1 })]).toEqual([
    '',
    '',
    '',
  ]);
});
