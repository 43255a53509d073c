/** Half-open time range in milliseconds (PRODUCT §5). */
export type Range = { start: number; end: number };

export const toRange = ({
  start_datetime,
  end_datetime,
}: {
  start_datetime: string;
  end_datetime: string;
}): Range => ({ start: Date.parse(start_datetime), end: Date.parse(end_datetime) });

/** Parts of a range that remain after the taken ranges are subtracted. */
export function subtractRanges(range: Range, taken: readonly Range[]): Range[] {
  const parts: Range[] = [];
  let from = range.start;
  for (const { start, end } of taken.toSorted((one, other) => one.start - other.start)) {
    if (end <= from || start >= range.end) continue;
    if (start > from) parts.push({ start: from, end: start });
    from = Math.max(from, end);
  }
  return from < range.end ? [...parts, { start: from, end: range.end }] : parts;
}
