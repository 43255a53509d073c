import { Global, Injectable, Module, type DynamicModule, type OnApplicationShutdown } from '@nestjs/common';
import type { ConfigValues } from '../config/index.ts';
import { ErrorReporter, NoopErrorReporter } from './error-reporter.ts';

const FLUSH_TIMEOUT_MS = 2000;

type Settings = Pick<ConfigValues, 'ERROR_REPORTING_DSN' | 'RELEASE' | 'NODE_ENV'>;

/** Creates the error reporter, a no-op without a DSN: the Sentry library takes 40 MB. */
export async function createErrorReporter({
  ERROR_REPORTING_DSN: dsn,
  RELEASE: release,
  NODE_ENV: environment,
}: Settings): Promise<ErrorReporter> {
  if (!dsn) return new NoopErrorReporter();
  const { SentryErrorReporter } = await import('./sentry-error-reporter.ts');
  return new SentryErrorReporter({ dsn, release, environment });
}

@Injectable()
class ReportFlushService implements OnApplicationShutdown {
  constructor(private readonly reports: ErrorReporter) {}

  async onApplicationShutdown(): Promise<void> {
    await this.reports.flush(FLUSH_TIMEOUT_MS);
  }
}

/** Flushes pending reports on shutdown. */
@Global()
@Module({})
export class ErrorReportingModule {
  static forRoot(errorReporter: ErrorReporter): DynamicModule {
    return {
      module: ErrorReportingModule,
      providers: [{ provide: ErrorReporter, useValue: errorReporter }, ReportFlushService],
      exports: [ErrorReporter],
    };
  }
}

type FatalLogger = { fatal: (context: object, message: string) => void };

/** Logs an uncaught exception, which also reports it, and ends the process: its state is unknown. */
export function exitOnUncaughtException(logger: FatalLogger, errorReporter: ErrorReporter): void {
  let isEnding = false;
  process.on('uncaughtException', (err: unknown, origin) => {
    logger.fatal({ err, origin }, 'uncaught exception');
    if (isEnding) return;
    isEnding = true;
    void errorReporter.flush(FLUSH_TIMEOUT_MS).finally(() => process.exit(1));
  });
}
