import type { TriedBooking } from '@prostora/api-client';
import { addDays, BOOKING, DAY_MS, getWeekday, toPragueWallTime } from '@prostora/contracts';
import {
  countLeadDays,
  priceByList,
  type PriceListDefinition,
  type PriceListQuote,
  type VatRate,
} from '@prostora/pricing';
import { priceListEditor } from '@prostora/strings/cs/price-list-editor.ts';
import { parseDateTimeField } from '../../../lib/date-time-field.ts';
import type { Draft } from '../draft.ts';

/** A booking that the owner tries a list with; times are Prague wall time, „2027-05-15T14:00“. */
export type TypicalBooking = {
  id: string;
  label: string;
  start: string;
  end: string;
  accessFrom: string;
  accessUntil: string;
  /** Null is unknown. */
  guests: number | null;
  /** Code; null is the default tariff. */
  tariff: string | null;
  purpose: string | null;
  layout: string | null;
  /** Codes; null are the default options. */
  options: string[] | null;
  addons: { code: string; quantity: number }[];
};

const texts = priceListEditor.bookings.samples;

/** First day of a weekday on or after a day of a month, in the future. */
function findDay(today: string, monthDay: string, weekday: number): string {
  const year = Number(today.slice(0, 4));
  const start = `${year}-${monthDay}` > today ? `${year}-${monthDay}` : `${year + 1}-${monthDay}`;
  return addDays(start, (weekday - getWeekday(start) + 7) % 7);
}

type Sample = { label: string; month: string; weekday: number; hours: [string, string]; guests: number };
const SAMPLES: readonly (Sample & { tariffKind?: string })[] = [
  { label: texts.wedding, month: '01-10', weekday: 6, hours: ['14:00', '00:00'], guests: 80 },
  {
    label: texts.company,
    month: '05-10',
    weekday: 2,
    hours: ['09:00', '17:00'],
    guests: 40,
    tariffKind: 'komercni',
  },
  {
    label: texts.club,
    month: '02-05',
    weekday: 3,
    hours: ['18:00', '21:00'],
    guests: 20,
    tariffKind: 'mistni_spolek',
  },
  { label: texts.party, month: '06-10', weekday: 5, hours: ['17:00', '23:00'], guests: 60 },
  { label: texts.ball, month: '02-01', weekday: 6, hours: ['14:00', '18:00'], guests: 120 },
];

/** Five bookings of the coming year, with tariffs of the list. */
export function createTypicalBookings(draft: Pick<Draft, 'tariffs'>, now: Date): TypicalBooking[] {
  const today = toPragueWallTime(now).day;
  return SAMPLES.map(({ label, month, weekday, hours: [from, to], guests, tariffKind }, index) => {
    const day = findDay(today, month, weekday);
    return {
      ...createBooking(`vzor-${index + 1}`, day),
      label,
      start: `${day}T${from}`,
      end: `${to === '00:00' ? addDays(day) : day}T${to}`,
      guests,
      tariff: draft.tariffs.find(({ kind }) => kind === tariffKind)?.code ?? null,
    };
  });
}

export const createBooking = (id: string, day: string): TypicalBooking => ({
  id,
  label: priceListEditor.bookings.newLabel,
  start: `${day}T14:00`,
  end: `${day}T20:00`,
  accessFrom: '',
  accessUntil: '',
  guests: 50,
  tariff: null,
  purpose: null,
  layout: null,
  options: null,
  addons: [],
});

type Slot = { startsAt: Date; endsAt: Date; from: Date | null; until: Date | null };
const parseTime = (text: string): Date | null => {
  const timestamp = parseDateTimeField(text);
  return timestamp === null ? null : new Date(timestamp);
};

export type BookingProblem = 'time' | 'order' | 'length' | 'access';

/** The times of a booking, or why they cannot be priced. */
export function parseSlot(booking: TypicalBooking): Slot | BookingProblem {
  const [startsAt, endsAt] = [parseTime(booking.start), parseTime(booking.end)];
  if (!startsAt || !endsAt) return 'time';
  if (endsAt <= startsAt) return 'order';
  if (endsAt.getTime() - startsAt.getTime() > BOOKING.maxDays * DAY_MS) return 'length';
  const [from, until] = [parseTime(booking.accessFrom), parseTime(booking.accessUntil)];
  if ((from && from > startsAt) || (until && until < endsAt)) return 'access';
  return { startsAt, endsAt, from, until };
}

/** Choices that the list still has. */
const keepKnown = (
  booking: TypicalBooking,
  list: Pick<PriceListDefinition, 'tariffs' | 'options' | 'rules'>,
) => ({
  tariff: list.tariffs.some(({ code }) => code === booking.tariff) ? booking.tariff : null,
  options: booking.options?.filter((code) => list.options.some((option) => option.code === code)) ?? null,
  addons: booking.addons.filter(({ code }) =>
    list.rules.some((rule) => rule.kind === 'addon' && rule.code === code),
  ),
});

/** Prices a booking by a valid list in the browser; null for wrong times. */
export function quoteBooking(
  definition: PriceListDefinition,
  booking: TypicalBooking,
  vatRates: readonly VatRate[],
  now: Date,
): PriceListQuote | null {
  const slot = parseSlot(booking);
  if (typeof slot === 'string') return null;
  return priceByList({
    definition,
    slot: { startsAt: slot.startsAt, endsAt: slot.endsAt },
    access: { from: slot.from, until: slot.until },
    guests: booking.guests,
    purpose: booking.purpose,
    layout: booking.layout,
    ...keepKnown(booking, definition),
    leadDays: countLeadDays(now, slot.startsAt),
    vatRates,
  });
}

/** The booking as the server prices it. */
export function toTriedBooking(booking: TypicalBooking, definition: PriceListDefinition): TriedBooking {
  return {
    label: booking.label.trim() || null,
    start_datetime: booking.start,
    end_datetime: booking.end,
    access_from: parseTime(booking.accessFrom) && booking.accessFrom,
    access_until: parseTime(booking.accessUntil) && booking.accessUntil,
    guests: booking.guests,
    purpose: booking.purpose,
    layout: booking.layout,
    ...keepKnown(booking, definition),
  };
}

/** Bookings with an add-on whose code has changed. */
export const renameAddon = (
  bookings: readonly TypicalBooking[],
  from: string,
  to: string,
): TypicalBooking[] =>
  bookings.map((booking) => ({
    ...booking,
    addons: booking.addons.map((addon) => (addon.code === from ? { ...addon, code: to } : addon)),
  }));

const STORAGE = 'prostora.price-list-bookings.';

/** Bookings that this browser keeps for a list. */
export function readBookings(listId: number): TypicalBooking[] | null {
  try {
    const stored = JSON.parse(localStorage.getItem(`${STORAGE}${listId}`) ?? 'null') as
      | TypicalBooking[]
      | null;
    const isComplete = (booking: unknown): boolean =>
      typeof booking === 'object' &&
      booking !== null &&
      Object.keys(createBooking('', '')).every((field) => field in booking);
    return Array.isArray(stored) && stored.every(isComplete) ? stored : null;
  } catch {
    return null;
  }
}

export function saveBookings(listId: number, bookings: readonly TypicalBooking[]): void {
  try {
    localStorage.setItem(`${STORAGE}${listId}`, JSON.stringify(bookings));
  } catch {
    // Storage is unavailable: the bookings last until the page is left.
  }
}
