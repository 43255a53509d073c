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

describe('mails to a guest of the owner’s own bookings', () => {
  let day = 200;
  async function enter(customer_email: string, more: object = {}): Promise<number> {
    const answer = await calls.send('POST', 'reservations/own', owner, {
      rooms: [{ space_id: space.id }],
      ...slotOn(addDays(DAY, day++)),
      ...{ customer_name: 'Jana Nová', customer_email, status: 'confirmed', tell_guest: true },
      ...more,
    });
    expect(answer.statusCode).toBe(201);
    return answer.json<{ reservations: { id: number }[] }>().reservations[0]?.id ?? 0;
  }
  const replaceLink = async (id: number): Promise<number> =>
    (await calls.send('POST', `reservations/${id}/new-link`, owner)).statusCode;
  const cancel = (id: number) =>
    calls.send('DELETE', `reservations/${id}`, owner, { reason: 'Oprava střechy.' });
  const isOpenedBy = async (id: number, { text }: Mail): Promise<boolean> => {
    const token = /#token=([^\s&]+)/u.exec(text)?.[1] ?? '';
    const answer = await calls.send('POST', `reservations/${id}/guest`, {}, { token });
    return answer.statusCode === 200;
  };

  it('always hold a valid link: one that cannot be mailed now is not replaced', async () => {
    const email = 'odkazy@prostora.test';
    const id = await enter(email);
    const mails = await mailsTo(email);
    const codes: number[] = [];
    for (let n = 0; n < 4; n += 1) {
      codes.push(await replaceLink(id));
      mails.push(...(await mailsTo(email)));
    }
    expect([codes, mails.length]).toEqual([[200, 200, 429, 429], 3]);
    expect(await isOpenedBy(id, mails.at(-1) as Mail)).toBe(true);
    expect(await isOpenedBy(id, mails[0] as Mail)).toBe(false);
  });

  it('tell of a replaced link, a confirmation and a cancellation before mails about changes', async () => {
    const email = 'dulezite@prostora.test';
    const option = await enter(email, { status: 'option' });
    const [first, second] = [await enter(email), await enter(email)];
    for (let n = 0; n < 3; n += 1) await enter(email);
    expect(await mailsTo(email)).toHaveLength(3);
    await calls.send('POST', `reservations/${option}/confirm`, owner, {});
    await cancel(first);
    expect(await replaceLink(second)).toBe(200);
    const subjects = (await mailsTo(email)).map(({ subject }) => subject.split(':')[0]);
    expect(subjects.map((subject) => subject?.replaceAll('\u00a0', ' '))).toEqual([
      'Nový odkaz na rezervaci',
      'Rezervace je potvrzená',
      'Rezervace je zrušená',
    ]);
  });

  it('tell of a proposal that waits for an answer before mails about changes', async () => {
    const email = 'navrh@prostora.test';
    const id = await enter(email);
    for (let n = 0; n < 3; n += 1) await enter(email);
    expect(await mailsTo(email)).toHaveLength(3);
    const wanted = { sequence: 0, ...slotOn(addDays(DAY, day++)) };
    const answer = await calls.send('POST', `reservations/${id}/changes`, owner, wanted);
    expect(answer.json()).toMatchObject({ applied: [], proposal: { side: 'host' } });
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('Návrh jiného termínu'),
    ]);
  });

  it('are at most six an hour, however many bookings are entered and cancelled', async () => {
    const email = 'zaplaveny@prostora.test';
    for (let n = 0; n < 12; n += 1) await cancel(await enter(email));
    expect((await mailsTo(email)).length).toBeLessThanOrEqual(6);
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
