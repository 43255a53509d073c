import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { DynamicModule, INestApplicationContext, Type } from '@nestjs/common';
import { Redis } from 'ioredis';
import { ClockModule } from '../src/platform/clock/clock.ts';
import { ConfigModule, type ConfigValues } from '../src/platform/config/index.ts';
import { DatabaseModule, type EntityClasses } from '../src/platform/database/index.ts';
import { createLogger, LoggingModule } from '../src/platform/logging/log.ts';
import { MailerModule } from '../src/platform/mailer/index.ts';
import { MetricsModule } from '../src/platform/metrics/metrics.ts';
import { OutboxEvent, OutboxModule } from '../src/platform/outbox/index.ts';
import { ProjectionsModule } from '../src/platform/projections/index.ts';
import { QueueModule } from '../src/platform/queue/index.ts';
import { StorageModule } from '../src/platform/storage/index.ts';

type PlatformParts = {
  providers?: Type[];
  imports?: NonNullable<DynamicModule['imports']>;
  entities?: EntityClasses;
};

class TestPlatformModule {}

/** The platform without HTTP, as in the worker, with the given providers (handlers, listeners). */
export async function createPlatform(
  config: ConfigValues,
  { providers = [], imports = [], entities = [OutboxEvent] }: PlatformParts = {},
): Promise<INestApplicationContext> {
  const module: DynamicModule = {
    module: TestPlatformModule,
    imports: [
      ConfigModule.forRoot(config),
      LoggingModule.forRoot(createLogger(config)),
      ClockModule,
      MetricsModule,
      DatabaseModule.forRoot(config, entities),
      StorageModule,
      MailerModule,
      QueueModule,
      OutboxModule,
      ProjectionsModule,
      ...imports,
    ],
    providers,
  };
  return NestFactory.createApplicationContext(module, { logger: false, abortOnError: false });
}

export type QueueBackend = {
  name: string;
  environment: Readonly<Record<string, string>>;
  clean(): Promise<void>;
};

/**
 * Backends of the job tests. Redis comes from TEST_REDIS_URL (set by `npm test`); without it the Redis tests
 * are skipped, which is an error in CI and a warning elsewhere. `slot` separates concurrent suites.
 */
export function listQueueBackends(slot: number): QueueBackend[] {
  const backends: QueueBackend[] = [{ name: 'PostgreSQL', environment: {}, clean: () => Promise.resolve() }];
  const redisUrl = process.env['TEST_REDIS_URL'];
  if (redisUrl) {
    const url = toRedisDatabaseUrl(redisUrl, slot);
    backends.push({ name: 'Redis', environment: { REDIS_URL: url }, clean: () => flushRedis(url) });
  } else if (process.env['CI'] || process.env['REQUIRE_REDIS']) {
    throw new Error('TEST_REDIS_URL is not set, so the queues would not be tested on Redis.');
  } else {
    process.stderr.write('WARNING: TEST_REDIS_URL is not set; the queues are tested on PostgreSQL only.\n');
  }
  return backends;
}

/** Redis database of a suite: concurrent suites must not take each other's jobs. 7 to 14 are in use. */
export const toRedisDatabaseUrl = (url: string, slot: number): string =>
  Object.assign(new URL(url), { pathname: `/${slot}` }).toString();

export async function flushRedis(url: string): Promise<void> {
  const redis = new Redis(url);
  await redis.flushdb();
  redis.disconnect();
}

/** Waits until a condition holds; fails with its description after the given time. */
export async function eventually(
  description: string,
  condition: () => boolean | Promise<boolean>,
  ms = 15_000,
): Promise<void> {
  for (const end = Date.now() + ms; !(await condition());) {
    if (Date.now() > end) throw new Error(`Not within ${ms} ms: ${description}`);
    await new Promise((resolve) => {
      setTimeout(resolve, 25);
    });
  }
}
