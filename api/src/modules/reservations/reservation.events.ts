import { defineEvent } from '../../platform/outbox/index.ts';
import type { PriceState } from '@prostora/pricing';
import type { AgreementRecord } from './changes/change-proposal.events.ts';
import type { CancelledBy, Reservation } from './reservation.entity.ts';
import { toReservationPriceState } from './reservation-price.ts';

/** What happened to a reservation that people or calendars must hear of. */
export type ReservationStep =
  | 'requested'
  | 'booked'
  | 'confirmed'
  | 'refused'
  | 'cancelled'
  | 'moved'
  | 'changed'
  | 'readdressed'
  | 'expired';

type TermTold = { starts_at: string; ends_at: string };
/** How a step left what a later one may change. */
export type StepResult = TermTold & {
  price_haler: number;
  price_state?: PriceState;
  expires_at: string | null;
  /** Missing in events of former releases. */
  space_id?: number;
  guests?: number;
};
/** What is told of a step. `sequence` is its number after the step; `by` whose step it was; a move tells the former term. Mails may be written after later steps, so that `result` says how it was then; left out where it stays so. */
export type StepTaken = {
  reservation_id: number;
  step: ReservationStep;
  by: CancelledBy;
  sequence: number;
  former: TermTold | null;
  result?: StepResult;
  /** The agreement before a change. */
  before?: AgreementRecord;
  /** The proposal that was accepted by it. */
  proposal_id?: number;
};

/** A reservation took a step. */
export const reservationChanged = defineEvent<StepTaken>('reservation.changed');

type Changeable = Pick<
  Reservation,
  'startsAt' | 'endsAt' | 'priceHaler' | 'priceState' | 'expiresAt' | 'numberOfGuests'
> & { space: { id: number } };
/** How a reservation is now, to be told with its step. */
export const resultOf = ({
  startsAt,
  endsAt,
  priceHaler,
  priceState,
  expiresAt,
  space,
  numberOfGuests,
}: Changeable): StepResult => ({
  starts_at: startsAt.toISOString(),
  ends_at: endsAt.toISOString(),
  price_haler: priceHaler,
  price_state: toReservationPriceState({ priceHaler, priceState }),
  expires_at: expiresAt?.toISOString() ?? null,
  space_id: space.id,
  guests: numberOfGuests,
});
