import type { RentalTermsSummaryDto } from './rental-terms-summary.dto.ts';

/** A booking whose price is known. */
export type PricedBookingTerms = {
  readonly totalHaler: number;
  /** Part of the price that the ladder of a cancellation counts from. */
  readonly refundableHaler: number;
  readonly depositHaler: number;
  readonly startsAt: Date;
};

/** Port implemented by `deals`. */
export abstract class RentalTermsPort {
  /**
   * The terms that a booking of the space is made under.
   * @param booking null before its price is known
   * @returns null where the owner has none for the space
   */
  abstract find(spaceId: number, booking: PricedBookingTerms | null): Promise<RentalTermsSummaryDto | null>;
}
