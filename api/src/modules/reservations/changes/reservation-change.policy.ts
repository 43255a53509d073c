import type { Price } from '../reservation-price.ts';

/** What both sides agree on. */
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

/** Free of charge, which is not the same as a price by agreement. */
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

/** A price of 0 is proposed, so that a mistyped one promises nothing. */
const isLowerPrice = (current: Agreement, wanted: Agreement): boolean =>
  wanted.priceHaler > 0 && wanted.priceHaler < current.priceHaler;

/**
 * Which differences apply at once and which need the other side's consent (PRODUCT §12). Fewer guests always apply at once, a lower
 * price where it comes alone; the price of another slot belongs to the proposal of that slot.
 */
export function planChange(current: Agreement, wanted: Agreement, needsConsent: boolean): ChangePlan {
  const fields = changedFields(current, wanted);
  if (!needsConsent) return { applied: fields, proposed: [] };
  const hasOtherSlot = isSlotChanged(fields);
  const isFewer = wanted.guests < current.guests;
  const isAtOnce = (field: AgreementField): boolean =>
    (field === 'number_of_guests' && isFewer) ||
    (field === 'price' && !hasOtherSlot && wanted.guests <= current.guests && isLowerPrice(current, wanted));
  return { applied: fields.filter(isAtOnce), proposed: fields.filter((field) => !isAtOnce(field)) };
}

/** The agreement with the named fields taken from another one. What a price is worth comes with its slot. */
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
