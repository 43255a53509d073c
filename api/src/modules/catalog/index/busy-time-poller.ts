import type { Log } from '../../../platform/logging/log.ts';
import type { CatalogRepository } from './catalog.repository.ts';

const POLL_INTERVAL_MS = 300;
const MAX_POLL_INTERVAL_MS = 5000;
/**
 * A change becomes visible on commit, and no transaction takes longer; this much of the past is read again.
 */
const OVERLAP_SECONDS = 15;

/**
 * Polls for spaces whose availability changed. Backs off while the database is unavailable and misses
 * nothing.
 */
export class BusyTimePoller {
  private processedIds: ReadonlySet<string> = new Set();
  private polledAt = performance.now();
  private timer: NodeJS.Timeout | null = null;
  private isStopped = false;
  private intervalMs = POLL_INTERVAL_MS;
  private polling: Promise<void> = Promise.resolve();

  constructor(
    private readonly busyTimes: CatalogRepository,
    private readonly log: Log,
    private readonly onChanged: (spaceIds: readonly number[]) => Promise<void>,
  ) {}

  /** Starts with changes since this object was created. */
  start(): void {
    if (this.isStopped || this.timer) return;
    this.timer = setTimeout(() => {
      this.polling = this.poll();
    }, this.intervalMs).unref();
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    if (this.timer) clearTimeout(this.timer);
    await this.polling;
  }

  private async poll(): Promise<void> {
    const now = performance.now();
    try {
      const changes = await this.busyTimes.listChangesWithin((now - this.polledAt) / 1000 + OVERLAP_SECONDS);
      const changedIds = new Set(
        changes.filter(({ id }) => !this.processedIds.has(id)).map(({ spaceId }) => spaceId),
      );
      if (changedIds.size > 0) await this.onChanged([...changedIds]);
      // Only processed changes count as seen; after a failure they are read again.
      this.processedIds = new Set(changes.map(({ id }) => id));
      this.polledAt = now;
      this.intervalMs = POLL_INTERVAL_MS;
    } catch (err) {
      this.intervalMs = Math.min(MAX_POLL_INTERVAL_MS, this.intervalMs * 2);
      this.log.debug({ err }, 'failed to read availability changes');
    }
    this.timer = null;
    this.start();
  }
}
