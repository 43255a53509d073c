import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Injectable, type INestApplicationContext } from '@nestjs/common';
import { Cluster } from 'ioredis';
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { HOUR_MS } from '@prostora/contracts';
import { freePort } from '../../../../tools/postgres/launcher.ts';
import { SlowNetwork } from '../../../../tools/testing/slow-network.ts';
import { askRedis } from '../../../../tools/testing/ask-redis.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { createPlatform, eventually } from '../../../test/platform.ts';
import { UnitOfWork } from '../database/index.ts';
import { defineEvent, OnEvent, Outbox, OutboxRelay } from '../outbox/index.ts';
import {
  defineJob,
  FailedJobs,
  HandlesJob,
  JobQueue,
  JobWorkers,
  PermanentFailure,
  QueueStatusReader,
  QueueRegistry,
} from './index.ts';

const MASTER = 'prostora';
/** A Sentinel that was suspended for over 2 s does nothing for 30 s (TILT mode). */
const FAILOVER_TIMEOUT_MS = 60_000;
const counted = defineEvent<{ n: number }>('redis-modes.counted');
const failing = defineJob<{ n: number }>({
  name: 'redis-modes.failing',
  queue: 'maintenance',
  payload: { n: 'number' },
});
const hourly = defineJob<object>({
  name: 'redis-modes.hourly',
  queue: 'calendars',
  payload: {},
  schedule: { every: HOUR_MS },
});
const seen: number[] = [];

@Injectable()
class Counter {
  @OnEvent(counted, 'count')
  async count({ n }: { n: number }): Promise<void> {
    seen.push(n);
    await Promise.resolve();
  }

  @HandlesJob(failing)
  async fail(): Promise<void> {
    await Promise.reject(new PermanentFailure('test failure'));
  }

  @HandlesJob(hourly)
  async runHourly(): Promise<void> {
    await Promise.resolve();
  }
}

/** Redis servers of a test; fails when redis-server is missing. */
class RedisServers {
  private readonly folder = mkdtempSync(path.join(tmpdir(), 'prostora-redis-modes-'));
  private readonly children = new Map<number, ChildProcess>();

  async start(...args: string[]): Promise<number> {
    const port = await freePort();
    const dir = path.join(this.folder, String(port));
    mkdirSync(dir);
    const common = [
      '--port',
      String(port),
      '--bind',
      '127.0.0.1',
      '--dir',
      dir,
      '--save',
      '',
      '--appendonly',
      'yes',
    ];
    await this.spawn(port, [...common, ...args]);
    return port;
  }

  /** Starts a single Sentinel, so that its own vote is enough. */
  async startSentinel(masterPort: number): Promise<number> {
    const port = await freePort();
    const file = path.join(this.folder, 'sentinel.conf');
    const rules = [
      `port ${port}`,
      'bind 127.0.0.1',
      `sentinel monitor ${MASTER} 127.0.0.1 ${masterPort} 1`,
      `sentinel down-after-milliseconds ${MASTER} 1000`,
      `sentinel failover-timeout ${MASTER} 5000`,
    ];
    writeFileSync(file, `${rules.join('\n')}\n`);
    await this.spawn(port, [file, '--sentinel']);
    return port;
  }

  kill(port: number): void {
    this.children.get(port)?.kill('SIGKILL');
  }

  stop(): void {
    for (const child of this.children.values()) child.kill('SIGKILL');
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async spawn(port: number, args: string[]): Promise<void> {
    const child = spawn('redis-server', args, { stdio: 'ignore', cwd: this.folder });
    this.children.set(port, child);
    const failed = once(child, 'error').then(([error]) => {
      throw new Error('redis-server is needed for this test.', { cause: error });
    });
    const isResponding = (): Promise<boolean> =>
      askRedis(port, 'ping').then(
        (reply) => reply === 'PONG',
        () => false,
      );
    await Promise.race([failed, eventually(`a Redis answers on ${port}`, isResponding)]);
  }
}

const servers = new RedisServers();
let database: TestDatabase;
let app: INestApplicationContext;

async function startPlatform(environment: Record<string, string>): Promise<void> {
  database = await createTestDatabase(environment);
  app = await createPlatform(database.config, { providers: [Counter] });
  app.get(JobWorkers).start({ lockDuration: 2000, stalledInterval: 500 });
  app.get(OutboxRelay).start();
}
async function stopPlatform(): Promise<void> {
  await app.close();
  await database.drop();
}
const publish = (...numbers: number[]): Promise<unknown> =>
  Promise.all(numbers.map((n) => app.get(UnitOfWork).run(() => app.get(Outbox).publish(counted, { n }))));
const areSeen =
  (...numbers: number[]) =>
  (): boolean =>
    numbers.every((n) => seen.includes(n));

afterAll(() => {
  servers.stop();
});

describe('queues with Redis Sentinel', () => {
  let master: number;
  let replica: number;
  let network: SlowNetwork;

  beforeAll(async () => {
    master = await servers.start();
    replica = await servers.start('--replicaof', `127.0.0.1 ${master}`);
    const isLinked = async (): Promise<boolean> =>
      String(await askRedis(replica, 'info', 'replication')).includes('master_link_status:up');
    await eventually('the replica follows', isLinked);
    const sentinel = await servers.startSentinel(master);
    const replicas = async (): Promise<number> =>
      ((await askRedis(sentinel, 'sentinel', 'replicas', MASTER)) as unknown[]).length;
    await eventually('the Sentinel knows the replica', async () => (await replicas()) === 1);
    network = new SlowNetwork(sentinel);
    const address = `redis://127.0.0.1:${await network.start()}`;
    await startPlatform({ REDIS_URL: address, REDIS_MODE: 'sentinel', REDIS_MASTER_NAME: MASTER });
  });
  afterAll(async () => {
    await stopPlatform();
    network.stop();
  });

  it('runs jobs on the master named by Sentinel', async () => {
    await publish(1, 2, 3);
    await eventually('all three', areSeen(1, 2, 3));
    expect(String(await askRedis(master, 'info', 'replication'))).toContain('role:master');
    await eventually('the overview answers', () =>
      app
        .get(QueueStatusReader)
        .readCounts()
        .then(
          () => true,
          () => false,
        ),
    );
    expect((await app.get(QueueStatusReader).readCounts()).every(({ failed }) => failed === 0)).toBe(true);
  });

  // The Sentinel is slow, so that the failover is announced while connections still resolve the master.
  it(
    'runs jobs on the new master after a failover',
    async () => {
      network.delayMs = 300;
      servers.kill(master);
      await publish(11, 12, 13);
      // A promotion closes the connections of the replica.
      const isPromoted = (): Promise<boolean> =>
        askRedis(replica, 'role').then(
          (role) => String(role).startsWith('master'),
          () => false,
        );
      await eventually('the Sentinel promotes the replica', isPromoted, FAILOVER_TIMEOUT_MS);
      await eventually('events published during the failover', areSeen(11, 12, 13), FAILOVER_TIMEOUT_MS);
      await publish(21);
      await eventually('events published after the failover', areSeen(21));
      network.delayMs = 0;
    },
    3 * FAILOVER_TIMEOUT_MS,
  );
});

describe('queues on a Redis Cluster of three nodes', () => {
  let cluster: Cluster;

  beforeAll(async () => {
    const ports: number[] = [];
    for (let n = 0; n < 3; n += 1) {
      const bus = await freePort();
      ports.push(await servers.start('--cluster-enabled', 'yes', '--cluster-port', String(bus)));
    }
    const nodes = ports.map((port) => `127.0.0.1:${port}`);
    execFileSync('redis-cli', ['--cluster', 'create', ...nodes, '--cluster-yes'], { stdio: 'ignore' });
    const isWhole = async (port: number): Promise<boolean> =>
      String(await askRedis(port, 'cluster', 'info')).includes('cluster_state:ok');
    for (const port of ports) await eventually(`node ${port} knows the cluster`, () => isWhole(port));
    const some = nodes.slice(0, 2).map((node) => `redis://${node}`);
    await startPlatform({ REDIS_URL: some.join(','), REDIS_MODE: 'cluster' });
    cluster = new Cluster([{ host: '127.0.0.1', port: ports[2] ?? 0 }]);
  });
  afterAll(async () => {
    cluster.disconnect();
    await stopPlatform();
  });

  it('runs the jobs of published events', async () => {
    await publish(101, 102, 103, 104, 105);
    await eventually('all five', areSeen(101, 102, 103, 104, 105));
  });

  it('lists, retries and removes a failed job', async () => {
    await app.get(JobQueue).enqueue(failing, { n: 1 }, { jobId: 'failing-1' });
    const failed = app.get(FailedJobs);
    await eventually('it failed', async () => (await failed.list(failing)).length === 1);
    const [job] = await failed.list(failing);
    await failed.retry(job?.id ?? '');
    await eventually('it failed again', async () => (await failed.list(failing)).length === 1);
    await failed.remove(job?.id ?? '');
    expect(await failed.list(failing)).toEqual([]);
  });

  it('reads counts, states, waiting times and schedules', async () => {
    const overview = app.get(QueueStatusReader);
    expect((await overview.readCounts()).map(({ queue, failed }) => [queue, failed])).toContainEqual([
      'events',
      0,
    ]);
    expect((await overview.readStates()).every(({ paused }) => !paused)).toBe(true);
    expect((await overview.readWaitingTimes()).every(({ seconds }) => seconds < 60)).toBe(true);
    await eventually('the schedule', async () =>
      (await overview.readSchedules()).some(({ job }) => job === hourly.name),
    );
  });

  it('puts all keys in one slot by the hash tag', async () => {
    const keys = (await Promise.all(cluster.nodes('master').map((node) => node.keys('*')))).flat();
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.filter((key) => !key.startsWith('{prostora}:'))).toEqual([]);
    await expect(app.get(QueueRegistry).driver.ping()).resolves.toBeUndefined();
  });
});
