import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DAY_MS } from '@prostora/contracts';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { BookingCalls, slotOn } from '../../../../test/bookings.ts';

const START = Date.now() + 40 * DAY_MS;
const SLOT = slotOn(new Date(START).toISOString().slice(0, 10));

let test: TestApp;
let calls: BookingCalls;
let spaceId = 0;

beforeAll(async () => {
  test = await createTestApp({ RATE_LIMITS: 'on' });
  calls = new BookingCalls(test);
  const space = await test.make.space({ withoutPhoto: true });
  spaceId = space.id;
  await calls.bookSuccessfully(space, SLOT);
});
afterAll(() => test.close());

const join = async (email: string): Promise<number> =>
  (await calls.send('POST', 'waitlist', {}, { space_id: spaceId, ...SLOT, name: 'Karel Čekal', email }))
    .statusCode;

it('limits unconfirmed entries of an address, and entries of a client like bookings', async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 6; count += 1) statuses.push(await join('ceka@prostora.test'));
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  for (let count = 6; count < 20; count += 1)
    expect([count, await join(`ceka-${count}@prostora.test`)]).toEqual([count, 201]);
  expect(await join('dalsi@prostora.test')).toBe(429);
});
