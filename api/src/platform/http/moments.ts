import { ApiPropertyOptional } from '@nestjs/swagger';
import { BOOKING, dayAfter, isDay, momentOf, pragueInstant } from '@prostora/contracts';
import { fieldError } from '@prostora/strings/cs/errors.ts';
import { IsOptional, ValidateBy } from 'class-validator';
import { invalidField } from '../errors/index.ts';

const DAY = 86_400_000;

/** Half-open time range. */
export type Span = { readonly from: Date; readonly until: Date };

const text = (name: string, holds: (value: string) => boolean, message: string): PropertyDecorator =>
  ValidateBy(
    { name, validator: { validate: (value: unknown) => typeof value === 'string' && holds(value) } },
    { message },
  );

/** ISO 8601 timestamp; Prague wall time without an offset (`parseTimestamp`). */
export const IsMoment = (): PropertyDecorator =>
  text('isMoment', (value) => momentOf(value) !== null, fieldError('datetime'));

/** Existing date, as YYYY-MM-DD. */
export const IsDay = (): PropertyDecorator => text('isDay', isDay, fieldError('date'));

/** Time range of days, the last one included; a missing side is open. */
export const daysOf = ({
  from,
  to,
}: {
  from: string | undefined;
  to: string | undefined;
}): { from: Date | null; until: Date | null } => ({
  from: from === undefined ? null : pragueInstant(from, 0),
  until: to === undefined ? null : pragueInstant(dayAfter(to), 0),
});

const isDayOrMoment = text(
  'isDayOrMoment',
  (value) => isDay(value) || momentOf(value) !== null,
  fieldError('date'),
);

/**
 * Parses the requested slot.
 * @throws {DomainError} VALIDATION when it ends before it starts or is too long
 */
export function termOf(
  input: { start_datetime: string; end_datetime: string },
  longestDays: number = BOOKING.longestDays,
): Span {
  const from = momentOf(input.start_datetime);
  const until = momentOf(input.end_datetime);
  if (!from) throw invalidField('start_datetime', fieldError('datetime'));
  if (!until) throw invalidField('end_datetime', fieldError('datetime'));
  if (until <= from) throw invalidField('end_datetime', fieldError('endAfterStart'));
  // One extra hour: 31 days of wall time across the change in October.
  if (until.getTime() - from.getTime() > longestDays * DAY + 3_600_000)
    throw invalidField('end_datetime', fieldError('spanTooLong', { max: longestDays }));
  return { from, until };
}

/**
 * Part of a calendar: days, the last one included, or timestamps; defaults to today and a fixed number of
 * days.
 */
export class SpanQuery {
  @ApiPropertyOptional({ type: String, description: 'A day or a moment; today if left out.' })
  @IsOptional()
  @isDayOrMoment
  start_date?: string;

  @ApiPropertyOptional({
    type: String,
    description: 'A day, included, or a moment; 62 days from the beginning if left out.',
  })
  @IsOptional()
  @isDayOrMoment
  end_date?: string;
}

/**
 * Time range of a calendar query.
 * @param today current day, YYYY-MM-DD
 * @throws {DomainError} VALIDATION when the range is empty or longer than a calendar shows
 */
export function spanOf({ start_date, end_date }: SpanQuery, today: string, days = 62): Span {
  const from = beginning(start_date ?? today);
  const until =
    end_date === undefined
      ? new Date(from.getTime() + days * DAY)
      : isDay(end_date)
        ? pragueInstant(dayAfter(end_date), 0)
        : beginning(end_date);
  if (until <= from) throw invalidField('end_date', fieldError('endAfterStart'));
  if (until.getTime() - from.getTime() > (BOOKING.calendarDays + 1) * DAY)
    throw invalidField('end_date', fieldError('spanTooLong', { max: BOOKING.calendarDays }));
  return { from, until };
}

const beginning = (text: string): Date =>
  isDay(text) ? pragueInstant(text, 0) : (momentOf(text) ?? new Date(Number.NaN));
