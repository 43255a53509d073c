import { formatClock, isDay, parseClock, fromPragueWallTime, toPragueWallTime } from '@prostora/contracts';

/** Value of a field of a day and a time in Prague wall time: „2026-12-10T16:00“. */
export function toDateTimeField(timestamp: string): string {
  const { day, minute } = toPragueWallTime(new Date(timestamp));
  return `${day}T${formatClock(minute)}`;
}

/** Timestamp of a field of a day and a time in Prague wall time; null when the text is invalid. */
export function parseDateTimeField(text: string): string | null {
  const [, day, clock] = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})$/u.exec(text) ?? [];
  const minute = parseClock(clock ?? '');
  if (!day || minute === null || !isDay(day)) return null;
  return fromPragueWallTime(day, minute).toISOString();
}
