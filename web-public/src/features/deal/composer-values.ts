import type { DealOfferInput, NewDealInput } from '@prostora/api-client';
import { addDays, DEALS, isDay, OWN_BOOKING } from '@prostora/contracts';
import { fieldError } from '@prostora/strings/cs/errors.ts';
import { pragueToday } from '@prostora/ui/calendar/calendar-position.ts';
import {
  createDefaultSlot,
  createEndValidator,
  toSlotInput,
  toSlotValues,
  validateStart,
  type SlotValues,
} from '../../components/slot-fields/slot-values.ts';
import { parseNumber } from '../../lib/space-numbers.ts';

const VALID_DAYS = 7;

export type ComposerValues = SlotValues & {
  rooms: { space_id: string; price: string }[];
  number_of_guests: string;
  deposit: string;
  guest: { name: string; email: string; phone: string };
  title: string;
  valid_until: string;
  hold: boolean;
  message: string;
  note: string;
};

export const EMPTY_ROOM = { space_id: '', price: '' };

export const createComposerValues = (): ComposerValues => ({
  ...toSlotValues(createDefaultSlot()),
  rooms: [EMPTY_ROOM],
  number_of_guests: '',
  deposit: '',
  guest: { name: '', email: '', phone: '' },
  title: '',
  valid_until: addDays(pragueToday(), VALID_DAYS),
  hold: true,
  message: '',
  note: '',
});

/** Whether it is an amount in CZK of at most the price of a booking. */
const isAmount = (text: string): boolean => {
  const value = parseNumber(text);
  return value !== null && value >= 0 && value <= OWN_BOOKING.price;
};

export const validateAmount = (text: string): string | true => isAmount(text) || fieldError('bookingPrice');
export const validateOptionalAmount = (text: string): string | true =>
  text.trim() === '' || validateAmount(text);

const toOfferInput = (values: ComposerValues): DealOfferInput => ({
  ...toSlotInput(values),
  rooms: values.rooms.map(({ space_id, price }) => ({
    space_id: Number(space_id),
    price: parseNumber(price) ?? 0,
  })),
  number_of_guests: parseNumber(values.number_of_guests),
  deposit: parseNumber(values.deposit) ?? 0,
  message: values.message.trim(),
  note: values.note.trim(),
  valid_until: values.valid_until,
  hold: values.hold,
});

/** Input of the preview; null while it is incomplete. */
export function toCheckInput(values: ComposerValues): DealOfferInput | null {
  const isComplete =
    values.rooms.every(({ space_id, price }) => space_id !== '' && isAmount(price)) &&
    validateStart(values.start_datetime) === true &&
    createEndValidator()(values.end_datetime, values) === true &&
    isDay(values.valid_until) &&
    values.message.length <= DEALS.message &&
    values.note.length <= DEALS.note;
  return isComplete ? toOfferInput(values) : null;
}

export const toNewDealInput = (values: ComposerValues): NewDealInput => ({
  ...toOfferInput(values),
  guest: {
    name: values.guest.name.trim(),
    email: values.guest.email.trim(),
    phone: values.guest.phone.trim() || null,
  },
  title: values.title.trim(),
});
