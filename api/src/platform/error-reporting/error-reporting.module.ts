import { Global, Injectable, Module, type DynamicModule, type OnApplicationShutdown } from '@nestjs/common';
import type { ConfigValues } from '../config/index.ts';
import { ErrorReports, NoReports } from './error-reports.ts';

const LAST_WORDS_MS = 2000;

type Settings = Pick<ConfigValues, 'ERROR_REPORTING_DSN' | 'RELEASE' | 'NODE_ENV'>;

/** The reports of a process, off without a service: its library takes forty megabytes, which only those pay who use it. */
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

/** Lets a leaving process say what it had to report. */
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

/** What nobody caught is logged, thereby reported, and ends the process: nobody knows what state it is in. */
export function endOnUncaught(logger: Fatal, reports: ErrorReports): void {
  let isEnding = false;
  process.on('uncaughtException', (err: unknown, origin) => {
    logger.fatal({ err, origin }, 'nobody caught an error');
    if (isEnding) return;
    isEnding = true;
    void reports.flush(LAST_WORDS_MS).finally(() => process.exit(1));
  });
}
