import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { addDays, toPragueDay } from '@prostora/contracts';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { BookingCalls, slotOn } from '../../../../test/bookings.ts';
import { Reservation } from '../index.ts';
import { ReservationLinksService } from '../reservation-links.service.ts';

const DAY = addDays(toPragueDay(new Date()), 60);

let test: TestApp;
let calls: BookingCalls;

beforeAll(async () => {
  test = await createTestApp({ RATE_LIMITS: 'on' });
  calls = new BookingCalls(test);
});
afterAll(() => test.close());

it('counts new links of a guest by reservation, not by client', async () => {
  const space = await test.make.space({ withoutPhoto: true });
  const owner = await calls.signInOwner(space);
  const book = async (offset: number, email: string): Promise<number> =>
    (await calls.book(space, slotOn(addDays(DAY, offset)), { customer_email: email })).json<{
      reservation: { id: number };
    }>().reservation.id;
  const [one, other] = [await book(1, 'prvni@prostora.test'), await book(2, 'druha@prostora.test')];
  const renew = async (id: number): Promise<number> =>
    (await calls.send('POST', `reservations/${id}/new-link`, owner)).statusCode;
  const renewAsGuest = async (id: number): Promise<number> => {
    const { linkVersion } = await test.orm.em.fork().findOneOrFail(Reservation, { id });
    const token = test.app.get(ReservationLinksService).buildToken({ id, linkVersion });
    return (await calls.send('POST', `reservations/${id}/guest/new-link`, {}, { token })).statusCode;
  };
  expect(await renew(one)).toBe(200);
  for (let count = 1; count < 10; count += 1) await renew(one);
  expect([await renew(one), await renewAsGuest(one)]).toEqual([429, 429]);
  expect([await renewAsGuest(other), await renew(other)]).toEqual([200, 200]);
});
