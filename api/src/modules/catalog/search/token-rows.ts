/** Payload bits of a byte; the eighth bit marks a continuation. */
const PAYLOAD_BITS = 7;
const CONTINUATION = 1 << PAYLOAD_BITS;

/**
 * Tokens of each slot, read only when a slot is cleared. Rows of one growing byte array, compacted when half
 * of it is waste. A row holds ascending tokens as LEB128 deltas: a third of the size of plain numbers.
 */
export class TokenRows {
  private bytes = new Uint8Array(1024);
  private used = 0;
  private wasted = 0;
  private starts = new Int32Array(256);
  private lengths = new Int32Array(256);

  /** The tokens in ascending order. */
  get(slot: number): number[] {
    const tokens: number[] = [];
    const end = (this.starts[slot] ?? 0) + (this.lengths[slot] ?? 0);
    let [token, shift] = [0, 0];
    for (let at = this.starts[slot] ?? 0; at < end; at += 1) {
      const byte = this.bytes[at] ?? 0;
      token += (byte & (CONTINUATION - 1)) << shift;
      shift += PAYLOAD_BITS;
      if (byte >= CONTINUATION) continue;
      tokens.push(token);
      shift = 0;
    }
    return tokens;
  }

  set(slot: number, tokens: Iterable<number>): void {
    const row = encodeDeltas(Int32Array.from(tokens).sort());
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
    if (this.wasted > 4096 && this.wasted * 2 > this.used) this.compact();
  }

  /** Frees unused capacity. */
  trim(): void {
    this.bytes = this.bytes.slice(0, this.used);
  }

  private reserve(slot: number, more: number): void {
    if (slot >= this.starts.length) {
      this.starts = copyInto(this.starts, new Int32Array(growCapacity(this.starts.length, slot + 1)));
      this.lengths = copyInto(this.lengths, new Int32Array(this.starts.length));
    }
    if (this.used + more > this.bytes.length)
      this.bytes = copyInto(this.bytes, new Uint8Array(growCapacity(this.bytes.length, this.used + more)));
  }

  private compact(): void {
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

function encodeDeltas(ascending: Int32Array): number[] {
  const bytes: number[] = [];
  let before = 0;
  for (const token of ascending) {
    let distance = token - before;
    for (; distance >= CONTINUATION; distance >>>= PAYLOAD_BITS)
      bytes.push((distance & (CONTINUATION - 1)) | CONTINUATION);
    bytes.push(distance);
    before = token;
  }
  return bytes;
}

const growCapacity = (present: number, atLeast: number): number =>
  Math.max(atLeast, Math.ceil(present * 1.5));

function copyInto<T extends Int32Array | Uint8Array>(old: T, larger: T): T {
  larger.set(old);
  return larger;
}
