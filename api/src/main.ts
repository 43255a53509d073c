import 'reflect-metadata';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { loadConfig } from './platform/config/index.ts';
import { createErrorReporter, exitOnUncaughtException } from './platform/error-reporting/index.ts';
import { createLogger } from './platform/logging/log.ts';

/** The HTTP process: API, documents and static files on one port. */
async function main(): Promise<void> {
  // An invalid configuration is reported before anything else is loaded.
  const config = loadConfig();
  const { AppModule } = await import('./app.module.ts');
  const { createApp, serveOpenApi } = await import('./platform/http/index.ts');
  const errorReporter = await createErrorReporter(config);
  const logger = createLogger(config, { reports: errorReporter });
  exitOnUncaughtException(logger, errorReporter);
  const app: NestFastifyApplication = await createApp(
    AppModule.forRoot(config, logger, errorReporter),
    config,
    logger,
  );
  serveOpenApi(app, config);
  await app.listen(config.PORT, config.HOST);
  logger.info({ url: await app.getUrl() }, 'listening');
  process.send?.({ ready: true, url: await app.getUrl() });
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exit(1);
});
