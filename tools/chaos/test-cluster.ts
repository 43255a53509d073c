import path from 'node:path';
import { freePort } from '../postgres/launcher.ts';
import { apiFlags, inRoot, workerFlags } from '../processes/places.ts';
import { MortalProcess } from '../testing/mortal-process.ts';
import { Balancer } from './balancer.ts';
import type { Copy, ChaosEnvironment } from './chaos-environment.ts';
import { FragileRedis } from './servers.ts';

export type ClusterOptions = {
  apis?: number;
  workers?: number;
  env?: Readonly<Record<string, string>>;
  /** Workers that take up the job of a killed one after a second instead of half a minute. */
  shortLocks?: boolean;
  /** Leads to the database by another way. */
  route?: (databaseUrl: string) => Promise<string>;
  /** A database that is there already; otherwise a copy of the demo. */
  given?: Copy;
};

/** The processes of one row, each of which can be killed alone. */
export type TestCluster = {
  /** The proxy in front of the APIs. */
  url: string;
  balancer: Balancer;
  urls: readonly string[];
  apis: readonly MortalProcess[];
  workers: readonly MortalProcess[];
  redis: FragileRedis;
  /** The database, without any detour. */
  databaseUrl: string;
  media: string;
  folder: string;
  environment: Readonly<Record<string, string>>;
};

const shortLockWorker = inRoot('tools/testing/fixtures/short-lock-worker.mjs');
const program = (name: string): string => inRoot('api/dist/src', `${name}.js`);

/** Two APIs behind a proxy, two workers, Redis: docker-compose.yml without containers. Everything ends with the row. */
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
  const { databaseUrl, media, folder } = options.given ?? (await chaos.copy());
  const redis = new FragileRedis(chaos.redisProgram, path.join(folder, 'redis'));
  await redis.start();
  chaos.onEnd(() => redis.stop());
  const ports = await Promise.all(Array.from({ length: apiCount }, freePort));
  const balancer = new Balancer(ports);
  const url = await balancer.start();
  chaos.onEnd(() => {
    balancer.stop();
  });
  const environment = {
    ...chaos.environment(await route(databaseUrl), media),
    REDIS_URL: redis.url,
    PUBLIC_URL: url,
    ...env,
  };
  const logFile = (name: string): string => path.join(chaos.logs(row), `${name}.log`);
  const apis = ports.map(
    (port, n) =>
      new MortalProcess(
        program('main'),
        { ...environment, PORT: String(port) },
        { flags: apiFlags, logFile: logFile(`api-${n + 1}`) },
      ),
  );
  const workers = Array.from(
    { length: workerCount },
    (_, n) =>
      new MortalProcess(shortLocks ? shortLockWorker : program('worker'), environment, {
        flags: workerFlags,
        logFile: logFile(`worker-${n + 1}`),
      }),
  );
  chaos.onEnd(() => Promise.all([...apis, ...workers].map((each) => endSoon(each))));
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

/** A process that does not leave within its time must not keep the run. */
async function endSoon(each: MortalProcess): Promise<void> {
  const late = setTimeout(() => {
    void each.kill();
  }, 15_000);
  await each.stop();
  clearTimeout(late);
}
