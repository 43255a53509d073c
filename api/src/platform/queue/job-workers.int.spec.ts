import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Injectable, type INestApplicationContext } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { Job } from 'bullmq';
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { createPlatform, eventually, listQueueBackends } from '../../../test/platform.ts';
import { Metrics } from '../metrics/metrics.ts';
import {
  defineJob,
  FailedJobs,
  HandlesStalledJob,
  HandlesJob,
  JobQueue,
  JobWorkers,
  PermanentFailure,
  QueueStatusReader,
  QueueRegistry,
  type FailedJob,
  type FailedJobsQuery,
  type JobRun,
} from './index.ts';

const greet = defineJob<{ n: number }>({
  name: 'greet',
  queue: 'emails',
  concurrency: 5,
  attempts: 2,
  backoffMs: 10,
  payload: { n: 'number' },
});
const sort = defineJob<{ n: number; rank: number }>({
  name: 'sort',
  queue: 'calendars',
  payload: { n: 'number', rank: 'number' },
  priority: ({ rank }) => rank,
});
const stumble = defineJob<{ failures: number }>({
  name: 'stumble',
  queue: 'emails',
  attempts: 4,
  backoffMs: 60,
  payload: { failures: 'number' },
});
const refuse = defineJob<{ n: number }>({
  name: 'refuse',
  queue: 'emails',
  attempts: 5,
  backoffMs: 10,
  payload: { n: 'number' },
});
const lose = defineJob<{ times: number }>({
  name: 'lose',
  queue: 'emails',
  attempts: 1,
  payload: { times: 'number' },
});
const tick = defineJob<Record<never, never>>({
  name: 'tick',
  queue: 'maintenance',
  schedule: { every: 200 },
  payload: {},
});

const blamed = defineJob<{ mail_id: number; to: string }>({
  name: 'blamed',
  queue: 'images',
  attempts: 1,
  payload: { mail_id: 'number', to: 'string' },
});
const linger = defineJob<{ ms: number }>({ name: 'linger', queue: 'images', payload: { ms: 'number' } });

const runs: { job: string; n: number; at: number; run: JobRun; hasContext: boolean }[] = [];
const stalledCalls: { n: number; hasContext: boolean }[] = [];
let isBroken = true;
let isLingering = true;
let release: () => void = () => undefined;

@Injectable()
class Handlers {
  constructor(private readonly em: EntityManager) {}

  @HandlesJob(greet)
  async greet({ n }: { n: number }, run: JobRun): Promise<void> {
    if (n < 0) throw new Error('poison');
    this.note('greet', n, run);
    await Promise.resolve();
  }

  @HandlesJob(sort)
  async sort({ n }: { n: number; rank: number }, run: JobRun): Promise<void> {
    this.note('sort', n, run);
    await Promise.resolve();
  }

  @HandlesStalledJob(greet)
  async regret({ n }: { n: number }): Promise<void> {
    stalledCalls.push({ n, hasContext: this.em.getContext(false) !== this.em });
    if (n < 0) throw new Error('handler failed');
    await Promise.resolve();
  }

  @HandlesJob(stumble)
  async stumble({ failures }: { failures: number }, run: JobRun): Promise<void> {
    this.note('stumble', failures, run);
    if (run.attempt <= failures) throw new Error('not yet');
    await Promise.resolve();
  }

  /** Terminates its own database connection. */
  @HandlesJob(lose)
  async lose({ times }: { times: number }, run: JobRun): Promise<void> {
    this.note('lose', times, run);
    if (listRuns('lose').length <= times)
      await this.em.fork().execute('select pg_terminate_backend(pg_backend_pid())');
  }

  @HandlesJob(refuse)
  async refuse({ n }: { n: number }, run: JobRun): Promise<void> {
    this.note('refuse', n, run);
    if (isBroken) throw new PermanentFailure('never');
    await Promise.resolve();
  }

  @HandlesJob(blamed)
  async blamed({ mail_id: id, to }: { mail_id: number; to: string }, run: JobRun): Promise<void> {
    this.note('blamed', id, run);
    if (isBroken) throw new Error(`no mailbox ${id} of ${to}\nand what the server said`);
    await Promise.resolve();
  }

  @HandlesJob(tick)
  async tick(_payload: object, run: JobRun): Promise<void> {
    this.note('tick', 0, run);
    await Promise.resolve();
  }

  @HandlesJob(linger)
  async linger({ ms }: { ms: number }, run: JobRun): Promise<void> {
    this.note('linger', ms, run);
    await new Promise<void>((resolve) => {
      release = resolve;
      setTimeout(resolve, isLingering ? ms : 0).unref();
    });
    this.note('lingered', ms, run);
  }

  private note(job: string, n: number, run: JobRun): void {
    runs.push({ job, n, at: Date.now(), run, hasContext: this.em.getContext(false) !== this.em });
  }
}

const ALL: FailedJobsQuery = { queue: null, job: null, search: null, page: 1, pageSize: 100 };
const listFailed = async (
  app: INestApplicationContext,
  query: Partial<FailedJobsQuery> = {},
): Promise<FailedJob[]> => (await app.get(FailedJobs).findPage({ ...ALL, ...query })).rows;
const hasFailed = async (app: INestApplicationContext, id: string): Promise<boolean> =>
  (await listFailed(app)).some((row) => row.id === id);

const listRuns = (job: string): typeof runs => runs.filter((run) => run.job === job);

describe.each(listQueueBackends(7))('jobs on $name', ({ environment, clean }) => {
  let database: TestDatabase;
  let app: INestApplicationContext;
  let queue: JobQueue;
  let overview: QueueStatusReader;
  let failed: FailedJobs;

  beforeAll(async () => {
    await clean();
    database = await createTestDatabase(environment);
    app = await createPlatform(database.config, { providers: [Handlers] });
    queue = app.get(JobQueue);
    overview = app.get(QueueStatusReader);
    failed = app.get(FailedJobs);
    app.get(JobWorkers).start({ lockDuration: 2000, stalledInterval: 500, unreadableWaitMs: 0 });
    await eventually('the workers tick', () => listRuns('tick').length > 0);
  });

  beforeEach(() => {
    runs.length = 0;
    isBroken = true;
  });

  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  it('uses no attempt when the database connection is lost', async () => {
    await queue.enqueue(lose, { times: 2 }, { jobId: 'lose' });
    await eventually('it ran a third time', () => listRuns('lose').length === 3, 20_000);
    expect(listRuns('lose').map(({ run }) => [run.attempt, run.isLastAttempt])).toEqual([
      [1, true],
      [1, true],
      [1, true],
    ]);
    expect(await hasFailed(app, 'emails/lose')).toBe(false);
    expect(await app.get(Metrics).registry.getSingleMetricAsString('prostora_jobs_total')).toContain(
      'job="lose",outcome="postponed"} 2',
    );
  });

  it('uses no attempt when the queue is unreachable too', async () => {
    const moveToDelayed = jest
      .spyOn(Job.prototype, 'moveToDelayed')
      .mockRejectedValueOnce(new Error('timeout exceeded when trying to connect'))
      .mockRejectedValueOnce(new Error('Connection terminated unexpectedly'));
    await queue.enqueue(lose, { times: 1 }, { jobId: 'lose-twice' });
    await eventually('it ran a second time', () => listRuns('lose').length === 2, 20_000);
    expect(moveToDelayed).toHaveBeenCalledTimes(3);
    moveToDelayed.mockRestore();
    expect(listRuns('lose').map(({ run }) => [run.attempt, run.isLastAttempt])).toEqual([
      [1, true],
      [1, true],
    ]);
    expect(await hasFailed(app, 'emails/lose-twice')).toBe(false);
  });

  it('runs once, with its payload, in its own identity map', async () => {
    await queue.enqueue(greet, { n: 7 }, { jobId: 'one' });
    await eventually('greeted', () => listRuns('greet').length > 0);
    expect(listRuns('greet')).toEqual([
      expect.objectContaining({
        n: 7,
        hasContext: true,
        run: { id: 'one', attempt: 1, isLastAttempt: false },
      }),
    ]);
  });

  it('runs once when enqueued twice under one id', async () => {
    await Promise.all([1, 2, 3].map(() => queue.enqueue(greet, { n: 1 }, { jobId: 'same' })));
    await eventually('greeted', () => listRuns('greet').length > 0);
    await queue.enqueue(greet, { n: 1 }, { jobId: 'same' });
    await queue.enqueue(greet, { n: 2 }, { jobId: 'other' });
    await eventually('the other', () => listRuns('greet').some(({ n }) => n === 2));
    expect(listRuns('greet').map(({ n }) => n)).toEqual([1, 2]);
  });

  it('retries with growing delays until it succeeds', async () => {
    await queue.enqueue(stumble, { failures: 2 }, { jobId: 'stumble' });
    await eventually('three attempts', () => listRuns('stumble').length === 3);
    const [first = 0, second = 0, third = 0] = listRuns('stumble').map(({ at }) => at);
    expect(listRuns('stumble').map(({ run }) => run.attempt)).toEqual([1, 2, 3]);
    expect(second - first).toBeGreaterThanOrEqual(45);
    expect(third - second).toBeGreaterThanOrEqual(90);
  });

  it('runs others beside a job that always fails, which is listed without its payload', async () => {
    const others = Array.from({ length: 100 }, (_, n) => ({
      job: greet,
      payload: { n },
      jobId: `good-${n}`,
    }));
    await queue.enqueueAll([
      ...others.slice(0, 50),
      { job: greet, payload: { n: -1 }, jobId: 'poison' },
      ...others.slice(50),
    ]);
    await eventually('all good ones', () => listRuns('greet').length === 100);
    await eventually('the poison gives up', () => hasFailed(app, 'emails/poison'));
    expect((await listFailed(app)).find(({ id }) => id === 'emails/poison')).toEqual({
      id: 'emails/poison',
      queue: 'emails',
      job: 'greet',
      reason: 'poison',
      attempts: 2,
      failedAt: expect.any(Date),
      about: [],
    });
  });

  it('fails immediately on a permanent failure and can be retried by hand', async () => {
    await queue.enqueue(refuse, { n: 1 }, { jobId: 'refused' });
    await eventually('failed', () => hasFailed(app, 'emails/refused'));
    expect(listRuns('refuse')).toHaveLength(1);
    const counts = (await overview.readCounts()).find((entry) => entry.queue === 'emails');
    isBroken = false;
    await failed.retry('emails/refused');
    await eventually('run again', () => listRuns('refuse').length === 2);
    await eventually('no longer failed', async () => !(await hasFailed(app, 'emails/refused')));
    expect((await overview.readCounts()).find((entry) => entry.queue === 'emails')?.failed).toBe(
      (counts?.failed ?? 0) - 1,
    );
    await expect(failed.retry('emails/refused')).rejects.toMatchObject({ kind: 'conflict' });
    await expect(failed.retry('emails/nowhere')).rejects.toMatchObject({ kind: 'not-found' });
    await expect(failed.retry('secrets/1')).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('fails an old job with an invalid payload without calling its handler', async () => {
    await queue.enqueueAll([{ job: greet, payload: { n: 'seven' }, jobId: 'misshapen' }]);
    await eventually('failed', () => hasFailed(app, 'emails/misshapen'));
    expect(listRuns('greet')).toEqual([]);
  });

  it('finds failed jobs by queue, job and reason, with record ids only', async () => {
    const blame = (n: number): { job: typeof blamed; payload: object; jobId: string } => ({
      job: blamed,
      payload: { mail_id: n, to: 'jana@prostora.test' },
      jobId: `blamed-${n}`,
    });
    await queue.enqueueAll([blame(1), blame(2), blame(3)]);
    await eventually('all gave up', async () => (await listFailed(app, { job: 'blamed' })).length === 3);
    const [first] = await listFailed(app, { queue: 'images', search: 'MAILBOX 2' });
    expect(first).toMatchObject({
      id: 'images/blamed-2',
      job: 'blamed',
      reason: 'no mailbox 2 of […]',
      about: [{ type: 'mail', id: 2 }],
    });
    expect(JSON.stringify(first)).not.toContain('jana');
    expect(await listFailed(app, { queue: 'calendars' })).toEqual([]);
    expect(await listFailed(app, { job: 'blamed', search: 'elsewhere' })).toEqual([]);
    const pages = await Promise.all(
      [1, 2].map((page) => app.get(FailedJobs).findPage({ ...ALL, job: 'blamed', page, pageSize: 2 })),
    );
    expect(pages.map(({ rows, total, searchedAll }) => [rows.length, total, searchedAll])).toEqual([
      [2, 3, true],
      [1, 3, true],
    ]);
    expect(new Set(pages.flatMap(({ rows }) => rows.map(({ id }) => id))).size).toBe(3);
    expect(await failed.find(blamed, ({ mail_id }) => mail_id === 3)).toMatchObject({
      id: 'images/blamed-3',
      payload: { mail_id: 3 },
    });
    expect(await failed.find(blamed, ({ mail_id }) => mail_id === 4)).toBeNull();
  });

  it('removes a failed job, or retries all of its kind', async () => {
    expect((await failed.remove('images/blamed-2')).job).toBe('blamed');
    await expect(failed.remove('images/blamed-2')).rejects.toMatchObject({ kind: 'not-found' });
    isBroken = false;
    expect(await failed.retryAll({ queue: 'images', job: 'blamed' })).toEqual({ retried: 2, left: 0 });
    await eventually('run again', () => listRuns('blamed').length === 2);
    await eventually('done', async () => (await listFailed(app, { job: 'blamed' })).length === 0);
  });

  it('runs jobs of a smaller priority number first', async () => {
    await app.get(QueueRegistry).get('calendars').pause();
    const ranks = [1, 2, 3, 0, 1, 0];
    await queue.enqueueAll(ranks.map((rank, n) => ({ job: sort, payload: { n, rank }, jobId: `sort-${n}` })));
    await app.get(QueueRegistry).get('calendars').resume();
    await eventually('all are done', () => listRuns('sort').length === ranks.length);
    expect(listRuns('sort').map(({ n }) => n)).toEqual([3, 5, 0, 4, 1, 2]);
  });

  it('reports a queue as paused', async () => {
    const isPaused = async (): Promise<boolean> =>
      (await overview.readStates()).some((state) => state.queue === 'calendars' && state.paused);
    await app.get(QueueRegistry).get('calendars').pause();
    expect(await isPaused()).toBe(true);
    await app.get(QueueRegistry).get('calendars').resume();
    expect(await isPaused()).toBe(false);
  });

  it('lists schedules with their next run', async () => {
    const found = await overview.readSchedules();
    expect(found).toEqual([
      { job: 'tick', queue: 'maintenance', pattern: null, every: 200, nextAt: expect.any(Date) },
      {
        job: 'clean-outbox',
        queue: 'maintenance',
        pattern: '17 3 * * *',
        every: null,
        nextAt: expect.any(Date),
      },
    ]);
  });

  it('runs scheduled jobs, also after rescheduling', async () => {
    await queue.schedule([tick]);
    runs.length = 0;
    await eventually('three ticks', () => listRuns('tick').length >= 3);
    expect(await app.get(QueueRegistry).get('maintenance').getJobSchedulersCount()).toBe(1);
  });
});

describe.each(listQueueBackends(8))('a stopped worker on $name', ({ environment, clean }) => {
  let database: TestDatabase;
  let app: INestApplicationContext;
  const workers: ChildProcess[] = [];

  beforeAll(async () => {
    await clean();
    database = await createTestDatabase(environment);
    app = await createPlatform(database.config, { providers: [Handlers] });
    await app.get(QueueRegistry).driver.prepare();
  });

  beforeEach(() => {
    runs.length = stalledCalls.length = 0;
  });

  afterEach(() => workers.forEach((worker) => worker.kill('SIGKILL')));

  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  const startWorker = (): ChildProcess => {
    const worker = fork(path.join(import.meta.dirname, 'fixtures/slow-worker.mjs'), [], {
      env: {
        ...process.env,
        NODE_OPTIONS: '',
        SLOW_DATABASE_URL: database.url,
        SLOW_REDIS_URL: environment['REDIS_URL'] ?? '',
      },
    });
    workers.push(worker);
    return worker;
  };

  it('finishes running jobs on shutdown', async () => {
    isLingering = true;
    const leaving = await createPlatform(database.config, { providers: [Handlers] });
    leaving.get(JobWorkers).start();
    await app.get(JobQueue).enqueue(linger, { ms: 700 }, { jobId: 'short' });
    await eventually('begun', () => listRuns('linger').some(({ run }) => run.id === 'short'));
    await leaving.close();
    expect(listRuns('lingered').map(({ run }) => run.id)).toEqual(['short']);
  });

  it('hands back jobs that exceed the drain timeout', async () => {
    const leaving = await createPlatform(database.config, { providers: [Handlers] });
    leaving.get(JobWorkers).start({ lockDuration: 2000, stalledInterval: 500, drainMs: 300 });
    await app.get(JobQueue).enqueue(linger, { ms: 600_000 }, { jobId: 'long' });
    await eventually('begun', () => listRuns('linger').some(({ run }) => run.id === 'long'));
    const [started, finishAbandoned] = [Date.now(), release];
    await leaving.close();
    expect(Date.now() - started).toBeLessThan(6000);
    isLingering = false;
    const next = await createPlatform(database.config, { providers: [Handlers] });
    next.get(JobWorkers).start({ lockDuration: 2000, stalledInterval: 500 });
    await eventually(
      'done by the next one',
      () => listRuns('lingered').some(({ run }) => run.id === 'long'),
      20_000,
    );
    finishAbandoned();
    await next.close();
  });

  it('postpones an unreadable job for a worker of the next release, with all its attempts', async () => {
    const former = await createPlatform(database.config, { providers: [Handlers] });
    former.get(JobWorkers).start({ lockDuration: 2000, stalledInterval: 500, unreadableRetryMs: 300 });
    const next = { jobId: 'of-the-next-release' };
    await app.get(JobQueue).enqueueAll([{ job: greet, payload: { n: 'seven' }, ...next }]);
    const outcomes = former.get(Metrics).registry.getSingleMetric('prostora_jobs_total');
    await eventually('postponed twice', async () =>
      ((await outcomes?.get())?.values ?? []).some(
        ({ labels, value }) => labels['job'] === 'greet' && labels['outcome'] === 'postponed' && value > 1,
      ),
    );
    expect(await hasFailed(app, `emails/${next.jobId}`)).toBe(false);
    // The job definition is shared, so this simulates a worker that knows the new payload.
    const { read } = greet;
    Object.assign(greet, { read: () => ({ n: 7 }) });
    await eventually('done', () =>
      listRuns('greet').some(({ run }) => run.id === next.jobId && run.attempt === 1),
    );
    Object.assign(greet, { read });
    await former.close();
  });

  /** Starts two workers one after the other and kills each once it has taken the waiting jobs. */
  const killTwoWorkers = async (jobs: number): Promise<void> => {
    for (let kill = 1; kill <= 2; kill += 1) {
      let taken = 0;
      const worker = startWorker().on('message', () => {
        taken += 1;
      });
      await eventually('the jobs are taken', () => taken === jobs, 20_000);
      worker.kill('SIGKILL');
      await once(worker, 'exit');
    }
  };

  it('calls the handler of jobs that stalled too often, and survives its errors', async () => {
    for (const n of [-5, 5]) await app.get(JobQueue).enqueue(greet, { n }, { jobId: `doomed${n}` });
    await killTwoWorkers(2);
    const next = await createPlatform(database.config, { providers: [Handlers] });
    next.get(JobWorkers).start({ lockDuration: 2000, stalledInterval: 500, maxStalledCount: 1 });
    await eventually('told', () => stalledCalls.length === 2, 20_000);
    expect(stalledCalls.toSorted((one, other) => one.n - other.n)).toEqual(
      [-5, 5].map((n) => ({ n, hasContext: true })),
    );
    await app.get(JobQueue).enqueue(greet, { n: 6 }, { jobId: 'lucky' });
    await eventually('greeted', () => listRuns('greet').length > 0);
    expect(listRuns('greet').map(({ n }) => n)).toEqual([6]);
    await next.close();
    const given = await listFailed(app);
    expect(given.map(({ reason }) => reason)).toEqual(
      given.map(() => 'job stalled more than allowable limit'),
    );
    expect(given).toHaveLength(2);
    for (const { id } of given) await app.get(FailedJobs).remove(id);
  });

  it('loses no job when two workers are killed while running it', async () => {
    await app.get(JobQueue).enqueue(greet, { n: 1 }, { jobId: 'unlucky' });
    await killTwoWorkers(1);
    app.get(JobWorkers).start({ lockDuration: 2000, stalledInterval: 500 });
    await eventually(
      'the job is done',
      () => listRuns('greet').some(({ run }) => run.id === 'unlucky'),
      20_000,
    );
    expect(await listFailed(app)).toEqual([]);
  });
});
