import { Bitset, lowestBitIndex } from './bitset.ts';

/** For each value of one kind (purpose, attribute, …) the slots that have it. */
export class ValueSets<Value extends number | string> {
  protected readonly sets = new Map<Value, Bitset>();

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
  getValues(slot: number): Value[] {
    return [...this.sets].filter(([, set]) => set.has(slot)).map(([value]) => value);
  }

  /** Number of slots per value. */
  countAll(): Map<Value, number> {
    return new Map([...this.sets].map(([value, set]) => [value, set.count]));
  }
}

/**
 * Value sets with counting within a result. Also stores the values of each slot as bit masks: a narrow result
 * costs a few slots instead of every set, a broad one about the same either way.
 */
export class CountedValueSets<Value extends number | string> extends ValueSets<Value> {
  /** Values in insertion order, like their sets; the index of a value is its bit. */
  private readonly values: Value[] = [];
  private readonly bitByValue = new Map<Value, number>();
  /** For every 32 values one word per slot. */
  private readonly masks: Uint32Array[] = [];

  override add(slot: number, values: readonly Value[]): void {
    super.add(slot, values);
    for (const value of values) {
      const bit = this.bit(value);
      const mask = this.getMask(bit >>> 5, slot);
      mask[slot] = (mask[slot] ?? 0) | (1 << (bit & 31));
    }
  }

  override delete(slot: number): void {
    super.delete(slot);
    for (const mask of this.masks) if (slot < mask.length) mask[slot] = 0;
  }

  /** Number of the given slots per value; values without slots are counted as zero. */
  countIn(words: Uint32Array, length: number): Map<Value, number> {
    const counts = new Int32Array(this.values.length);
    for (let at = 0; at < length; at += 1) {
      for (let word = words[at] ?? 0; word !== 0; word &= word - 1)
        this.countSlot((at << 5) + lowestBitIndex(word), counts);
    }
    return new Map(this.values.map((value, bit) => [value, counts[bit] ?? 0]));
  }

  private countSlot(slot: number, counts: Int32Array): void {
    for (let at = 0; at < this.masks.length; at += 1) {
      for (let mask = this.masks[at]?.[slot] ?? 0; mask !== 0; mask &= mask - 1) {
        const bit = (at << 5) + lowestBitIndex(mask);
        counts[bit] = (counts[bit] ?? 0) + 1;
      }
    }
  }

  private bit(value: Value): number {
    let bit = this.bitByValue.get(value);
    if (bit === undefined) {
      bit = this.values.push(value) - 1;
      this.bitByValue.set(value, bit);
    }
    return bit;
  }

  private getMask(at: number, slot: number): Uint32Array {
    let mask = this.masks[at] ?? new Uint32Array(1024);
    if (slot >= mask.length) {
      const larger = new Uint32Array(Math.ceil(slot * 1.5));
      larger.set(mask);
      mask = larger;
    }
    return (this.masks[at] = mask);
  }
}
