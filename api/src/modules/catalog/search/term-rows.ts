/** Which terms each slot holds: rows of one growing array, packed again when half of it is waste. */
export class TermRows {
  private terms = new Int32Array(1024);
  private used = 0;
  private wasted = 0;
  private starts = new Int32Array(256);
  private lengths = new Int32Array(256);

  get(slot: number): Int32Array {
    const start = this.starts[slot] ?? 0;
    return this.terms.subarray(start, start + (this.lengths[slot] ?? 0));
  }

  set(slot: number, row: ArrayLike<number>): void {
    this.delete(slot);
    this.reserve(slot, row.length);
    this.terms.set(row, this.used);
    this.starts[slot] = this.used;
    this.lengths[slot] = row.length;
    this.used += row.length;
  }

  delete(slot: number): void {
    this.wasted += this.lengths[slot] ?? 0;
    if (slot < this.lengths.length) this.lengths[slot] = 0;
    if (this.wasted > 4096 && this.wasted * 2 > this.used) this.pack();
  }

  /** Gives back the room left over by growing. */
  trim(): void {
    this.terms = this.terms.slice(0, this.used);
  }

  private reserve(slot: number, more: number): void {
    if (slot >= this.starts.length) {
      this.starts = enlarge(this.starts, slot + 1);
      this.lengths = enlarge(this.lengths, slot + 1);
    }
    if (this.used + more > this.terms.length) this.terms = enlarge(this.terms, this.used + more);
  }

  private pack(): void {
    const packed = new Int32Array(this.terms.length);
    let used = 0;
    for (let slot = 0; slot < this.starts.length; slot += 1) {
      const row = this.get(slot);
      if (row.length === 0) continue;
      packed.set(row, used);
      this.starts[slot] = used;
      used += row.length;
    }
    this.terms = packed;
    this.used = used;
    this.wasted = 0;
  }
}

function enlarge(array: Int32Array, atLeast: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(Math.max(atLeast, Math.ceil(array.length * 1.5)));
  larger.set(array);
  return larger;
}
