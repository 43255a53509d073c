import type { AvailabilityRule, AvailabilityRuleInput } from '@prostora/api-client';
import { parseClock } from '@prostora/contracts';
import { fieldError, missing } from '@prostora/strings/cs/errors.ts';
import { reservations } from '@prostora/strings/cs/reservations.ts';
import { parseNumber, toNumberText } from '../../../lib/space-numbers.ts';

const texts = reservations.rules;

/** Form values of a weekly rule. */
export type RuleValues = {
  weekdays: number[];
  from: string;
  to: string;
  price_per_hour: string;
  valid_from: string;
  valid_until: string;
  on_holidays: boolean;
};

const WORKDAYS = [1, 2, 3, 4, 5];

/** Form values of a rule, or the defaults of a new one with a proposed price. */
export const toRuleValues = (
  rule: AvailabilityRule | null,
  proposedPrice: number | null = null,
): RuleValues =>
  rule
    ? {
        weekdays: rule.weekdays,
        from: rule.from,
        to: rule.to,
        price_per_hour: toNumberText(rule.price_per_hour),
        valid_from: rule.valid_from ?? '',
        valid_until: rule.valid_until ?? '',
        on_holidays: rule.on_holidays,
      }
    : {
        weekdays: WORKDAYS,
        from: '09:00',
        to: '22:00',
        price_per_hour: toNumberText(proposedPrice),
        valid_from: '',
        valid_until: '',
        on_holidays: false,
      };

export const toRuleInput = (values: RuleValues): AvailabilityRuleInput => ({
  weekdays: values.weekdays.toSorted((one, other) => one - other),
  from: values.from,
  to: values.to,
  price_per_hour: parseNumber(values.price_per_hour) ?? 0,
  valid_from: values.valid_from || null,
  valid_until: values.valid_until || null,
  on_holidays: values.on_holidays,
});

/** Validates a time of day. */
export function validateClock(text: string): string | true {
  if (text === '') return missing.time;
  return parseClock(text) !== null || fieldError('clock');
}

export const validateWeekdays = (weekdays: readonly number[]): string | true =>
  weekdays.length > 0 || fieldError('weekdays');

/** Validates that the last day is not before the first. */
export const validateValidUntil = (
  until: string,
  { valid_from: from }: Pick<RuleValues, 'valid_from'>,
): string | true => until === '' || from === '' || until >= from || fieldError('dateOrder');

/** Whether the hours end on the next day: the end is not after the start. */
export const endsNextDay = (from: string, to: string): boolean => {
  const [start, end] = [parseClock(from), parseClock(to)];
  return start !== null && end !== null && end <= start;
};

/** Note about hours past midnight; null for others. */
export function describeMidnight(from: string, to: string): string | null {
  if (!endsNextDay(from, to)) return null;
  return from === to ? texts.wholeDay : texts.overMidnight(to);
}

/** „9:00–22:00“, or that it ends on the next day; midnight ends its own day. */
export const formatHours = ({ from, to }: Pick<AvailabilityRule, 'from' | 'to'>): string =>
  texts.hours(from, to, endsNextDay(from, to) && to !== '00:00');

/** „po–pá, ne“: days in a row are joined from three on. */
export function formatWeekdays(weekdays: readonly number[]): string {
  const runs: number[][] = [];
  for (const day of weekdays.toSorted((one, other) => one - other)) {
    const run = runs.at(-1);
    if (run?.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  const name = (day: number | undefined): string => texts.weekdaysShort[(day ?? 1) - 1] ?? '';
  return runs
    .map((run) => (run.length > 2 ? `${name(run[0])}–${name(run.at(-1))}` : run.map(name).join(', ')))
    .join(', ');
}
