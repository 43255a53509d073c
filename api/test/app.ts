import 'reflect-metadata';
import { MikroORM } from '@mikro-orm/postgresql';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { AppModule } from '../src/app.module.ts';
import { createApp } from '../src/platform/http/index.ts';
import { createLogger } from '../src/platform/logging/log.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';

export type TestApp = {
  app: NestFastifyApplication;
  orm: MikroORM;
  database: TestDatabase;
  /** A request in process, without the network. */
  request(options: InjectOptions): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
};

/** The whole application on a database of its own. */
export async function createTestApp(overrides: Readonly<Record<string, string>> = {}): Promise<TestApp> {
  const database = await createTestDatabase(overrides);
  const logger = createLogger(database.config);
  const app = await createApp(AppModule.of(database.config, logger), database.config, logger);
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  return {
    app,
    orm: app.get(MikroORM),
    database,
    request: (options) => app.inject(options),
    async close() {
      await app.close();
      await database.drop();
    },
  };
}
