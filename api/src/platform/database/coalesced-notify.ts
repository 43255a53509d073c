import type { SqlPool } from './sql-pool.ts';

/** Commits within this many milliseconds are notified together. */
const COALESCE_MS = 20;

/**
 * Wakes the listeners of a channel shortly after a commit. NOTIFY is not part of the transaction, because
 * PostgreSQL serializes the commits of transactions with one. A lost notification delays the listener until
 * its next poll.
 */
export class CoalescedNotify {
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly sql: SqlPool,
    private readonly channel: string,
  ) {}

  /** Call after the commit; the identity is stable, so a unit of work calls it once. */
  readonly send = (): void => {
    this.timer ??= setTimeout(() => {
      this.timer = null;
      this.sql.pool.query('select pg_notify($1, $2)', [this.channel, '']).catch(() => undefined);
    }, COALESCE_MS).unref();
  };
}
