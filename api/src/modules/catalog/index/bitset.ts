/** Number of set bits of a 32-bit word. */
export function popcount(word: number): number {
  let v = word - ((word >>> 1) & 0x55555555);
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333);
  return Math.imul((v + (v >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Number of set bits. */
export function countBits(words: Uint32Array): number {
  let total = 0;
  for (const word of words) if (word !== 0) total += popcount(word);
  return total;
}

/** Index of the lowest set bit; the word must not be zero. */
export const lowestBitIndex = (word: number): number => 31 - Math.clz32(word & -word);

/** A growing set of slots, one bit each, with its size. */
export class Bitset {
  words: Uint32Array;
  count = 0;

  constructor(capacity: number) {
    this.words = new Uint32Array(wordsFor(capacity));
  }

  has(slot: number): boolean {
    return (((this.words[slot >>> 5] ?? 0) >>> (slot & 31)) & 1) === 1;
  }

  add(slot: number): void {
    if (this.has(slot)) return;
    if (slot >>> 5 >= this.words.length) this.grow(slot + 1);
    this.words[slot >>> 5] = (this.words[slot >>> 5] ?? 0) | (1 << (slot & 31));
    this.count += 1;
  }

  delete(slot: number): void {
    if (!this.has(slot)) return;
    this.words[slot >>> 5] = (this.words[slot >>> 5] ?? 0) & ~(1 << (slot & 31));
    this.count -= 1;
  }

  private grow(capacity: number): void {
    const words = new Uint32Array(Math.max(wordsFor(capacity), this.words.length * 2));
    words.set(this.words);
    this.words = words;
  }
}

export const wordsFor = (slots: number): number => (slots + 31) >>> 5;

/** Writes the intersection into `target`; words beyond the length of a set are empty. */
export function intersect(target: Uint32Array, one: Uint32Array, other: Uint32Array): void {
  const shared = Math.min(target.length, one.length, other.length);
  for (let i = 0; i < shared; i += 1) target[i] = (one[i] ?? 0) & (other[i] ?? 0);
  if (shared < target.length) target.fill(0, shared);
}

/** Removes the members of `set` from `target`. */
export function subtract(target: Uint32Array, length: number, set: Uint32Array): void {
  const shared = Math.min(length, set.length);
  for (let i = 0; i < shared; i += 1) target[i] = (target[i] ?? 0) & ~(set[i] ?? 0);
}

/** Adds the members of `set` to `target`. */
export function unite(target: Uint32Array, length: number, set: Uint32Array): void {
  const shared = Math.min(length, set.length);
  for (let i = 0; i < shared; i += 1) target[i] = (target[i] ?? 0) | (set[i] ?? 0);
}

/**
 * Writes the set slots in ascending order into `out`.
 * @returns how many there are
 */
export function collect(words: Uint32Array, length: number, out: Int32Array): number {
  let total = 0;
  for (let i = 0; i < length; i += 1) {
    let word = words[i] ?? 0;
    while (word !== 0) {
      out[total] = (i << 5) + lowestBitIndex(word);
      total += 1;
      word &= word - 1;
    }
  }
  return total;
}

/** Removes from `target` the slots that fail the test. */
export function keepMatching(target: Uint32Array, matches: (slot: number) => boolean): void {
  for (let at = 0; at < target.length; at += 1) {
    let word = target[at] ?? 0;
    let remaining = word;
    while (word !== 0) {
      const lowest = word & -word;
      if (!matches((at << 5) + lowestBitIndex(lowest))) remaining &= ~lowest;
      word &= word - 1;
    }
    target[at] = remaining;
  }
}
