import { toWallSlot } from '@prostora/contracts';
import type { Reservation } from '../reservation.entity.ts';
import { statusAt } from '../reservation.states.ts';
import type { Series } from './series.entity.ts';

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
  const slot = toWallSlot(occurrence);
  if (slot.day !== occurrence.seriesDay) return true;
  if (timeFromDay !== null && occurrence.seriesDay < timeFromDay) return false;
  return slot.startMinute !== startMinute || slot.lengthMinutes !== lengthMinutes;
}

/** Not cancelled and not begun: what changes of a series apply to. */
export const isRemaining = (
  reservation: Pick<Reservation, 'status' | 'startsAt' | 'expiresAt'>,
  now: Date,
): boolean => reservation.startsAt > now && statusAt(reservation, now) !== 'cancelled';
