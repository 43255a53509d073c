import pg from 'pg';
import { setImmediate as nextMacrotask } from 'node:timers/promises';
import { addConnectHook } from '../patches/pg-hooks.ts';
import { remainingWaitMs, startWait } from './wait-budget.ts';

/**
 * Timeout of the probe that decides whether to open the breaker, of later probes, and the pause between them.
 */
const FIRST_PROBE_TIMEOUT_MS = 300;
const PROBE_TIMEOUT_MS = 2000;
const PROBE_PAUSE_MS = 500;

type Listener = (event: 'opened' | 'closed', server: string) => void;

/**
 * Circuit breaker of one database server. A statement or connection attempt without any answer triggers a
 * probe, for which new connections wait; a probe without an answer opens the breaker. A stall of this process
 * alone does not. While the breaker is open, `connect()` of every pool of that server fails immediately, so a
 * request waits for an unresponsive server once and not with each statement. Probes on their own connection
 * close it again.
 */
export class CircuitBreaker {
  private opened = false;
  private checking: Promise<void> | null = null;
  private readonly waiting = new Set<(error: Error) => void>();

  constructor(
    private readonly server: string,
    private readonly options: pg.PoolConfig,
    private readonly onChange: Listener,
  ) {}

  get isOpen(): boolean {
    return this.opened;
  }

  /**
   * Probes the server after an error that means no answer at all; opens the breaker when the probe fails too.
   */
  reportError(error: unknown): void {
    if (this.isOpen || this.checking || !isUnanswered(error)) return;
    this.checking = this.check().finally(() => {
      this.checking = null;
    });
  }

  private async check(): Promise<void> {
    if (await this.isResponding(FIRST_PROBE_TIMEOUT_MS)) return;
    this.opened = true;
    this.onChange('opened', this.server);
    for (const reject of this.waiting) reject(createUnreachableError());
    this.waiting.clear();
    void this.probeUntilResponding();
  }

  /** Guards `connect()` of a pool of this server. */
  guard(pool: pg.Pool): void {
    addConnectHook(pool, (next) =>
      this.checking ? this.checking.then(() => this.connect(next)) : this.connect(next),
    );
  }

  /**
   * A connection that arrives after the breaker opened, or after its request gave up, returns to its pool.
   * Rejects on a later macrotask: a caller that retries at once would otherwise starve all timers.
   */
  private async connect(connect: () => Promise<pg.PoolClient>): Promise<pg.PoolClient> {
    if (this.isOpen) {
      await nextMacrotask();
      throw createUnreachableError();
    }
    return new Promise((resolve, reject) => {
      const limitMs = remainingWaitMs();
      const endWait = startWait();
      const timer =
        limitMs === null
          ? undefined
          : setTimeout(() => {
              fail(createConnectTimeoutError());
            }, limitMs);
      const settle = (): void => {
        clearTimeout(timer);
        this.waiting.delete(fail);
        endWait();
      };
      const fail = (error: Error): void => {
        settle();
        reject(error);
      };
      this.waiting.add(fail);
      connect().then(
        (client) => {
          if (!this.waiting.has(fail)) return client.release();
          settle();
          resolve(client);
        },
        (error: unknown) => {
          this.reportError(error);
          fail(error as Error);
        },
      );
    });
  }

  private async probeUntilResponding(): Promise<void> {
    while (!(await this.isResponding(PROBE_TIMEOUT_MS)))
      await new Promise((resolve) => {
        setTimeout(resolve, PROBE_PAUSE_MS).unref();
      });
    this.opened = false;
    this.onChange('closed', this.server);
  }

  /** A server that rejects the connection is reachable: the statements themselves report the reason. */
  private async isResponding(timeoutMs: number): Promise<boolean> {
    const client = new pg.Client({
      ...this.options,
      // A copy of the options lacks the password: it is not enumerable.
      password: this.options.password,
      application_name: 'prostora-probe',
      connectionTimeoutMillis: timeoutMs,
      query_timeout: timeoutMs,
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('select 1');
      return true;
    } catch (error) {
      return !isUnanswered(error);
    } finally {
      client.end().catch(() => undefined);
    }
  }
}

/** Host and port of a pool: all pools of one server share a breaker. */
export function toServerKey(options: pg.PoolConfig): string {
  const { host, port } = new pg.Client(options);
  return `${host}:${port}`;
}

/** BullMQ pauses between retries only for errors with this code, which it takes for a lost connection. */
const createUnreachableError = (): Error =>
  Object.assign(new Error('The database does not answer.'), { code: 'ECONNREFUSED' });
/** Same message as pg-pool. */
const createConnectTimeoutError = (): Error => new Error('timeout exceeded when trying to connect');

/**
 * Client-side timeouts of pg, which are longer than those of the server. Waiting for a busy pool ("timeout
 * exceeded when trying to connect") is not a sign of an unresponsive server.
 */
const isUnanswered = (error: unknown): boolean =>
  error instanceof Error &&
  /^(?:Query read timeout|Connection terminated due to connection timeout|timeout expired)$/u.test(
    error.message,
  );
