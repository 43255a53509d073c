const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Prague', year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23',
});

/** Wall time in Prague written as if it were UTC. */
function wallOf(instant: Date): Date {
  const read = Object.fromEntries(parts.formatToParts(instant).map((part) => [part.type, Number(part.value)]));
  const wall = Date.UTC(read['year'] ?? 0, (read['month'] ?? 1) - 1, read['day'] ?? 1, read['hour'] ?? 0, read['minute'] ?? 0, read['second'] ?? 0);
  return new Date(wall + instant.getUTCMilliseconds());
}

/** The instant at which clocks in Prague show the wall time; a time the spring change skips becomes the one an hour later. */
function instantOf(wall: Date): Date {
  const offsetAt = (instant: Date): number => wallOf(instant).getTime() - instant.getTime();
  const later = new Date(wall.getTime() - offsetAt(new Date(wall.getTime() + 86_400_000)));
  const earlier = new Date(wall.getTime() - offsetAt(new Date(wall.getTime() - 86_400_000)));
  return wallOf(earlier).getTime() === wall.getTime() || wallOf(later).getTime() !== wall.getTime() ? earlier : later;
}

/** The same time of the day so many calendar days later in Prague, whatever the clocks do in between. */
export function daysLater(instant: Date, days: number): Date {
  const wall = wallOf(instant);
  wall.setUTCDate(wall.getUTCDate() + days);
  return instantOf(wall);
}

/** The same time of the same day a year later in Prague; a year from 29 February ends on the last day of February (§ 605 of the Civil Code). */
export function yearLater(instant: Date): Date {
  const wall = wallOf(instant);
  const month = wall.getUTCMonth();
  wall.setUTCFullYear(wall.getUTCFullYear() + 1);
  if (wall.getUTCMonth() !== month) wall.setUTCDate(0);
  return instantOf(wall);
}

/** The calendar day in Prague, as YYYY-MM-DD. */
export const dayOf = (instant: Date): string => wallOf(instant).toISOString().slice(0, 10);

/** Whole calendar days in Prague from one instant to the other; today is 0. */
export const daysBetween = (from: Date, to: Date): number => (Date.parse(dayOf(to)) - Date.parse(dayOf(from))) / 86_400_000;
