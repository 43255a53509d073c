import type { Reservation, ReservationChangesInput } from '@prostora/api-client';
import { normalizePhone } from '@prostora/contracts';
import type { TimeSlot } from '@prostora/ui/calendar/slot-text.ts';
import { toDateTimeField } from '../../../lib/date-time-field.ts';
import { toSlotInput, toSlotValues, type SlotValues } from '../../../components/slot-fields/slot-values.ts';
import { getDefaultScope, type ApplyTo } from './step-scope.tsx';

export type ChangeValues = SlotValues & {
  space_id: string;
  number_of_guests: string;
  price: string;
  use_list_price: boolean;
  customer_name: string;
  customer_email: string;
  customer_phone: string;
  title: string;
  title_public: boolean;
  option_until: string;
  apply_to: 'this' | 'group';
  message: string;
  expires_at: string;
  agreed_by_phone: boolean;
};
type AgreementField = 'space_id' | 'start_datetime' | 'end_datetime' | 'number_of_guests' | 'price';
type ContactField = 'customer_name' | 'customer_email' | 'customer_phone';
type EventField = 'title' | 'title_public' | 'option_until';
export type ChangedField = AgreementField | ContactField | EventField;
export type ChangePreview = { immediate: ChangedField[]; proposed: ChangedField[] };

const toSlot = ({ start_datetime: start, end_datetime: end }: Reservation): TimeSlot => ({ start, end });

/** The price, or the total of an event; null by agreement, and of the spaces on one day of a series. */
export function getBasePrice(
  { group, price, price_state: state, series_id: series }: Reservation,
  applyTo: ApplyTo,
): number | null {
  if (applyTo === 'this' || !group) return state === 'none' ? null : price;
  return series !== null || group.price_state === 'none' ? null : group.total;
}
export const toPriceText = (price: number | null): string => (price === null ? '' : String(price));

/** Whether the API takes the price of the list by default: for a request at that price. */
export const followsPriceList = ({ status, is_option, is_price_set }: Reservation): boolean =>
  status === 'pending' && !is_option && !is_price_set;

/** Initial form values; `proposed` and `spaceId` are the slot and space to which the reservation was dragged. */
export const toChangeValues = (
  reservation: Reservation,
  proposed?: TimeSlot,
  spaceId: number = reservation.space.id,
): ChangeValues => ({
  ...toSlotValues(proposed ?? toSlot(reservation)),
  space_id: String(spaceId),
  number_of_guests: String(reservation.number_of_guests),
  price: toPriceText(getBasePrice(reservation, getDefaultScope(reservation))),
  use_list_price: followsPriceList(reservation),
  customer_name: reservation.customer_name,
  customer_email: reservation.customer_email ?? '',
  customer_phone: reservation.customer_phone ?? '',
  title: reservation.title,
  title_public: reservation.title_public,
  option_until:
    reservation.is_option && reservation.expires_at ? toDateTimeField(reservation.expires_at) : '',
  apply_to: getDefaultScope(reservation),
  message: '',
  expires_at: '',
  agreed_by_phone: false,
});

const parseNumber = (text: string): number => Number(text.trim().replace(/\s/gu, '').replace(',', '.'));

/** An empty field keeps the price; a zero price differs from one by agreement. */
const isPriceChanged = (text: string, base: number | null): boolean =>
  text.trim() !== '' && parseNumber(text) !== base;

/** Changed fields only; the price stays unless another one was entered. */
export function toChanges(
  values: ChangeValues,
  reservation: Reservation,
  proposed?: TimeSlot,
): Omit<ReservationChangesInput, 'sequence'> {
  const slot = toSlotInput(values, proposed ?? toSlot(reservation));
  const phone =
    values.customer_phone.trim() === ''
      ? null
      : (normalizePhone(values.customer_phone) ?? values.customer_phone);
  return {
    ...(Date.parse(slot.start_datetime) !== Date.parse(reservation.start_datetime) && {
      start_datetime: slot.start_datetime,
    }),
    ...(Date.parse(slot.end_datetime) !== Date.parse(reservation.end_datetime) && {
      end_datetime: slot.end_datetime,
    }),
    ...(Number(values.space_id) !== reservation.space.id && { space_id: Number(values.space_id) }),
    ...(parseNumber(values.number_of_guests) !== reservation.number_of_guests && {
      number_of_guests: parseNumber(values.number_of_guests),
    }),
    ...(isPriceChanged(values.price, getBasePrice(reservation, values.apply_to)) && {
      price: parseNumber(values.price),
    }),
    ...(values.customer_name.trim() !== reservation.customer_name && {
      customer_name: values.customer_name.trim(),
    }),
    ...(values.customer_email.trim() !== reservation.customer_email && {
      customer_email: values.customer_email.trim(),
    }),
    ...(phone !== reservation.customer_phone && { customer_phone: phone }),
    ...toEventChanges(values, reservation),
    ...(reservation.group_id !== null && { apply_to: values.apply_to }),
    ...(values.expires_at !== '' && { expires_at: values.expires_at }),
    ...(values.message.trim() !== '' && { message: values.message.trim() }),
    ...(values.agreed_by_phone && { agreed_by_phone: true }),
  };
}

function toEventChanges(
  { title, title_public, option_until: until }: ChangeValues,
  reservation: Reservation,
): Pick<ReservationChangesInput, EventField> {
  const former = toChangeValues(reservation);
  return {
    ...(title.trim() !== reservation.title && { title: title.trim() }),
    ...(title_public !== reservation.title_public && { title_public }),
    ...(until !== '' && until !== former.option_until && { option_until: until }),
  };
}

const EVENT_FIELDS: readonly EventField[] = ['title', 'title_public', 'option_until'];
const CONTACT_FIELDS: readonly ContactField[] = ['customer_name', 'customer_email', 'customer_phone'];
export const SLOT_FIELDS: readonly AgreementField[] = ['space_id', 'start_datetime', 'end_datetime'];

/** Predicts what the server does with the changes, by the same rule as its `planChange`. */
export function previewChanges(
  changes: Omit<ReservationChangesInput, 'sequence'>,
  reservation: Reservation,
): ChangePreview {
  const isChanged = (field: ChangedField): boolean => changes[field] !== undefined;
  const contact = [...CONTACT_FIELDS, ...EVENT_FIELDS].filter(isChanged);
  const fields = [...SLOT_FIELDS, 'number_of_guests' as const, 'price' as const].filter(isChanged);
  if (reservation.status !== 'confirmed') return { immediate: [...contact, ...fields], proposed: [] };
  const isFewer = (changes.number_of_guests ?? Number.POSITIVE_INFINITY) < reservation.number_of_guests;
  const hasMore = isChanged('number_of_guests') && !isFewer;
  const isLower =
    changes.price !== undefined &&
    changes.price > 0 &&
    changes.price < (getBasePrice(reservation, changes.apply_to ?? 'this') ?? 0);
  const needsAcceptance = SLOT_FIELDS.some(isChanged) || hasMore;
  const isImmediate = (field: ChangedField): boolean =>
    (field === 'number_of_guests' && isFewer) || (field === 'price' && isLower && !needsAcceptance);
  return {
    immediate: [...contact, ...fields.filter(isImmediate)],
    proposed: fields.filter((field) => !isImmediate(field)),
  };
}

/** Whether the guest is mailed: contact and texts of the owner change without a mail about the agreement. */
export const isAgreementChanged = ({ immediate, proposed }: ChangePreview): boolean =>
  [...immediate, ...proposed].some((field) =>
    [...SLOT_FIELDS, 'number_of_guests', 'price'].some((one) => one === field),
  );

/** Whether the change needs the word that the guest has agreed by phone: a guest without an e-mail, once confirmed. */
export const needsAgreement = (
  changes: Omit<ReservationChangesInput, 'sequence'>,
  reservation: Reservation,
  members: readonly { status: Reservation['status'] }[],
): boolean =>
  reservation.customer_email === '' &&
  [reservation, ...(changes.apply_to === 'group' ? members : [])].some(
    ({ status }) =>
      status === 'confirmed' && previewChanges(changes, { ...reservation, status }).proposed.length > 0,
  );
