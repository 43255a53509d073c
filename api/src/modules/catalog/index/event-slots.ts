import {
  HOUR_MINUTES,
  DAY_MINUTES,
  addDays,
  fromPragueWallTime,
  MINUTE_MS,
  toPragueWallTime,
} from '@prostora/contracts';
import { TARIFF_KINDS } from '@prostora/pricing';
import {
  DEPENDENCY,
  SlotDetails,
  toDayDetails,
  toDayNumber,
  toLayoutBit,
  type ChoiceDetails,
  type DayDetails,
} from '@prostora/pricing/price-list/compiled/index.ts';
import { rejectSlot } from '../../pricing/index.ts';
import type { OfferRequest, OfferSlot } from './offer-request.ts';
import type { OfferTables } from './offer-terms.ts';

/** A span of time with what weekly hours ask about it. */
export type WindowSpan = {
  readonly isInWholeMinutes: boolean;
  readonly minutes: number;
  /** Elapsed minutes since the midnight of its first day. */
  readonly startMinute: number;
  /** That midnight in minutes since 1970. */
  readonly midnight: number;
  /** Days from the one before the start to the one after the end. */
  readonly days: readonly EventDay[];
};
/** A slot with what prices ask about it. */
export type EventSlot = WindowSpan & {
  readonly slot: OfferSlot;
  readonly details: SlotDetails;
  /** Day of its start, YYYYMMDD. */
  readonly day: number;
};
/** A day with its midnight in minutes since that of the first day of the slot. */
export type EventDay = DayDetails & {
  readonly midnight: number;
  /** Minutes from its midnight to a time of the clock; null on a day of 24 hours. */
  readonly clock: Int16Array | null;
};

/** The slots of a request that can be booked, and its choices, prepared once for all spaces. */
export class EventSlots {
  readonly slots: readonly EventSlot[];
  readonly choices: ChoiceDetails;
  /** First and last day on which a slot starts, YYYYMMDD. */
  readonly firstDay: number;
  readonly lastDay: number;
  readonly firstLeadDays: number;
  readonly shortestMinutes: number;
  private readonly classes: (Int32Array | undefined)[] = [];

  /** @param purposes slugs by number */
  constructor(
    readonly request: OfferRequest,
    readonly now: Date,
    tables: OfferTables,
    purposes: readonly string[],
  ) {
    this.slots = request.slots
      .filter((slot) => rejectSlot(slot, now) === null)
      .map((slot) => toEventSlot(slot, new SlotDetails(slot.startsAt, slot.endsAt, { now, ...tables })));
    this.choices = toChoiceDetails(request, tables, purposes);
    const days = this.slots.map(({ day }) => day);
    this.firstDay = Math.min(...days);
    this.lastDay = Math.max(...days);
    this.shortestMinutes = Math.min(...this.slots.map(({ minutes }) => minutes));
    this.firstLeadDays = Math.min(...this.slots.map(({ details }) => details.leadDays));
  }

  /**
   * For each slot the first one of equal price where the price depends only on the given details.
   * @param dependencies bits of `DEPENDENCY`
   */
  getClasses(dependencies: number): Int32Array {
    return (this.classes[dependencies] ??= this.buildClasses(dependencies));
  }

  private buildClasses(dependencies: number): Int32Array {
    const firsts = new Map<string, number>();
    return Int32Array.from(this.slots, (slot, at) => {
      const key = toClassKey(slot, dependencies, at);
      const first = firsts.get(key) ?? at;
      firsts.set(key, first);
      return first;
    });
  }
}

const toEventSlot = (slot: OfferSlot, details: SlotDetails): EventSlot => ({
  ...toWindowSpan(slot.startsAt, slot.endsAt),
  slot,
  details,
  day: toDayNumber(toPragueWallTime(slot.startsAt).day),
});

export function toWindowSpan(startsAt: Date, endsAt: Date): WindowSpan {
  const { day } = toPragueWallTime(startsAt);
  const end = addDays(toPragueWallTime(endsAt).day);
  const midnight = getMidnight(day);
  const days: EventDay[] = [];
  for (let one = addDays(day, -1); one <= end; one = addDays(one))
    days.push({ ...toDayDetails(one), midnight: getMidnight(one) - midnight, clock: findClock(one) });
  const [start, until] = [startsAt.getTime() / MINUTE_MS, endsAt.getTime() / MINUTE_MS];
  const isInWholeMinutes = Number.isInteger(start) && Number.isInteger(until);
  return { isInWholeMinutes, minutes: until - start, startMinute: start - midnight, midnight, days };
}

/** In minutes since 1970. */
const getMidnight = (day: string): number => fromPragueWallTime(day, 0).getTime() / MINUTE_MS;

/** Clocks of the few days that do not have 24 hours. */
const clocks = new Map<string, Int16Array>();

/** A time skipped by the clock change is that of the change, as in the windows of bookings. */
function findClock(day: string): Int16Array | null {
  const midnight = getMidnight(day);
  if (getMidnight(addDays(day)) - midnight === DAY_MINUTES) return null;
  const known = clocks.get(day);
  if (known) return known;
  const clock = Int16Array.from({ length: DAY_MINUTES }, (_unused, minute) => {
    const resolved = fromPragueWallTime(day, minute);
    const isSkipped = toPragueWallTime(resolved).minute !== minute;
    const at = resolved.getTime() / MINUTE_MS;
    return (isSkipped ? Math.floor(at / HOUR_MINUTES) * HOUR_MINUTES : at) - midnight;
  });
  clocks.set(day, clock);
  return clock;
}

function toChoiceDetails(
  { guests, tariff, layout, purpose }: OfferRequest,
  { toCurrentPurpose }: OfferTables,
  purposes: readonly string[],
): ChoiceDetails {
  const current = purpose && toCurrentPurpose(purpose);
  return {
    guests,
    tariffKind: tariff === null ? 0 : TARIFF_KINDS.indexOf(tariff) + 1,
    layoutBit: toLayoutBit(layout),
    purposes: Uint8Array.from(purposes, (slug) =>
      Number(current !== null && toCurrentPurpose(slug) === current),
    ),
  };
}

/** Slots of equal keys have equal prices wherever the price depends on nothing else. */
function toClassKey({ details, days }: EventSlot, dependencies: number, at: number): string {
  if ((dependencies & DEPENDENCY.date) !== 0 || !details.isRegular) return String(at);
  const parts = [details.minutes, details.startMinute, ...details.rates, ...details.rateNumbers];
  if ((dependencies & DEPENDENCY.weekday) !== 0) parts.push(days[0]?.weekdayBit ?? 0);
  if ((dependencies & (DEPENDENCY.holidays | DEPENDENCY.schoolHolidays)) !== 0)
    parts.push(...days.map(({ builtInPeriods }) => builtInPeriods));
  return parts.join(' ');
}
