/** Fraction of integers; the denominator is positive. */
export type Fraction = { readonly numerator: bigint; readonly denominator: bigint };

/**
 * Quotient rounded to an integer, half away from zero.
 * @param numerator dividend
 * @param denominator positive divisor
 */
export const divideRounded = (numerator: bigint, denominator: bigint): bigint =>
  numerator < 0n
    ? -((-2n * numerator + denominator) / (2n * denominator))
    : (2n * numerator + denominator) / (2n * denominator);

/**
 * Quotient rounded up to an integer.
 * @param numerator non-negative dividend
 * @param denominator positive divisor
 */
export const divideUp = (numerator: number, denominator: number): number =>
  Math.ceil(numerator / denominator);

/** A percentage with at most two decimals as an exact fraction. */
export const toFraction = (percent: number): Fraction => ({
  numerator: BigInt(Math.round(percent * 100)),
  denominator: 10_000n,
});

/** Amount × fraction, rounded. */
export const multiply = (amount: bigint, { numerator, denominator }: Fraction): bigint =>
  divideRounded(amount * numerator, denominator);

/** The lesser of two amounts; `null` is no limit. */
export const limit = (amount: bigint, most: bigint | null): bigint =>
  most !== null && most < amount ? most : amount;

/** Sum of amounts. */
export const sum = (amounts: Iterable<bigint>): bigint => {
  let total = 0n;
  for (const amount of amounts) total += amount;
  return total;
};
