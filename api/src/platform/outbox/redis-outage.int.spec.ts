import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Injectable, type INestApplicationContext } from '@nestjs/common';
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../../../tools/postgres/launcher.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { createPlatform, eventually } from '../../../test/platform.ts';
import { UnitOfWork } from '../database/index.ts';
import { JobWorkers, QueueStatusReader } from '../queue/index.ts';
import { defineEvent, OnEvent, Outbox, OutboxRelay } from './index.ts';

const rang = defineEvent<{ n: number }>('bell.rang');
const received: number[] = [];

@Injectable()
class TestListeners {
  @OnEvent(rang, 'hear')
  async hear({ n }: { n: number }): Promise<void> {
    received.push(n);
    await Promise.resolve();
  }
}

function hasRedis(): boolean {
  try {
    execFileSync('redis-server', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    if (process.env['CI'] || process.env['REQUIRE_REDIS'])
      throw new Error('redis-server is not on the PATH: the Redis outage test cannot run.');
    process.stderr.write('WARNING: redis-server is not on the PATH; the outage of Redis is not tested.\n');
    return false;
  }
}

(hasRedis() ? describe : describe.skip)('Outbox during Redis outages', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'prostora-redis-'));
  let port: number;
  let redis: ChildProcess;
  let database: TestDatabase;
  let app: INestApplicationContext;

  const startRedis = async (): Promise<void> => {
    redis = spawn(
      'redis-server',
      [
        '--port',
        String(port),
        '--bind',
        '127.0.0.1',
        '--dir',
        folder,
        '--save',
        '',
        '--appendonly',
        'yes',
        '--appendfsync',
        'always',
      ],
      { stdio: 'ignore' },
    );
    await eventually(
      'Redis listens',
      () =>
        new Promise<boolean>((resolve) => {
          const socket = connect(port, '127.0.0.1', () => {
            socket.destroy();
            resolve(true);
          }).on('error', () => {
            resolve(false);
          });
        }),
    );
  };
  const ring = (...numbers: number[]): Promise<unknown> =>
    Promise.all(numbers.map((n) => app.get(UnitOfWork).run(() => app.get(Outbox).publish(rang, { n }))));
  const areReceived =
    (...numbers: number[]) =>
    (): boolean =>
      numbers.every((n) => received.includes(n));

  beforeAll(async () => {
    port = await freePort();
    await startRedis();
    database = await createTestDatabase({ REDIS_URL: `redis://127.0.0.1:${port}` });
    app = await createPlatform(database.config, { providers: [TestListeners] });
    app.get(JobWorkers).start({ lockDuration: 2000, stalledInterval: 500 });
    app.get(OutboxRelay).start();
    await ring(1, 2, 3);
    await eventually('the first three', areReceived(1, 2, 3));
  });

  afterAll(async () => {
    await app.close();
    redis.kill('SIGKILL');
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('accepts events and loses none while Redis is killed', async () => {
    redis.kill('SIGKILL');
    await once(redis, 'exit');
    const started = Date.now();
    await ring(11, 12, 13, 14, 15);
    expect(Date.now() - started).toBeLessThan(1000);
    const asked = Date.now();
    await expect(app.get(QueueStatusReader).readCounts()).rejects.toMatchObject({ kind: 'unavailable' });
    expect(Date.now() - asked).toBeLessThan(4000);
    await startRedis();
    await eventually('everything after the restart', areReceived(11, 12, 13, 14, 15), 30_000);
  });

  it('accepts events while Redis is frozen and delivers them afterwards', async () => {
    redis.kill('SIGSTOP');
    const started = Date.now();
    await ring(21, 22, 23);
    expect(Date.now() - started).toBeLessThan(1000);
    await new Promise((resolve) => {
      setTimeout(resolve, 7000);
    });
    redis.kill('SIGCONT');
    await eventually('everything after the thaw', areReceived(21, 22, 23), 30_000);
    await expect(app.get(QueueStatusReader).readCounts()).resolves.toEqual(
      expect.arrayContaining([expect.objectContaining({ failed: 0 })]),
    );
  });

  it('starts without Redis and works once it is available', async () => {
    redis.kill('SIGKILL');
    await once(redis, 'exit');
    const late = await createPlatform(database.config, { providers: [TestListeners] });
    late.get(JobWorkers).start();
    late.get(OutboxRelay).start();
    await ring(31);
    await startRedis();
    await eventually('heard', areReceived(31), 30_000);
    await late.close();
  });
});
