import { Bitset, popcount } from './bitset.ts';

/** For each value of one kind (purpose, attribute, …) the slots that have it. */
export class ValueSets<Value extends number | string> {
  private readonly sets = new Map<Value, Bitset>();

  add(slot: number, values: Iterable<Value>): void {
    for (const value of values) {
      let set = this.sets.get(value);
      if (set === undefined) this.sets.set(value, (set = new Bitset(slot + 1)));
      set.add(slot);
    }
  }

  delete(slot: number): void {
    for (const set of this.sets.values()) set.delete(slot);
  }

  get(value: Value): Bitset | undefined {
    return this.sets.get(value);
  }

  /** Values of one slot. */
  of(slot: number): Value[] {
    return [...this.sets].filter(([, set]) => set.has(slot)).map(([value]) => value);
  }

  /** How many slots have each value. */
  countAll(): Map<Value, number> {
    return new Map([...this.sets].map(([value, set]) => [value, set.count]));
  }

  /** How many of the given slots have each value; values nobody has any more are counted as zero. */
  countIn(words: Uint32Array, length: number): Map<Value, number> {
    const filled = filledWords(words, length);
    const counts = new Map<Value, number>();
    for (const [value, set] of this.sets) {
      let count = 0;
      for (let i = 0; i < filled.length; i += 1) {
        const at = filled[i] ?? 0;
        const both = (words[at] ?? 0) & (set.words[at] ?? 0);
        if (both !== 0) count += popcount(both);
      }
      counts.set(value, count);
    }
    return counts;
  }
}

/** Positions of the words that are not zero: a narrow result touches few of them. */
function filledWords(words: Uint32Array, length: number): Int32Array {
  const filled = new Int32Array(length);
  let size = 0;
  for (let at = 0; at < length; at += 1) {
    if (words[at] === 0) continue;
    filled[size] = at;
    size += 1;
  }
  return filled.subarray(0, size);
}
