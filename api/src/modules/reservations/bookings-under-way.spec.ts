import { expect, it } from '@jest/globals';
import { BookingsUnderWay } from './bookings-under-way.ts';

/** A booking that settles when `end` is called. */
function waiting(): { work: (others: number) => Promise<number>; end: (error?: Error) => void } {
  const { promise, resolve, reject } = Promise.withResolvers<undefined>();
  return {
    work: (others) => promise.then(() => others),
    end: (error) => {
      if (error) reject(error);
      else resolve(undefined);
    },
  };
}
const othersNow = (bookings: BookingsUnderWay, spaceId: number): Promise<number> =>
  bookings.of(spaceId, (others) => Promise.resolve(others));

it('passes the number of running bookings of the same space', async () => {
  const bookings = new BookingsUnderWay();
  const [first, second] = [waiting(), waiting()];
  const done = [bookings.of(7, first.work), bookings.of(7, second.work)];
  await expect(othersNow(bookings, 7)).resolves.toBe(2);
  await expect(othersNow(bookings, 8)).resolves.toBe(0);
  first.end();
  await expect(done[0]).resolves.toBe(0);
  await expect(othersNow(bookings, 7)).resolves.toBe(1);
  second.end();
  await expect(done[1]).resolves.toBe(1);
  await expect(othersNow(bookings, 7)).resolves.toBe(0);
});

it('stops counting a booking that fails', async () => {
  const bookings = new BookingsUnderWay();
  const failing = waiting();
  const done = bookings.of(7, failing.work);
  failing.end(new Error('taken'));
  await expect(done).rejects.toThrow('taken');
  await expect(othersNow(bookings, 7)).resolves.toBe(0);
});
