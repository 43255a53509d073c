import { ApiPropertyOptional } from '@nestjs/swagger';
import {
  addDays,
  BOOKING,
  DAY_MS,
  fromPragueWallTime,
  HOUR_MS,
  isDay,
  isSkippedWallTime,
  isWholeMinute,
  parseClock,
  parseEndClock,
  parseTimestamp,
} from '@prostora/contracts';
import { IsOptional, ValidateBy } from 'class-validator';
import { createFieldError, fieldError } from '../errors/index.ts';
import { combineRules } from './field-rules.ts';
import { toRuleMessage } from './rule-message.ts';

/** Half-open time range. */
export type Span = { readonly from: Date; readonly until: Date };

const textRule = (
  name: string,
  isValid: (value: string) => boolean,
  message: string,
  options: { readonly each?: boolean } = {},
): PropertyDecorator =>
  ValidateBy(
    { name, validator: { validate: (value: unknown) => typeof value === 'string' && isValid(value) } },
    { ...options, message },
  );

/** ISO 8601 timestamp; Prague wall time without an offset (`parseTimestamp`). */
export const IsDateTime = (): PropertyDecorator =>
  textRule('isDateTime', (value) => parseTimestamp(value) !== null, toRuleMessage('datetime'));

/** Start or end of a slot: a timestamp in whole minutes; a wall time that exists. */
export const IsSlotTime = (): PropertyDecorator =>
  combineRules(
    IsDateTime(),
    textRule(
      'isWholeMinute',
      (value) => isWholeMinute(parseTimestamp(value) ?? new Date(0)),
      toRuleMessage('wholeMinutes'),
    ),
    textRule('isExistingTime', (value) => !isSkippedWallTime(value), toRuleMessage('clockSkipped')),
  );

/** Existing date, as YYYY-MM-DD; with `each` a list of dates. */
export const IsDay = (options?: { readonly each?: boolean }): PropertyDecorator =>
  textRule('isDay', isDay, toRuleMessage('date'), options);

/** „18:30“: wall time. */
export const IsClockTime = (): PropertyDecorator =>
  textRule('isClock', (text) => parseClock(text) !== null, toRuleMessage('clock'));

/** „18:30“ or „24:00“: wall time of an end. */
export const IsEndClockTime = (): PropertyDecorator =>
  textRule('isEndClock', (text) => parseEndClock(text) !== null, toRuleMessage('clock'));

/** Time range of days, the last one included; a missing side is open. */
export const toDayRange = ({
  from,
  to,
}: {
  from: string | undefined;
  to: string | undefined;
}): { from: Date | null; until: Date | null } => ({
  from: from === undefined ? null : fromPragueWallTime(from, 0),
  until: to === undefined ? null : fromPragueWallTime(addDays(to), 0),
});

const isDayOrDateTime = textRule(
  'isDayOrDateTime',
  (value) => isDay(value) || parseTimestamp(value) !== null,
  toRuleMessage('date'),
);

/**
 * Parses the requested slot.
 * @throws {DomainError} VALIDATION when it ends before it starts or is too long
 */
export function parseSlotTimes(
  input: { start_datetime: string; end_datetime: string },
  longestDays: number = BOOKING.maxDays,
): Span {
  const from = parseTimestamp(input.start_datetime);
  const until = parseTimestamp(input.end_datetime);
  if (!from) throw createFieldError('start_datetime', fieldError('datetime'));
  if (!until) throw createFieldError('end_datetime', fieldError('datetime'));
  if (until <= from) throw createFieldError('end_datetime', fieldError('endAfterStart'));
  // One extra hour: 31 days of wall time across the change in October.
  if (until.getTime() - from.getTime() > longestDays * DAY_MS + HOUR_MS)
    throw createFieldError('end_datetime', fieldError('spanTooLong', { max: longestDays }));
  return { from, until };
}

/**
 * Part of a calendar: days, the last one included, or timestamps; defaults to today and a fixed number of
 * days.
 */
export class SpanQuery {
  @ApiPropertyOptional({ type: String, description: 'A day or a timestamp; today if omitted.' })
  @IsOptional()
  @isDayOrDateTime
  start_date?: string;

  @ApiPropertyOptional({
    type: String,
    description: 'A day (inclusive) or a timestamp; 62 days after the start if omitted.',
  })
  @IsOptional()
  @isDayOrDateTime
  end_date?: string;
}

/**
 * Time range of a calendar query.
 * @param today current day, YYYY-MM-DD
 * @throws {DomainError} VALIDATION when the range is empty or longer than a calendar shows
 */
export function parseSpan({ start_date, end_date }: SpanQuery, today: string, days = 62): Span {
  const from = parseStart(start_date ?? today);
  const until =
    end_date === undefined
      ? new Date(from.getTime() + days * DAY_MS)
      : isDay(end_date)
        ? fromPragueWallTime(addDays(end_date), 0)
        : parseStart(end_date);
  if (until <= from) throw createFieldError('end_date', fieldError('endAfterStart'));
  if (until.getTime() - from.getTime() > (BOOKING.calendarDays + 1) * DAY_MS)
    throw createFieldError('end_date', fieldError('spanTooLong', { max: BOOKING.calendarDays }));
  return { from, until };
}

const parseStart = (text: string): Date =>
  isDay(text) ? fromPragueWallTime(text, 0) : (parseTimestamp(text) ?? new Date(Number.NaN));
