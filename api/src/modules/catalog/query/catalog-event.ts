import {
  addDays,
  formatEventTime,
  fromPragueWallTime,
  getWeekday,
  HOUR_MS,
  isCzechHoliday,
  LAYOUTS,
  listRepeatDays,
  parseEventTime,
  SERIES_REQUEST,
  toPragueWallTime,
  type UsualDays,
} from '@prostora/contracts';
import { TARIFF_KINDS, type TariffKind } from '@prostora/pricing';
import { createFieldError, DomainError, fieldError } from '../../../platform/errors/index.ts';
import type { CatalogEventQuery } from '../catalog-query.dto.ts';
import { parseDay } from '../index/busy-days.ts';
import type { FreeTime, IndexQuery } from '../index/index-query.ts';
import type { OfferSlot } from '../index/offer-request.ts';
import type { PurposeRef } from '../index/catalog-reference.ts';
import type { Layout } from '../sentence/sentence-types.ts';

/** First and last day, YYYY-MM-DD in Prague. */
export type DateRange = { readonly from: string; readonly to: string };

/** The visitor's event apart from dates and purpose, which are part of the filter. */
export type CatalogEvent = {
  /** Minutes since midnight, the end up to 30:00; a missing end is 24:00. */
  readonly timeFrom: number | null;
  readonly timeTo: number | null;
  /** Whether one free day is enough, from `today` on. */
  readonly isFlexible: boolean;
  readonly today: string;
  /** Only these weekdays of the dates, ascending, 1 is Monday; none = all. */
  readonly weekdays: readonly number[];
  /** Of a flexible range: weeks from one date to the next of an event on all of its days; null = one is enough. */
  readonly repeat: number | null;
  readonly guests: number | null;
  readonly layout: Layout | null;
  /** CZK. */
  readonly priceMax: number | null;
  readonly tariff: TariffKind | null;
  /** Whether taken spaces follow the free ones. */
  readonly withTaken: boolean;
};

/** Queries without an event share this instance, so that they are told apart by identity. */
export const NO_EVENT: CatalogEvent = {
  timeFrom: null,
  timeTo: null,
  isFlexible: false,
  today: '',
  weekdays: [],
  repeat: null,
  guests: null,
  layout: null,
  priceMax: null,
  tariff: null,
  withTaken: false,
};
const PARAMETERS = [
  'time_from',
  'time_to',
  'guests',
  'layout',
  'price_max',
  'tariff',
  'flexible',
  'weekdays',
  'repeat',
  'with_taken',
] as const;
const DAY_END = 24 * 60;
/** Minutes since midnight. */
type Hours = { readonly from: number; readonly to: number };
/** Assumed for a date without hours where the purpose has no usual ones. */
const USUAL_HOURS: Hours = { from: 9 * 60, to: 17 * 60 };

const isSet = (flag: string | undefined): boolean => flag === '1' || flag === 'true';

/**
 * The event of a request.
 * @throws DomainError VALIDATION on a parameter that misses its date, NOTFOUND for an unknown layout or tariff
 */
export function parseEvent(request: CatalogEventQuery, dates: DateRange | null, today: string): CatalogEvent {
  if (PARAMETERS.every((name) => request[name] === undefined)) return NO_EVENT;
  const { time_from: from, time_to: to, price_max: priceMax } = request;
  if (dates === null && (from !== undefined || to !== undefined))
    throw createFieldError(from === undefined ? 'time_to' : 'time_from', fieldError('demandTimeNeedsDay'));
  if (dates === null && priceMax !== undefined) throw createFieldError('date_from', fieldError('catalogDay'));
  const [timeFrom, timeTo] = [parseEventTime(from), parseEventTime(to)];
  if (timeTo !== null && timeTo <= (timeFrom ?? 0))
    throw createFieldError('time_to', fieldError('endAfterStart'));
  return {
    timeFrom,
    timeTo,
    isFlexible: isSet(request.flexible),
    today,
    weekdays: [...new Set((request.weekdays ?? '').split(',').filter(Boolean).map(Number))].sort(),
    repeat: isSet(request.flexible) ? (request.repeat ?? null) : null,
    guests: request.guests ?? null,
    layout: request.layout === undefined ? null : requireOneOf(LAYOUTS, request.layout),
    priceMax: priceMax ?? null,
    tariff: request.tariff === undefined ? null : requireOneOf(TARIFF_KINDS, request.tariff),
    withTaken: isSet(request.with_taken),
  };
}

function requireOneOf<T extends string>(values: readonly T[], text: string): T {
  const found = values.find((value) => value === text);
  if (found === undefined) throw new DomainError('not-found', 'NOTFOUND');
  return found;
}

type AssumedHours = Pick<PurposeRef, 'usual_hours'> | null;

const [FRIDAY, SATURDAY] = [5, 6];
/** Ranks of days from 1: of an event that usually takes place on Saturdays the Fridays come next. */
const DAY_RANKS: Readonly<Record<UsualDays, (day: string) => number>> = {
  saturday: (day) => [SATURDAY, FRIDAY].indexOf(getWeekday(day)) + 1 || 3,
  working: (day) => (getWeekday(day) > FRIDAY || isCzechHoliday(day) ? 2 : 1),
};

/** Hours on each day: those given, else the usual ones. */
const resolveHours = (event: CatalogEvent, purpose: AssumedHours): Hours =>
  toHours(event) ?? purpose?.usual_hours ?? USUAL_HOURS;

/** One slot for each day asked for. */
const listDaySlots = (dates: DateRange, event: CatalogEvent, purpose: AssumedHours): OfferSlot[] =>
  listDays(dates, event).map((day) => toOfferSlot(day, resolveHours(event, purpose)));

/**
 * Hours of the event in its first slot, given or assumed, for a price per hour; a range that is not flexible
 * lasts to the end of its last day. Null without a day.
 */
export function countEventHours(
  dates: DateRange | null,
  event: CatalogEvent,
  purpose: AssumedHours,
): number | null {
  if (dates === null) return null;
  const slots = listDaySlots(dates, event, purpose);
  const [slot] = event.isFlexible ? slots : joinSlots(slots);
  const { from, to } = resolveHours(event, purpose);
  return slot ? (slot.endsAt.getTime() - slot.startsAt.getTime()) / HOUR_MS : (to - from) / 60;
}

/** What an event takes from its purpose. */
type EventPurpose = Pick<PurposeRef, 'slug' | 'usual_hours'> &
  Partial<Pick<PurposeRef, 'usual_layout' | 'usual_days'>>;

/** Conditions of the index that an event sets. */
export type EventConditions = Pick<
  IndexQuery,
  'days' | 'freeTime' | 'guests' | 'layout' | 'usualLayout' | 'offer'
>;

/** Conditions of the index that dates and event set. */
export function toEventConditions(
  dates: DateRange | null,
  event: CatalogEvent,
  purpose: EventPurpose | null,
): EventConditions {
  const { guests, layout, isFlexible, weekdays } = event;
  const hours = toHours(event);
  const isWhole = hours === null && !isFlexible && weekdays.length === 0;
  const slots = dates ? listDaySlots(dates, event, purpose) : [];
  return {
    guests: guests ?? 0,
    layout,
    usualLayout: purpose?.usual_layout ?? null,
    days: dates && isWhole ? { from: parseDay(dates.from) ?? 0, to: parseDay(dates.to) ?? 0 } : null,
    freeTime: dates && !isWhole ? toFreeTime(slots, hours !== null, isFlexible) : null,
    offer: dates && {
      slots: isFlexible
        ? rankSlots(slots, weekdays.length > 0 || event.repeat !== null ? null : purpose)
        : joinSlots(slots),
      isRepeated: event.repeat !== null,
      hasHours: hours !== null,
      guests,
      layout,
      purpose: purpose?.slug ?? null,
      tariff: event.tariff,
      maxTotalHaler: event.priceMax === null ? null : Math.round(event.priceMax * 100),
    },
  };
}

function toOfferSlot(day: string, hours: Hours): OfferSlot {
  const startsAt = fromPragueWallTime(day, hours.from);
  const endsAt = fromPragueWallTime(day, hours.to);
  return {
    startsAt,
    endsAt,
    days: [parseDay(day) ?? 0],
    spans: [[startsAt.getTime(), endsAt.getTime()]],
    rank: 0,
  };
}

/** Days that are usual for the purpose come first. */
function rankSlots(slots: readonly OfferSlot[], purpose: EventPurpose | null): readonly OfferSlot[] {
  if (!purpose?.usual_days) return slots;
  const getRank = DAY_RANKS[purpose.usual_days];
  return slots
    .map((slot) => ({ ...slot, rank: getRank(toPragueWallTime(slot.startsAt).day) }))
    .toSorted((one, other) => one.rank - other.rank);
}

/** A range that is not flexible is booked at once: from the start of its first day to the end of its last. */
function joinSlots(slots: readonly OfferSlot[]): readonly OfferSlot[] {
  const [first, last] = [slots[0], slots.at(-1)];
  if (!first || !last) return slots;
  return [
    {
      startsAt: first.startsAt,
      endsAt: last.endsAt,
      days: slots.flatMap(({ days }) => days),
      spans: slots.flatMap(({ spans }) => spans),
      rank: 0,
    },
  ];
}

const toHours = ({ timeFrom, timeTo }: CatalogEvent): Hours | null =>
  timeFrom === null && timeTo === null ? null : { from: timeFrom ?? 0, to: timeTo ?? DAY_END };

/**
 * Days asked for; past ones are never the free day of a flexible range. A repeated event has no dates on holidays, as
 * in its form.
 */
function listDays({ from, to }: DateRange, { isFlexible, today, weekdays, repeat }: CatalogEvent): string[] {
  const first = isFlexible && from < today ? today : from;
  if (repeat !== null) {
    const pattern = { weekdays: weekdays.length > 0 ? weekdays : [getWeekday(first)], every: repeat };
    return listRepeatDays(
      first,
      { ...pattern, until: to, skipHolidays: true, except: [] },
      SERIES_REQUEST.dates,
    );
  }
  const days: string[] = [];
  for (let day = first; day <= to; day = addDays(day))
    if (weekdays.length === 0 || weekdays.includes(getWeekday(day))) days.push(day);
  return days;
}

const toFreeTime = (slots: readonly OfferSlot[], hasHours: boolean, isFlexible: boolean): FreeTime => ({
  isEveryDay: !isFlexible,
  days: slots.flatMap(({ days }) => days),
  spans: hasHours ? slots.flatMap(({ spans }) => spans) : null,
});

const toClock = (minute: number | null): string | null => (minute === null ? null : formatEventTime(minute));

/** Dates and event as `selected_event` of the contract. */
export const toSelectedEvent = (dates: DateRange | null, event: CatalogEvent) => ({
  date_from: dates?.from ?? null,
  date_to: dates?.to ?? null,
  time_from: toClock(event.timeFrom),
  time_to: toClock(event.timeTo),
  flexible: event.isFlexible,
  weekdays: event.weekdays,
  repeat: event.repeat,
  guests: event.guests,
  layout: event.layout,
  price_max: event.priceMax,
  tariff: event.tariff,
});

/** Parameters of an address, except dates; what is absent is null. */
export const toEventParameters = (event: CatalogEvent): Record<string, string | number | null> => ({
  time_from: toClock(event.timeFrom),
  time_to: toClock(event.timeTo),
  flexible: event.isFlexible ? 1 : null,
  weekdays: event.weekdays.length === 0 ? null : event.weekdays.join(','),
  repeat: event.repeat,
  guests: event.guests,
  layout: event.layout,
  price_max: event.priceMax,
  tariff: event.tariff,
  with_taken: event.withTaken ? 1 : null,
});
