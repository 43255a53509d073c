/**
 * Posting list of one token: slots in ascending order, each with the highest weight of the fields that
 * contain the token.
 */
export class Postings {
  slots: Int32Array;
  weights: Uint8Array;
  size = 0;

  constructor(capacity = 2) {
    this.slots = new Int32Array(capacity);
    this.weights = new Uint8Array(capacity);
  }

  /** Index of the slot, or its insertion point as a negative number minus one. */
  find(slot: number): number {
    let low = 0;
    let high = this.size - 1;
    while (low <= high) {
      const middle = (low + high) >>> 1;
      const value = this.slots[middle] ?? 0;
      if (value === slot) return middle;
      if (value < slot) low = middle + 1;
      else high = middle - 1;
    }
    return -low - 1;
  }

  getWeight(slot: number): number {
    const at = this.find(slot);
    return at < 0 ? 0 : (this.weights[at] ?? 0);
  }

  /** Adds the slot or raises its weight. Slots in ascending order, as during loading, are appended. */
  add(slot: number, weight: number): this {
    const last = this.size - 1;
    const newest = last < 0 ? -1 : (this.slots[last] ?? 0);
    const at = newest < slot ? -this.size - 1 : newest === slot ? last : this.find(slot);
    if (at >= 0) {
      if ((this.weights[at] ?? 0) < weight) this.weights[at] = weight;
      return this;
    }
    this.insert(-at - 1, slot, weight);
    return this;
  }

  remove(slot: number): void {
    const at = this.find(slot);
    if (at < 0) return;
    this.slots.copyWithin(at, at + 1, this.size);
    this.weights.copyWithin(at, at + 1, this.size);
    this.size -= 1;
  }

  /** Frees unused capacity. */
  trim(): void {
    if (this.size < this.slots.length) this.resize(this.size);
  }

  private insert(at: number, slot: number, weight: number): void {
    if (this.size === this.slots.length) this.resize(Math.ceil(this.size * 1.5) + 1);
    this.slots.copyWithin(at + 1, at, this.size);
    this.weights.copyWithin(at + 1, at, this.size);
    this.slots[at] = slot;
    this.weights[at] = weight;
    this.size += 1;
  }

  private resize(capacity: number): void {
    const slots = new Int32Array(capacity);
    const weights = new Uint8Array(capacity);
    slots.set(this.slots.subarray(0, this.size));
    weights.set(this.weights.subarray(0, this.size));
    this.slots = slots;
    this.weights = weights;
  }
}
