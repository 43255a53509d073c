import PQueue from 'p-queue';
import { DomainError } from '../errors/index.ts';

type ConcurrencyLimits = {
  /** Maximum number of concurrent runs. */
  readonly concurrency: number;
  /** Maximum per key; defaults to the total. */
  readonly concurrencyPerKey?: number;
  /** Maximum waiting time; unlimited by default. */
  readonly timeoutMs?: number;
};

/** Limits concurrent runs in total and per key; others wait in order. */
export class ConcurrencyLimiter {
  private readonly queue: PQueue;
  private readonly queuesByKey = new Map<string, PQueue>();

  constructor(private readonly limits: ConcurrencyLimits) {
    this.queue = new PQueue({ concurrency: limits.concurrency });
  }

  /**
   * Runs the work when there is a free slot.
   * @throws {DomainError} UNAVAILABLE with Retry-After when the wait times out
   */
  run<T>(work: () => Promise<T>, key = ''): Promise<T> {
    const { timeoutMs, concurrencyPerKey } = this.limits;
    const wait = timeoutMs === undefined ? null : startTimeout(timeoutMs);
    const options = wait ? { signal: wait.signal } : {};
    const runInTotal = (): Promise<T> =>
      this.queue.add<Promise<T>>(() => {
        wait?.end();
        return work();
      }, options);
    return concurrencyPerKey === undefined
      ? runInTotal()
      : this.getQueue(key, concurrencyPerKey).add<Promise<T>>(runInTotal, options);
  }

  /** The queue of a key, kept while it has runs. */
  private getQueue(key: string, concurrency: number): PQueue {
    let queue = this.queuesByKey.get(key);
    if (!queue) {
      queue = new PQueue({ concurrency });
      queue.addEventListener('idle', () => this.queuesByKey.delete(key));
      this.queuesByKey.set(key, queue);
    }
    return queue;
  }
}

/** A signal that is aborted after the time unless the wait has ended; p-queue limits only the time of a run. */
function startTimeout(ms: number): { signal: AbortSignal; end: () => void } {
  const controller = new AbortController();
  const timer = setTimeout(() => {
    controller.abort(new DomainError('unavailable', 'UNAVAILABLE', { retryAfter: Math.ceil(ms / 1000) }));
  }, ms).unref();
  return { signal: controller.signal, end: () => clearTimeout(timer) };
}
