import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { connect } from 'node:net';
import { freePort, startPostgres, type Postgres } from '../postgres/launcher.ts';
import { Problem } from '../processes/problem.ts';
import { isAlive, waitUntil } from '../processes/process-info.ts';
import { spawnLogged } from '../testing/spawn-logged.ts';
import { familyOf } from '../testing/photo-client.ts';

const signalAll = (pids: readonly number[], signal: NodeJS.Signals): void => {
  for (const pid of pids) if (isAlive(pid)) process.kill(pid, signal);
};

/** A PostgreSQL that is killed, frozen and started again, always on the same port and the same data. It syncs as production does. */
export class FragilePostgres {
  private readonly folder: string;
  private readonly logs: string;
  private server: Postgres | null = null;
  private starts = 0;

  constructor(folder: string, logs: string) {
    this.folder = folder;
    this.logs = logs;
  }

  async start(): Promise<void> {
    this.server = await startPostgres({
      dataDir: path.join(this.folder, 'pg'),
      logFile: path.join(this.logs, `postgres-${String((this.starts += 1)).padStart(2, '0')}.log`),
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

  url(database: string): string {
    return Object.assign(new URL(this.running.adminUrl), { pathname: `/${database}` }).toString();
  }

  get port(): number {
    return this.running.port;
  }

  private get pid(): number {
    return Number.parseInt(readFileSync(path.join(this.running.dataDir, 'postmaster.pid'), 'utf8'), 10);
  }

  /** The power cut: the server and all its processes, at once. */
  async kill(): Promise<void> {
    const family = familyOf(this.pid);
    signalAll(family, 'SIGKILL');
    await this.running.ended;
    await waitUntil(() => family.every((pid) => !isAlive(pid)), 5000);
  }

  /** Accepts (the system does) and never answers. Returns what thaws exactly those that were frozen. */
  freeze(): () => void {
    const { pid } = this;
    process.kill(pid, 'SIGSTOP');
    const family = familyOf(pid);
    signalAll(family, 'SIGSTOP');
    return () => {
      signalAll(family, 'SIGCONT');
    };
  }

  stop(): Promise<void> {
    return this.server?.stop() ?? Promise.resolve();
  }
}

type RedisOptions = {
  args?: readonly string[];
  /** Without it nothing is kept of what it says. */ logFile?: string;
};

/** A Redis as docs/operations.md wants it (append-only file, noeviction) that is killed, frozen and started again on its data. */
export class FragileRedis {
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
    if (!(await waitUntil(() => answers(this.port), 10_000)))
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

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket.destroy() !== null));
    socket.on('error', () => resolve(false));
  });
}
