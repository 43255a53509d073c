import type { WindowPriceReason } from './price-reasons.ts';
import { splitSlot, type PricedWindow, type SlotPart, type TimeSpan } from './windows.ts';

const HOUR_MS = 3_600_000n;
/** Maximum of an integer column; larger totals have no price. */
export const MAX_TOTAL_HALER = 2_147_483_647;

/** Incremented with every change of the result for the same input. */
export const PRICING_ENGINE_VERSION = 1;

export const PRICE_BASES = ['price_list', 'windows', 'price_from', 'none'] as const;
/** Source of a price. */
export type PriceBasis = (typeof PRICE_BASES)[number];

export const PRICE_STATES = ['none', 'estimate', 'complete', 'agreed'] as const;
/** State of the price of a reservation: by agreement, estimated, complete, or agreed with the owner. */
export type PriceState = (typeof PRICE_STATES)[number];

export type SlotPriceRequest = TimeSpan & {
  readonly windows: readonly PricedWindow[];
  /** Price from of the space, in haléře per hour; `null` or 0 when the owner gave none. */
  readonly priceFromHaler: number | null;
};

/** Time of one window, or all time that falls back to the price from. */
export type PriceLine = {
  readonly code: string;
  readonly kind: 'window' | 'price-from';
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** Priced time in milliseconds. */
  readonly elapsedMs: number;
  readonly pricePerHourHaler: number;
  readonly amountHaler: number;
};

export type SlotPrice = {
  readonly basis: PriceBasis;
  readonly lines: readonly PriceLine[];
  /** Sum of the lines. */
  readonly totalHaler: number;
  readonly isComplete: boolean;
  readonly reasons: readonly WindowPriceReason[];
  /** From the first to the last rated time; `null` without any. */
  readonly ratedSpan: TimeSpan | null;
  /** Rate of the one window that covers the whole slot. */
  readonly pricePerHourHaler: number | null;
};

/**
 * Elapsed hours with two decimals.
 * @param milliseconds elapsed time
 */
export const toElapsedHours = (milliseconds: number): number => Math.round(milliseconds / 36_000) / 100;

const hasRate = (window: PricedWindow | null): window is PricedWindow =>
  window !== null && window.pricePerHourHaler > 0;

/** Time × rate, half a haléř rounded up. */
const toAmount = (milliseconds: number, pricePerHourHaler: number): bigint =>
  (BigInt(milliseconds) * BigInt(pricePerHourHaler) + HOUR_MS / 2n) / HOUR_MS;

/**
 * Prices a time slot by elapsed time. Each window has a line; time outside of all windows, or in a window
 * without a rate, falls back to the price from and makes the price an estimate.
 * @param request The slot, windows that touch it, and the price from of the space.
 * @returns Whole haléře; `basis: 'none'` and 0 when a part of the slot has no price at all.
 */
export function priceSlot({ windows, priceFromHaler, startsAt, endsAt }: SlotPriceRequest): SlotPrice {
  const parts = splitSlot(windows, { startsAt, endsAt });
  const only = parts.length === 1 ? (parts[0]?.window ?? null) : null;
  const pricePerHourHaler = only?.pricePerHourHaler ?? null;
  const rated = parts.filter(({ window }) => hasRate(window));
  const unrated = parts.filter(({ window }) => !hasRate(window));
  const reasons = toReasons(unrated);
  const fallback = priceFromHaler ?? 0;
  if (unrated.length > 0 && fallback === 0) return buildUnpriced(pricePerHourHaler);
  const lines = [...toWindowLines(rated), ...toFallbackLines(unrated, fallback)];
  const total = lines.reduce((sum, { amount }) => sum + amount, 0n);
  if (total > BigInt(MAX_TOTAL_HALER)) return buildUnpriced(pricePerHourHaler);
  return {
    basis: rated.length > 0 ? 'windows' : 'price_from',
    lines: lines.map(({ amount, ...line }) => ({ ...line, amountHaler: Number(amount) })),
    totalHaler: Number(total),
    isComplete: reasons.length === 0,
    reasons,
    ratedSpan: toSpan(rated),
    pricePerHourHaler,
  };
}

const buildUnpriced = (pricePerHourHaler: number | null): SlotPrice => ({
  basis: 'none',
  lines: [],
  totalHaler: 0,
  isComplete: false,
  reasons: ['NO_PRICE'],
  ratedSpan: null,
  pricePerHourHaler,
});

type ExactLine = Omit<PriceLine, 'amountHaler'> & { readonly amount: bigint };

/** One line per window, in order of its first minute. */
function toWindowLines(parts: readonly SlotPart<PricedWindow>[]): ExactLine[] {
  const byWindow = new Map<PricedWindow, SlotPart<PricedWindow>[]>();
  for (const part of parts)
    if (part.window) byWindow.set(part.window, [...(byWindow.get(part.window) ?? []), part]);
  return [...byWindow].map(([{ pricePerHourHaler }, own], index) =>
    toLine(`window-${index + 1}`, 'window', own, pricePerHourHaler),
  );
}

const toFallbackLines = (parts: readonly SlotPart<PricedWindow>[], pricePerHourHaler: number): ExactLine[] =>
  parts.length === 0 ? [] : [toLine('price-from', 'price-from', parts, pricePerHourHaler)];

function toLine(
  code: string,
  kind: PriceLine['kind'],
  parts: readonly SlotPart<PricedWindow>[],
  pricePerHourHaler: number,
): ExactLine {
  const elapsedMs = parts.reduce((sum, { from, until }) => sum + until - from, 0);
  const span = toSpan(parts) ?? { startsAt: new Date(0), endsAt: new Date(0) };
  return {
    code,
    kind,
    ...span,
    elapsedMs,
    pricePerHourHaler,
    amount: toAmount(elapsedMs, pricePerHourHaler),
  };
}

function toSpan(parts: readonly SlotPart<PricedWindow>[]): TimeSpan | null {
  const [first, last] = [parts[0], parts.at(-1)];
  return first && last ? { startsAt: new Date(first.from), endsAt: new Date(last.until) } : null;
}

function toReasons(unrated: readonly SlotPart<PricedWindow>[]): WindowPriceReason[] {
  const isOutside = unrated.some(({ window }) => window === null);
  const isWithoutRate = unrated.some(({ window }) => window !== null);
  return [
    ...(isOutside ? ['OUTSIDE_WINDOWS' as const] : []),
    ...(isWithoutRate ? ['WINDOW_WITHOUT_RATE' as const] : []),
  ];
}
