import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError, translateDatabaseError } from '../errors/index.ts';
import type { Log } from '../logging/log.ts';
import { toHttpStatus } from './error-body.ts';
import { formatError, formatErrorMessage } from './error-messages.ts';

/** Error handler of text and XML routes: a line of Czech text instead of the error body of the API. */
export const createTextErrorHandler =
  (log: Pick<Log, 'error'>) =>
  (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    const domainError = error instanceof DomainError ? error : translateDatabaseError(error);
    if (domainError === null)
      log.error({ err: error, request_id: request.id, path: request.url }, 'failed to render a document');
    const retryAfter = domainError?.options.retryAfter;
    if (retryAfter !== undefined) void reply.header('retry-after', String(Math.ceil(retryAfter)));
    void reply
      .status(domainError ? toHttpStatus(domainError.kind) : 500)
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send(domainError ? formatError(domainError) : formatErrorMessage('INTERNAL'));
  };
