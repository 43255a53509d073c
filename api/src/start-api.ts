import 'reflect-metadata';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app.module.ts';
import { loadDtoMetadata } from './openapi-document.ts';
import type { ConfigValues } from './platform/config/index.ts';
import { createErrorReporter, exitOnUncaughtException } from './platform/error-reporting/index.ts';
import { createApp, serveOpenApi } from './platform/http/index.ts';
import { createLogger } from './platform/logging/log.ts';

/** Starts the HTTP server: API, documents and static files on one port. */
export async function startApi(config: ConfigValues): Promise<NestFastifyApplication> {
  const errorReporter = await createErrorReporter(config);
  const logger = createLogger(config, { reports: errorReporter });
  exitOnUncaughtException(logger, errorReporter);
  const app: NestFastifyApplication = await createApp(
    AppModule.forRoot(config, logger, errorReporter),
    config,
    logger,
  );
  serveOpenApi(app, config, loadDtoMetadata);
  await app.listen(config.PORT, config.HOST);
  logger.info({ url: await app.getUrl() }, 'listening');
  return app;
}
