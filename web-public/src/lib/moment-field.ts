import { clockOf, minuteOf, pragueInstant, pragueWall } from '@prostora/contracts';

/** Value of a datetime-local field in Prague wall time: „2026-12-10T16:00“. */
export function toField(instant: string): string {
  const { day, minute } = pragueWall(new Date(instant));
  return `${day}T${clockOf(minute)}`;
}

/** Timestamp of a datetime-local field in Prague wall time; null when the text is invalid. */
export function instantOfField(text: string): string | null {
  const [, day, clock] = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})$/u.exec(text) ?? [];
  const minute = minuteOf(clock ?? '');
  if (!day || minute === null || Number.isNaN(Date.parse(`${day}T00:00:00Z`))) return null;
  return pragueInstant(day, minute).toISOString();
}
