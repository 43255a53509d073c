import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module.ts';
import { loadConfig } from './platform/config/index.ts';
import { createErrorReports, endOnUncaught } from './platform/error-reporting/index.ts';
import { createLogger, NestLog } from './platform/logging/log.ts';
import { BackgroundWork } from './platform/outbox/index.ts';

/** The background process: relays events, runs jobs and schedules. Any number of them may run. */
async function main(): Promise<void> {
  const config = loadConfig();
  const reports = await createErrorReports(config);
  const logger = createLogger(config, { reports });
  endOnUncaught(logger, reports);
  const app = await NestFactory.createApplicationContext(AppModule.of(config, logger, reports), { logger: new NestLog(logger), abortOnError: false });
  app.enableShutdownHooks();
  app.get(BackgroundWork).start();
  logger.info('working');
  process.send?.({ ready: true });
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exit(1);
});
