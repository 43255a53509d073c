import type { ChildProcess } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../../tools/postgres/launcher.ts';
import { Problem } from '../../tools/processes/problem.ts';
import { waitUntil } from '../../tools/processes/process-info.ts';
import { askRedis } from '../../tools/testing/ask-redis.ts';
import { spawnLogged } from './spawn-logged.ts';
import { KillableRedis } from './servers.ts';

const MASTER_NAME = 'prostora';
const SENTINELS = 3;
const START_MS = 30_000;

/** A Redis master, its replica, and three Sentinels with a quorum of two. */
export class SentinelServers {
  private readonly program: string;
  private readonly folder: string;
  private readonly logFolder: string;
  private readonly servers: KillableRedis[] = [];
  private readonly sentinels: { port: number; process: ChildProcess }[] = [];

  constructor(program: string, folder: string, logFolder: string) {
    this.program = program;
    this.folder = folder;
    this.logFolder = logFolder;
  }

  async start(): Promise<void> {
    mkdirSync(this.logFolder, { recursive: true });
    const master = await this.startServer();
    await this.startServer('--replicaof', `127.0.0.1 ${master.port}`);
    for (let n = 1; n <= SENTINELS; n += 1) await this.startSentinel(n, master.port);
    await this.waitForReplica();
  }

  /** Addresses of the Sentinels and the name under which they know the master. */
  get environment(): Record<'REDIS_URL' | 'REDIS_MODE' | 'REDIS_MASTER_NAME', string> {
    const urls = this.sentinels.map(({ port }) => `redis://127.0.0.1:${port}`);
    return { REDIS_URL: urls.join(','), REDIS_MODE: 'sentinel', REDIS_MASTER_NAME: MASTER_NAME };
  }

  /** @returns the port of the master that the first Sentinel names */
  async findMaster(): Promise<number> {
    const address = await askRedis(
      this.sentinels[0]?.port ?? 0,
      'sentinel',
      'get-master-addr-by-name',
      MASTER_NAME,
    );
    return Number((address as string[])[1]);
  }

  /**
   * Kills the master with SIGKILL.
   * @returns its port
   */
  async killMaster(): Promise<number> {
    const port = await this.findMaster();
    await this.findServer(port).kill();
    return port;
  }

  /** Starts a killed server on its data; the Sentinels make it a replica of the new master. */
  async restart(port: number): Promise<void> {
    await this.findServer(port).start();
    await this.waitForReplica();
  }

  /** Until the master has a connected replica and every Sentinel knows both of them and the others. */
  async waitForReplica(): Promise<void> {
    const isReady = async (): Promise<boolean> => {
      const known = await Promise.all(
        this.sentinels.map(({ port }) => askRedis(port, 'sentinel', 'master', MASTER_NAME)),
      );
      const areComplete = known.every((fields) => {
        const state = toRecord(fields as string[]);
        return (
          Number(state['num-other-sentinels']) === SENTINELS - 1 &&
          state['flags'] === 'master' &&
          state['num-slaves'] === '1'
        );
      });
      const info = String(await askRedis(await this.findMaster(), 'info', 'replication'));
      return areComplete && /role:master/u.test(info) && /state=online/u.test(info);
    };
    if (await waitUntil(() => isReady().catch(() => false), START_MS, 200)) return;
    throw new Problem(`No replica within ${START_MS / 1000} s: see the logs in ${this.logFolder}.`);
  }

  /** Lines of the Sentinels' logs that match. */
  findInLogs(pattern: RegExp): string[] {
    return this.sentinels.flatMap((_sentinel, n) => {
      const log = readFileSync(path.join(this.logFolder, `sentinel-${n + 1}.log`), 'utf8');
      return log.split('\n').filter((line) => pattern.test(line));
    });
  }

  async stop(): Promise<void> {
    for (const { process: sentinel } of this.sentinels) sentinel.kill('SIGKILL');
    await Promise.all(this.servers.map((server) => server.kill()));
  }

  private findServer(port: number): KillableRedis {
    const server = this.servers.find((each) => each.port === port);
    if (!server) throw new Error(`No server has the port ${port}.`);
    return server;
  }

  private async startServer(...args: string[]): Promise<KillableRedis> {
    const name = `redis-${this.servers.length + 1}`;
    const logFile = path.join(this.logFolder, `${name}.log`);
    const server = new KillableRedis(this.program, path.join(this.folder, name), { args, logFile });
    this.servers.push(server);
    await server.start();
    return server;
  }

  private async startSentinel(n: number, masterPort: number): Promise<void> {
    const port = await freePort();
    const file = path.join(this.folder, `sentinel-${n}.conf`);
    const rules = [
      `port ${port}`,
      'bind 127.0.0.1',
      `sentinel monitor ${MASTER_NAME} 127.0.0.1 ${masterPort} 2`,
      `sentinel down-after-milliseconds ${MASTER_NAME} 2000`,
      `sentinel failover-timeout ${MASTER_NAME} 10000`,
    ];
    writeFileSync(file, `${rules.join('\n')}\n`);
    const logFile = path.join(this.logFolder, `sentinel-${n}.log`);
    this.sentinels.push({
      port,
      process: spawnLogged(this.program, [file, '--sentinel'], { cwd: this.folder, logFile }),
    });
    await this.waitForAnswer(port);
  }

  private async waitForAnswer(port: number): Promise<void> {
    const isUp = (): Promise<boolean> =>
      askRedis(port, 'ping').then(
        (reply) => reply === 'PONG',
        () => false,
      );
    if (!(await waitUntil(isUp, START_MS)))
      throw new Problem(`${this.program} did not start on port ${port}.`);
  }
}

/** Names and values in turn, as Sentinel answers. */
function toRecord(fields: readonly string[]): Record<string, string | undefined> {
  const pairs = fields.flatMap((name, n) => (n % 2 === 0 ? [[name, fields[n + 1]]] : []));
  return Object.fromEntries(pairs) as Record<string, string | undefined>;
}
