import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { addDays, toPragueDay } from '@prostora/contracts';
import path from 'node:path';
import { freePort } from '../../../../tools/postgres/launcher.ts';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { BookingCalls, slotOn, type Headers } from '../../../test/bookings.ts';
import { relayTwice } from '../../../test/events.ts';
import { SqlPool, UnitOfWork } from '../../platform/database/index.ts';
import { CaughtMailStore } from '../../platform/mailer/caught-mail-store.ts';
import type { Space } from '../spaces/index.ts';
import { MailService } from './mail.service.ts';

const DAY = addDays(toPragueDay(new Date()), 60);

let test: TestApp;
let calls: BookingCalls;
let space: Space;
let owner: Headers;
let day = 0;
/** Filters out mails of previous runs, since the folder is shared. */
const started = new Date();

const execute = (sql: string, params: unknown[] = []) => test.app.get(SqlPool).pool.query(sql, params);
const sendHeld = () => test.app.get(UnitOfWork).runInOwnContext(() => test.app.get(MailService).sendHeld());
/** Subjects and texts of the mails sent to the address, the oldest first. */
async function mailsTo(address: string): Promise<{ subject: string; text: string }[]> {
  await relayTwice(test, 'reservation.');
  await relayTwice(test, 'job:send-mail');
  const folder = path.join(path.dirname(test.database.config.STORAGE_DIR), 'mail');
  const caught = await new CaughtMailStore(folder).list();
  return caught
    .filter(({ received }) => received >= started)
    .filter(({ mail }) => mail.to?.some((one) => one.address === address))
    .toReversed()
    .map(({ mail }) => ({
      subject: (mail.subject ?? '').split(':')[0]!.replaceAll('\u00a0', ' '),
      text: (mail.text ?? '').replaceAll('\u00a0', ' '),
    }));
}
const subjectsTo = async (address: string): Promise<string[]> =>
  (await mailsTo(address)).map(({ subject }) => subject);
/** Shifts sent and held mails five minutes into the past and releases held ones. */
async function passFiveMinutes(): Promise<void> {
  await execute(`update mail_log set created_at = created_at - interval '5 minutes'`);
  await execute(`update held_mail set send_after = send_after - interval '5 minutes'`);
  await sendHeld();
}
/** Creates a reservation request of a new guest with functions that change it. */
async function createRequest(email: string) {
  const { id } = await calls.bookSuccessfully(space, slotOn(addDays(DAY, (day += 10))), {
    customer_email: email,
  });
  await mailsTo(email);
  let sequence = 0;
  const change = async (body: object): Promise<void> => {
    const answer = await calls.send('POST', `reservations/${id}/changes`, owner, { sequence, ...body });
    expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
    sequence = answer.json<{ reservation: { sequence: number } }>().reservation.sequence;
    await relayTwice(test, 'reservation.');
  };
  const move = async (to: string): Promise<void> => {
    const answer = await calls.send('PUT', `reservations/${id}`, owner, { sequence, ...slotOn(to, 14, 16) });
    expect(answer.statusCode).toBe(200);
    sequence += 1;
    await relayTwice(test, 'reservation.');
  };
  const confirm = async (): Promise<void> => {
    expect((await calls.send('POST', `reservations/${id}/confirm`, owner, {})).statusCode).toBe(200);
    sequence += 1;
  };
  return { id, change, move, confirm };
}

beforeAll(async () => {
  const MAIL_CATCHER_PORT = String(await freePort());
  test = await createTestApp({ RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1', MAIL_CATCHER_PORT });
  calls = new BookingCalls(test);
  space = await test.make.space({ withoutPhoto: true, capacity: 500 });
  owner = await calls.signInOwner(space);
});
afterAll(() => test.close());
beforeEach(() => execute('delete from held_mail'));

describe('mails about changes of a reservation within five minutes', () => {
  it('are coalesced into the first change and the final state', async () => {
    const email = 'sest@prostora.test';
    const { change } = await createRequest(email);
    for (let guests = 31; guests <= 36; guests += 1) await change({ number_of_guests: guests });
    expect(await subjectsTo(email)).toEqual(['Žádost o rezervaci', 'Jiný počet hostů']);
    await sendHeld();
    expect(await mailsTo(email)).toHaveLength(2);
    await passFiveMinutes();
    await sendHeld();
    const [, first, coalesced, ...more] = await mailsTo(email);
    expect(more).toEqual([]);
    expect(first?.text).toMatch(/Původně:[^]*Počet hostů: 20\n[^]*Nově:[^]*Počet hostů: 31\n/u);
    expect(coalesced?.text).toMatch(/Původně:[^]*Počet hostů: 31\n[^]*Nově:[^]*Počet hostů: 36\n/u);
  });

  it('are coalesced for the owner separately', async () => {
    const { email } = space.building.customer.user;
    const { change } = await createRequest('majitel-vidi@prostora.test');
    const before = (await mailsTo(email)).length;
    for (const guests of [31, 32, 33]) await change({ number_of_guests: guests });
    expect(await mailsTo(email)).toHaveLength(before + 1);
    await passFiveMinutes();
    expect(await mailsTo(email)).toHaveLength(before + 2);
  });

  it('compare with the last change when the final state equals the state known to the guest', async () => {
    const email = 'zpet@prostora.test';
    const { change } = await createRequest(email);
    for (const guests of [31, 40, 31]) await change({ number_of_guests: guests });
    await passFiveMinutes();
    const [, , coalesced, ...more] = await mailsTo(email);
    expect(more).toEqual([]);
    expect(coalesced?.text).toMatch(/Původně:[^]*Počet hostů: 40\n[^]*Nově:[^]*Počet hostů: 31\n/u);
  });

  it('report one change when the slot was moved among them', async () => {
    const email = 'presun@prostora.test';
    const { change, move } = await createRequest(email);
    await change({ number_of_guests: 31 });
    await move(addDays(DAY, (day += 10)));
    await change({ number_of_guests: 32 });
    await passFiveMinutes();
    const [, , coalesced, ...more] = await mailsTo(email);
    expect([coalesced?.subject, more]).toEqual(['Změna rezervace', []]);
    expect(coalesced?.text).toMatch(
      /Původně:[^]*1[12]:00–1[34]:00\nPočet hostů: 31\n[^]*Nově:[^]*1[56]:00–1[78]:00\nPočet hostů: 32\n/u,
    );
  });

  it('are superseded by a confirmation or cancellation, which is sent at once', async () => {
    const [first, second] = ['potvrzena@prostora.test', 'zrusena@prostora.test'];
    const confirmed = await createRequest(first);
    for (const guests of [31, 32]) await confirmed.change({ number_of_guests: guests });
    await confirmed.confirm();
    const cancelled = await createRequest(second);
    for (const guests of [31, 32]) await cancelled.change({ number_of_guests: guests });
    await calls.send('DELETE', `reservations/${cancelled.id}`, owner, { reason: 'Oprava střechy.' });
    const expected = [
      ['Žádost o rezervaci', 'Jiný počet hostů', 'Rezervace je potvrzená'],
      ['Žádost o rezervaci', 'Jiný počet hostů', 'Rezervaci bohužel nejde přijmout'],
    ];
    expect([await subjectsTo(first), await subjectsTo(second)]).toEqual(expected);
    await passFiveMinutes();
    expect([await subjectsTo(first), await subjectsTo(second)]).toEqual(expected);
  });

  it('are coalesced into the first and the last proposal', async () => {
    const email = 'navrhy@prostora.test';
    const { change, confirm } = await createRequest(email);
    await confirm();
    for (const guests of [31, 32, 33]) await change({ number_of_guests: guests });
    await passFiveMinutes();
    const [, , first, last, ...more] = await mailsTo(email);
    expect(more).toEqual([]);
    expect(first?.subject).toBe('Návrh jiného počtu hostů');
    expect(first?.text).toMatch(/Návrh:[^]*Počet hostů: 31\n/u);
    expect(last?.text).toMatch(/Návrh:[^]*Počet hostů: 33\n/u);
  });

  it('compare proposals with the price accepted by the guest', async () => {
    const email = 'cena@prostora.test';
    const { id, change } = await createRequest(email);
    await change({ price: 5000 });
    for (const price of [6000, 7000]) {
      const answer = await calls.send('POST', `reservations/${id}/confirm`, owner, { price });
      expect(answer.json()).toMatchObject({ reservation: { status: 'pending' } });
      await relayTwice(test, 'reservation.');
    }
    await passFiveMinutes();
    const last = (await mailsTo(email)).at(-1);
    expect(last?.subject).toBe('Cena pro vaši žádost');
    expect(last?.text).toMatch(/Cena: 7 000 Kč/u);
    expect(last?.text).not.toMatch(/5 000 Kč/u);
  });
});
