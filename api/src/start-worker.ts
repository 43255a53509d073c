import 'reflect-metadata';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module.ts';
import type { ConfigValues } from './platform/config/index.ts';
import { createErrorReporter, exitOnUncaughtException } from './platform/error-reporting/index.ts';
import { WorkerEndpointsHandler } from './platform/health/index.ts';
import { createLogger, NestLogger } from './platform/logging/log.ts';
import { BackgroundWork } from './platform/outbox/index.ts';

/**
 * Starts background work: relays events, runs jobs and schedules.
 * @returns the application and the address of its health endpoints, null without `WORKER_PORT`
 */
export async function startWorker(
  config: ConfigValues,
): Promise<{ app: INestApplicationContext; url: string | null }> {
  const errorReporter = await createErrorReporter(config);
  const logger = createLogger(config, { reports: errorReporter });
  exitOnUncaughtException(logger, errorReporter);
  const app = await NestFactory.createApplicationContext(AppModule.forRoot(config, logger, errorReporter), {
    logger: new NestLogger(logger),
    abortOnError: false,
  });
  app.enableShutdownHooks([], { useProcessExit: true });
  app.get(BackgroundWork).start();
  const url = await app.get(WorkerEndpointsHandler).listen();
  logger.info({ ...(url !== null && { url }) }, 'working');
  return { app, url };
}
