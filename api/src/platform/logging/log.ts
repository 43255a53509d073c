import { Global, Module, type DynamicModule, type LoggerService } from '@nestjs/common';
import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino';
import type { ConfigValues } from '../config/index.ts';
import { withoutSecrets } from './secret-paths.ts';

const REDACTED = [
  'password', 'token', 'authorization', 'cookie', 'email', 'phone',
  '*.password', '*.token', '*.authorization', '*.cookie', '*.email', '*.phone', 'req.headers.authorization', 'req.headers.cookie',
];

const Levels = class {} as unknown as abstract new () => Pick<Logger, 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'child'>;

/** Structured log: one JSON object a line, secrets, personal data and tokens in addresses redacted. The token; what is injected is pino's logger. */
export abstract class Log extends Levels {}

/** The logger of a process; every line, whoever wrote it and whatever error it quotes, leaves without the tokens of addresses. */
export function createLogger(config: Pick<ConfigValues, 'LOG_LEVEL'>, stream?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level: config.LOG_LEVEL, redact: { paths: REDACTED, censor: '[redacted]' }, base: { pid: process.pid }, timestamp: pino.stdTimeFunctions.isoTime, hooks: { streamWrite: withoutSecrets },
  };
  return stream ? pino(options, stream) : pino(options);
}

/** Sends Nest's own messages into the structured log; its start-up chatter counts as debug. */
export class NestLog implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, context?: string): void { this.logger.debug({ context }, String(message)); }
  warn(message: unknown, context?: string): void { this.logger.warn({ context }, String(message)); }
  error(message: unknown, stack?: string, context?: string): void { this.logger.error({ context, stack }, String(message)); }
  debug(message: unknown, context?: string): void { this.logger.debug({ context }, String(message)); }
  verbose(message: unknown, context?: string): void { this.logger.trace({ context }, String(message)); }
  fatal(message: unknown, context?: string): void { this.logger.fatal({ context }, String(message)); }
}

@Global()
@Module({})
export class LoggingModule {
  static of(logger: Logger): DynamicModule {
    return { module: LoggingModule, providers: [{ provide: Log, useValue: logger }], exports: [Log] };
  }
}

