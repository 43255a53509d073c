import { DAY_MINUTES, DAY_MS, MINUTE_MS, toPragueWallTime } from '@prostora/contracts';
import { formatTime, formatTimeSlot } from '@prostora/strings';
import { calendar as texts } from '@prostora/strings/cs/calendar.ts';
import { formatDay } from './calendar-position.ts';

/** TimeSlot as timestamps of the API. */
export type TimeSlot = { start: string; end: string };

/** „16:00–23:00“ in Prague time; with days if they differ, „celý den“ from midnight to midnight. */
export function formatClockRange({ start, end }: TimeSlot): string {
  const [from, to] = [toPragueWallTime(new Date(start)), toPragueWallTime(new Date(end))];
  const nextMidnight =
    to.minute === 0 && Date.parse(`${to.day}T00:00:00Z`) - Date.parse(`${from.day}T00:00:00Z`) === DAY_MS;
  if (nextMidnight && from.minute === 0) return texts.wholeDay;
  if (from.day === to.day || nextMidnight)
    return `${formatTime(from.minute)}–${formatTime(nextMidnight ? DAY_MINUTES : to.minute)}`;
  const isNight =
    to.minute < from.minute &&
    Date.parse(`${to.day}T00:00:00Z`) - Date.parse(`${from.day}T00:00:00Z`) === DAY_MS;
  return isNight
    ? `${formatTime(from.minute)}–${formatTime(to.minute)}`
    : `${formatDay(from.day)} ${formatTime(from.minute)} – ${formatDay(to.day)} ${formatTime(to.minute)}`;
}

/**
 * „čtvrtek 17. 12. 2026, 16:00–23:00“, the same format as in e-mails; both days if the slot ends on another
 * one.
 */
export const formatEntrySlot = ({ start, end }: TimeSlot): string => formatTimeSlot(start, end);

/** Offset of Prague from UTC in minutes at an instant. */
function getPragueOffset(at: Date): number {
  const { day, minute } = toPragueWallTime(at);
  return Math.round((Date.parse(`${day}T00:00:00Z`) + minute * MINUTE_MS - at.getTime()) / MINUTE_MS);
}

/** Whether local time differs from Prague time, now or in half a year. */
export const isZoneDifferent = (now: Date = new Date()): boolean =>
  [0, 182].some((days) => {
    const at = new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS + days * DAY_MS);
    return getPragueOffset(at) !== -at.getTimezoneOffset();
  });
