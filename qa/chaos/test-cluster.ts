import path from 'node:path';
import { freePort } from '../../tools/postgres/launcher.ts';
import { apiFlags, inRoot, workerFlags } from '../../tools/processes/places.ts';
import { KillableProcess } from '../../tools/testing/killable-process.ts';
import { Balancer } from './balancer.ts';
import type { DemoCopy, ChaosEnvironment } from './chaos-environment.ts';
import { KillableRedis } from './servers.ts';

export type ClusterOptions = {
  apis?: number;
  workers?: number;
  env?: Readonly<Record<string, string>>;
  /** Job locks expire after one second instead of 30. */
  shortLocks?: boolean;
  /** Returns another URL of the database, such as that of a proxy. */
  route?: (databaseUrl: string) => Promise<string>;
  /** An existing database; by default a new copy of the demo. */
  copy?: DemoCopy;
};

/** The processes of a row; each can be killed separately. */
export type TestCluster = {
  /** The proxy in front of the APIs. */
  url: string;
  balancer: Balancer;
  urls: readonly string[];
  apis: readonly KillableProcess[];
  workers: readonly KillableProcess[];
  redis: KillableRedis;
  /** URL of the database without a proxy. */
  databaseUrl: string;
  media: string;
  folder: string;
  environment: Readonly<Record<string, string>>;
};

const shortLockWorker = inRoot('tools/testing/fixtures/short-lock-worker.mjs');
const program = (name: string): string => inRoot('api/dist', `${name}.js`);

/** Starts two APIs behind a proxy, two workers and Redis, as in docker-compose.yml. They are stopped at the end of the row. */
export async function startCluster(
  chaos: ChaosEnvironment,
  row: string,
  options: ClusterOptions = {},
): Promise<TestCluster> {
  const {
    apis: apiCount = 2,
    workers: workerCount = 2,
    env = {},
    shortLocks = false,
    route = (url) => Promise.resolve(url),
  } = options;
  const { databaseUrl, media, folder } = options.copy ?? (await chaos.createCopy());
  const redis = new KillableRedis(chaos.redisProgram, path.join(folder, 'redis'));
  await redis.start();
  chaos.onEnd(() => redis.stop());
  const ports = await Promise.all(Array.from({ length: apiCount }, freePort));
  const balancer = new Balancer(ports);
  const url = await balancer.start();
  chaos.onEnd(() => {
    balancer.stop();
  });
  const environment = {
    ...chaos.buildEnvironment(await route(databaseUrl), media),
    REDIS_URL: redis.url,
    PUBLIC_URL: url,
    ...env,
  };
  const logFile = (name: string): string => path.join(chaos.getLogFolder(row), `${name}.log`);
  const apis = ports.map(
    (port, n) =>
      new KillableProcess(
        program('main'),
        { ...environment, PORT: String(port) },
        { flags: apiFlags, logFile: logFile(`api-${n + 1}`) },
      ),
  );
  const workers = Array.from(
    { length: workerCount },
    (_, n) =>
      new KillableProcess(shortLocks ? shortLockWorker : program('worker'), environment, {
        flags: workerFlags,
        logFile: logFile(`worker-${n + 1}`),
      }),
  );
  chaos.onEnd(() => Promise.all([...apis, ...workers].map((each) => stopWithTimeout(each))));
  await Promise.all([...apis, ...workers].map((each) => each.start()));
  return {
    url,
    balancer,
    urls: ports.map((port) => `http://127.0.0.1:${port}`),
    apis,
    workers,
    redis,
    databaseUrl,
    media,
    folder,
    environment,
  };
}

/** Kills a process that does not stop within 15 s. */
async function stopWithTimeout(each: KillableProcess): Promise<void> {
  const timer = setTimeout(() => {
    void each.kill();
  }, 15_000);
  await each.stop();
  clearTimeout(timer);
}
