import { Global, Module, type DynamicModule, type LoggerService } from '@nestjs/common';
import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino';
import type { ConfigValues } from '../config/index.ts';
import type { ErrorReporter } from '../error-reporting/index.ts';
import { redactSecrets } from '@prostora/contracts/redaction.ts';
import { currentTrace } from './trace.ts';

const REDACTED = [
  'password',
  'token',
  'authorization',
  'cookie',
  'email',
  'phone',
  '*.password',
  '*.token',
  '*.authorization',
  '*.cookie',
  '*.email',
  '*.phone',
  'req.headers.authorization',
  'req.headers.cookie',
];

const LogMethods = class {} as unknown as abstract new () => Pick<
  Logger,
  'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'child'
>;

/**
 * Structured log: one JSON object per line; secrets, personal data and tokens in URLs are redacted. Injection
 * token; the injected value is the pino logger.
 */
export abstract class Log extends LogMethods {}

/** Log fields sent as tags of an error report. */
const REPORTED_FIELDS = ['request_id', 'method', 'route', 'job', 'job_id', 'attempt', 'origin'] as const;

const ERROR_LEVEL = pino.levels.values['error'] ?? Infinity;

type LogOutputs = { stream?: DestinationStream; reports?: ErrorReporter };

/**
 * Creates the logger of a process; tokens in URLs are removed from every line, also from quoted errors. Lines
 * at level error with an `err` are reported too: failed requests and documents, jobs after their last
 * attempt, uncaught exceptions.
 */
export function createLogger(
  config: Pick<ConfigValues, 'LOG_LEVEL'>,
  { stream, reports }: LogOutputs = {},
): Logger {
  const options: LoggerOptions = {
    level: config.LOG_LEVEL,
    mixin: () => ({ ...currentTrace() }),
    redact: { paths: REDACTED, censor: '[redacted]' },
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    hooks: {
      streamWrite: redactSecrets,
      logMethod(line, write, level) {
        if (reports && level >= ERROR_LEVEL) reportError(reports, line[0]);
        write.apply(this, line);
      },
    },
  };
  return stream ? pino(options, stream) : pino(options);
}

function reportError(reports: ErrorReporter, line: unknown): void {
  if (line === null || typeof line !== 'object' || !('err' in line)) return;
  const fields: Record<string, unknown> = { ...currentTrace(), ...line };
  const tags = REPORTED_FIELDS.flatMap((name) =>
    typeof fields[name] === 'string' || typeof fields[name] === 'number'
      ? [[name, fields[name]] as const]
      : [],
  );
  reports.report(fields['err'], Object.fromEntries(tags));
}

/** Passes Nest's messages to the structured log, start-up messages at debug. */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, context?: string): void {
    this.logger.debug({ context }, String(message));
  }
  warn(message: unknown, context?: string): void {
    this.logger.warn({ context }, String(message));
  }
  error(message: unknown, stack?: string, context?: string): void {
    this.logger.error({ context, stack }, String(message));
  }
  debug(message: unknown, context?: string): void {
    this.logger.debug({ context }, String(message));
  }
  verbose(message: unknown, context?: string): void {
    this.logger.trace({ context }, String(message));
  }
  fatal(message: unknown, context?: string): void {
    this.logger.fatal({ context }, String(message));
  }
}

@Global()
@Module({})
export class LoggingModule {
  static forRoot(logger: Logger): DynamicModule {
    return { module: LoggingModule, providers: [{ provide: Log, useValue: logger }], exports: [Log] };
  }
}
