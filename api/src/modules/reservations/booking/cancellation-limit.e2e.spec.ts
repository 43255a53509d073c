import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { addDays, HOUR_SECONDS, toPragueDay } from '@prostora/contracts';
import type { LightMyRequestResponse } from 'fastify';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { BookingCalls, slotOn } from '../../../../test/bookings.ts';
import { SqlPool } from '../../../platform/database/index.ts';
import type { Space } from '../../spaces/index.ts';
import { ReservationLinksService } from '../reservation-links.service.ts';

const DAY = addDays(toPragueDay(new Date()), 60);

let test: TestApp;
let calls: BookingCalls;
let space: Space;
let sibling: Space;
let day = 0;
let clients = 0;

const execute = (sql: string, params: unknown[] = []) => test.app.get(SqlPool).pool.query(sql, params);
/** Each booking comes from a new IP address, which has its own limit. */
const book = (bookedSpace: Space, email: string): Promise<LightMyRequestResponse> =>
  calls.book(
    bookedSpace,
    slotOn(addDays(DAY, (day += 1))),
    { customer_email: email },
    { 'x-forwarded-for': `10.2.0.${(clients += 1)}` },
  );
const toOutcome = (answer: LightMyRequestResponse): unknown[] => [
  answer.statusCode,
  answer.json<{ error_code?: string }>().error_code,
];
const cancel = async (answer: LightMyRequestResponse): Promise<void> => {
  expect(answer.statusCode).toBe(201);
  const { id } = answer.json<{ reservation: { id: number } }>().reservation;
  const token = test.app.get(ReservationLinksService).buildToken({ id, linkVersion: 0 });
  expect((await calls.send('DELETE', `reservations/${id}/guest`, {}, { token })).statusCode).toBe(200);
};

beforeAll(async () => {
  test = await createTestApp({ RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' });
  calls = new BookingCalls(test);
  space = await test.make.space({ withoutPhoto: true });
  sibling = await test.make.space({ building: space.building, withoutPhoto: true });
});
afterAll(() => test.close());

it('returns 429 with Retry-After after five cancellations at one owner within a day', async () => {
  const email = 'smycka@prostora.test';
  for (const bookedSpace of [space, sibling, space, sibling, space])
    await cancel(await book(bookedSpace, email));
  await execute(
    `update reservation set cancelled_at = cancelled_at - interval '5 hours' where customer_email = $1`,
    [email],
  );
  const refused = await book(sibling, email.toUpperCase());
  expect(toOutcome(refused)).toEqual([429, 'CANCELLATION_LIMIT']);
  expect(refused.json<{ message: string }>().message).toContain('zrušili 5 rezervací');
  const seconds = Number(refused.headers['retry-after']);
  expect(seconds).toBeGreaterThan(18.9 * HOUR_SECONDS);
  expect(seconds).toBeLessThanOrEqual(19 * HOUR_SECONDS);
  await execute(
    `update reservation set cancelled_at = cancelled_at - interval '20 hours' where customer_email = $1`,
    [email],
  );
  expect((await book(space, email)).statusCode).toBe(201);
});

it('counts neither other owners and guests nor cancellations of the owner', async () => {
  const email = 'klidny@prostora.test';
  const owner = await calls.signInOwner(space);
  for (let n = 0; n < 4; n += 1) await cancel(await book(space, email));
  const { id } = (await book(space, email)).json<{ reservation: { id: number } }>().reservation;
  const refusal = await calls.send('DELETE', `reservations/${id}`, owner, { reason: 'Oprava střechy.' });
  expect(refusal.statusCode).toBe(200);
  await cancel(await book(space, email));
  expect(toOutcome(await book(space, email))).toEqual([429, 'CANCELLATION_LIMIT']);
  const elsewhere = await test.make.space({ withoutPhoto: true });
  expect((await book(elsewhere, email)).statusCode).toBe(201);
  expect((await book(space, 'jiny@prostora.test')).statusCode).toBe(201);
});

it('does not count requests with an unconfirmed e-mail address', async () => {
  const email = 'neovereny@prostora.test';
  for (let n = 0; n < 5; n += 1) {
    const client = { 'x-forwarded-for': `10.3.0.${n}` };
    const when = slotOn(addDays(DAY, (day += 1)));
    await cancel(await calls.bookUnconfirmed(space, when, { customer_email: email }, client));
  }
  expect((await book(space, email)).statusCode).toBe(201);
});
