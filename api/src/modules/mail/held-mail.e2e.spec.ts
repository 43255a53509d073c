import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { addDays, toPragueDay } from '@prostora/contracts';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { BookingCalls, slotOn, type Headers } from '../../../test/bookings.ts';
import { relayTwice } from '../../../test/events.ts';
import { Mailbox } from '../../../test/mails.ts';
import { SqlPool, UnitOfWork } from '../../platform/database/index.ts';
import type { Mail } from '../../platform/mailer/index.ts';
import type { Space } from '../spaces/index.ts';
import { MailService } from './mail.service.ts';

const DAY = addDays(toPragueDay(new Date()), 60);

let test: TestApp;
let calls: BookingCalls;
let mailbox: Mailbox;
let space: Space;
let owner: Headers;

const execute = (sql: string, params: unknown[] = []) => test.app.get(SqlPool).pool.query(sql, params);
async function mailsTo(address: string): Promise<Mail[]> {
  await relayTwice(test, 'reservation.');
  return (await mailbox.deliver()).filter(({ to }) => to === address);
}
const sendHeld = () => test.app.get(UnitOfWork).runInOwnContext(() => test.app.get(MailService).sendHeld());

beforeAll(async () => {
  test = await createTestApp({ RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' });
  calls = new BookingCalls(test);
  mailbox = new Mailbox(test);
  space = await test.make.space({ withoutPhoto: true });
  owner = await calls.signInOwner(space);
});
afterAll(() => test.close());
beforeEach(() => mailbox.deliver());

describe('mails about one reservation', () => {
  it('are limited to 20 a day, and the latest is sent when the limit allows it', async () => {
    const email = 'smycka@prostora.test';
    const { id } = await calls.bookSuccessfully(space, slotOn(DAY), { customer_email: email });
    let sent = 0;
    for (let n = 0; n < 25; n += 1) {
      const moved = await calls.send('PUT', `reservations/${id}`, owner, {
        sequence: n,
        ...slotOn(addDays(DAY, n + 1)),
      });
      expect(moved.statusCode).toBe(200);
      sent += (await mailsTo(email)).length;
      await execute(`update mail_log set created_at = created_at - interval '6 minutes' where address = $1`, [
        email,
      ]);
    }
    expect(sent).toBe(20);
    await sendHeld();
    expect(await mailsTo(email)).toHaveLength(0);
    await execute(`update mail_log set created_at = created_at - interval '25 hours' where address = $1`, [
      email,
    ]);
    await sendHeld();
    await sendHeld();
    const [latest, ...more] = await mailsTo(email);
    expect(more).toEqual([]);
    const { rows } = await execute('select cause from mail_log where address = $1 order by id desc limit 1', [
      email,
    ]);
    expect([latest?.to, rows[0]]).toEqual([email, { cause: `reservation-${id}-guest-moved-25` }]);
  });

  it('are limited to 3 an hour to an unconfirmed address', async () => {
    const { id } = await calls.bookSuccessfully(space, slotOn(addDays(DAY, 100)), {
      customer_email: 'prvni@prostora.test',
    });
    const correct = (sequence: number, customer_email: string) =>
      calls.send('POST', `reservations/${id}/changes`, owner, { sequence, customer_email });
    for (let n = 0; n < 8; n += 1) {
      const answer = await correct(n, n % 2 === 0 ? 'cizi@prostora.test' : 'prvni@prostora.test');
      expect(answer.statusCode).toBe(200);
    }
    expect((await mailsTo('cizi@prostora.test')).length).toBeLessThanOrEqual(3);
  });
});

it('returns 409 for a correction of a cancelled reservation', async () => {
  const { id } = await calls.bookSuccessfully(space, slotOn(addDays(DAY, 120)));
  await calls.send('DELETE', `reservations/${id}`, owner, { reason: 'Oprava střechy.' });
  const answer = await calls.send('POST', `reservations/${id}/changes`, owner, {
    sequence: 1,
    customer_email: 'jina@prostora.test',
  });
  expect([answer.statusCode, answer.json<{ error_code: string }>().error_code]).toEqual([
    409,
    'RESERVATION_CLOSED',
  ]);
});
