import 'reflect-metadata';
import { MikroORM } from '@mikro-orm/postgresql';
import { NestFactory } from '@nestjs/core';
import { seed } from '../seeds/seed.ts';
import { AppModule } from './app.module.ts';
import { ENTITIES } from './entities.ts';
import { envExample, loadConfig, parseConfig, type ConfigValues } from './platform/config/index.ts';
import { ormOptions } from './platform/database/index.ts';
import { createApp, openApiDocument } from './platform/http/index.ts';
import { createLogger, NestLog } from './platform/logging/log.ts';
import { migrateQueueTables } from './platform/queue/index.ts';

const USAGE = 'usage: cli.js migrate | seed [--demo [--few-photos]] | openapi | env-example\n';

/** Brings the database to the newest schema: the product's tables, then those of the queues. */
async function migrate(config: ConfigValues): Promise<void> {
  const orm = await MikroORM.init(ormOptions(config, ENTITIES));
  const applied = await orm.migrator.up();
  await orm.close(true);
  if (!config.REDIS_URL) await migrateQueueTables(config.DATABASE_URL);
  process.stdout.write(`${applied.length} migrations applied\n`);
}

/** Reference data always; demo data into an empty database, never in production mode unless asked by --demo. */
async function runSeed(config: ConfigValues, flags: readonly string[]): Promise<void> {
  const logger = createLogger(config);
  const app = await NestFactory.createApplicationContext(AppModule.of(config, logger), { logger: new NestLog(logger), abortOnError: false });
  try {
    for (const line of await seed(app, { demo: flags.includes('--demo'), fewPhotos: flags.includes('--few-photos'), now: new Date() })) process.stdout.write(`${line}\n`);
  } finally {
    await app.close();
  }
}

/** The API's document without a database: nothing is connected until the first query. */
async function openApi(): Promise<void> {
  const config = parseConfig({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing', JWT_SECRET: 'x'.repeat(32), LOG_LEVEL: 'silent', NODE_ENV: 'test' });
  const app = await createApp(AppModule.of(config, createLogger(config)), config, createLogger(config));
  await say(`${JSON.stringify(openApiDocument(app), null, 2)}\n`);
}

/** Waits until a pipe has taken everything: the process exits right after. */
const say = (text: string): Promise<void> => new Promise((resolve) => { process.stdout.write(text, () => resolve()); });

async function main([command, ...flags]: string[]): Promise<number> {
  switch (command) {
    case 'migrate': await migrate(loadConfig()); return 0;
    case 'seed': await runSeed(loadConfig(), flags); return 0;
    case 'openapi': await openApi(); return 0;
    case 'env-example': process.stdout.write(envExample()); return 0;
    default: process.stderr.write(USAGE); return 2;
  }
}

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    process.exit(1);
  },
);
