import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';

/** Fastify of the application. Nest types it with the raw request of `find-my-way`, which plugins do not accept. */
export const getFastify = (app: NestFastifyApplication): FastifyInstance =>
  app.getHttpAdapter().getInstance() as FastifyInstance;
