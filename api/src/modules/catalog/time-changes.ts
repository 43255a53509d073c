import type { Log } from '../../platform/logging/log.ts';
import type { CatalogBusyTimes } from './catalog-busy-times.ts';

const EVERY_MS = 300;
const LONGEST_PAUSE_MS = 5000;
/**
 * A change becomes visible on commit, and no transaction takes longer; this much of the past is read again.
 */
const AGAIN_SECONDS = 15;

/**
 * Polls for spaces whose availability changed. Backs off while the database is unavailable and misses
 * nothing.
 */
export class TimeChanges {
  private seen: ReadonlySet<string> = new Set();
  private lookedAt = performance.now();
  private timer: NodeJS.Timeout | null = null;
  private isStopped = false;
  private pause = EVERY_MS;
  private looking: Promise<void> = Promise.resolve();

  constructor(
    private readonly times: CatalogBusyTimes,
    private readonly log: Log,
    private readonly onChanged: (spaceIds: readonly number[]) => Promise<void>,
  ) {}

  /** Starts with changes since this object was created. */
  start(): void {
    if (this.isStopped || this.timer) return;
    this.timer = setTimeout(() => {
      this.looking = this.look();
    }, this.pause).unref();
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    if (this.timer) clearTimeout(this.timer);
    await this.looking;
  }

  private async look(): Promise<void> {
    const now = performance.now();
    try {
      const changes = await this.times.changesWithin((now - this.lookedAt) / 1000 + AGAIN_SECONDS);
      const fresh = new Set(changes.filter(({ id }) => !this.seen.has(id)).map(({ spaceId }) => spaceId));
      if (fresh.size > 0) await this.onChanged([...fresh]);
      // Only processed changes count as seen; after a failure they are read again.
      this.seen = new Set(changes.map(({ id }) => id));
      this.lookedAt = now;
      this.pause = EVERY_MS;
    } catch (err) {
      this.pause = Math.min(LONGEST_PAUSE_MS, this.pause * 2);
      this.log.debug({ err }, 'failed to read availability changes');
    }
    this.timer = null;
    this.start();
  }
}
