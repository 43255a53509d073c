import { expect, it } from '@jest/globals';
import { InFlightBookings } from './in-flight-bookings.ts';

/** A booking that settles when `end` is called. */
function createPendingBooking(): { work: (others: number) => Promise<number>; end: (error?: Error) => void } {
  const { promise, resolve, reject } = Promise.withResolvers<undefined>();
  return {
    work: (others) => promise.then(() => others),
    end: (error) => {
      if (error) reject(error);
      else resolve(undefined);
    },
  };
}
const countInFlight = (bookings: InFlightBookings, spaceId: number): Promise<number> =>
  bookings.run(spaceId, (others) => Promise.resolve(others));

it('passes the number of running bookings of the same space', async () => {
  const bookings = new InFlightBookings();
  const [first, second] = [createPendingBooking(), createPendingBooking()];
  const done = [bookings.run(7, first.work), bookings.run(7, second.work)];
  await expect(countInFlight(bookings, 7)).resolves.toBe(2);
  await expect(countInFlight(bookings, 8)).resolves.toBe(0);
  first.end();
  await expect(done[0]).resolves.toBe(0);
  await expect(countInFlight(bookings, 7)).resolves.toBe(1);
  second.end();
  await expect(done[1]).resolves.toBe(1);
  await expect(countInFlight(bookings, 7)).resolves.toBe(0);
});

it('stops counting a booking that fails', async () => {
  const bookings = new InFlightBookings();
  const failing = createPendingBooking();
  const done = bookings.run(7, failing.work);
  failing.end(new Error('taken'));
  await expect(done).rejects.toThrow('taken');
  await expect(countInFlight(bookings, 7)).resolves.toBe(0);
});
