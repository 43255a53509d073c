import 'reflect-metadata';
import { loadConfig } from './platform/config/index.ts';
import { createErrorReporter, exitOnUncaughtException } from './platform/error-reporting/index.ts';
import { createLogger, NestLogger } from './platform/logging/log.ts';

/** The background process: relays events, runs jobs and schedules. Any number of them may run. */
async function main(): Promise<void> {
  // An invalid configuration is reported before anything else is loaded.
  const config = loadConfig();
  const { NestFactory } = await import('@nestjs/core');
  const { AppModule } = await import('./app.module.ts');
  const { WorkerEndpointsHandler } = await import('./platform/health/index.ts');
  const { BackgroundWork } = await import('./platform/outbox/index.ts');
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
  process.send?.({ ready: true, url });
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exit(1);
});
