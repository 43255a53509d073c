import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { Client } from 'pg';
import { prepareInstallation, type Installation } from './binaries.ts';
import { clearLeftOver, ensureCluster, lastLine, superuser } from './cluster.ts';
import { describeOutput, Problem } from '../processes/problem.ts';

export type PostgresOptions = {
  /** Folder of the cluster; created when missing. */
  dataDir: string;
  /** Server log; default `<dataDir>.log`. */
  logFile?: string;
  /** Database made sure to exist. */
  database?: string;
  /** Fixed port, to come back on the same address; otherwise a free one. */
  port?: number;
  settings?: Readonly<Record<string, string | number>>;
};

export type Postgres = {
  /** Connection string of the wanted database. */
  url: string;
  /** Connection string of the maintenance database. */
  adminUrl: string;
  port: number;
  dataDir: string;
  /** Resolves with the end of the server's log once it has ended, for whatever reason. */
  ended: Promise<string>;
  stop(): Promise<void>;
};

const root = path.resolve(import.meta.dirname, '../..');

/** Stops the server when the pipe of its parent closes, which the system does even after kill -9. */
const guard = `"$@" 3<&- & server=$!
{ read -r _ <&3; kill -INT $server 2>/dev/null; } & watch=$!
wait $server; code=$?
kill $watch 2>/dev/null; exit $code`;

/**
 * Starts the embedded PostgreSQL on the loopback with a password of its own. Attempts are repeated because right after a crash
 * the dead process or its shared memory may still be there for a moment, and because a free port may be taken in between.
 */
export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  const installation = prepareInstallation(root, path.resolve(options.dataDir));
  const password = await ensureCluster(installation, path.resolve(options.dataDir));
  await clearLeftOver(installation.dataDir);
  const logFile = options.logFile ?? `${path.resolve(options.dataDir)}.log`;
  for (let attempt = 1; ; attempt += 1) {
    const port = options.port ?? (await freePort());
    const log = openLog(logFile);
    const server = launch(installation, port, options.settings ?? {}, log.descriptor);
    const ended = endOf(server, log);
    const address = (database: string): string =>
      `postgres://${superuser}:${password}@127.0.0.1:${port}/${database}`;
    const outcome = await Promise.race([ended, ready(address('postgres'), server)]);
    if (outcome === true)
      return handle(server, ended, { address, port, installation, database: options.database ?? 'prostora' });
    if (attempt >= 10 || !isPassing(outcome))
      throw new Problem(
        describeOutput(outcome) ?? `PostgreSQL did not start: ${lastLine(outcome)} (log: ${logFile})`,
      );
    await pause(300);
  }
}

function launch(
  { postgres, dataDir, account }: Installation,
  port: number,
  settings: Readonly<Record<string, string | number>>,
  log: number,
): ChildProcess {
  const given = Object.entries({
    shared_preload_libraries: 'pg_stat_statements',
    timezone: 'UTC',
    ...settings,
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const args = ['-D', dataDir, '-p', String(port), '-h', '127.0.0.1', '-k', '', ...given];
  const options = { ...account, cwd: '/', env: { PATH: process.env['PATH'], LC_ALL: 'C' }, detached: true };
  if (process.platform === 'win32') return spawn(postgres, args, { ...options, stdio: ['ignore', log, log] });
  return spawn('/bin/sh', ['-c', guard, 'postgres-guard', postgres, ...args], {
    ...options,
    stdio: ['ignore', log, log, 'pipe'],
  });
}

type Log = { file: string; descriptor: number; from: number };

function openLog(file: string): Log {
  mkdirSync(path.dirname(file), { recursive: true });
  return { file, descriptor: openSync(file, 'w'), from: 0 };
}

function endOf(server: ChildProcess, log: Log): Promise<string> {
  return new Promise((resolve) => {
    const settle = (reason: string): void => {
      closeSync(log.descriptor);
      resolve(reason + (existsSync(log.file) ? readFileSync(log.file, 'utf8') : ''));
    };
    server.once('error', (error) => settle(`${error.message}\n`));
    server.once('exit', () => settle(''));
  });
}

async function ready(url: string, server: ChildProcess): Promise<true | string> {
  for (let waited = 0; waited < 60_000 && server.exitCode === null; waited += 50) {
    if (await canConnect(url)) return true;
    await pause(50);
  }
  return 'PostgreSQL did not answer within a minute';
}

async function canConnect(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

type Started = {
  address: (database: string) => string;
  port: number;
  installation: Installation;
  database: string;
};

async function handle(
  server: ChildProcess,
  ended: Promise<string>,
  { address, port, installation, database }: Started,
): Promise<Postgres> {
  await ensureDatabase(address('postgres'), database);
  const stop = async (): Promise<void> => {
    const pipe = server.stdio[3];
    if (pipe && 'destroy' in pipe) pipe.destroy();
    else server.kill('SIGINT');
    await ended;
  };
  return {
    url: address(database),
    adminUrl: address('postgres'),
    port,
    dataDir: installation.dataDir,
    ended,
    stop,
  };
}

async function ensureDatabase(adminUrl: string, name: string): Promise<void> {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (!rowCount) await client.query(`create database "${name.replaceAll('"', '""')}"`);
  } finally {
    await client.end();
  }
}

function isPassing(output: string): boolean {
  return /postmaster\.pid|could not create any TCP\/IP sockets|could not bind|shared memory block/.test(
    output,
  );
}

/** A port that is free at this moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no address')),
      );
    });
  });
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
