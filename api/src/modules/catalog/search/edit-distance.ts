/**
 * Whether two words differ by at most one typing error: an inserted, missing, replaced or transposed letter.
 * Specialized for distance one, because it runs over the whole vocabulary.
 */
export function isWithinOneTypo(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let start = 0;
  while (start < short.length && short.charCodeAt(start) === long.charCodeAt(start)) start += 1;
  let tail = 0;
  while (
    tail < short.length - start &&
    short.charCodeAt(short.length - 1 - tail) === long.charCodeAt(long.length - 1 - tail)
  )
    tail += 1;
  const left = short.length - start - tail;
  if (left === 0) return true;
  if (short.length !== long.length) return false;
  return (
    left === 1 ||
    (left === 2 &&
      short.charCodeAt(start) === long.charCodeAt(start + 1) &&
      short.charCodeAt(start + 1) === long.charCodeAt(start))
  );
}
