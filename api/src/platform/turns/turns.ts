import { DomainError } from '../errors/index.ts';

type Limits = {
  /** Works that run at once. */
  readonly atOnce: number;
  /** Of them, how many of one key; default all. */
  readonly ofOneKey?: number;
  /** How long one waits for its turn before it is told to come later; default for ever. */
  readonly patienceMs?: number;
};

type Waiting = { readonly key: string; readonly begin: () => void };

/** Lets only so many works run at once, and not all of them of one person; the others wait in order. */
export class Turns {
  private readonly running = new Map<string, number>();
  private taken = 0;
  private waiting: Waiting[] = [];
  private readonly limits: Limits;

  constructor(limits: Limits) {
    this.limits = limits;
  }

  /** Runs the work when its turn comes; UNAVAILABLE with a hint when that takes too long. */
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
