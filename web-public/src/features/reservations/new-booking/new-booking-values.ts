import type { OwnBookingCheckInput, OwnBookingInput } from '@prostora/api-client';
import {
  HOUR_MINUTES,
  HOUR_MS,
  addDays,
  formatClock,
  getWeekday,
  isDay,
  listRepeatDays,
  OWN_BOOKING,
  parseClock,
  toPragueWallTime,
} from '@prostora/contracts';
import type { NewBooking } from '../reservations-url.ts';

/** Values of the form; times are Prague wall time. */
export type NewBookingValues = {
  day: string;
  from: string;
  until: string;
  /** An empty price is that of the list. */
  rooms: { space_id: number; price: string }[];
  customer_name: string;
  customer_phone: string;
  number_of_guests: string;
  title: string;
  title_public: boolean;
  status: 'confirmed' | 'option';
  option_until: string;
  repeats: boolean;
  every: string;
  weekdays: number[];
  until_day: string;
  skip_holidays: boolean;
  except: string[];
  customer_email: string;
  tell_guest: boolean;
  owner_note: string;
  staff_note: string;
};

/** Fields of the API under other names in the form. */
export const FIELD_NAMES = {
  start_datetime: 'day',
  end_datetime: 'until',
  repeat: 'until_day',
  'repeat.weekdays': 'weekdays',
  'repeat.until': 'until_day',
} as const;

const USUAL_HOURS = 4;
const USUAL_WEEKS = 11;

/** The next whole hour. */
function findNextHour(now: Date): { day: string; from: number } {
  const { day, minute } = toPragueWallTime(now);
  const from = (Math.floor(minute / HOUR_MINUTES) + 1) * HOUR_MINUTES;
  return from < 24 * HOUR_MINUTES ? { day, from } : { day: addDays(day), from: 8 * HOUR_MINUTES };
}

type OfferedWindow = { readonly start_datetime: string; readonly end_datetime: string };

/** The first whole hour inside offered hours, with the end of the usual length or of the hours; null without any. */
export function findOfferedHour(
  windows: readonly OfferedWindow[],
  now: Date,
): Required<Pick<NewBooking, 'day' | 'from' | 'until'>> | null {
  const nextHour = Math.ceil((now.getTime() + 1) / HOUR_MS) * HOUR_MS;
  const [first] = windows
    .map(({ start_datetime, end_datetime }) => ({
      start: Math.max(nextHour, Date.parse(start_datetime)),
      end: Date.parse(end_datetime),
    }))
    .filter(({ start, end }) => end - start >= HOUR_MS)
    .toSorted((one, other) => one.start - other.start || other.end - one.end);
  if (!first) return null;
  const { day, minute: from } = toPragueWallTime(new Date(first.start));
  const end = new Date(Math.min(first.end, first.start + USUAL_HOURS * HOUR_MS));
  return { day, from, until: toPragueWallTime(end).minute };
}

/** First values: those of the URL; the only space is chosen. */
export function toInitialValues(
  given: Partial<NewBooking>,
  spaces: readonly { id: number }[],
  now: Date,
): NewBookingValues {
  const next = findNextHour(now);
  const day = given.day ?? next.day;
  const from = given.from ?? next.from;
  const own = new Set(spaces.map(({ id }) => id));
  const given_ids = (given.spaceIds ?? []).filter((id) => own.has(id));
  const ids = given_ids.length === 0 && spaces.length === 1 ? [...own] : given_ids;
  return {
    day,
    from: formatClock(from),
    until: formatClock((given.until ?? from + USUAL_HOURS * HOUR_MINUTES) % 1440),
    rooms: ids.map((space_id) => ({ space_id, price: '' })),
    customer_name: '',
    customer_phone: '',
    number_of_guests: given.guests?.toString() ?? '',
    title: '',
    title_public: false,
    status: 'confirmed',
    option_until: '',
    repeats: false,
    every: '1',
    weekdays: [getWeekday(day)],
    until_day: addDays(day, USUAL_WEEKS * 7),
    skip_holidays: true,
    except: [],
    customer_email: '',
    tell_guest: false,
    owner_note: '',
    staff_note: '',
  };
}

/** Days of the booking, those left out too. */
export function listDays(values: NewBookingValues): string[] {
  if (!values.repeats || !isDay(values.day) || !isDay(values.until_day)) return [values.day];
  const { weekdays, every, until_day: until, skip_holidays: skipHolidays } = values;
  return listRepeatDays(
    values.day,
    { weekdays, every: Number(every), until, skipHolidays, except: [] },
    OWN_BOOKING.days + 1,
  );
}

/** The end of the first day; an end that is not after the start is on the next day. */
const toEndDay = ({ day, from, until }: NewBookingValues): string => (until > from ? day : addDays(day));

/** Minutes from start to end. */
export const countMinutes = ({ from, until }: Pick<NewBookingValues, 'from' | 'until'>): number => {
  const length = (parseClock(until) ?? 0) - (parseClock(from) ?? 0);
  return length > 0 ? length : length + 1440;
};

/** An amount as typed, „4 500“ or „4500,50“; null for the price of the list. */
const toPrice = (text: string): number | null => {
  const plain = text.replace(/\s/gu, '').replace(',', '.');
  return plain === '' ? null : Number(plain);
};
/** Null for an empty text; not a number for another invalid one. */
export const parseGuests = (text: string): number | null =>
  text.trim() === '' ? null : Number(text.replace(/\s/gu, ''));
export const isPrice = (text: string): boolean => {
  const price = toPrice(text);
  return price === null || (price >= 0 && price <= OWN_BOOKING.price);
};
export const isGuests = (text: string): boolean => {
  const guests = parseGuests(text);
  return guests === null || (Number.isInteger(guests) && guests >= 1 && guests <= 100_000);
};

/** The part that is checked while typing; null while a value is missing or not valid. */
export function toCheckInput(values: NewBookingValues): OwnBookingCheckInput | null {
  const { day, from, until, rooms, number_of_guests: guests, repeats, except } = values;
  if (!isDay(day) || parseClock(from) === null || parseClock(until) === null || rooms.length === 0)
    return null;
  if (!isGuests(guests) || !rooms.every(({ price }) => isPrice(price))) return null;
  if (repeats && listDays(values).every((each) => except.includes(each))) return null;
  return {
    rooms: rooms.map(({ space_id, price }) => ({ space_id, price: toPrice(price) })),
    start_datetime: `${day}T${from}`,
    end_datetime: `${toEndDay(values)}T${until}`,
    number_of_guests: parseGuests(guests),
    repeat: repeats
      ? {
          weekdays: values.weekdays,
          every: Number(values.every),
          until: values.until_day,
          skip_holidays: values.skip_holidays,
          except,
        }
      : null,
  };
}

/** The whole booking. */
export const toInput = (values: NewBookingValues, slots: OwnBookingCheckInput): OwnBookingInput => ({
  rooms: slots.rooms,
  start_datetime: slots.start_datetime,
  end_datetime: slots.end_datetime,
  number_of_guests: slots.number_of_guests ?? null,
  repeat: slots.repeat ?? null,
  customer_name: values.customer_name.trim(),
  customer_phone: values.customer_phone.trim() || null,
  customer_email: values.customer_email.trim() || null,
  title: values.title.trim(),
  title_public: values.title_public,
  owner_note: values.owner_note.trim(),
  staff_note: values.staff_note.trim(),
  status: values.status,
  option_until: values.status === 'option' && values.option_until !== '' ? values.option_until : null,
  tell_guest: values.tell_guest,
});
