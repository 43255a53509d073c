import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import type pg from 'pg';
import { REQUEST_TIMEOUTS, SqlPool } from '../database/index.ts';
import { Log } from '../logging/log.ts';
import {
  JobQueue,
  JobRegistry,
  WorkerHeartbeat,
  withTimeout,
  type JobDefinition,
  type NewJob,
} from '../queue/index.ts';
import { ListenerRegistry } from './listener-registry.ts';
import { JOB_PREFIX, OUTBOX_CHANNEL } from './outbox.ts';

const BATCH_SIZE = 100;
const POLL_INTERVAL_MS = 1000;
const MAX_PAUSE_MS = 5000;

/** A database that accepts but never answers must not block the relay. */
const withQueryTimeout = (
  text: string,
  values: unknown[] = [],
): pg.QueryConfig & { query_timeout: number } => ({
  text,
  values,
  query_timeout: REQUEST_TIMEOUTS.query_timeout,
});

/**
 * `mark` combines id and creation time: after a restored backup ids repeat, and the queues remember the old
 * ones.
 */
type Row = { id: string; mark: string; name: string; payload: object; request_id: string | null };

/**
 * An event unknown to this release may be known to the worker of the next one, which starts shortly after its
 * API: it waits for that worker and then fails visibly.
 */
const UNKNOWN_RETENTION = '15 minutes';
const CLAIM = `select id, id || '-' || floor(extract(epoch from created_at) * 1000)::bigint as mark, name, payload, request_id
  from outbox_event where relayed_at is null and (name = any($2) or created_at < now() - interval '${UNKNOWN_RETENTION}')
  order by id limit $1 for update skip locked`;
/**
 * The payload of a job may be personal (a mail) and is cleared once the queue has it. Events contain ids
 * only.
 */
const MARK_RELAYED = `update outbox_event set relayed_at = now(),
  payload = case when id = any($2) then '{}' else payload end where id = any($1)`;

/**
 * A job without a handler: it fails at once and stays in the failed list, where a later release can retry it.
 */
const buildUnknownJob = (name: string): JobDefinition<unknown> => ({
  ...{ name, queue: 'events', attempts: 1, backoffMs: 1000, concurrency: 1, schedule: null },
  read: (payload) => payload,
});

/**
 * Turns outbox rows into jobs, one per listener. Started only in the worker; any number of workers share the
 * rows by SKIP LOCKED.
 */
@Injectable()
export class OutboxRelay implements BeforeApplicationShutdown {
  private isStopped = false;
  private loop: Promise<void> | null = null;
  private client: pg.Client | null = null;
  private isWoken = false;
  private wake: () => void = () => undefined;

  constructor(
    private readonly sql: SqlPool,
    private readonly queue: JobQueue,
    private readonly listeners: ListenerRegistry,
    private readonly jobs: JobRegistry,
    private readonly heartbeat: WorkerHeartbeat,
    private readonly log: Log,
  ) {}

  /** Starts the loop; returns immediately, also when the database is down. */
  start(): void {
    this.heartbeat.beat('relay');
    this.loop ??= this.run();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isStopped = true;
    this.wake();
    await withTimeout(10_000, 'the relay', this.loop ?? Promise.resolve()).catch(() => undefined);
    await this.client?.end().catch(() => undefined);
  }

  /**
   * Relays one batch. After an error the rows are unchanged and the connection is reopened.
   * @returns number of relayed rows
   * @throws when the database or the queues fail
   */
  async relayBatch(): Promise<number> {
    const client = await this.getConnection();
    try {
      await client.query(withQueryTimeout('begin'));
      const { rows } = await client.query<Row>(withQueryTimeout(CLAIM, [BATCH_SIZE, this.listKnownNames()]));
      if (rows.length > 0) {
        await this.queue.enqueueAll(rows.flatMap((row) => this.toJobs(row)));
        await client.query(
          withQueryTimeout(MARK_RELAYED, [
            rows.map(({ id }) => id),
            rows.filter(({ name }) => name.startsWith(JOB_PREFIX)).map(({ id }) => id),
          ]),
        );
      }
      await client.query(withQueryTimeout('commit'));
      for (const { id, name, request_id } of rows)
        this.log.info({ event: name, event_id: id, ...(request_id !== null && { request_id }) }, 'relayed');
      return rows.length;
    } catch (error) {
      await client.query(withQueryTimeout('rollback')).catch(() => this.disconnect(client));
      throw error;
    }
  }

  private toJobs(row: Row): NewJob[] {
    const { id, mark, name, payload, request_id: requestId } = row;
    const isJob = name.startsWith(JOB_PREFIX);
    const listeners = isJob ? [] : this.listeners.listFor(name);
    if (listeners.length > 0) {
      return listeners.map((listener) => ({
        job: listener.job,
        payload,
        jobId: `${mark}-${listener.name}`,
        requestId,
      }));
    }
    const known = isJob ? this.jobs.find(name.slice(JOB_PREFIX.length))?.job : undefined;
    if (!known) this.log.error({ event: id, name }, 'an outbox row has neither a listener nor a job');
    const job = known ?? buildUnknownJob(isJob ? name.slice(JOB_PREFIX.length) : `${name}/no-listener`);
    return [{ job, payload, jobId: `${mark}-${job.name}`, requestId }];
  }

  private listKnownNames(): string[] {
    return [
      ...this.listeners.listEventNames(),
      ...this.jobs.listJobs().map(({ job }) => JOB_PREFIX + job.name),
    ];
  }

  private async run(): Promise<void> {
    let failures = 0;
    while (!this.isStopped) {
      try {
        this.isWoken = false;
        const taken = await this.relayBatch();
        failures = 0;
        this.heartbeat.beat('relay');
        if (taken < BATCH_SIZE) await this.sleep(POLL_INTERVAL_MS);
      } catch (err) {
        failures += 1;
        this.log.warn({ err, failures }, 'relaying failed; trying again');
        await this.sleep(Math.min(250 * 2 ** failures, MAX_PAUSE_MS), false);
      }
    }
  }

  /**
   * Dedicated connection for relaying and LISTEN, independent of the pools. The poll finds everything; LISTEN
   * only makes it prompt.
   */
  private async getConnection(): Promise<pg.Client> {
    if (this.client) return this.client;
    const client = await this.sql.connectListener();
    client
      .on('error', () => this.disconnect(client))
      .on('end', () => this.disconnect(client))
      .on('notification', () => {
        this.isWoken = true;
        this.wake();
      });
    this.client = client;
    await client.query(withQueryTimeout(`listen ${OUTBOX_CHANNEL}`)).catch((error: unknown) => {
      this.disconnect(client);
      throw error;
    });
    return client;
  }

  private disconnect(client: pg.Client): void {
    if (this.client !== client) return;
    this.client = null;
    void client.end().catch(() => undefined);
  }

  private async sleep(ms: number, untilWoken = true): Promise<void> {
    if (this.isStopped || (untilWoken && this.isWoken)) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.wake = () => {
        if (!untilWoken && !this.isStopped) return;
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
