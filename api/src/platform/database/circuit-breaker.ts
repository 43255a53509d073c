import pg from 'pg';
import { remainingWaitMs, startWait } from './wait-budget.ts';

/** Time limit of the probe that decides whether the breaker opens, of later ones, and the pause between two of them. */
const FIRST_PROBE_TIMEOUT_MS = 300;
const PROBE_TIMEOUT_MS = 2000;
const PROBE_PAUSE_MS = 500;

type Callback = (error: Error | undefined, client: pg.PoolClient | undefined, release: () => void) => void;
type Listener = (event: 'opened' | 'closed', server: string) => void;

/**
 * Circuit breaker of one database server. A statement or a connection attempt that the server left without any answer is followed by a probe,
 * for which new connections wait; a probe without an answer opens the breaker, a stall of this process alone does not. While it is open, `connect()` of every pool of that server fails at once, so that a request waits for a frozen server one time and not with each of its
 * statements. Probes on a connection of their own close it again.
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

  /** Probes the server when the error says that it did not answer at all, and opens the breaker when the probe is not answered either. */
  report(error: unknown): void {
    if (this.isOpen || this.checking || !isUnanswered(error)) return;
    this.checking = this.check().finally(() => {
      this.checking = null;
    });
  }

  private async check(): Promise<void> {
    if (await this.answers(FIRST_PROBE_TIMEOUT_MS)) return;
    this.opened = true;
    this.onChange('opened', this.server);
    for (const reject of this.waiting) reject(unreachable());
    this.waiting.clear();
    void this.probe();
  }

  /** Guards `connect()` of a pool of this server. */
  guard(pool: pg.Pool): void {
    const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>;
    const guarded = (callback?: Callback): Promise<pg.PoolClient> | undefined => {
      const connected = this.checking
        ? this.checking.then(() => this.connect(connect))
        : this.connect(connect);
      if (!callback) return connected;
      connected.then(
        (client) => {
          callback(undefined, client, client.release.bind(client));
        },
        (error: unknown) => {
          callback(error as Error, undefined, () => undefined);
        },
      );
      return undefined;
    };
    Object.assign(pool, { connect: guarded });
  }

  /** A connection that comes after the breaker has opened, or after its request has given up, goes back to its pool. */
  private connect(connect: () => Promise<pg.PoolClient>): Promise<pg.PoolClient> {
    if (this.isOpen) return Promise.reject(unreachable());
    return new Promise((resolve, reject) => {
      const limitMs = remainingWaitMs();
      const endWait = startWait();
      const timer =
        limitMs === null
          ? undefined
          : setTimeout(() => {
              fail(connectTimeout());
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
          this.report(error);
          fail(error as Error);
        },
      );
    });
  }

  private async probe(): Promise<void> {
    while (!(await this.answers(PROBE_TIMEOUT_MS)))
      await new Promise((resolve) => {
        setTimeout(resolve, PROBE_PAUSE_MS).unref();
      });
    this.opened = false;
    this.onChange('closed', this.server);
  }

  /** A server that refuses is there: what is wrong with it is told by the statements themselves. */
  private async answers(timeoutMs: number): Promise<boolean> {
    const client = new pg.Client({
      ...this.options,
      // A pool hides its password from a copy of its options.
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

/** The server of a pool: breakers are shared by all pools of one server. */
export function toServer(options: pg.PoolConfig): string {
  const { host, port } = new pg.Client(options);
  return `${host}:${port}`;
}

const unreachable = (): Error => new Error('The database does not answer.');
/** In the words of the pool. */
const connectTimeout = (): Error => new Error('timeout exceeded when trying to connect');

/**
 * The limits of pg itself, which are longer than those of the server. Waiting for a busy pool ("timeout exceeded when trying to connect") says
 * nothing of the server.
 */
const isUnanswered = (error: unknown): boolean =>
  error instanceof Error &&
  /^(?:Query read timeout|Connection terminated due to connection timeout|timeout expired)$/u.test(
    error.message,
  );
