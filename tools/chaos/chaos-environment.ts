import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { runToEnd } from '../processes/child.ts';
import { inData, inRoot } from '../processes/places.ts';
import { Problem } from '../processes/problem.ts';
import { programs } from '../testing/requirements.ts';
import { FragilePostgres } from './servers.ts';

/** A database, the folder of its photographs, and a folder for anything else. */
export type Copy = { databaseUrl: string; media: string; folder: string };

const DEMO = 'chaos_demo';
const cli = inRoot('api/dist/src/cli.js');

/** Work on a database over a connection of its own, which is closed however it ends. */
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

/** What all rows stand on: one PostgreSQL, the demo in it as a template, and a folder that goes when the run ends. */
export class ChaosEnvironment {
  readonly folder: string;
  readonly redisProgram: string;
  readonly postgres: FragilePostgres;
  private readonly undo: (() => Promise<unknown> | unknown)[] = [];
  private copies = 0;

  constructor() {
    const { redis } = programs({ chromium: false, pgBouncer: false });
    if (!redis) throw new Problem('redis-server is missing: install it (apt-get install redis-server).');
    this.redisProgram = redis;
    rmSync(inData('chaos'), { recursive: true, force: true });
    this.folder = mkdtempSync(path.join(tmpdir(), 'prostora-chaos-'));
    chmodSync(this.folder, 0o711);
    this.postgres = new FragilePostgres(this.folder, this.logs('postgres'));
  }

  /** Logs of the processes of a row are kept, so that a missed requirement can be looked into. */
  logs(row: string): string {
    return inData('chaos', row);
  }

  async prepare(): Promise<void> {
    await this.postgres.start();
    await withDatabase(this.postgres.url('postgres'), (client) => client.query(`create database ${DEMO}`));
    const env = this.environment(this.postgres.url(DEMO), path.join(this.folder, 'demo'));
    await runToEnd([cli, 'migrate'], env, { name: 'The migration' });
    await runToEnd([cli, 'seed', '--demo'], env, { name: 'The seed' });
  }

  environment(databaseUrl: string, storageDir: string): Record<string, string> {
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

  /** An empty database of its own. */
  async emptyDatabase(): Promise<string> {
    const name = `chaos_${(this.copies += 1)}`;
    await withDatabase(this.postgres.url('postgres'), (client) => client.query(`create database ${name}`));
    return name;
  }

  /** A database with the demo, and a folder with its photographs. */
  async copy(): Promise<Copy> {
    const database = `chaos_${(this.copies += 1)}`;
    // A copied sequence counts on what the template's log says of it: until the next checkpoint a crash would set it back.
    await withDatabase(this.postgres.url('postgres'), async (client) => {
      await client.query(`create database ${database} template ${DEMO}`);
      await client.query('checkpoint');
    });
    const folder = path.join(this.folder, database);
    mkdirSync(folder);
    cpSync(path.join(this.folder, 'demo'), path.join(folder, 'media'), { recursive: true });
    return { databaseUrl: this.postgres.url(database), media: path.join(folder, 'media'), folder };
  }

  /** Undone in reverse order when the row, or the whole run, ends. */
  onEnd(undo: () => Promise<unknown> | unknown): void {
    this.undo.push(undo);
  }

  async endRow(): Promise<void> {
    while (this.undo.length > 0) {
      try {
        await this.undo.pop()?.();
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
