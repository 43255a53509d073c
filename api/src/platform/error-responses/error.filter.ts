import { Catch, HttpException, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Log } from '../logging/log.ts';
import { DomainError, translateDatabaseError, type ErrorKind } from '../errors/index.ts';
import { buildErrorBody } from './error-body.ts';

const KIND_BY_STATUS: Readonly<Record<number, ErrorKind>> = {
  400: 'unreadable',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not-found',
  409: 'conflict',
  410: 'gone',
  413: 'too-large',
  415: 'unsupported-media',
  422: 'invalid',
  429: 'rate-limited',
  503: 'unavailable',
};
const CODE_BY_KIND = {
  unreadable: 'UNREADABLE',
  unauthenticated: 'UNAUTHENTICATED',
  forbidden: 'FORBIDDEN',
  'not-found': 'NOTFOUND',
  conflict: 'CONFLICT',
  gone: 'GONE',
  'too-large': 'PAYLOAD_TOO_LARGE',
  'unsupported-media': 'UNSUPPORTED_MEDIA',
  invalid: 'VALIDATION',
  'rate-limited': 'RATE_LIMITED',
  unavailable: 'UNAVAILABLE',
} as const;

/**
 * Maps every error of the API to the error body; unexpected errors are logged and answered as INTERNAL
 * without details.
 */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(private readonly log: Log) {}

  catch(exception: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const error = toDomainError(exception);
    if (reply.sent) return;
    if (error === null) {
      this.log.error(
        { err: exception, request_id: request.id, method: request.method, route: request.routeOptions.url },
        'unexpected error',
      );
      const body = {
        ...buildErrorBody(new DomainError('unavailable', 'INTERNAL'), request.id, request.url),
        status_code: 500,
      };
      void reply.status(500).send(body);
      return;
    }
    const body = buildErrorBody(error, request.id, request.url);
    if (error.options.retryAfter !== undefined)
      void reply.header('retry-after', String(Math.ceil(error.options.retryAfter)));
    void reply.status(body.status_code).send(body);
  }
}

function toDomainError(exception: unknown): DomainError | null {
  if (exception instanceof DomainError) return exception;
  const databaseError = translateDatabaseError(exception);
  if (databaseError) return databaseError;
  const status =
    exception instanceof HttpException
      ? exception.getStatus()
      : (exception as { statusCode?: number } | null)?.statusCode;
  const kind =
    status === undefined
      ? undefined
      : (KIND_BY_STATUS[status] ?? (status >= 400 && status < 500 ? 'unreadable' : undefined));
  return kind ? new DomainError(kind, CODE_BY_KIND[kind]) : null;
}
