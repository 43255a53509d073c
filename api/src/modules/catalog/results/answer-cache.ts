type Entry = { readonly answer: Buffer; readonly version: number };

/**
 * LRU cache of answers, limited by bytes. An entry is dropped when the version it was computed for has
 * changed.
 */
export class AnswerCache {
  private readonly entries = new Map<string, Entry>();
  private bytes = 0;

  constructor(private readonly maxBytes: number) {}

  get(key: string, version: number): Buffer | null {
    const entry = this.entries.get(key);
    if (entry === undefined) return null;
    this.delete(key, entry);
    if (entry.version !== version) return null;
    this.add(key, entry);
    return entry.answer;
  }

  set(key: string, answer: Buffer, version: number): void {
    const former = this.entries.get(key);
    if (former) this.delete(key, former);
    if (answer.length > this.maxBytes / 8) return;
    this.add(key, { answer, version });
    for (const [oldest, entry] of this.entries) {
      if (this.bytes <= this.maxBytes) break;
      this.delete(oldest, entry);
    }
  }

  private add(key: string, entry: Entry): void {
    this.entries.set(key, entry);
    this.bytes += entry.answer.length;
  }

  private delete(key: string, entry: Entry): void {
    this.entries.delete(key);
    this.bytes -= entry.answer.length;
  }
}
