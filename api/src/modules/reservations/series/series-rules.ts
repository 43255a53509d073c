import { fromWallSlot, toWallSlot } from '@prostora/contracts';
import { createFieldError, fieldError } from '../../../platform/errors/index.ts';
import type { Reservation } from '../reservation.entity.ts';
import { statusAt } from '../reservation.states.ts';
import type { Series } from '../series.entity.ts';

const DAY_MINUTES = 1440;

type OccurrenceSlot = Pick<Reservation, 'seriesDay' | 'startsAt' | 'endsAt'>;

/**
 * Version of a series as its hosts have read it: it grows with changes of several occurrences and with those of a
 * single one, which have a sequence of their own.
 */
export const countSeriesVersion = (
  { version }: Pick<Series, 'version'>,
  occurrences: readonly Pick<Reservation, 'sequence'>[],
): number => occurrences.reduce((sum, { sequence }) => sum + sequence, version);

/** Whether the occurrence was moved alone: from the day or the times of the rule. Former times are no difference. */
export function differsFromRule(
  { startMinute, lengthMinutes, timeFromDay }: Pick<Series, 'startMinute' | 'lengthMinutes' | 'timeFromDay'>,
  occurrence: OccurrenceSlot,
): boolean {
  const day = occurrence.seriesDay;
  if (toWallSlot(occurrence).day !== day) return true;
  if (timeFromDay !== null && day < timeFromDay) return false;
  const { startsAt, endsAt } = fromWallSlot({ day, startMinute, lengthMinutes });
  return (
    occurrence.startsAt.getTime() !== startsAt.getTime() || occurrence.endsAt.getTime() !== endsAt.getTime()
  );
}

/** Not cancelled and not begun: what changes of a series apply to. */
export const isRemaining = (
  reservation: Pick<Reservation, 'status' | 'startsAt' | 'expiresAt'>,
  now: Date,
): boolean => reservation.startsAt > now && statusAt(reservation, now) !== 'cancelled';

/** Wall times that occurrences change to, in minutes; those left out stay, or keep the length. */
export type SeriesTimes = {
  readonly startMinute?: number | undefined;
  /** Before the start: on the next day. */
  readonly endMinute?: number | undefined;
};

/**
 * The slot of an occurrence at other wall times of its present day, across changes of daylight saving time.
 * @throws DomainError VALIDATION on `end_time` when it is the start
 */
export function toChangedSlot(
  { startsAt, endsAt }: Pick<Reservation, 'startsAt' | 'endsAt'>,
  { startMinute, endMinute }: SeriesTimes,
): { startsAt: Date; endsAt: Date } {
  if (startMinute === undefined && endMinute === undefined) return { startsAt, endsAt };
  const slot = toWallSlot({ startsAt, endsAt });
  const start = startMinute ?? slot.startMinute;
  if (endMinute === start) throw createFieldError('end_time', fieldError('endAfterStart'));
  const length = endMinute === undefined ? slot.lengthMinutes : endMinute - start;
  return fromWallSlot({
    day: slot.day,
    startMinute: start,
    lengthMinutes: length > 0 ? length : length + DAY_MINUTES,
  });
}
