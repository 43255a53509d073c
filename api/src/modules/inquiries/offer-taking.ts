import type { ReservationStatusValue } from '@prostora/contracts';
import type { OfferedHours } from '@prostora/pricing';
import type { Actor } from '../../platform/http/actor.ts';

/** Exact hours of a demand in a space. */
export type OfferedSlot = {
  readonly spaceId: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly guests: number;
};

/** An offer its sender chose, with what a reservation keeps of the demand. */
export type ChosenOffer = OfferedSlot & {
  /** Null where the price is agreed with the owner. */
  readonly priceHaler: number | null;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly notes: string;
  readonly termsVersion: string | null;
  readonly termsAcceptedAt: Date;
  /** Whether the sender came by the link that is only mailed. */
  readonly isMailboxProved: boolean;
  readonly clientKey: string;
};

/** The reservation a chosen offer made, as it is now. */
export type OfferReservation = {
  readonly id: number;
  readonly status: ReservationStatusValue;
  readonly awaitsProof: boolean;
  readonly expiresAt: Date | null;
  /** The guest's page; null once its link was sent to another address or the guest was forgotten. */
  readonly url: string | null;
};

/** Port filled by reservations: what becomes of a demand's offer in the schedule of its space. */
export abstract class OfferTaking {
  /**
   * Inside a unit of work: holds the slot as a pending reservation at the offer's price; answers its id.
   * @throws DomainError SLOT_TAKEN, TERM_UNAVAILABLE, or INVALID where the slot is past
   */
  abstract take(actor: Actor, offer: ChosenOffer): Promise<number>;

  /** The same failure; one that says that the slot is taken tells what is free instead. */
  abstract addAlternatives(error: unknown, slot: OfferedSlot): Promise<unknown>;

  /** Whether somebody has the slot, and how much of it lies in the offered hours; null where there is no such space. */
  abstract judge(slot: OfferedSlot): Promise<{ isTaken: boolean; offered: OfferedHours } | null>;

  /** Reservations by their ids. */
  abstract find(ids: readonly number[]): Promise<ReadonlyMap<number, OfferReservation>>;
}
