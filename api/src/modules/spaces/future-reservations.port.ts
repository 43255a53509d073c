import type { OwnerStock } from '../accounts/customers/index.ts';

/** Port implemented by reservations. */
export abstract class FutureReservationsPort {
  abstract countFuture(spaceId: number, now: Date): Promise<number>;
  /**
   * Start of the next confirmed reservation that has not ended, by space; spaces without one are left out.
   */
  abstract findNextConfirmed(spaceIds: readonly number[], now: Date): Promise<ReadonlyMap<number, Date>>;
  /** Bookings of guests in the customer's spaces that have not ended, the soonest first. */
  abstract listByCustomer(
    customerId: number,
    now: Date,
  ): Promise<Pick<OwnerStock, 'bookings' | 'bookingsTotal'>>;
}
