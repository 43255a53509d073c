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

type QueuedRequest = { readonly start: () => void; readonly timer: NodeJS.Timeout };

/**
 * Limits concurrent document rendering. Waiting clients are served round-robin, so that one with many
 * connections delays others at most by its own concurrency (QUALITY 60); `p-queue` serves in order of arrival.
 */
export class RenderQueue {
  private readonly running = new Map<string, number>();
  /** In the order of service. */
  private readonly queues = new Map<string, Set<QueuedRequest>>();
  private active = 0;
  private queued = 0;

  constructor(private readonly limits: RenderLimits) {}

  get length(): number {
    return this.queued;
  }

  /** @throws {DomainError} RATE_LIMITED when the client has too many requests waiting, UNAVAILABLE when the process has. */
  async run<T>(client: string, work: () => Promise<T>): Promise<T> {
    await this.waitForSlot(client);
    try {
      return await work();
    } finally {
      this.active -= 1;
      const remaining = this.countRunning(client) - 1;
      if (remaining === 0) this.running.delete(client);
      else this.running.set(client, remaining);
      this.startNext();
    }
  }

  private waitForSlot(client: string): Promise<void> {
    if (this.queued === 0 && this.canStart(client)) {
      this.markStarted(client);
      return Promise.resolve();
    }
    const { queue, queuePerClient, timeoutMs } = this.limits;
    const retryAfter = Math.ceil(timeoutMs / 1000);
    const clientQueue = this.queues.get(client) ?? new Set<QueuedRequest>();
    if (clientQueue.size >= queuePerClient)
      return Promise.reject(new DomainError('rate-limited', 'RATE_LIMITED', { retryAfter }));
    if (this.queued >= queue)
      return Promise.reject(new DomainError('unavailable', 'UNAVAILABLE', { retryAfter }));
    return new Promise((resolve, reject) => {
      const entry: QueuedRequest = {
        start: () => {
          clearTimeout(entry.timer);
          resolve();
        },
        timer: setTimeout(() => {
          this.remove(client, entry);
          reject(new DomainError('unavailable', 'UNAVAILABLE', { retryAfter }));
        }, timeoutMs).unref(),
      };
      this.queues.set(client, clientQueue.add(entry));
      this.queued += 1;
      this.startNext();
    });
  }

  private startNext(): void {
    for (const [client, entries] of this.queues) {
      if (this.active >= this.limits.concurrency) return;
      const [next] = entries;
      if (!next || !this.canStart(client)) continue;
      this.remove(client, next);
      // Moves the client to the end of the round.
      if (entries.size > 0 && this.queues.delete(client)) this.queues.set(client, entries);
      this.markStarted(client);
      next.start();
    }
  }

  private remove(client: string, entry: QueuedRequest): void {
    const entries = this.queues.get(client);
    if (!entries?.delete(entry)) return;
    this.queued -= 1;
    if (entries.size === 0) this.queues.delete(client);
  }

  private markStarted(client: string): void {
    this.active += 1;
    this.running.set(client, this.countRunning(client) + 1);
  }

  private countRunning(client: string): number {
    return this.running.get(client) ?? 0;
  }

  private canStart(client: string): boolean {
    const { concurrency, concurrencyPerClient } = this.limits;
    return this.active < concurrency && this.countRunning(client) < concurrencyPerClient;
  }
}
