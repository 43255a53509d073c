import type { Reservation, ReservationChangesInput } from '@prostora/api-client';
import { normalizePhone } from '@prostora/contracts';
import { termOf, valuesOf, type Term, type TermValues } from '../term.ts';

export type ChangeValues = TermValues & {
  space_id: string;
  number_of_guests: string;
  price: string;
  customer_name: string;
  customer_email: string;
  customer_phone: string;
  message: string;
  agreed_by_phone: boolean;
};
type AgreementField = 'space_id' | 'start_datetime' | 'end_datetime' | 'number_of_guests' | 'price';
type ContactField = 'customer_name' | 'customer_email' | 'customer_phone';
export type ChangedField = AgreementField | ContactField;
export type ChangePreview = { atOnce: ChangedField[]; proposed: ChangedField[] };

const formerTerm = ({ start_datetime: start, end_datetime: end }: Reservation): Term => ({ start, end });

/** Initial form values; `proposed` is the slot to which the reservation was dragged. */
export const toChangeValues = (reservation: Reservation, proposed?: Term): ChangeValues => ({
  ...valuesOf(proposed ?? formerTerm(reservation)),
  space_id: String(reservation.space.id),
  number_of_guests: String(reservation.number_of_guests),
  price: reservation.price_state === 'none' ? '' : String(reservation.price),
  customer_name: reservation.customer_name,
  customer_email: reservation.customer_email,
  customer_phone: reservation.customer_phone ?? '',
  message: '',
  agreed_by_phone: false,
});

const parseNumber = (text: string): number => Number(text.trim().replace(/\s/gu, '').replace(',', '.'));

/** An empty field keeps the price; a zero price differs from one by agreement. */
const isPriceChanged = (text: string, { price, price_state: state }: Reservation): boolean =>
  text.trim() !== '' && (parseNumber(text) !== price || state === 'none');

/** Changed fields only, so that the server prices another slot anew unless a price was entered. */
export function toChanges(
  values: ChangeValues,
  reservation: Reservation,
  proposed?: Term,
): Omit<ReservationChangesInput, 'sequence'> {
  const term = termOf(values, proposed ?? formerTerm(reservation));
  const phone =
    values.customer_phone.trim() === ''
      ? null
      : (normalizePhone(values.customer_phone) ?? values.customer_phone);
  return {
    ...(Date.parse(term.start_datetime) !== Date.parse(reservation.start_datetime) && {
      start_datetime: term.start_datetime,
    }),
    ...(Date.parse(term.end_datetime) !== Date.parse(reservation.end_datetime) && {
      end_datetime: term.end_datetime,
    }),
    ...(Number(values.space_id) !== reservation.space.id && { space_id: Number(values.space_id) }),
    ...(parseNumber(values.number_of_guests) !== reservation.number_of_guests && {
      number_of_guests: parseNumber(values.number_of_guests),
    }),
    ...(isPriceChanged(values.price, reservation) && { price: parseNumber(values.price) }),
    ...(values.customer_name.trim() !== reservation.customer_name && {
      customer_name: values.customer_name.trim(),
    }),
    ...(values.customer_email.trim() !== reservation.customer_email && {
      customer_email: values.customer_email.trim(),
    }),
    ...(phone !== reservation.customer_phone && { customer_phone: phone }),
    ...(values.message.trim() !== '' && { message: values.message.trim() }),
    ...(values.agreed_by_phone && { agreed_by_phone: true }),
  };
}

const CONTACT: readonly ContactField[] = ['customer_name', 'customer_email', 'customer_phone'];
const SLOT: readonly AgreementField[] = ['space_id', 'start_datetime', 'end_datetime'];

/** Predicts what the server does with the changes, by the same rule as its `planChange`. */
export function previewChanges(
  changes: Omit<ReservationChangesInput, 'sequence'>,
  reservation: Reservation,
): ChangePreview {
  const isChanged = (field: ChangedField): boolean => changes[field] !== undefined;
  const contact = CONTACT.filter(isChanged);
  const fields = [...SLOT, 'number_of_guests' as const, 'price' as const].filter(isChanged);
  if (reservation.status !== 'confirmed') return { atOnce: [...contact, ...fields], proposed: [] };
  const isFewer = (changes.number_of_guests ?? Number.POSITIVE_INFINITY) < reservation.number_of_guests;
  const hasMore = isChanged('number_of_guests') && !isFewer;
  const isLower = changes.price !== undefined && changes.price > 0 && changes.price < reservation.price;
  const needsConsent = SLOT.some(isChanged) || hasMore;
  const isAtOnce = (field: ChangedField): boolean =>
    (field === 'number_of_guests' && isFewer) || (field === 'price' && isLower && !needsConsent);
  return {
    atOnce: [...contact, ...fields.filter(isAtOnce)],
    proposed: fields.filter((field) => !isAtOnce(field)),
  };
}
