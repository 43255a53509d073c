import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { DelayedError, UnrecoverableError, type Job } from 'bullmq';
import type { Counter, Histogram } from 'prom-client';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { UnitOfWork } from '../database/index.ts';
import { isConnectionFailure } from '../errors/index.ts';
import { Log } from '../logging/log.ts';
import { runWithTrace } from '../logging/trace.ts';
import { Metrics } from '../metrics/metrics.ts';
import { onFetch } from '../patches/bullmq-fetches.ts';
import { PermanentFailure, QUEUE_NAMES, UnreadableJob, type QueueName } from './job-definition.ts';
import { JobQueue } from './job-queue.ts';
import { JobRegistry } from './job-registry.ts';
import type { AnyWorker } from './queue-driver.ts';
import { isBullMqRejection, QueueRegistry } from './queue-registry.ts';
import { withTimeout } from './with-timeout.ts';
import { WorkerHeartbeat } from './worker-heartbeat.ts';

const MAX_BACKOFF_MS = 5000;
/** Delay of a job whose database connection failed or was lost. */
const RECONNECT_DELAY_MS = 2000;

/**
 * Intervals and limits of stalled jobs, the drain timeout on shutdown, and the age at which an unreadable job
 * fails; shortened in tests.
 */
export type JobWorkerOptions = {
  lockDuration: number;
  stalledInterval: number;
  maxStalledCount: number;
  drainMs: number;
  unreadableWaitMs: number;
  unreadableRetryMs: number;
};
const DEFAULT_OPTIONS: JobWorkerOptions = {
  ...{ lockDuration: 30_000, stalledInterval: 10_000, maxStalledCount: 5, drainMs: 10_000 },
  // Same as the retention of unknown events in the relay.
  ...{ unreadableWaitMs: 15 * 60_000, unreadableRetryMs: 10_000 },
};

/**
 * Runs the jobs of all queues. Started only in the worker process; reopens its workers after outages of the
 * queue server.
 */
@Injectable()
export class JobWorkers implements BeforeApplicationShutdown {
  private readonly workers = new Map<QueueName, AnyWorker>();
  private readonly loops: Promise<void>[] = [];
  private readonly stopping = new AbortController();
  private options = DEFAULT_OPTIONS;
  private readonly outcomes: Counter<'queue' | 'job' | 'outcome'>;
  private readonly seconds: Histogram<'queue' | 'job'>;

  constructor(
    private readonly queues: QueueRegistry,
    private readonly jobQueue: JobQueue,
    private readonly registry: JobRegistry,
    private readonly unitOfWork: UnitOfWork,
    private readonly heartbeat: WorkerHeartbeat,
    private readonly log: Log,
    metrics: Metrics,
  ) {
    this.outcomes = metrics.createCounter('jobs_total', 'Attempts at jobs, by outcome', [
      'queue',
      'job',
      'outcome',
    ]);
    this.seconds = metrics.createHistogram(
      'job_seconds',
      'How long jobs take',
      [0.01, 0.05, 0.2, 1, 5, 20, 60],
      ['queue', 'job'],
    );
  }

  /** Starts the workers; returns immediately, also when the queue server is down. */
  start(options: Partial<JobWorkerOptions> = {}): void {
    this.options = { ...DEFAULT_OPTIONS, ...options };
    for (const {
      job: { queue, name: job },
    } of this.registry.listJobs())
      for (const outcome of ['done', 'postponed', 'retried', 'failed'])
        this.outcomes.inc({ queue, job, outcome }, 0);
    this.loops.push(this.retryUntilStopped('schedules', () => this.prepareQueues()));
    for (const queue of QUEUE_NAMES) {
      this.heartbeat.beat(queue);
      this.loops.push(this.retryUntilStopped(queue, () => this.runWorker(queue)));
    }
  }

  /**
   * Takes no more jobs and waits for the running ones; those beyond the drain timeout are rerun by another
   * worker.
   */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    const draining = [...this.workers.values()].map((worker) =>
      withTimeout(this.options.drainMs, `draining ${worker.name}`, worker.close()).catch((err: unknown) => {
        this.log.warn({ err, queue: worker.name }, 'a job was left to another worker');
      }),
    );
    await Promise.all(draining);
    await withTimeout(1000, 'the worker loops', Promise.all(this.loops)).catch(() => undefined);
  }

  private async prepareQueues(): Promise<void> {
    await this.queues.driver.prepare();
    await this.jobQueue.schedule(this.registry.listJobs().map(({ job }) => job));
  }

  private async runWorker(queue: QueueName): Promise<void> {
    await this.queues.driver.prepare();
    if (this.stopping.signal.aborted) return;
    const concurrency = Math.max(
      1,
      ...this.registry
        .listJobs()
        .filter(({ job }) => job.queue === queue)
        .map(({ job }) => job.concurrency),
    );
    const { lockDuration, stalledInterval, maxStalledCount } = this.options;
    const worker = this.queues.createWorker(
      queue,
      (job, token) => this.runWithJobTrace(job, () => this.runAttempt(job, token)),
      { concurrency, maxStalledCount, runRetryDelay: 1000, lockDuration, stalledInterval },
    );
    this.workers.set(queue, worker);
    this.watchProgress(worker, queue);
    worker.on('error', (err) => this.log.debug({ err, queue }, 'worker error'));
    worker.on('stalled', (job) => this.log.warn({ queue, job }, 'a job lost its worker and is run again'));
    worker.on('failed', (job) => {
      if (job?.deferredFailure) void this.runWithJobTrace(job, () => this.handleStalled(job));
    });
    try {
      await worker.waitUntilReady();
      await worker.run();
    } finally {
      this.workers.delete(queue);
      if (!this.stopping.signal.aborted)
        await withTimeout(1000, `closing ${queue}`, worker.close(true)).catch(() => undefined);
    }
  }

  /** A worker with a job in every slot does not fetch; it renews their locks. */
  private watchProgress(worker: AnyWorker, queue: QueueName): void {
    const beat = (): void => this.heartbeat.beat(queue);
    onFetch(worker, beat);
    for (const event of ['active', 'completed', 'failed', 'locksRenewed'] as const) worker.on(event, beat);
  }

  private async retryUntilStopped(what: string, work: () => Promise<void>): Promise<void> {
    for (let wait = 250; !this.stopping.signal.aborted; wait = Math.min(wait * 2, MAX_BACKOFF_MS)) {
      try {
        await work();
        return;
      } catch (err) {
        if (this.stopping.signal.aborted) return;
        this.log.warn({ err, what }, 'the queues are not reachable; trying again');
        await pause(wait, undefined, { signal: this.stopping.signal }).catch(() => undefined);
      }
    }
  }

  /** Runs a job within the trace of the request that caused it; a scheduled job gets its own. */
  private runWithJobTrace(job: Job<unknown, void>, work: () => Promise<void>): Promise<void> {
    return runWithTrace(
      { request_id: job.opts.telemetry?.metadata ?? randomUUID(), job: job.name, job_id: String(job.id) },
      work,
    );
  }

  /** A job that stalled too often is failed by BullMQ itself, without an attempt that could report it. */
  private async handleStalled({ name, queueName: queue, data }: Job<unknown, void>): Promise<void> {
    this.outcomes.inc({ queue, job: name, outcome: 'failed' });
    this.log.error({ queue }, 'a job lost its worker too often and is given up');
    const entry = this.registry.find(name);
    await this.unitOfWork
      .runInOwnContext(async () => entry?.giveUp?.(entry.job.read(data)))
      .catch((err: unknown) => {
        this.log.error({ err, queue }, 'that a job was given up could not be told');
      });
  }

  private async runAttempt(job: Job<unknown, void>, token: string | undefined): Promise<void> {
    const started = performance.now();
    const { name, queueName: queue, attemptsMade } = job;
    const runWorker = {
      id: String(job.id),
      attempt: attemptsMade + 1,
      isLastAttempt: attemptsMade + 1 >= (job.opts.attempts ?? 1),
    };
    const logFields = (): object => ({
      queue,
      attempt: runWorker.attempt,
      ms: Math.round(performance.now() - started),
    });
    try {
      const entry = this.registry.find(name);
      if (!entry && this.isFormerListener(name))
        return this.log.info(logFields(), 'a listener of a former release is not there any more');
      if (!entry) throw new UnreadableJob(`There is no job ${name}.`);
      const payload = entry.job.read(job.data);
      await this.unitOfWork.runInOwnContext(() => entry.handle(payload, runWorker));
      this.outcomes.inc({ queue, job: name, outcome: 'done' });
      this.log.info(logFields(), 'a job is done');
    } catch (err) {
      if (isConnectionFailure(err)) {
        this.log.warn({ err, ...logFields() }, 'a job waits for the database; no attempt was used');
        return await this.postpone(job, token, RECONNECT_DELAY_MS);
      }
      if (err instanceof UnreadableJob && this.mayBeOfNextRelease(job)) {
        this.log.warn(
          { err, ...logFields() },
          'a job waits for a worker that can read it; no attempt was used',
        );
        return await this.postpone(job, token, this.options.unreadableRetryMs);
      }
      const isFinal = runWorker.isLastAttempt || err instanceof PermanentFailure;
      this.outcomes.inc({ queue, job: name, outcome: isFinal ? 'failed' : 'retried' });
      this.log[isFinal ? 'error' : 'warn'](
        { err, ...logFields() },
        isFinal ? 'a job failed' : 'a job will be tried again',
      );
      throw err instanceof PermanentFailure ? new UnrecoverableError(err.message) : err;
    } finally {
      this.seconds.observe({ queue, job: name }, (performance.now() - started) / 1000);
    }
  }

  /** A missing listener of an event with other listeners was removed on purpose. */
  private isFormerListener(name: string): boolean {
    const event = name.slice(0, name.indexOf('/') + 1);
    return event !== '' && this.registry.listJobs().some(({ job }) => job.name.startsWith(event));
  }

  /** During a deployment workers of both releases take jobs from the same queues. */
  private mayBeOfNextRelease({ timestamp, opts }: Job<unknown, void>): boolean {
    return Date.now() - timestamp - (opts.delay ?? 0) < this.options.unreadableWaitMs;
  }

  /** Delays a job without using an attempt. */
  private async postpone(job: Job<unknown, void>, token: string | undefined, ms: number): Promise<never> {
    this.outcomes.inc({ queue: job.queueName, job: job.name, outcome: 'postponed' });
    await this.delayWithRetry(job, token, ms);
    throw new DelayedError();
  }

  /**
   * Retries until the job is delayed or owned by another worker: the queue may be as unreachable as the
   * database, and BullMQ counts every error except DelayedError as an attempt. In a stopping process the lock
   * expires and another worker takes the job.
   */
  private async delayWithRetry(
    job: Job<unknown, void>,
    token: string | undefined,
    ms: number,
  ): Promise<void> {
    for (let wait = 250; ; wait = Math.min(wait * 2, MAX_BACKOFF_MS)) {
      try {
        await job.moveToDelayed(Date.now() + ms, token);
        return;
      } catch (err) {
        if (isBullMqRejection(err) || this.stopping.signal.aborted) return;
        this.log.warn({ err, queue: job.queueName }, 'a job could not be postponed; trying again');
        await pause(wait, undefined, { signal: this.stopping.signal }).catch(() => undefined);
      }
    }
  }
}
