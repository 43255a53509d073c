import { DAY_MS } from '@prostora/contracts';
import { classifyOfferedHours, type PricedWindow } from '@prostora/pricing';

const RANGE_MS = 14 * DAY_MS;

export type NearestFreeRequest = {
  /** Milliseconds. */
  readonly startsAt: number;
  readonly length: number;
  readonly now: Date;
  /** Starts and ends of blocked time, by turns. */
  readonly blocked: Float64Array;
  readonly listWindows: (from: Date, until: Date) => readonly PricedWindow[];
  /** A space with opening hours is offered only inside of them. */
  readonly hasHours: boolean;
};

/**
 * The start nearest to the asked one at which a slot of the length is free and offered, of equally near ones
 * the later; null without one within 14 days. It is next to blocked time or to the edge of a window.
 */
export function findNearestFree(request: NearestFreeRequest): number | null {
  const { startsAt, length, now, blocked, listWindows, hasHours } = request;
  const windows = hasHours
    ? listWindows(new Date(startsAt - RANGE_MS), new Date(startsAt + RANGE_MS + length))
    : [];
  const edges = [
    ...blocked,
    ...windows.flatMap((window) => [window.startsAt.getTime(), window.endsAt.getTime()]),
  ];
  const starts = [startsAt, ...edges.flatMap((edge) => [edge, edge - length])]
    .filter((start) => start > now.getTime() && Math.abs(start - startsAt) <= RANGE_MS)
    .sort((one, other) => Math.abs(one - startsAt) - Math.abs(other - startsAt) || other - one);
  const isFree = (start: number): boolean => {
    for (let at = 0; at < blocked.length; at += 2)
      if ((blocked[at] ?? 0) < start + length && (blocked[at + 1] ?? 0) > start) return false;
    const slot = { startsAt: new Date(start), endsAt: new Date(start + length) };
    return !hasHours || classifyOfferedHours(windows, slot) === 'inside';
  };
  return starts.find(isFree) ?? null;
}
