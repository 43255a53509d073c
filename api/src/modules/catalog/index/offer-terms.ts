import {
  addDays,
  fromPragueWallTime,
  getWeekday,
  isCzechHoliday,
  toPragueWallTime,
} from '@prostora/contracts';
import type { PriceListDefinition, VatRate } from '@prostora/pricing';
import { mergeOpeningWindows, type OpeningRule, type OpeningWindow } from '../../availability/index.ts';

/** A published list of a space; its days are YYYY-MM-DD, both inclusive. */
export type ListScope = {
  readonly listId: number;
  readonly validFrom: string;
  readonly validUntil: string | null;
  readonly definition: PriceListDefinition;
};

/** What the price of a space and its offered hours depend on. */
export type OfferTerms = {
  readonly spaceId: number;
  /** Haléře per hour. */
  readonly priceFromHaler: number | null;
  /** Other hours cannot be requested. */
  readonly isOnlyInWindows: boolean;
  readonly lists: readonly ListScope[];
  readonly rules: readonly OpeningRule[];
  /** Single windows: id, start and end in milliseconds, haléře per hour. */
  readonly windows: Float64Array;
};
/** Number of values of a single window. */
export const WINDOW_VALUES = 4;

/** Terms as they are held: definitions of lists are in `PriceListStore`. */
export type HeldTerms = Omit<OfferTerms, 'lists'> & {
  readonly lists: readonly Omit<ListScope, 'definition'>[];
};

/** Tables that hold for all spaces. */
export type OfferTables = {
  readonly vatRates: readonly VatRate[];
  readonly toCurrentPurpose: (slug: string) => string;
};

/** The list of a day. */
export const findListScope = ({ lists }: HeldTerms, day: string): HeldTerms['lists'][number] | null =>
  lists.find(({ validFrom, validUntil }) => validFrom <= day && (validUntil === null || validUntil >= day)) ??
  null;

/** Windows that overlap the half-open span, as the price of a quote takes them. */
export function listOpeningWindows(
  { spaceId, rules, windows }: HeldTerms,
  from: Date,
  until: Date,
): OpeningWindow[] {
  const single: OpeningWindow[] = [];
  for (let at = 0; at < windows.length; at += WINDOW_VALUES) {
    const [id = 0, startsAt = 0, endsAt = 0, pricePerHourHaler = 0] = windows.subarray(
      at,
      at + WINDOW_VALUES,
    );
    if (startsAt < until.getTime() && endsAt > from.getTime())
      single.push({
        spaceId,
        id,
        ruleId: null,
        startsAt: new Date(startsAt),
        endsAt: new Date(endsAt),
        pricePerHourHaler,
      });
  }
  return mergeOpeningWindows(single, rules, from, until);
}

/** Wall time of a span on one day; null near a change of the clocks. */
export type SpanHours = {
  readonly day: string;
  readonly weekday: number;
  readonly isHoliday: boolean;
  readonly from: number;
  readonly to: number;
};

export function toSpanHours(startsAt: Date, endsAt: Date): SpanHours | null {
  const { day, minute } = toPragueWallTime(startsAt);
  const twoDays =
    fromPragueWallTime(addDays(addDays(day)), 0).getTime() - fromPragueWallTime(day, 0).getTime();
  if (twoDays !== 2 * 86_400_000) return null;
  const to = minute + (endsAt.getTime() - startsAt.getTime()) / 60_000;
  return { day, weekday: getWeekday(day), isHoliday: isCzechHoliday(day), from: minute, to };
}

/** Whether one weekly rule contains the hours: cheaper than the windows, of which most spaces need no more. */
export const isInWeeklyRule = (
  { rules }: HeldTerms,
  { day, weekday, isHoliday, from, to }: SpanHours,
): boolean =>
  rules.some(
    (rule) =>
      rule.fromMinute <= from &&
      rule.toMinute >= to &&
      rule.weekdays.includes(weekday) &&
      (rule.onHolidays || !isHoliday) &&
      (rule.validFrom === null || rule.validFrom <= day) &&
      (rule.validUntil === null || rule.validUntil >= day) &&
      !rule.exceptions.includes(day),
  );
