/** A half-open time span. */
export type TimeSpan = { readonly startsAt: Date; readonly endsAt: Date };

/** Hours in which a space is offered, with the rate in haléře per hour. */
export type PricedWindow = TimeSpan & {
  /** Id of a single window; `null` for an occurrence of a weekly rule. */
  readonly id: number | null;
  readonly ruleId: number | null;
  readonly pricePerHourHaler: number;
};

export const OFFERED_HOURS = ['inside', 'partly', 'outside'] as const;
/** How much of a slot is in the offered hours. */
export type OfferedHours = (typeof OFFERED_HOURS)[number];

/** A part of a slot and the window that applies; `null` outside of all windows. */
export type SlotPart<Window> = {
  readonly window: Window | null;
  readonly from: number;
  readonly until: number;
};

const getDurationMs = ({ startsAt, endsAt }: TimeSpan): number => endsAt.getTime() - startsAt.getTime();

/** Precedence of overlapping windows: single before weekly rule, then the narrower, then the older. */
const comparePreference = (one: PricedWindow, other: PricedWindow): number =>
  Number(one.id === null) - Number(other.id === null) ||
  getDurationMs(one) - getDurationMs(other) ||
  (one.id ?? one.ruleId ?? 0) - (other.id ?? other.ruleId ?? 0);

/** The window that contains the whole slot, by precedence. */
export function findContainingWindow<Window extends PricedWindow>(
  windows: readonly Window[],
  startsAt: Date,
  endsAt: Date,
): Window | null {
  const containing = windows.filter((window) => window.startsAt <= startsAt && window.endsAt >= endsAt);
  return containing.sort(comparePreference)[0] ?? null;
}

/**
 * Splits the slot by the applying window, in order of time. A window that contains the whole slot applies to
 * all of it; otherwise the one of highest precedence at each time.
 */
export function splitSlot<Window extends PricedWindow>(
  windows: readonly Window[],
  slot: TimeSpan,
): SlotPart<Window>[] {
  const [start, end] = [slot.startsAt.getTime(), slot.endsAt.getTime()];
  const containing = findContainingWindow(windows, slot.startsAt, slot.endsAt);
  if (containing) return [{ window: containing, from: start, until: end }];
  const touching = windows
    .filter(({ startsAt, endsAt }) => startsAt < slot.endsAt && endsAt > slot.startsAt)
    .sort(comparePreference);
  const edges = touching
    .flatMap(({ startsAt, endsAt }) => [startsAt.getTime(), endsAt.getTime()])
    .filter((edge) => edge > start && edge < end);
  const cuts = [...new Set([start, ...edges, end])].sort((one, other) => one - other);
  const parts: SlotPart<Window>[] = [];
  for (const [index, from] of cuts.slice(0, -1).entries()) {
    const until = cuts[index + 1] ?? end;
    const window =
      touching.find(({ startsAt, endsAt }) => startsAt.getTime() <= from && endsAt.getTime() >= until) ??
      null;
    const last = parts.at(-1);
    if (last && last.window === window) parts[parts.length - 1] = { ...last, until };
    else parts.push({ window, from, until });
  }
  return parts;
}

/** Whether the whole slot, a part of it or nothing is in the windows. Adjoining windows count together. */
export function classifyOfferedHours(windows: readonly PricedWindow[], slot: TimeSpan): OfferedHours {
  const parts = splitSlot(windows, slot);
  if (parts.every(({ window }) => window !== null)) return 'inside';
  return parts.some(({ window }) => window !== null) ? 'partly' : 'outside';
}
