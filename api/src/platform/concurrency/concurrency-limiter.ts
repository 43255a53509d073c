import { DomainError } from '../errors/index.ts';

type ConcurrencyLimits = {
  /** Maximum number of concurrent runs. */
  readonly concurrency: number;
  /** Maximum per key; defaults to the total. */
  readonly concurrencyPerKey?: number;
  /** Maximum waiting time; unlimited by default. */
  readonly timeoutMs?: number;
};

type QueuedRun = { readonly key: string; readonly start: () => void };

/** Limits concurrent runs in total and per key; others wait in order. */
export class ConcurrencyLimiter {
  private readonly runningByKey = new Map<string, number>();
  private runningCount = 0;
  private queue: QueuedRun[] = [];
  private readonly limits: ConcurrencyLimits;

  constructor(limits: ConcurrencyLimits) {
    this.limits = limits;
  }

  /**
   * Runs the work when there is a free slot.
   * @throws {DomainError} UNAVAILABLE with Retry-After when the wait times out
   */
  async run<T>(work: () => Promise<T>, key = ''): Promise<T> {
    await this.acquireSlot(key);
    try {
      return await work();
    } finally {
      this.runningCount -= 1;
      this.runningByKey.set(key, (this.runningByKey.get(key) ?? 1) - 1);
      if (this.runningByKey.get(key) === 0) this.runningByKey.delete(key);
      this.startNext();
    }
  }

  private acquireSlot(key: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const entry: QueuedRun = { key, start: resolve };
      this.queue.push(entry);
      this.startNext();
      const { timeoutMs } = this.limits;
      if (timeoutMs === undefined || !this.queue.includes(entry)) return;
      setTimeout(() => {
        if (!this.queue.includes(entry)) return;
        this.queue = this.queue.filter((each) => each !== entry);
        reject(new DomainError('unavailable', 'UNAVAILABLE', { retryAfter: Math.ceil(timeoutMs / 1000) }));
      }, timeoutMs).unref();
    });
  }

  private startNext(): void {
    const { concurrency, concurrencyPerKey = concurrency } = this.limits;
    while (this.runningCount < concurrency) {
      const index = this.queue.findIndex(({ key }) => (this.runningByKey.get(key) ?? 0) < concurrencyPerKey);
      const [next] = index < 0 ? [] : this.queue.splice(index, 1);
      if (!next) return;
      this.runningCount += 1;
      this.runningByKey.set(next.key, (this.runningByKey.get(next.key) ?? 0) + 1);
      next.start();
    }
  }
}
