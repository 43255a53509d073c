import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Injectable, type INestApplicationContext } from '@nestjs/common';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { createPlatform, eventually, listQueueBackends } from '../../../test/platform.ts';
import { SqlPool, UnitOfWork } from '../database/index.ts';
import { currentTrace, runWithTrace } from '../logging/trace.ts';
import { Metrics } from '../metrics/metrics.ts';
import { defineJob, FailedJobs, HandlesJob, JobQueue, JobWorkers, QueueRegistry } from '../queue/index.ts';
import { BULK_PRIORITY, defineEvent, OnEvent, Outbox, OutboxRelay, OutboxStatusReader } from './index.ts';
import { OutboxJobs } from './outbox.jobs.ts';

const painted = defineEvent<{ n: number }>('fence.painted');
const repainted = defineEvent<{ n: number }>('fence.repainted', BULK_PRIORITY);
const withoutListener = defineEvent<{ n: number }>('tree.fell');
const sweep = defineJob<{ n: number }>({ name: 'sweep', queue: 'emails', payload: { n: 'number' } });

const received: { listener: string; n: number; id: string; request?: string | undefined }[] = [];
let failures = 0;

@Injectable()
class TestListeners {
  @OnEvent(painted, 'admire')
  async admire({ n }: { n: number }, { id }: { id: string }): Promise<void> {
    received.push({ listener: 'admire', n, id, request: currentTrace()?.request_id });
    await Promise.resolve();
  }

  @OnEvent(painted, 'complain')
  async complain({ n }: { n: number }, { id }: { id: string }): Promise<void> {
    if (failures > 0) {
      failures -= 1;
      throw new Error('not at home');
    }
    received.push({ listener: 'complain', n, id });
    await Promise.resolve();
  }

  @OnEvent(repainted, 'yawn')
  async yawn({ n }: { n: number }, { id }: { id: string }): Promise<void> {
    received.push({ listener: 'yawn', n, id });
    await Promise.resolve();
  }

  @HandlesJob(sweep)
  async sweep({ n }: { n: number }): Promise<void> {
    received.push({ listener: 'sweep', n, id: '', request: currentTrace()?.request_id });
    await Promise.resolve();
  }
}

const listReceivedBy = (listener: string): number[] =>
  received
    .filter((entry) => entry.listener === listener)
    .map(({ n }) => n)
    .sort((a, b) => a - b);
const range = (count: number): number[] => Array.from({ length: count }, (_, n) => n);

describe.each(listQueueBackends(9))('events over $name', ({ environment, clean }) => {
  let database: TestDatabase;
  let workers: INestApplicationContext[] = [];
  let app: INestApplicationContext;
  let outbox: Outbox;
  let unitOfWork: UnitOfWork;

  beforeAll(async () => {
    await clean();
    database = await createTestDatabase(environment);
    workers = await Promise.all(
      [1, 2].map(() => createPlatform(database.config, { providers: [TestListeners] })),
    );
    app = workers[0] as INestApplicationContext;
    outbox = app.get(Outbox);
    unitOfWork = app.get(UnitOfWork);
    for (const worker of workers) {
      worker.get(JobWorkers).start({ unreadableWaitMs: 0 });
      worker.get(OutboxRelay).start();
    }
  });

  beforeEach(() => {
    received.length = 0;
    failures = 0;
  });

  afterAll(async () => {
    await Promise.all(workers.map((worker) => worker.close()));
    await database.drop();
  });

  const countWaiting = async (): Promise<number> => {
    const { rows } = await app
      .get(SqlPool)
      .pool.query<{ count: number }>(
        'select count(*)::int as count from outbox_event where relayed_at is null',
      );
    return rows[0]?.count ?? -1;
  };

  it('reach every listener exactly once with two relays and two workers', async () => {
    await Promise.all(range(60).map((n) => unitOfWork.run(() => outbox.publish(painted, { n }))));
    await eventually('all listeners received all events', () => received.length >= 120);
    await eventually('nothing waits', async () => (await countWaiting()) === 0);
    expect(listReceivedBy('admire')).toEqual(range(60));
    expect(listReceivedBy('complain')).toEqual(range(60));
  });

  it('are discarded when their transaction is rolled back', async () => {
    await expect(
      unitOfWork.run(async () => {
        await outbox.publish(painted, { n: 666 });
        await outbox.enqueue(sweep, { n: 666 });
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    await unitOfWork.run(() => outbox.publish(painted, { n: 1 }));
    await eventually('the next one arrives', () => received.length === 2);
    const { rows } = await app
      .get(SqlPool)
      .pool.query("select 1 from outbox_event where payload->>'n' = '666'");
    expect(rows).toEqual([]);
    expect(received.every(({ n }) => n === 1)).toBe(true);
  });

  it('arrive within 500 ms of the commit', async () => {
    const took: number[] = [];
    for (const n of range(5)) {
      received.length = 0;
      const committed = await unitOfWork
        .run(() => outbox.publish(painted, { n }))
        .then(() => performance.now());
      await eventually('received by both listeners', () => received.length === 2);
      took.push(performance.now() - committed);
    }
    // One slow delivery is tolerated.
    expect(took.toSorted((one, other) => one - other)[3]).toBeLessThan(500);
  });

  it('are retried only for the listener that failed', async () => {
    failures = 1;
    await unitOfWork.run(() => outbox.publish(painted, { n: 3 }));
    await eventually(
      'the second attempt and the other listener',
      () => listReceivedBy('complain').includes(3) && listReceivedBy('admire').includes(3),
    );
    await eventually('nothing waits', async () => (await countWaiting()) === 0);
    expect(failures).toBe(0);
    expect([listReceivedBy('admire'), listReceivedBy('complain')]).toEqual([[3], [3]]);
  });

  it('become one job when the row is a job', async () => {
    await unitOfWork.run(() => outbox.enqueue(sweep, { n: 9 }));
    await eventually('swept', () => listReceivedBy('sweep').length === 1);
  });

  it('clear the payload of a relayed job, which may be personal', async () => {
    await unitOfWork.run(async () => {
      await outbox.enqueue(sweep, { n: 77 });
      await outbox.publish(painted, { n: 78 });
    });
    await eventually(
      'swept and heard',
      () =>
        listReceivedBy('sweep').includes(77) &&
        listReceivedBy('admire').includes(78) &&
        listReceivedBy('complain').includes(78),
    );
    await eventually('nothing waits', async () => (await countWaiting()) === 0);
    const { rows } = await app
      .get(SqlPool)
      .pool.query("select payload from outbox_event where payload->>'n' in ('77', '78')");
    expect(rows).toEqual([{ payload: { n: 78 } }]);
  });

  it('pass the request id to listeners and jobs, and export their age', async () => {
    await runWithTrace({ request_id: 'request-of-a-visitor' }, () =>
      unitOfWork.run(async () => {
        await outbox.publish(painted, { n: 91 });
        await outbox.enqueue(sweep, { n: 92 });
      }),
    );
    await unitOfWork.run(() => outbox.publish(painted, { n: 93 }));
    await eventually(
      'all heard',
      () =>
        [91, 93].every(
          (n) => listReceivedBy('admire').includes(n) && listReceivedBy('complain').includes(n),
        ) && listReceivedBy('sweep').includes(92),
    );
    const findRequestId = (wanted: number): string | undefined =>
      received.find(({ n, request }) => n === wanted && request !== undefined)?.request;
    expect([findRequestId(91), findRequestId(92)]).toEqual(['request-of-a-visitor', 'request-of-a-visitor']);
    expect(findRequestId(93)).toMatch(/^[0-9a-f-]{36}$/u);
    await eventually('nothing waits', async () => (await countWaiting()) === 0);
    const shown = await app.get(Metrics).registry.metrics();
    expect(shown).toContain('prostora_outbox_waiting 0');
    expect(shown).toContain('prostora_queue_oldest_waiting_seconds{queue="emails"} 0');
    // Each process has its own counters, and either may have run all jobs.
    const everywhere = await Promise.all(workers.map((worker) => worker.get(Metrics).registry.metrics()));
    expect(everywhere.join('\n')).toMatch(
      /prostora_jobs_total\{queue="emails",job="sweep",outcome="done"\} [1-9]/u,
    );
  });

  it('without a listener block no others and fail visibly after 15 minutes', async () => {
    const unknownJob = { ...sweep, name: 'forgotten-job' };
    await unitOfWork.run(async () => {
      await outbox.publish(withoutListener, { n: 1 });
      await outbox.enqueue(unknownJob, { n: 2 });
      await outbox.publish(painted, { n: 3 });
    });
    await eventually('the known event is received', () => listReceivedBy('admire').includes(3));
    // A job may run before the relay has committed.
    await eventually('only the unknown ones wait', async () => (await countWaiting()) === 2);
    expect(await app.get(OutboxStatusReader).readOldestAge()).toBeGreaterThan(0);
    expect(await app.get(Metrics).registry.metrics()).toMatch(
      /prostora_outbox_waiting 2\n[^]*prostora_outbox_oldest_seconds (?!0\n)/u,
    );
    await app
      .get(SqlPool)
      .pool.query(
        `update outbox_event set created_at = now() - interval '16 minutes' where relayed_at is null`,
      );
    const failed = async (): Promise<string[]> => {
      const { rows } = await app
        .get(FailedJobs)
        .findPage({ queue: 'events', job: null, search: null, page: 1, pageSize: 10 });
      return rows.map(({ job }) => job).sort();
    };
    await eventually('both failed', async () => (await failed()).length === 2);
    expect(await failed()).toEqual(['forgotten-job', 'tree.fell/no-listener']);
    expect(await countWaiting()).toBe(0);
    const { rows } = await app
      .get(SqlPool)
      .pool.query("select payload from outbox_event where name = 'job:forgotten-job'");
    expect(rows).toEqual([{ payload: {} }]);
  });

  it('published in bulk yield to other events', async () => {
    await app.get(QueueRegistry).get('events').pause();
    await unitOfWork.run(async () => {
      for (const n of range(60)) await outbox.publish(repainted, { n });
      await outbox.publish(painted, { n: 100 });
    });
    await eventually('nothing waits', async () => (await countWaiting()) === 0);
    await app.get(QueueRegistry).get('events').resume();
    await eventually('all are received', () => received.length === 62);
    // A fetch in flight when the queue was paused still takes a few jobs.
    expect(received.map(({ n }) => n).lastIndexOf(100)).toBeLessThan(20);
  });

  it('survive the loss of all connections of the relay and the queues', async () => {
    const lost =
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and application_name <> 'prostora'";
    expect((await app.get(SqlPool).pool.query(lost)).rowCount).toBeGreaterThan(0);
    await unitOfWork.run(() => outbox.publish(painted, { n: 8 }));
    await eventually(
      'heard after the reconnection',
      () => listReceivedBy('admire').includes(8) && listReceivedBy('complain').includes(8),
      20_000,
    );
  });

  it('require a unit of work to be published', async () => {
    await expect(outbox.publish(painted, { n: 1 })).rejects.toThrow('inside a unit of work');
  });
});

describe('OutboxRelay', () => {
  let database: TestDatabase;
  let app: INestApplicationContext;

  beforeAll(async () => {
    database = await createTestDatabase();
    app = await createPlatform(database.config, { providers: [TestListeners] });
  });

  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  it('keeps events while the queues are down and relays each once later', async () => {
    const { pool } = app.get(SqlPool);
    const entered: string[] = [];
    let isDown = true;
    app.get(JobQueue).enqueueAll = async (jobs) => {
      if (isDown) throw new Error('ECONNREFUSED');
      entered.push(...jobs.map(({ jobId }) => jobId));
      await Promise.resolve();
    };
    await app.get(UnitOfWork).run(() => app.get(Outbox).publish(painted, { n: 1 }));
    const relay = app.get(OutboxRelay);
    await expect(relay.relayBatch()).rejects.toThrow('ECONNREFUSED');
    expect((await pool.query('select 1 from outbox_event where relayed_at is null')).rowCount).toBe(1);
    isDown = false;
    await expect(relay.relayBatch()).resolves.toBe(1);
    await expect(relay.relayBatch()).resolves.toBe(0);
    const {
      rows: [row],
    } = await pool.query<{ id: string; created_at: Date }>(
      "select id, date_trunc('milliseconds', created_at) as created_at from outbox_event",
    );
    expect(entered).toEqual(
      ['admire', 'complain'].map((listener) => `${row?.id}-${row?.created_at.getTime()}-${listener}`),
    );
  });

  it('deletes only events relayed more than a week ago', async () => {
    const { pool } = app.get(SqlPool);
    await pool.query(
      "insert into outbox_event (name, payload, relayed_at) values ('a.old', '{}', now() - interval '8 days'), ('a.young', '{}', now() - interval '6 days'), ('a.waiting', '{}', null)",
    );
    await app.get(OutboxJobs).clean();
    const { rows } = await pool.query<{ name: string }>(
      "select name from outbox_event where name like 'a.%' order by name",
    );
    expect(rows.map(({ name }) => name)).toEqual(['a.waiting', 'a.young']);
  });
});
