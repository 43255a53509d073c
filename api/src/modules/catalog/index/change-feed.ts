import type pg from 'pg';
import type { SqlPool } from '../../../platform/database/index.ts';
import type { Log } from '../../../platform/logging/log.ts';

type ChangeHandlers = {
  onNotification: (channel: string, payload: string) => void;
  /** Called after every connect; notifications may have been missed before. */
  onConnected: () => Promise<void>;
};

const INITIAL_RETRY_DELAY_MS = 200;
const MAX_RETRY_DELAY_MS = 5000;
const HEARTBEAT_INTERVAL_MS = 10_000;
const HEARTBEAT_TIMEOUT_MS = 5000;

/**
 * A dedicated LISTEN connection that reconnects by itself. A missed heartbeat counts as a lost connection.
 */
export class ChangeFeed {
  private client: pg.Client | null = null;
  private timer: NodeJS.Timeout | null = null;
  private isStopped = false;
  private retryDelayMs = INITIAL_RETRY_DELAY_MS;

  constructor(
    private readonly sql: SqlPool,
    private readonly log: Log,
    private readonly channels: readonly string[],
    private readonly handlers: ChangeHandlers,
  ) {}

  get isListening(): boolean {
    return this.client !== null;
  }

  /**
   * Connects, listens and awaits `onConnected`; later losses are handled in the background.
   * @throws when that fails
   */
  async start(): Promise<void> {
    const client = await this.sql.connectListener();
    this.client = client;
    client.on('error', () => this.handleConnectionLost(client));
    client.on('end', () => this.handleConnectionLost(client));
    client.on('notification', ({ channel, payload }) => this.handlers.onNotification(channel, payload ?? ''));
    try {
      for (const channel of this.channels) await client.query(`listen ${channel}`);
      await this.handlers.onConnected();
    } catch (error) {
      this.client = null;
      await client.end().catch(() => undefined);
      throw error;
    }
    this.retryDelayMs = INITIAL_RETRY_DELAY_MS;
    this.schedule(HEARTBEAT_INTERVAL_MS, () => this.sendHeartbeat(client));
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    if (this.timer) clearTimeout(this.timer);
    const client = this.client;
    this.client = null;
    await client?.end().catch(() => undefined);
  }

  private async sendHeartbeat(client: pg.Client): Promise<void> {
    const query: pg.QueryConfig & { query_timeout: number } = {
      text: 'select 1',
      query_timeout: HEARTBEAT_TIMEOUT_MS,
    };
    try {
      await client.query(query);
      if (this.client === client) this.schedule(HEARTBEAT_INTERVAL_MS, () => this.sendHeartbeat(client));
    } catch {
      this.handleConnectionLost(client);
    }
  }

  private handleConnectionLost(client: pg.Client): void {
    if (this.client !== client || this.isStopped) return;
    this.client = null;
    void client.end().catch(() => undefined);
    this.log.warn('lost the connection for catalogue notifications');
    this.reconnect();
  }

  private reconnect(): void {
    this.schedule(this.retryDelayMs, async () => {
      this.retryDelayMs = Math.min(MAX_RETRY_DELAY_MS, this.retryDelayMs * 2);
      await this.start().catch(() => this.reconnect());
    });
  }

  private schedule(delayMs: number, work: () => Promise<void>): void {
    if (this.timer) clearTimeout(this.timer);
    if (!this.isStopped) this.timer = setTimeout(() => void work(), delayMs).unref();
  }
}
