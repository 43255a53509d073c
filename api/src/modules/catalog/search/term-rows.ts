/** Payload bits of a byte; the eighth bit marks a continuation. */
const BITS = 7;
const MORE = 1 << BITS;

/**
 * Tokens of each slot, read only when a slot is cleared. Rows of one growing byte array, compacted when half
 * of it is waste. A row holds ascending tokens as LEB128 deltas: a third of the size of plain numbers.
 */
export class TermRows {
  private bytes = new Uint8Array(1024);
  private used = 0;
  private wasted = 0;
  private starts = new Int32Array(256);
  private lengths = new Int32Array(256);

  /** The tokens in ascending order. */
  get(slot: number): number[] {
    const terms: number[] = [];
    const end = (this.starts[slot] ?? 0) + (this.lengths[slot] ?? 0);
    let [term, shift] = [0, 0];
    for (let at = this.starts[slot] ?? 0; at < end; at += 1) {
      const byte = this.bytes[at] ?? 0;
      term += (byte & (MORE - 1)) << shift;
      shift += BITS;
      if (byte >= MORE) continue;
      terms.push(term);
      shift = 0;
    }
    return terms;
  }

  set(slot: number, terms: Iterable<number>): void {
    const row = encoded(Int32Array.from(terms).sort());
    this.delete(slot);
    this.reserve(slot, row.length);
    this.bytes.set(row, this.used);
    this.starts[slot] = this.used;
    this.lengths[slot] = row.length;
    this.used += row.length;
  }

  delete(slot: number): void {
    this.wasted += this.lengths[slot] ?? 0;
    if (slot < this.lengths.length) this.lengths[slot] = 0;
    if (this.wasted > 4096 && this.wasted * 2 > this.used) this.pack();
  }

  /** Frees unused capacity. */
  trim(): void {
    this.bytes = this.bytes.slice(0, this.used);
  }

  private reserve(slot: number, more: number): void {
    if (slot >= this.starts.length) {
      this.starts = enlarged(this.starts, new Int32Array(roomFor(this.starts.length, slot + 1)));
      this.lengths = enlarged(this.lengths, new Int32Array(this.starts.length));
    }
    if (this.used + more > this.bytes.length)
      this.bytes = enlarged(this.bytes, new Uint8Array(roomFor(this.bytes.length, this.used + more)));
  }

  private pack(): void {
    const packed = new Uint8Array(this.bytes.length);
    let used = 0;
    for (let slot = 0; slot < this.starts.length; slot += 1) {
      const [start, length] = [this.starts[slot] ?? 0, this.lengths[slot] ?? 0];
      if (length === 0) continue;
      packed.set(this.bytes.subarray(start, start + length), used);
      this.starts[slot] = used;
      used += length;
    }
    this.bytes = packed;
    this.used = used;
    this.wasted = 0;
  }
}

function encoded(ascending: Int32Array): number[] {
  const bytes: number[] = [];
  let before = 0;
  for (const term of ascending) {
    let distance = term - before;
    for (; distance >= MORE; distance >>>= BITS) bytes.push((distance & (MORE - 1)) | MORE);
    bytes.push(distance);
    before = term;
  }
  return bytes;
}

const roomFor = (present: number, atLeast: number): number => Math.max(atLeast, Math.ceil(present * 1.5));

function enlarged<T extends Int32Array | Uint8Array>(old: T, larger: T): T {
  larger.set(old);
  return larger;
}
