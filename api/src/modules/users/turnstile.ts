import { DomainError } from '../../platform/errors/index.ts';

/** Lets only so many works run at once; the rest wait in order, and those over the queue's length are refused with a retry hint. */
export class Turnstile {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly width: number, private readonly queueLength: number) {}

  /** Runs the work when its turn comes. */
  async pass<T>(work: () => Promise<T>): Promise<T> {
    if (this.running < this.width) this.running += 1;
    else await this.turn();
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }

  private turn(): Promise<void> {
    if (this.waiting.length >= this.queueLength) throw new DomainError('unavailable', 'UNAVAILABLE', { retryAfter: 2 });
    return new Promise((resolve) => { this.waiting.push(resolve); });
  }
}
