import { RequestContext } from '@mikro-orm/core';
import { MikroORM } from '@mikro-orm/postgresql';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { NestFactory } from '@nestjs/core';
import type { Type } from '@nestjs/common';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { ConfigValues } from '../config/index.ts';
import { NestLog } from '../logging/log.ts';
import { validationPipe } from './validation.ts';

const BODY_LIMIT = 1024 * 1024;
const UPLOAD_LIMIT = 15 * 1024 * 1024;
const REQUEST_ID = /^[\w-]{8,64}$/u;

/** The HTTP application: Fastify, security headers, cookies, compression, one identity map per API request. */
export async function createApp(module: Type | { module: Type }, config: ConfigValues, logger: Logger): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    bodyLimit: BODY_LIMIT,
    trustProxy: config.TRUST_PROXY ? [...config.TRUST_PROXY] : false,
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true },
    genReqId: (request: { headers: Record<string, string | string[] | undefined> }) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
    },
  });
  const app = await NestFactory.create<NestFastifyApplication>(module as Type, adapter, { logger: new NestLog(logger), abortOnError: false });
  app.setGlobalPrefix('api', { exclude: [] });
  app.useGlobalPipes(validationPipe());
  app.enableShutdownHooks();
  await app.register(helmet as never, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    frameguard: { action: 'sameorigin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: config.PUBLIC_URL.startsWith('https:') ? { maxAge: 31_536_000 } : false,
  } as never);
  await app.register(cookie as never);
  await app.register(compress as never, { encodings: ['br', 'gzip'], threshold: 1400, brotliOptions: { params: { 1: 4 } } } as never);
  await app.register(multipart as never, { limits: { fileSize: UPLOAD_LIMIT, files: 1, fields: 10, fieldSize: 64 * 1024 } } as never);
  addRequestHooks(app, config, logger);
  return app;
}

function addRequestHooks(app: NestFastifyApplication, config: ConfigValues, logger: Logger): void {
  const fastify = app.getHttpAdapter().getInstance();
  const orm = app.get(MikroORM);
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    if (!request.url.startsWith('/api')) return done();
    void reply.header('cache-control', 'no-store');
    return done();
  });
  fastify.addHook('preHandler', (request, _reply, done) => {
    if (!request.url.startsWith('/api')) return done();
    return RequestContext.create(orm.em, done);
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    if (request.url.startsWith('/api') && config.LOG_LEVEL !== 'silent') {
      const entry = { request_id: request.id, method: request.method, route: request.routeOptions.url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
      logger[reply.statusCode >= 500 ? 'error' : 'debug'](entry, 'request');
    }
    done();
  });
}
