/** Less waste than this is not compacted. */
const MAX_WASTE = 1024 * 1024;

/** Sequences of 32-bit integers by slot, one after another in one array. */
export class WordStore {
  /** Valid until the next change. */
  words = new Int32Array(1024);
  private starts = new Int32Array(1024);
  private lengths = new Int32Array(1024);
  private used = 0;
  private wasted = 0;

  /** Position of the sequence of a slot; -1 without one. */
  find(slot: number): number {
    return (this.lengths[slot] ?? 0) === 0 ? -1 : (this.starts[slot] ?? 0);
  }

  set(slot: number, sequence: readonly number[]): void {
    this.delete(slot);
    if (slot >= this.lengths.length) {
      const capacity = Math.max(slot + 1, Math.ceil(this.lengths.length * 1.5));
      this.starts = enlarge(this.starts, capacity);
      this.lengths = enlarge(this.lengths, capacity);
    }
    const end = this.used + sequence.length;
    if (end > this.words.length) this.words = enlarge(this.words, Math.ceil(end * 1.25));
    this.words.set(sequence, this.used);
    this.starts[slot] = this.used;
    this.lengths[slot] = sequence.length;
    this.used = end;
  }

  delete(slot: number): void {
    this.wasted += this.lengths[slot] ?? 0;
    if (slot < this.lengths.length) this.lengths[slot] = 0;
    if (this.wasted > MAX_WASTE && this.wasted * 2 > this.used) this.compact();
  }

  private compact(): void {
    const words = new Int32Array(this.words.length);
    let used = 0;
    for (let slot = 0; slot < this.lengths.length; slot += 1) {
      const [start, length] = [this.starts[slot] ?? 0, this.lengths[slot] ?? 0];
      words.set(this.words.subarray(start, start + length), used);
      this.starts[slot] = used;
      used += length;
    }
    this.words = words;
    this.used = used;
    this.wasted = 0;
  }
}

function enlarge(old: Int32Array, capacity: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(capacity);
  larger.set(old);
  return larger;
}
