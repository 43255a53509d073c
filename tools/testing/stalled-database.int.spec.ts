import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { DatabaseProxy } from '../../api/test/database-proxy.ts';
import { listQueueBackends } from '../../api/test/platform.ts';
import { freePort } from '../postgres/launcher.ts';
import { Child } from '../processes/child.ts';
import { inRoot, workerFlags } from '../processes/places.ts';
import { waitUntil } from '../processes/process-info.ts';
import { productEnvironment, seededCopy } from './product.ts';

const STALL_MS = 6000;
const RECOVERY_MS = 10_000;
const JOB = 'clean-idempotency-keys';

describe.each(listQueueBackends(14))('a worker with its queues on $name', ({ environment, clean }) => {
  let copy: Awaited<ReturnType<typeof seededCopy>>;
  let direct: Client;
  let worker: Child;
  let metricsUrl: string;
  const proxy = new DatabaseProxy();

  beforeAll(async () => {
    await clean();
    copy = await seededCopy();
    direct = new Client({ connectionString: copy.database.url });
    await direct.connect();
    const port = await freePort();
    metricsUrl = `http://127.0.0.1:${port}/api/metrics`;
    worker = new Child({
      name: 'worker',
      args: [...workerFlags, inRoot('api/dist/worker.js')],
      logDir: path.join(copy.folder, 'logs'),
      announces: true,
      env: {
        ...productEnvironment({
          databaseUrl: await proxy.listen(copy.database.url),
          folder: copy.folder,
          port: 1,
          redisUrl: environment['REDIS_URL'],
        }),
        WORKER_PORT: String(port),
      },
    });
    await worker.start();
  }, 180_000);
  afterEach(() => {
    proxy.thaw();
  });
  afterAll(async () => {
    await worker.stop();
    proxy.close();
    await direct.end();
    await copy.drop();
  });

  const enqueueJobs = (count: number): Promise<unknown> =>
    direct.query(
      `insert into outbox_event (name, payload) select $1, '{}' from generate_series(1, $2::int)`,
      [`job:${JOB}`, count],
    );
  const countDone = async (): Promise<number> => {
    const text = await (await fetch(metricsUrl, { signal: AbortSignal.timeout(10_000) })).text();
    return Number(new RegExp(`job="${JOB}",outcome="done"\\} (\\d+)`, 'u').exec(text)?.[1]);
  };
  /** A worker whose event loop spins does not answer. */
  const haveRun = async (jobs: number): Promise<boolean> => (await countDone().catch(() => 0)) >= jobs;

  it('runs jobs within ten seconds after a stall of PostgreSQL under load, and ends on SIGTERM', async () => {
    await enqueueJobs(200);
    expect(await waitUntil(() => haveRun(20), 20_000)).toBe(true);
    proxy.freeze();
    await enqueueJobs(100);
    await pause(STALL_MS);
    const before = await countDone();
    proxy.thaw();
    expect(await waitUntil(() => haveRun(before + 100), RECOVERY_MS)).toBe(true);
    const stopping = performance.now();
    await worker.stop();
    expect(performance.now() - stopping).toBeLessThan(10_000);
  }, 120_000);
});
