import { type Price, toAcceptedPrice, toPrice } from './reservation-price.ts';
import type { Side } from './reservation.states.ts';
import type { Reservation } from './reservation.entity.ts';
import type { ChangeProposal } from './change-proposal.entity.ts';

/** Space, slot, guests and price both sides agreed on. */
export type Agreement = Price & {
  readonly spaceId: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly guests: number;
};
export const AGREEMENT_FIELDS = [
  'space_id',
  'start_datetime',
  'end_datetime',
  'number_of_guests',
  'price',
] as const;
export type AgreementField = (typeof AGREEMENT_FIELDS)[number];
export type ChangePlan = { readonly applied: AgreementField[]; readonly proposed: AgreementField[] };

/** Free of charge, as opposed to a price by agreement. */
const isFree = ({ priceHaler, priceState }: Price): boolean => priceHaler === 0 && priceState !== 'none';

const DIFFERS: Readonly<Record<AgreementField, (one: Agreement, other: Agreement) => boolean>> = {
  space_id: (one, other) => one.spaceId !== other.spaceId,
  start_datetime: (one, other) => one.startsAt.getTime() !== other.startsAt.getTime(),
  end_datetime: (one, other) => one.endsAt.getTime() !== other.endsAt.getTime(),
  number_of_guests: (one, other) => one.guests !== other.guests,
  price: (one, other) => one.priceHaler !== other.priceHaler || isFree(one) !== isFree(other),
};

export const changedFields = (current: Agreement, wanted: Agreement): AgreementField[] =>
  AGREEMENT_FIELDS.filter((field) => DIFFERS[field](current, wanted));

export const isSlotChanged = (fields: readonly AgreementField[]): boolean =>
  fields.some((field) => field === 'space_id' || field === 'start_datetime' || field === 'end_datetime');

/** A price of 0 needs acceptance, as it may be a typing error. */
const isLowerPrice = (current: Agreement, wanted: Agreement): boolean =>
  wanted.priceHaler > 0 && wanted.priceHaler < current.priceHaler;

/** The present price for another slot or number of guests. An equal price of the list tells whether it is complete. */
export const keepPrice = (current: Price, list: Price): Price =>
  current.priceHaler === list.priceHaler && ['estimate', 'complete'].includes(current.priceState)
    ? { priceHaler: list.priceHaler, priceState: list.priceState }
    : { priceHaler: current.priceHaler, priceState: current.priceState };

/**
 * Splits differences into those applied at once and those that need the other side's consent (PRODUCT §12).
 * Fewer guests always apply at once, a lower price only for the guest, without a change of slot or more
 * guests.
 * @param consentOf the side that has to agree; null when none has to
 */
export function planChange(current: Agreement, wanted: Agreement, consentOf: Side | null): ChangePlan {
  const fields = changedFields(current, wanted);
  if (consentOf === null) return { applied: fields, proposed: [] };
  const hasOtherSlot = isSlotChanged(fields);
  const isFewer = wanted.guests < current.guests;
  const isAppliedImmediately = (field: AgreementField): boolean =>
    (field === 'number_of_guests' && isFewer) ||
    (field === 'price' &&
      consentOf === 'guest' &&
      !hasOtherSlot &&
      wanted.guests <= current.guests &&
      isLowerPrice(current, wanted));
  return {
    applied: fields.filter(isAppliedImmediately),
    proposed: fields.filter((field) => !isAppliedImmediately(field)),
  };
}

/**
 * Price for another number of guests. The agreed one stays when the host set it, when it does not depend on the
 * guests, and when fewer guests would raise it.
 * @param quoted the stored quote of the agreement and the present ones for the former and the wanted guests
 */
export function repriceGuests(
  current: Agreement,
  guests: number,
  quoted: { readonly stored: number | null; readonly former: Price; readonly wanted: Price },
): Price | null {
  const { stored, former, wanted } = quoted;
  const isSetByHost = current.priceState === 'none' || stored !== current.priceHaler;
  const isIndependent = wanted.priceState === 'none' || wanted.priceHaler === former.priceHaler;
  const isRaisedByFewer = guests < current.guests && wanted.priceHaler > current.priceHaler;
  return isSetByHost || isIndependent || isRaisedByFewer ? null : wanted;
}

/** The agreement with the named fields taken from `wanted`. The price state follows the slot. */
export function withFields(
  current: Agreement,
  wanted: Agreement,
  fields: readonly AgreementField[],
): Agreement {
  const take = (field: AgreementField): Agreement => (fields.includes(field) ? wanted : current);
  return {
    spaceId: take('space_id').spaceId,
    startsAt: take('start_datetime').startsAt,
    endsAt: take('end_datetime').endsAt,
    guests: take('number_of_guests').guests,
    priceHaler: take('price').priceHaler,
    priceState: (isSlotChanged(fields) ? wanted : take('price')).priceState,
  };
}

export const toAgreement = (reservation: Reservation): Agreement => {
  const { space, startsAt, endsAt, numberOfGuests } = reservation;
  return { spaceId: space.id, startsAt, endsAt, guests: numberOfGuests, ...toPrice(reservation) };
};

/** Adds a message to those that the pages of a reservation show. */
export const joinMessages = (former: string | null, message: string | null): string | null =>
  [former, message].filter(Boolean).join('\n\n') || null;

/** The agreement the guest accepted, without a price raised by the host since. */
export const toAcceptedAgreement = (reservation: Reservation): Agreement => ({
  ...toAgreement(reservation),
  ...toAcceptedPrice(reservation),
});

/** Rows of former releases hold only the amount, which was never an estimate. */
export const toProposedPrice = ({
  priceHaler,
  priceState,
}: Pick<ChangeProposal, 'priceHaler' | 'priceState'>): Price => ({
  priceHaler,
  priceState: priceState ?? (priceHaler === 0 ? 'none' : 'agreed'),
});

export const toProposedAgreement = (proposal: ChangeProposal): Agreement => {
  const { space, startsAt, endsAt, guests } = proposal;
  return { spaceId: space.id, startsAt, endsAt, guests, ...toProposedPrice(proposal) };
};

/** Values of the audit record; the price in CZK. */
export const toAuditValues = (agreement: Agreement): Record<string, unknown> => {
  const { spaceId, startsAt, endsAt, guests, priceHaler, priceState } = agreement;
  return {
    space_id: spaceId,
    from: startsAt,
    until: endsAt,
    guests,
    price: priceHaler / 100,
    price_state: priceState,
  };
};
