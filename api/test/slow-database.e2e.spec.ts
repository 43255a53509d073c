import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { setTimeout as pause } from 'node:timers/promises';
import { SqlPool } from '../src/platform/database/index.ts';
import { createTestApp, type TestApp } from './app.ts';
import { BookingCalls, slotOn } from './bookings.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { DatabaseProxy } from './database-proxy.ts';

/* Each response is below every statement timeout; all of a booking together exceed five seconds. */
const DELAY_MS = 900;
const LIMIT_MS = 5000;
const proxy = new DatabaseProxy();
let database: TestDatabase;
let test: TestApp;
let calls: BookingCalls;

beforeAll(async () => {
  database = await createTestDatabase();
  test = await createTestApp({ RATE_LIMITS: 'on' }, { ...database, url: await proxy.listen(database.url) });
  calls = new BookingCalls(test);
});
afterAll(async () => {
  await test.close();
  proxy.close();
  await database.drop();
});

it('answers a booking with 503 within five seconds when the sum of its statements is slow', async () => {
  const space = await test.make.space({ withoutPhoto: true });
  await calls.bookSuccessfully(space, slotOn('2027-05-02'));
  const key = { 'idempotency-key': 'slow-booking' };
  proxy.delayMs = DELAY_MS;
  const from = performance.now();
  const answer = await calls.book(space, slotOn('2027-05-03'), {}, key);
  const tookMs = performance.now() - from;
  proxy.delayMs = 0;
  expect(tookMs).toBeLessThan(LIMIT_MS);
  expect(answer.json()).toMatchObject({ status_code: 503, error_code: 'UNAVAILABLE' });
  let again = await calls.book(space, slotOn('2027-05-03'), {}, key);
  for (let tries = 0; again.statusCode !== 201 && tries < 12; tries += 1) {
    await pause(1000);
    again = await calls.book(space, slotOn('2027-05-03'), {}, key);
  }
  expect(again.json()).toMatchObject({ reservation: { status: 'pending' } });
  const { rows } = await test.app
    .get(SqlPool)
    .pool.query('select 1 from reservation where space_id = $1', [space.id]);
  expect(rows).toHaveLength(2);
}, 30_000);

it('books with the same key within two seconds after the database answers again', async () => {
  const space = await test.make.space({ withoutPhoto: true });
  const slot = slotOn('2027-05-04');
  const key = { 'idempotency-key': 'stalled-booking' };
  // Slow enough to be frozen between two of its statements.
  proxy.delayMs = 30;
  const freezing = pause(100).then(() => proxy.freeze());
  const stalled = await calls.book(space, slot, {}, key);
  await freezing;
  proxy.delayMs = 0;
  expect(stalled.json()).toMatchObject({ status_code: 503, error_code: 'UNAVAILABLE' });
  proxy.thaw();
  const from = performance.now();
  let again = await calls.book(space, slot, {}, key);
  while (again.statusCode !== 201 && performance.now() - from < 8000) {
    await pause(100);
    again = await calls.book(space, slot, {}, key);
  }
  expect(performance.now() - from).toBeLessThan(2000);
  expect(again.json()).toMatchObject({ reservation: { status: 'pending' } });
}, 30_000);
