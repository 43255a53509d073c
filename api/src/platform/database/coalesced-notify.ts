import type { SqlPool } from './sql-pool.ts';

/** Commits of so many milliseconds are told together. */
const GATHER_MS = 20;

/**
 * Wakes the listeners of a channel a moment after a commit. NOTIFY is not part of the transaction, because PostgreSQL lets transactions with one
 * commit only one after the other. A lost notice costs the time until the listener polls.
 */
export class CoalescedNotify {
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly sql: SqlPool,
    private readonly channel: string,
  ) {}

  /** To be called after the commit; the same function each time, so that a unit of work calls it once. */
  readonly send = (): void => {
    this.timer ??= setTimeout(() => {
      this.timer = null;
      this.sql.pool.query('select pg_notify($1, $2)', [this.channel, '']).catch(() => undefined);
    }, GATHER_MS).unref();
  };
}
