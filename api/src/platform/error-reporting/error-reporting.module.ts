import { Global, Injectable, Module, type DynamicModule, type OnApplicationShutdown } from '@nestjs/common';
import type { ConfigValues } from '../config/index.ts';
import { ErrorReports, NoReports } from './error-reports.ts';

const LAST_WORDS_MS = 2000;

type Settings = Pick<ConfigValues, 'ERROR_REPORTING_DSN' | 'RELEASE' | 'NODE_ENV'>;

/** Creates the error reporter, a no-op without a DSN: the Sentry library takes 40 MB. */
export async function createErrorReports({
  ERROR_REPORTING_DSN: dsn,
  RELEASE: release,
  NODE_ENV: environment,
}: Settings): Promise<ErrorReports> {
  if (!dsn) return new NoReports();
  const { SentryReports } = await import('./sentry-reports.ts');
  return new SentryReports({ dsn, release, environment });
}

@Injectable()
class LastReports implements OnApplicationShutdown {
  constructor(private readonly reports: ErrorReports) {}

  async onApplicationShutdown(): Promise<void> {
    await this.reports.flush(LAST_WORDS_MS);
  }
}

/** Flushes pending reports on shutdown. */
@Global()
@Module({})
export class ErrorReportingModule {
  static of(reports: ErrorReports): DynamicModule {
    return {
      module: ErrorReportingModule,
      providers: [{ provide: ErrorReports, useValue: reports }, LastReports],
      exports: [ErrorReports],
    };
  }
}

type Fatal = { fatal: (facts: object, message: string) => void };

/** Logs an uncaught exception, which also reports it, and ends the process: its state is unknown. */
export function endOnUncaught(logger: Fatal, reports: ErrorReports): void {
  let isEnding = false;
  process.on('uncaughtException', (err: unknown, origin) => {
    logger.fatal({ err, origin }, 'uncaught exception');
    if (isEnding) return;
    isEnding = true;
    void reports.flush(LAST_WORDS_MS).finally(() => process.exit(1));
  });
}
