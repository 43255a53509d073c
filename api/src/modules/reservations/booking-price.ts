const HOUR_MS = 3_600_000n;
/** Largest amount the column keeps; what would cost more has no price of hours. */
const MOST_HALER = 2_147_483_647n;

/**
 * Price in haléře: really elapsed hours, so a night of the clock change has one less or more, × the price per hour of the window that holds the
 * whole term (SPEC §5), rounded to a haléř. Without such a window 0, which means by agreement.
 */
export function priceOf(startsAt: Date, endsAt: Date, window: { readonly pricePerHourHaler: number } | null): number {
  if (window === null) return 0;
  const price = (BigInt(endsAt.getTime() - startsAt.getTime()) * BigInt(window.pricePerHourHaler) + HOUR_MS / 2n) / HOUR_MS;
  return price > MOST_HALER ? 0 : Number(price);
}

/** Really elapsed hours, with two decimals. */
export const hoursOf = (startsAt: Date, endsAt: Date): number => Math.round((endsAt.getTime() - startsAt.getTime()) / 36_000) / 100;
