const CHUNK_BYTES = 4 * 1024 * 1024;
/** Less waste than this is not compacted. */
const MAX_WASTE_BYTES = 16 * 1024 * 1024;

/**
 * Latin-1 strings by slot, kept off-heap: a hundred megabytes of cards on the heap would slow down every
 * garbage collection and let the heap grow by as much again.
 */
export class ByteStore {
  private chunks: Buffer[] = [];
  private chunkIndexes = new Int32Array(1024);
  private starts = new Int32Array(1024);
  private lengths = new Int32Array(1024);
  private used = CHUNK_BYTES;
  private wasted = 0;

  get(slot: number): string {
    const start = this.starts[slot] ?? 0;
    return (
      this.chunks[this.chunkIndexes[slot] ?? 0]?.toString(
        'latin1',
        start,
        start + (this.lengths[slot] ?? 0),
      ) ?? ''
    );
  }

  set(slot: number, text: string): void {
    this.delete(slot);
    if (slot >= this.lengths.length) this.grow(slot + 1);
    this.append(slot, text);
  }

  delete(slot: number): void {
    if (slot >= this.lengths.length) return;
    this.wasted += this.lengths[slot] ?? 0;
    this.lengths[slot] = 0;
    if (this.wasted > MAX_WASTE_BYTES && this.wasted * 2 > this.chunks.length * CHUNK_BYTES) this.compact();
  }

  /** A text longer than a chunk gets its own chunk. */
  private append(slot: number, text: string): void {
    if (this.used + text.length > CHUNK_BYTES) {
      this.chunks.push(Buffer.allocUnsafeSlow(Math.max(CHUNK_BYTES, text.length)));
      this.used = 0;
    }
    this.chunks.at(-1)?.write(text, this.used, 'latin1');
    this.chunkIndexes[slot] = this.chunks.length - 1;
    this.starts[slot] = this.used;
    this.lengths[slot] = text.length;
    this.used += text.length;
  }

  private compact(): void {
    const texts = Array.from(this.lengths, (length, slot): [number, string] => [
      slot,
      length === 0 ? '' : this.get(slot),
    ]).filter(([, text]) => text !== '');
    this.chunks = [];
    this.used = CHUNK_BYTES;
    this.wasted = 0;
    for (const [slot, text] of texts) this.append(slot, text);
  }

  private grow(atLeast: number): void {
    const enlarge = (old: Int32Array): Int32Array<ArrayBuffer> => {
      const larger = new Int32Array(Math.max(atLeast, Math.ceil(old.length * 1.5)));
      larger.set(old);
      return larger;
    };
    [this.chunkIndexes, this.starts, this.lengths] = [
      enlarge(this.chunkIndexes),
      enlarge(this.starts),
      enlarge(this.lengths),
    ];
  }
}
