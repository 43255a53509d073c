import { MikroORM } from '@mikro-orm/postgresql';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { NestFactory } from '@nestjs/core';
import type { Type } from '@nestjs/common';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Socket } from 'node:net';
import type { Logger } from 'pino';
import type { ConfigValues } from '../config/index.ts';
import { withOwnIdentityMap, withWaitBudget } from '../database/index.ts';
import { buildErrorBody, formatErrorMessage } from '../error-responses/index.ts';
import { DomainError } from '../errors/index.ts';
import { Log, NestLogger } from '../logging/log.ts';
import { Metrics } from '../metrics/metrics.ts';
import { registerBodyParsers, DEFAULT_BODY_LIMITS } from './body-limits.ts';
import { getFastify } from './fastify-instance.ts';
import { RateLimiter } from './rate-limit.ts';
import { assertRequestLimits } from './request-limits.ts';
import { RequestLogger } from './request-logger.ts';
import { GracefulShutdown } from './graceful-shutdown.ts';
import { createValidationPipe } from './validation.ts';

const MAX_UPLOAD_BYTES = 15 * 1024 * 1024;
const HSTS_MAX_AGE_SECONDS = 31_536_000;
const REFERRER_POLICY = 'strict-origin-when-cross-origin';
/** Browser features no page uses. */
const PERMISSIONS_POLICY =
  'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), hid=(), midi=(), display-capture=()';
const REQUEST_ID = /^[\w-]{8,64}$/u;

/**
 * The default window of 4 MB takes 8 MB per response in progress; half a megabyte covers a whole document.
 */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 19 } };

/**
 * Creates the HTTP application: Fastify, security headers, cookies, compression, one identity map per API
 * request.
 */
export async function createApp(
  module: Type | { module: Type },
  config: ConfigValues,
  logger: Logger,
): Promise<NestFastifyApplication> {
  const app = await NestFactory.create<NestFastifyApplication>(module as Type, createAdapter(config), {
    logger: new NestLogger(logger),
    abortOnError: false,
    bodyParser: false,
  });
  app.setGlobalPrefix('api', { exclude: [] });
  app.useGlobalPipes(createValidationPipe());
  app.enableShutdownHooks([], { useProcessExit: true });
  const fastify = getFastify(app);
  await fastify.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    frameguard: { action: 'sameorigin' },
    referrerPolicy: { policy: REFERRER_POLICY },
    strictTransportSecurity: config.PUBLIC_URL.startsWith('https:')
      ? { maxAge: HSTS_MAX_AGE_SECONDS }
      : false,
  });
  await fastify.register(cookie);
  await fastify.register(compress, { encodings: ['br', 'gzip'], threshold: 1400, brotliOptions: BROTLI });
  await fastify.register(multipart, {
    limits: {
      fileSize: MAX_UPLOAD_BYTES,
      files: 1,
      fields: 10,
      fieldSize: 64 * 1024,
      parts: 12,
      headerPairs: 20,
    },
  });
  registerBodyParsers(app);
  registerRequestHooks(app);
  return app;
}

function createAdapter(config: ConfigValues): FastifyAdapter {
  return new FastifyAdapter({
    bodyLimit: DEFAULT_BODY_LIMITS.bytes,
    trustProxy: config.TRUST_PROXY ? [...config.TRUST_PROXY] : false,
    requestTimeout: 26_000,
    // Node applies the longer of the two timeouts to the whole request, so the one of the headers must be
    // shorter.
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 2000 },
    connectionTimeout: 60_000,
    forceCloseConnections: 'idle',
    // Requests that arrive during shutdown are served: a non-idempotent request cannot be repeated elsewhere.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: (_error: Error, request: FastifyRequest, reply: FastifyReply) => {
      replyToInvalidUrl(config, request, reply);
    },
    clientErrorHandler: handleClientError,
    genReqId: (request: { headers: Record<string, string | string[] | undefined> }) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
    },
  });
}

/** Headers helmet sets on every response it sees. */
const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': REFERRER_POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': PERMISSIONS_POLICY,
} as const;

/**
 * Answers an invalid URL (`/api/%`), which reaches no route, hook or filter, with the security headers and
 * the error body.
 */
function replyToInvalidUrl({ PUBLIC_URL }: ConfigValues, request: FastifyRequest, reply: FastifyReply): void {
  void reply.headers({
    ...SECURITY_HEADERS,
    'x-request-id': request.id,
    'cache-control': 'no-store',
    ...(PUBLIC_URL.startsWith('https:') && {
      'strict-transport-security': `max-age=${HSTS_MAX_AGE_SECONDS}; includeSubDomains`,
    }),
  });
  if (request.url.startsWith('/api'))
    void reply
      .status(400)
      .send(buildErrorBody(new DomainError('unreadable', 'UNREADABLE'), request.id, request.url));
  else void reply.status(400).type('text/plain; charset=utf-8').send(formatErrorMessage('UNREADABLE'));
}

/**
 * Answers invalid HTTP (an unknown method, oversized headers) and request timeouts on the raw socket, then
 * destroys it.
 */
function handleClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const status = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? '408 Request Timeout' : '400 Bad Request';
  const body = JSON.stringify({
    ...buildErrorBody(new DomainError('unreadable', 'UNREADABLE'), randomUUID(), ''),
    status_code: Number.parseInt(status, 10),
  });
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
    () => socket.destroySoon(),
  );
}

function registerRequestHooks(app: NestFastifyApplication): void {
  const fastify = getFastify(app);
  const orm = app.get(MikroORM);
  new RequestLogger(app.get(Log), app.get(Metrics)).register(fastify);
  const shutdown = app.get(GracefulShutdown);
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id).header('permissions-policy', PERMISSIONS_POLICY);
    if (shutdown.isInProgress) void reply.header('connection', 'close');
    if (!request.url.startsWith('/api')) return done();
    // API responses are not indexed; pages are.
    void reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
    return done();
  });
  const limiter = app.get(RateLimiter);
  fastify.addHook('onRequest', (request) => assertRequestLimits(limiter, request));
  fastify.addHook('preHandler', (request, _reply, done) => {
    if (!request.url.startsWith('/api')) return done();
    const { databaseWaitMs } = request.routeOptions.config as { databaseWaitMs?: number };
    const run =
      databaseWaitMs === undefined
        ? done
        : (): void => {
            withWaitBudget(databaseWaitMs, done);
          };
    return withOwnIdentityMap(orm.em, run);
  });
}
