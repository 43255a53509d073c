import { DomainError } from '../../platform/errors/index.ts';

export type RenderLimits = {
  /** Concurrently rendered documents. */
  readonly concurrency: number;
  readonly concurrencyPerClient: number;
  /** Maximum number of queued requests; further ones are rejected. */
  readonly queue: number;
  readonly queuePerClient: number;
  readonly timeoutMs: number;
};

type Waiting = { readonly start: () => void; readonly timer: NodeJS.Timeout };

/**
 * Limits concurrent document rendering. Waiting clients are served round-robin, so that one with many
 * connections delays others at most by its own concurrency (QUALITY 60).
 */
export class RenderQueue {
  private readonly running = new Map<string, number>();
  /** In the order of service. */
  private readonly waiting = new Map<string, Set<Waiting>>();
  private active = 0;
  private queued = 0;

  constructor(private readonly limits: RenderLimits) {}

  get length(): number {
    return this.queued;
  }

  /** @throws {DomainError} RATE_LIMITED when the client has too many requests waiting, UNAVAILABLE when the process has. */
  async run<T>(client: string, work: () => Promise<T>): Promise<T> {
    await this.wait(client);
    try {
      return await work();
    } finally {
      this.active -= 1;
      const left = this.runningFor(client) - 1;
      if (left === 0) this.running.delete(client);
      else this.running.set(client, left);
      this.startNext();
    }
  }

  private wait(client: string): Promise<void> {
    if (this.queued === 0 && this.mayStart(client)) {
      this.occupy(client);
      return Promise.resolve();
    }
    const { queue, queuePerClient, timeoutMs } = this.limits;
    const retryAfter = Math.ceil(timeoutMs / 1000);
    const own = this.waiting.get(client) ?? new Set<Waiting>();
    if (own.size >= queuePerClient)
      return Promise.reject(new DomainError('rate-limited', 'RATE_LIMITED', { retryAfter }));
    if (this.queued >= queue)
      return Promise.reject(new DomainError('unavailable', 'UNAVAILABLE', { retryAfter }));
    return new Promise((resolve, reject) => {
      const entry: Waiting = {
        start: () => {
          clearTimeout(entry.timer);
          resolve();
        },
        timer: setTimeout(() => {
          this.remove(client, entry);
          reject(new DomainError('unavailable', 'UNAVAILABLE', { retryAfter }));
        }, timeoutMs).unref(),
      };
      this.waiting.set(client, own.add(entry));
      this.queued += 1;
      this.startNext();
    });
  }

  private startNext(): void {
    for (const [client, entries] of this.waiting) {
      if (this.active >= this.limits.concurrency) return;
      const [next] = entries;
      if (!next || !this.mayStart(client)) continue;
      this.remove(client, next);
      // Moves the client to the end of the round.
      if (entries.size > 0 && this.waiting.delete(client)) this.waiting.set(client, entries);
      this.occupy(client);
      next.start();
    }
  }

  private remove(client: string, entry: Waiting): void {
    const entries = this.waiting.get(client);
    if (!entries?.delete(entry)) return;
    this.queued -= 1;
    if (entries.size === 0) this.waiting.delete(client);
  }

  private occupy(client: string): void {
    this.active += 1;
    this.running.set(client, this.runningFor(client) + 1);
  }

  private runningFor(client: string): number {
    return this.running.get(client) ?? 0;
  }

  private mayStart(client: string): boolean {
    const { concurrency, concurrencyPerClient } = this.limits;
    return this.active < concurrency && this.runningFor(client) < concurrencyPerClient;
  }
}
