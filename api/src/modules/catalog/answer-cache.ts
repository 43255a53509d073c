/** The most recently asked answers, within a number of bytes; everything is forgotten when the catalogue changes. */
export class AnswerCache {
  private readonly answers = new Map<string, Buffer>();
  private bytes = 0;
  private version: unknown = null;

  constructor(private readonly maxBytes: number) {}

  get(key: string, version: unknown): Buffer | null {
    if (version !== this.version) this.forget(version);
    const answer = this.answers.get(key);
    if (answer === undefined) return null;
    this.answers.delete(key);
    this.answers.set(key, answer);
    return answer;
  }

  set(key: string, answer: Buffer, version: unknown): void {
    if (version !== this.version) this.forget(version);
    if (answer.length > this.maxBytes / 8 || this.answers.has(key)) return;
    this.answers.set(key, answer);
    this.bytes += answer.length;
    for (const [oldest, old] of this.answers) {
      if (this.bytes <= this.maxBytes) break;
      this.answers.delete(oldest);
      this.bytes -= old.length;
    }
  }

  private forget(version: unknown): void {
    this.answers.clear();
    this.bytes = 0;
    this.version = version;
  }
}
