import 'reflect-metadata';
import { MikroORM } from '@mikro-orm/postgresql';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { AppModule } from '../src/app.module.ts';
import { createApp } from '../src/platform/http/index.ts';
import { createLogger } from '../src/platform/logging/log.ts';
import { createTestDatabase, testConfig, type TestDatabase } from './database.ts';
import { Factories, TEST_PASSWORD } from './factories/factories.ts';

export type TestApp = {
  app: NestFastifyApplication;
  orm: MikroORM;
  database: TestDatabase;
  make: Factories;
  /** Sends an in-process request. */
  request(options: InjectOptions): Promise<LightMyRequestResponse>;
  /** Signs a factory user in; returns the headers of their requests. */
  signIn(email: string): Promise<{ authorization: string }>;
  close(): Promise<void>;
};

/** Starts the application on its own database, or as another process on an existing one. */
export async function createTestApp(
  overrides: Readonly<Record<string, string>> = {},
  existing?: TestDatabase,
): Promise<TestApp> {
  const database = existing
    ? { ...existing, config: testConfig(existing.url, overrides), drop: () => Promise.resolve() }
    : await createTestDatabase(overrides);
  const logger = createLogger(database.config);
  const app = await createApp(AppModule.forRoot(database.config, logger), database.config, logger);
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  const orm = app.get<MikroORM>(MikroORM);
  return {
    app,
    orm,
    make: new Factories(orm),
    database,
    request: (options) => app.inject(options),
    async signIn(email) {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/auth/login',
        payload: { username: email, password: TEST_PASSWORD },
      });
      return { authorization: `Bearer ${answer.json<{ token: string }>().token}` };
    },
    async close() {
      await app.close();
      await database.drop();
    },
  };
}
