import { DomainError } from '../errors/index.ts';

type Limits = {
  /** Maximum number of concurrent runs. */
  readonly atOnce: number;
  /** Maximum per key; defaults to the total. */
  readonly ofOneKey?: number;
  /** Maximum waiting time; unlimited by default. */
  readonly patienceMs?: number;
};

type Waiting = { readonly key: string; readonly begin: () => void };

/** Limits concurrent runs in total and per key; others wait in order. */
export class Turns {
  private readonly running = new Map<string, number>();
  private taken = 0;
  private waiting: Waiting[] = [];
  private readonly limits: Limits;

  constructor(limits: Limits) {
    this.limits = limits;
  }

  /**
   * Runs the work when there is a free slot.
   * @throws {DomainError} UNAVAILABLE with Retry-After when the wait times out
   */
  async take<T>(work: () => Promise<T>, key = ''): Promise<T> {
    await this.turn(key);
    try {
      return await work();
    } finally {
      this.taken -= 1;
      this.running.set(key, (this.running.get(key) ?? 1) - 1);
      if (this.running.get(key) === 0) this.running.delete(key);
      this.callNext();
    }
  }

  private turn(key: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const entry: Waiting = { key, begin: resolve };
      this.waiting.push(entry);
      this.callNext();
      const { patienceMs } = this.limits;
      if (patienceMs === undefined || !this.waiting.includes(entry)) return;
      setTimeout(() => {
        if (!this.waiting.includes(entry)) return;
        this.waiting = this.waiting.filter((each) => each !== entry);
        reject(new DomainError('unavailable', 'UNAVAILABLE', { retryAfter: Math.ceil(patienceMs / 1000) }));
      }, patienceMs).unref();
    });
  }

  private callNext(): void {
    const { atOnce, ofOneKey = atOnce } = this.limits;
    while (this.taken < atOnce) {
      const index = this.waiting.findIndex(({ key }) => (this.running.get(key) ?? 0) < ofOneKey);
      const [next] = index < 0 ? [] : this.waiting.splice(index, 1);
      if (!next) return;
      this.taken += 1;
      this.running.set(next.key, (this.running.get(next.key) ?? 0) + 1);
      next.begin();
    }
  }
}
