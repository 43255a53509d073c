import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { randomBytes } from 'node:crypto';
import { freePort } from '../../tools/postgres/launcher.ts';
import { Child, runToEnd } from '../../tools/processes/child.ts';
import { apiFlags, inRoot } from '../../tools/processes/places.ts';
import { startTestDatabase, type TestDatabase } from '../../tools/testing/test-database.ts';

/** A process of the product in production mode with its own data. */
export type AttackTarget = {
  url: string;
  api: Child;
  databaseUrl: string;
  logFile: string;
  /** Folder of its photographs. */
  media: string;
  /** Environment of the process, also for further processes on the same data. */
  env: Environment;
  stop(): Promise<void>;
};
type Environment = Readonly<Record<string, string>>;

export const script = (name: string): string => inRoot('api/dist', `${name}.js`);
const buildDatabaseUrl = (adminUrl: string, name: string): string =>
  Object.assign(new URL(adminUrl), { pathname: `/${name}` }).toString();

/** Creates targets: the demo is seeded once, each target has a copy of it. All processes listen on the loopback. */
export class AttackTargets {
  private readonly folder = mkdtempSync(path.join(tmpdir(), 'prostora-attack-'));
  private readonly secret = randomBytes(32).toString('hex');
  private server: TestDatabase | null = null;
  private counter = 0;

  async prepare(): Promise<void> {
    this.server = await startTestDatabase();
    await this.sql('create database attack_demo');
    const env = this.environment({ name: 'attack_demo', port: 1, media: path.join(this.folder, 'demo') });
    await runToEnd([script('src/cli'), 'migrate'], env, { name: 'The migration' });
    await runToEnd([script('src/cli'), 'seed', '--demo'], env, { name: 'The seed' });
    // The server has no autovacuum: without statistics, plans would be those of an empty database.
    await this.sql('vacuum analyze', 'attack_demo');
  }

  /** Starts a process on a fresh copy of the database; the caller stops it. */
  async start(extra: Environment = {}): Promise<AttackTarget> {
    const number = (this.counter += 1);
    const name = `attack_${number}`;
    const media = path.join(this.folder, `media-${number}`);
    await this.sql(`create database ${name} template attack_demo`);
    cpSync(path.join(this.folder, 'demo'), media, { recursive: true });
    const port = await freePort();
    const env = { ...this.environment({ name, port, media }), ...extra };
    const api = new Child({
      name: `api-${number}`,
      args: [...apiFlags, script('main')],
      env,
      logDir: this.folder,
      announces: true,
    });
    const stop = async (): Promise<void> => {
      await api.stop();
      await this.sql(`drop database if exists ${name} with (force)`);
      rmSync(media, { recursive: true, force: true });
    };
    try {
      await api.start();
    } catch (error) {
      await stop();
      throw error;
    }
    return {
      url: `http://127.0.0.1:${port}`,
      api,
      databaseUrl: env['DATABASE_URL'] ?? '',
      logFile: path.join(this.folder, `api-${number}.log`),
      media,
      env,
      stop,
    };
  }

  async stop(): Promise<void> {
    await this.server?.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  private environment({
    name,
    port,
    media,
  }: {
    name: string;
    port: number;
    media: string;
  }): Record<string, string> {
    return {
      NODE_OPTIONS: '',
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      DATABASE_URL: buildDatabaseUrl(this.adminUrl, name),
      STORAGE_DIR: media,
      JWT_SECRET: this.secret,
      LOG_LEVEL: 'info',
      RATE_LIMITS: 'off',
      REDIS_URL: '',
      SMTP_URL: '',
      MAIL_CATCHER_PORT: '',
      MAPY_API_KEY: '',
      METRICS_TOKEN: this.secret,
      TRUST_PROXY: '',
      ARES_URL: 'http://127.0.0.1:9',
      AI_MODEL: '',
      ERROR_REPORTING_DSN: '',
      MALLOC_ARENA_MAX: '2', // as in the Docker image
    };
  }

  private get adminUrl(): string {
    return this.server?.url ?? '';
  }

  private async sql(statement: string, database?: string): Promise<void> {
    const client = new Client({
      connectionString: database === undefined ? this.adminUrl : buildDatabaseUrl(this.adminUrl, database),
    });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  }
}
