import { holdsOnDay, isInClockRange, parseClockRange } from './calendar.ts';
import type { QuoteContext } from './context.ts';
import { countMinutes } from './counted-time.ts';
import type { PriceListRule, RuleConditions } from './price-list.ts';

const isNamed = (names: readonly string[], name: string | null | undefined): boolean =>
  names.length === 0 || (name != null && names.includes(name));

const isWithin = (value: number, min: number | null, max: number | null): boolean =>
  (min === null || value >= min) && (max === null || value <= max);

const holdsForChoices = (when: RuleConditions, { request, tariff, options }: QuoteContext): boolean =>
  isNamed(when.tariffs, tariff?.code) &&
  isNamed(when.purposes, request.purpose) &&
  isNamed(when.layouts, request.layout) &&
  (when.options.length === 0 || when.options.some((code) => options.includes(code))) &&
  !when.notOptions.some((code) => options.includes(code));

function holdsForTime({ when, covers }: PriceListRule, { request, spans }: QuoteContext): boolean {
  if (when.maxLeadDays !== null && (request.leadDays ?? Infinity) > when.maxLeadDays) return false;
  if (when.minMinutes === null && when.maxMinutes === null) return true;
  return isWithin(countMinutes(spans[covers]), when.minMinutes, when.maxMinutes);
}

/** A missing number of guests that decides about a rule makes the price incomplete. */
function holdsForGuests({ minGuests, maxGuests }: RuleConditions, context: QuoteContext): boolean {
  if (minGuests === null && maxGuests === null) return true;
  if (context.request.guests == null) context.reasons.add('GUESTS_MISSING');
  return isWithin(context.guests, minGuests, maxGuests);
}

/** Whether the conditions of a split rule hold that do not depend on the day and the clock. */
export const holdsOnAnyDay = (rule: PriceListRule, context: QuoteContext): boolean =>
  holdsForChoices(rule.when, context) && holdsForTime(rule, context) && holdsForGuests(rule.when, context);

function startsInClockRange(when: RuleConditions, { startMinute, dayStart }: QuoteContext): boolean {
  const range = parseClockRange(when, dayStart);
  return range === null || isInClockRange(startMinute, range);
}

/** Whether all conditions of a rule hold; weekday, periods and clock are of the start of the slot. */
export const holds = (rule: PriceListRule, context: QuoteContext): boolean =>
  holdsForChoices(rule.when, context) &&
  holdsForTime(rule, context) &&
  holdsOnDay(rule.when, context.day, context.calendar) &&
  startsInClockRange(rule.when, context) &&
  holdsForGuests(rule.when, context);
