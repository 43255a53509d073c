import type { CancelCode, ReservationStatusValue } from '@prostora/contracts';
import type { OfferedHours } from '@prostora/pricing';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../../platform/http/actor.ts';

/** Exact slot of a demand in a space. */
export type OfferedSlot = {
  readonly spaceId: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly guests: number;
};

/** A chosen offer with the data its reservation needs. */
export type ChosenOffer = OfferedSlot & {
  /** Null if the price is by agreement. */
  readonly priceHaler: number | null;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly notes: string;
  readonly termsVersion: string | null;
  readonly termsAcceptedAt: Date;
  /** Whether the sender used the mailed link or confirmed the address in this browser. */
  readonly isEmailConfirmed: boolean;
  readonly clientKey: string;
  /** Of the demand with the owner; null before the first message. */
  readonly conversationId: number | null;
};

/** Current state of the reservation of a chosen offer. */
export type OfferReservation = {
  readonly id: number;
  readonly status: ReservationStatusValue;
  readonly awaitsEmailConfirmation: boolean;
  readonly expiresAt: Date | null;
  /** Null also when it has expired and the job has not recorded it yet. */
  readonly cancelledBy: 'guest' | 'owner' | 'operator' | 'system' | null;
  readonly cancelReason: string | null;
  readonly cancelCode: CancelCode | null;
  /** Guest's page; null once the link was reissued to another address or the guest was anonymized. */
  readonly url: string | null;
};

/** Port implemented by the reservations module: reservations of chosen offers. */
export abstract class OfferReservationsPort {
  /**
   * Creates a pending reservation at the offer's price inside the caller's unit of work.
   * @returns id of the reservation
   * @throws DomainError SLOT_TAKEN, SLOT_UNAVAILABLE, or INVALID if the slot is in the past
   */
  abstract reserve(actor: Actor, offer: ChosenOffer): Promise<number>;

  /** Adds free alternatives to a SLOT_TAKEN error; returns other errors unchanged. */
  abstract addAlternatives(error: unknown, slot: OfferedSlot): Promise<unknown>;

  /** Whether the slot is taken and lies in the offered hours; null if there is no such space. */
  abstract checkSlot(slot: OfferedSlot): Promise<{ isTaken: boolean; offered: OfferedHours } | null>;

  /** Whether the browser of the request has confirmed the e-mail address. */
  abstract isConfirmedInBrowser(request: FastifyRequest, email: string): boolean;

  /** Attaches the reservation to the conversation of its demand, inside the caller's unit of work. */
  abstract attachConversation(reservationId: number, conversationId: number): Promise<void>;

  abstract find(ids: readonly number[]): Promise<ReadonlyMap<number, OfferReservation>>;
}
