import { Bitset, lowestBit } from './bitset.ts';

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
  of(slot: number): Value[] {
    return [...this.sets].filter(([, set]) => set.has(slot)).map(([value]) => value);
  }

  /** How many slots have each value. */
  countAll(): Map<Value, number> {
    return new Map([...this.sets].map(([value, set]) => [value, set.count]));
  }
}

/** Values that are counted within a result. Beside the sets it keeps what each slot has: the few slots of a narrow result are looked at, not the set of every value, and a broad one costs about as much either way. */
export class CountedValueSets<Value extends number | string> extends ValueSets<Value> {
  /** The values in the order they came, which is that of their sets; the place of each is its bit. */
  private readonly values: Value[] = [];
  private readonly placeOf = new Map<Value, number>();
  /** For every 32 values one word a slot. */
  private readonly masks: Uint32Array[] = [];

  override add(slot: number, values: readonly Value[]): void {
    super.add(slot, values);
    for (const value of values) {
      const place = this.place(value);
      const mask = this.maskFor(place >>> 5, slot);
      mask[slot] = (mask[slot] ?? 0) | (1 << (place & 31));
    }
  }

  override delete(slot: number): void {
    super.delete(slot);
    for (const mask of this.masks) if (slot < mask.length) mask[slot] = 0;
  }

  /** How many of the given slots have each value; values nobody has any more are counted as zero. */
  countIn(words: Uint32Array, length: number): Map<Value, number> {
    const counts = new Int32Array(this.values.length);
    for (let at = 0; at < length; at += 1) {
      for (let word = words[at] ?? 0; word !== 0; word &= word - 1)
        this.countSlot((at << 5) + lowestBit(word), counts);
    }
    return new Map(this.values.map((value, place) => [value, counts[place] ?? 0]));
  }

  private countSlot(slot: number, counts: Int32Array): void {
    for (let at = 0; at < this.masks.length; at += 1) {
      for (let mask = this.masks[at]?.[slot] ?? 0; mask !== 0; mask &= mask - 1) {
        const place = (at << 5) + lowestBit(mask);
        counts[place] = (counts[place] ?? 0) + 1;
      }
    }
  }

  private place(value: Value): number {
    let place = this.placeOf.get(value);
    if (place === undefined) {
      place = this.values.push(value) - 1;
      this.placeOf.set(value, place);
    }
    return place;
  }

  private maskFor(at: number, slot: number): Uint32Array {
    let mask = this.masks[at] ?? new Uint32Array(1024);
    if (slot >= mask.length) {
      const larger = new Uint32Array(Math.ceil(slot * 1.5));
      larger.set(mask);
      mask = larger;
    }
    return (this.masks[at] = mask);
  }
}
