import { DAY_MINUTES, fromWallSlot, toWallSlot } from '@prostora/contracts';
import { createFieldError, fieldError } from '../../../platform/errors/index.ts';
import type { ReservationChange } from '../changes/reservation-changes.service.ts';
import type { Reservation, Series } from '../reservation.entity.ts';
import type { PlannedChange } from '../reservation-slot.service.ts';
import type { ReservationWithSpace } from '../reservation.repository.ts';

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

/**
 * The same change of each occurrence, at the wall times of its own day. Space and price are those of one reservation.
 * @throws DomainError VALIDATION on `space_id` or `price` when days of the series take several spaces, on `end_time` when
 *   it is the start
 */
export function planSeriesChange(
  occurrences: readonly ReservationWithSpace[],
  change: SeriesTimes & Omit<ReservationChange, 'startsAt' | 'endsAt'>,
): PlannedChange<ReservationChange>[] {
  const { spaceId, priceHaler } = change;
  const days = new Set(occurrences.map(({ seriesDay }) => seriesDay));
  if ((spaceId !== undefined || priceHaler !== undefined) && days.size < occurrences.length)
    throw createFieldError(spaceId === undefined ? 'price' : 'space_id', fieldError('seriesSpaces'));
  return occurrences.map((reservation) => ({
    reservation,
    request: { ...change, ...toChangedSlot(reservation, change) },
  }));
}
