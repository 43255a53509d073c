import type { DealInstalmentKind } from '@prostora/contracts';
import type { DealGate, DealStage, DealStep } from '@prostora/rental-terms';
import type { Actor } from '../../platform/http/actor.ts';
import type { CancelledBy, Reservation } from './reservation.entity.ts';

/** What an instalment asks from the guest. */
export type OpenInstalment = {
  readonly kind: DealInstalmentKind;
  readonly openHaler: number;
  /** YYYY-MM-DD. */
  readonly dueOn: string;
  readonly vs: string;
};
/** The deal of a reservation. */
export type ReservationDeal = {
  readonly id: number;
  readonly number: string;
  readonly stage: DealStage;
  readonly next: DealStep | null;
  readonly shutGates: readonly DealGate[];
  readonly open: readonly OpenInstalment[];
  /** Account to which the guest pays. */
  readonly account: string | null;
};
export type Agreement = {
  /** Until when the reservations are held for signature and payment; null where nothing is to be waited for. */
  readonly heldUntil: Date | null;
  /** Those of the deal that both sides have agreed on before. */
  readonly others: readonly Reservation[];
};
export type DealCancellation = {
  readonly by: CancelledBy;
  /** What the guest was told that it costs; null unless they agreed to a fee. */
  readonly acceptedFeeHaler: number | null;
  readonly reason: string | null;
};

/**
 * Port implemented by the module of deals: the deals of reservations whose owners have rental terms. Its steps run in the
 * unit of work of the caller, which has locked the reservations.
 */
export abstract class ReservationDealsPort {
  /** Joins new reservations of one event in a deal where their owner has rental terms. */
  abstract open(actor: Actor, reservations: readonly Reservation[]): Promise<void>;

  /**
   * Both sides have agreed on the reservations at their prices.
   * The caller confirms or holds them, with those agreed on before.
   */
  abstract agree(actor: Actor, reservations: readonly Reservation[]): Promise<Agreement>;

  /** The prices of agreed reservations have changed, or they have lapsed, which costs nothing. */
  abstract rebalance(dealIds: readonly number[]): Promise<void>;

  /**
   * Settles agreed reservations that are being cancelled.
   * @throws DomainError CANCELLATION_FEE to a guest who has not agreed to the fee
   */
  abstract cancel(
    actor: Actor,
    reservations: readonly Reservation[],
    cancellation: DealCancellation,
  ): Promise<void>;

  /** Anonymizes those of the deals whose reservations all are. */
  abstract release(dealIds: readonly number[]): Promise<void>;

  /** @returns by id of the reservation */
  abstract find(reservationIds: readonly number[]): Promise<ReadonlyMap<number, ReservationDeal>>;
}
