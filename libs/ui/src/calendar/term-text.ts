import { clockOf, pragueWall } from '@prostora/contracts';
import { formatTerm } from '@prostora/strings';
import { calendar as texts } from '@prostora/strings/cs/calendar.ts';
import { dayText } from './place.ts';

type Term = { start: string; end: string };

const DAY_MINUTES = 1440;
const MINUTE = 60_000;

/** „16:00–23:00“ in Prague time; with days if they differ, „celý den“ from midnight to midnight. */
export function clockRange({ start, end }: Term): string {
  const [from, to] = [pragueWall(new Date(start)), pragueWall(new Date(end))];
  const nextMidnight =
    to.minute === 0 &&
    Date.parse(`${to.day}T00:00:00Z`) - Date.parse(`${from.day}T00:00:00Z`) === DAY_MINUTES * MINUTE;
  if (nextMidnight && from.minute === 0) return texts.wholeDay;
  if (from.day === to.day || nextMidnight) return `${clockOf(from.minute)}–${clockOf(to.minute)}`;
  const isNight =
    to.minute < from.minute &&
    Date.parse(`${to.day}T00:00:00Z`) - Date.parse(`${from.day}T00:00:00Z`) === DAY_MINUTES * MINUTE;
  return isNight
    ? `${clockOf(from.minute)}–${clockOf(to.minute)}`
    : `${dayText(from.day)} ${clockOf(from.minute)} – ${dayText(to.day)} ${clockOf(to.minute)}`;
}

/**
 * „čtvrtek 17. 12. 2026, 16:00–23:00“, the same format as in e-mails; both days if the slot ends on another
 * one.
 */
export const termText = ({ start, end }: Term): string => formatTerm(start, end);

/** Offset of Prague from UTC in minutes at an instant. */
function pragueOffset(at: Date): number {
  const { day, minute } = pragueWall(at);
  return Math.round((Date.parse(`${day}T00:00:00Z`) + minute * MINUTE - at.getTime()) / MINUTE);
}

/** Whether local time differs from Prague time, now or in half a year. */
export const zoneDiffers = (now: Date = new Date()): boolean =>
  [0, 182].some((days) => {
    const at = new Date(Math.floor(now.getTime() / MINUTE) * MINUTE + days * DAY_MINUTES * MINUTE);
    return pragueOffset(at) !== -at.getTimezoneOffset();
  });
