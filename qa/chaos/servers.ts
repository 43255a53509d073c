import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { connect } from 'node:net';
import { freePort, startPostgres, type Postgres } from '../../tools/postgres/launcher.ts';
import { Problem } from '../../tools/processes/problem.ts';
import { isAlive, waitUntil } from '../../tools/processes/process-info.ts';
import { spawnLogged } from './spawn-logged.ts';
import { listProcessTree } from '../../tools/testing/photo-client.ts';

const signalAll = (pids: readonly number[], signal: NodeJS.Signals): void => {
  for (const pid of pids) if (isAlive(pid)) process.kill(pid, signal);
};

/** A PostgreSQL server that is killed, frozen and restarted on the same port and data. It syncs as in production. */
export class KillablePostgres {
  private readonly folder: string;
  private readonly logFolder: string;
  private server: Postgres | null = null;
  private starts = 0;

  constructor(folder: string, logFolder: string) {
    this.folder = folder;
    this.logFolder = logFolder;
  }

  async start(): Promise<void> {
    this.server = await startPostgres({
      dataDir: path.join(this.folder, 'pg'),
      logFile: path.join(this.logFolder, `postgres-${String((this.starts += 1)).padStart(2, '0')}.log`),
      ...(this.server && { port: this.server.port }),
      settings: {
        max_connections: 200,
        shared_buffers: '256MB',
        log_lock_waits: 'on',
        deadlock_timeout: '1s',
      },
    });
  }

  private get running(): Postgres {
    if (!this.server) throw new Error('PostgreSQL has not been started.');
    return this.server;
  }

  getUrl(database: string): string {
    return Object.assign(new URL(this.running.adminUrl), { pathname: `/${database}` }).toString();
  }

  get port(): number {
    return this.running.port;
  }

  private get pid(): number {
    return Number.parseInt(readFileSync(path.join(this.running.dataDir, 'postmaster.pid'), 'utf8'), 10);
  }

  /** Kills the server with all its processes. */
  async kill(): Promise<void> {
    const pids = listProcessTree(this.pid);
    signalAll(pids, 'SIGKILL');
    await this.running.ended;
    await waitUntil(() => pids.every((pid) => !isAlive(pid)), 5000);
  }

  /**
   * Stops all processes: the kernel accepts connections, the server does not respond.
   * @returns a function that continues the stopped processes
   */
  freeze(): () => void {
    const { pid } = this;
    process.kill(pid, 'SIGSTOP');
    const pids = listProcessTree(pid);
    signalAll(pids, 'SIGSTOP');
    return () => {
      signalAll(pids, 'SIGCONT');
    };
  }

  stop(): Promise<void> {
    return this.server?.stop() ?? Promise.resolve();
  }
}

type RedisOptions = {
  args?: readonly string[];
  /** Without it the output is discarded. */
  logFile?: string;
};

/**
 * A Redis server configured as in docs/operations.md (append-only file, noeviction) that is killed, frozen and
 * restarted on its data.
 */
export class KillableRedis {
  private readonly program: string;
  private readonly folder: string;
  private readonly options: RedisOptions;
  private child: ChildProcess | null = null;
  port = 0;

  constructor(program: string, folder: string, options: RedisOptions = {}) {
    this.program = program;
    this.folder = folder;
    this.options = options;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    this.port ||= await freePort();
    mkdirSync(this.folder, { recursive: true });
    const args = [
      '--port',
      String(this.port),
      '--bind',
      '127.0.0.1',
      '--dir',
      this.folder,
      '--save',
      '',
      '--appendonly',
      'yes',
      '--maxmemory-policy',
      'noeviction',
      '--daemonize',
      'no',
      ...(this.options.args ?? []),
    ];
    this.child = spawnLogged(this.program, args, { cwd: this.folder, logFile: this.options.logFile });
    if (!(await waitUntil(() => isListening(this.port), 10_000)))
      throw new Problem(`${this.program} did not start on port ${this.port}.`);
  }

  kill(): Promise<void> {
    return this.end('SIGKILL');
  }

  freeze(): () => void {
    this.child?.kill('SIGSTOP');
    return () => {
      this.child?.kill('SIGCONT');
    };
  }

  async stop(): Promise<void> {
    await this.end('SIGTERM');
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGCONT');
    child.kill(signal);
    await ended;
  }
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket.destroy() !== null));
    socket.on('error', () => resolve(false));
  });
}
