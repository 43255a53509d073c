import type { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';

/** The Fastify server, for routes outside of /api; null in the worker and in commands. */
export function findHttpServer(host: HttpAdapterHost): FastifyInstance | null {
  const adapter = host.httpAdapter as HttpAdapterHost['httpAdapter'] | null | undefined;
  return adapter?.getInstance<FastifyInstance>() ?? null;
}
