import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { runToEnd } from '../../tools/processes/child.ts';
import { inData, inRoot } from '../../tools/processes/places.ts';
import { Problem } from '../../tools/processes/problem.ts';
import { programs } from '../../tools/testing/requirements.ts';
import { KillablePostgres } from './servers.ts';

/** A database with the demo, the folder of its photographs, and a folder for other files. */
export type DemoCopy = { databaseUrl: string; media: string; folder: string };

const DEMO = 'chaos_demo';
const cli = inRoot('api/dist/src/cli.js');

/** Runs the work with its own connection, which is closed afterwards. */
export async function withDatabase<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Environment of all rows: one PostgreSQL with the demo as a template, and a temporary folder of the run. */
export class ChaosEnvironment {
  readonly folder: string;
  readonly redisProgram: string;
  readonly postgres: KillablePostgres;
  private readonly cleanups: (() => Promise<unknown> | unknown)[] = [];
  private copies = 0;

  constructor() {
    const { redis } = programs({ chromium: false, pgBouncer: false });
    if (!redis) throw new Problem('redis-server is missing: install it (apt-get install redis-server).');
    this.redisProgram = redis;
    rmSync(inData('chaos'), { recursive: true, force: true });
    this.folder = mkdtempSync(path.join(tmpdir(), 'prostora-chaos-'));
    chmodSync(this.folder, 0o711);
    this.postgres = new KillablePostgres(this.folder, this.getLogFolder('postgres'));
  }

  /** Folder of the logs of a row, which is kept after the run. */
  getLogFolder(row: string): string {
    return inData('chaos', row);
  }

  async prepare(): Promise<void> {
    await this.postgres.start();
    await withDatabase(this.postgres.getUrl('postgres'), (client) => client.query(`create database ${DEMO}`));
    const env = this.buildEnvironment(this.postgres.getUrl(DEMO), path.join(this.folder, 'demo'));
    await runToEnd([cli, 'migrate'], env, { name: 'The migration' });
    await runToEnd([cli, 'seed', '--demo'], env, { name: 'The seed' });
  }

  buildEnvironment(databaseUrl: string, storageDir: string): Record<string, string> {
    return {
      NODE_OPTIONS: '',
      MALLOC_ARENA_MAX: '2',
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      DATABASE_URL: databaseUrl,
      STORAGE_DIR: storageDir,
      TRUST_PROXY: '127.0.0.1',
      JWT_SECRET: 'b3f1c07d9a5e4286b3f1c07d9a5e4286b3f1c07d',
      LOG_LEVEL: 'warn',
      RATE_LIMITS: 'off',
      REDIS_URL: '',
      SMTP_URL: '',
      MAIL_CATCHER_PORT: '',
      PUBLIC_URL: 'http://localhost:3000',
    };
  }

  /** Copies the database of the demo and the folder of its photographs. */
  async createCopy(): Promise<DemoCopy> {
    const database = `chaos_${(this.copies += 1)}`;
    // A crash before the next checkpoint would reset the copied sequences.
    await withDatabase(this.postgres.getUrl('postgres'), async (client) => {
      await client.query(`create database ${database} template ${DEMO}`);
      await client.query('checkpoint');
    });
    const folder = path.join(this.folder, database);
    mkdirSync(folder);
    cpSync(path.join(this.folder, 'demo'), path.join(folder, 'media'), { recursive: true });
    return { databaseUrl: this.postgres.getUrl(database), media: path.join(folder, 'media'), folder };
  }

  /** Adds a cleanup; they run in reverse order at the end of the row or of the run. */
  onEnd(cleanup: () => Promise<unknown> | unknown): void {
    this.cleanups.push(cleanup);
  }

  async endRow(): Promise<void> {
    while (this.cleanups.length > 0) {
      try {
        await this.cleanups.pop()?.();
      } catch (error) {
        process.stderr.write(`${String(error)}\n`);
      }
    }
  }

  async end(): Promise<void> {
    await this.endRow();
    await this.postgres.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
