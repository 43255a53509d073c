/** Median of a list of numbers. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Two-sided p-value of the Mann–Whitney test (normal approximation, mean ranks for ties). */
export function mannWhitney(one: readonly number[], other: readonly number[]): number {
  const all = [
    ...one.map((value) => ({ value, isOne: true })),
    ...other.map((value) => ({ value, isOne: false })),
  ].sort((left, right) => left.value - right.value);
  let sum = 0;
  for (let at = 0; at < all.length;) {
    let end = at;
    while (end < all.length && all[end]?.value === all[at]?.value) end += 1;
    const rank = (at + 1 + end) / 2;
    sum += rank * all.slice(at, end).filter(({ isOne }) => isOne).length;
    at = end;
  }
  const [m, n] = [one.length, other.length];
  const u = sum - (m * (m + 1)) / 2;
  const z = (u - (m * n) / 2) / Math.sqrt((m * n * (m + n + 1)) / 12);
  return 2 * (1 - normal(Math.abs(z)));
}

/** Share of a normal distribution below z (Abramowitz and Stegun 26.2.17). */
function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const tail =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return 1 - (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * tail;
}
