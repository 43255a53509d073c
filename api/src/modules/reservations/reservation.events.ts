import { defineEvent } from '../../platform/outbox/index.ts';
import type { PriceState } from '@prostora/pricing';
import type { CancelledBy, Reservation } from './reservation.entity.ts';
import { toReservationPriceState } from './reservation-price.ts';
import type { Agreement } from './reservation-change.policy.ts';

/** An agreement in event payloads. */
export type AgreementRecord = {
  space_id: number;
  starts_at: string;
  ends_at: string;
  guests: number;
  price_haler: number;
  /** Missing in events of former releases. */
  price_state?: PriceState;
};
/** Steps of a proposal except acceptance, which is a step of the reservation. */
export type ProposalStep = 'proposed' | 'declined' | 'withdrawn' | 'expired';
/** `before` is the agreement the proposal was made against; texts are read from the proposal itself. */
export type ProposalEvent = {
  reservation_id: number;
  proposal_id: number;
  step: ProposalStep;
  before: AgreementRecord;
};

export const proposalChanged = defineEvent<ProposalEvent>('reservation.proposal-changed');

export const toAgreementRecord = ({
  spaceId,
  startsAt,
  endsAt,
  guests,
  priceHaler,
  priceState,
}: Agreement): AgreementRecord => ({
  space_id: spaceId,
  starts_at: startsAt.toISOString(),
  ends_at: endsAt.toISOString(),
  guests,
  price_haler: priceHaler,
  price_state: priceState,
});

/** Steps published to guests, owners and calendars. */
export type ReservationStep =
  | 'requested'
  | 'booked'
  | 'agreed'
  | 'confirmed'
  | 'refused'
  | 'cancelled'
  | 'moved'
  | 'changed'
  | 'readdressed'
  | 'expired';

type SlotPayload = { starts_at: string; ends_at: string };
/** State after the step, of the fields later steps may change. */
export type StepResult = SlotPayload & {
  price_haler: number;
  price_state?: PriceState;
  expires_at: string | null;
  /** Missing in events of former releases. */
  space_id?: number;
  guests?: number;
};
/**
 * Payload of a step. `sequence` is the value after the step, `by` its author, `former` the slot before a
 * move. Mails may be built after later steps, so `result` holds the state after this one; left out when later
 * steps cannot change it.
 */
export type ReservationStepEvent = {
  reservation_id: number;
  step: ReservationStep;
  by: CancelledBy;
  sequence: number;
  former: SlotPayload | null;
  result?: StepResult;
  /** The agreement before a change. */
  before?: AgreementRecord;
  /** The accepted proposal. */
  proposal_id?: number;
  /** A change came with a message of its author, which the mail quotes. */
  has_message?: boolean;
  /** The guest is told of the owner's own booking or of a change of several days, and of these in the same mail. */
  notified_with?: number[];
  /**
   * The others of the owner's own booking or of a change of several days, of which the owner gets one mail; empty
   * for the others themselves. Without `notified_with` the guest gets none.
   */
  bundled_with?: number[];
  /** The changes of those that `notified_with` and `bundled_with` name. Missing in events of former releases. */
  bundled_changes?: BundledChange[];
};
type BundledChange = { reservation_id: number; before: AgreementRecord; result: StepResult };

export const reservationChanged = defineEvent<ReservationStepEvent>('reservation.changed');

type ReservationWithAgreement = Pick<
  Reservation,
  'startsAt' | 'endsAt' | 'priceHaler' | 'priceState' | 'expiresAt' | 'numberOfGuests'
> & { space: { id: number } };
/** The current state, published with the step. */
export const toStepResult = ({
  startsAt,
  endsAt,
  priceHaler,
  priceState,
  expiresAt,
  space,
  numberOfGuests,
}: ReservationWithAgreement): StepResult => ({
  starts_at: startsAt.toISOString(),
  ends_at: endsAt.toISOString(),
  price_haler: priceHaler,
  price_state: toReservationPriceState({ priceHaler, priceState }),
  expires_at: expiresAt?.toISOString() ?? null,
  space_id: space.id,
  guests: numberOfGuests,
});

/** A reservation of a step of several, with the e-mail address of its guest. */
export type BundleMember = { readonly id: number; readonly customerEmail: string };

/**
 * One mail to each side tells of a step of several reservations: the event of the first one names the others to the
 * owner, the first one of each guest names those of the guest.
 * @param members all reservations of the step
 */
export function toBundleFields(
  members: readonly BundleMember[],
  { id, customerEmail }: BundleMember,
): Pick<ReservationStepEvent, 'notified_with' | 'bundled_with'> {
  if (members.length < 2) return {};
  const ofGuest = members.filter(
    (other) => other.customerEmail.toLowerCase() === customerEmail.toLowerCase(),
  );
  const listAfterFirst = (list: readonly BundleMember[]): number[] => list.slice(1).map((other) => other.id);
  return {
    bundled_with: members[0]?.id === id ? listAfterFirst(members) : [],
    ...(ofGuest[0]?.id === id && { notified_with: listAfterFirst(ofGuest) }),
  };
}

/**
 * The same for bookings that a host enters: the event of the first one that the guest is told of names the others. The
 * guest is told only where the host asks for it.
 */
export function toEntryBundleFields(
  members: readonly EntryMember[],
  { id }: EntryMember,
): Pick<ReservationStepEvent, 'notified_with' | 'bundled_with'> {
  const notified = members.filter(({ guestNotifiedAt }) => guestNotifiedAt !== null);
  const first = notified[0] ?? members[0];
  const listOthers = (list: readonly EntryMember[]): number[] =>
    list.flatMap((other) => (other.id === first?.id ? [] : [other.id]));
  return {
    ...(notified[0]?.id === id && { notified_with: listOthers(notified) }),
    ...(members.length > 1 && { bundled_with: first?.id === id ? listOthers(members) : [] }),
  };
}
type EntryMember = { readonly id: number; readonly guestNotifiedAt: Date | null };
