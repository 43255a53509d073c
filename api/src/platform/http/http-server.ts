import type { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';

/** The Fastify server of this process, for routes outside /api; null in the worker and on the command line. */
export function httpServerOf(host: HttpAdapterHost): FastifyInstance | null {
  const adapter = host.httpAdapter as HttpAdapterHost['httpAdapter'] | null | undefined;
  return adapter?.getInstance<FastifyInstance>() ?? null;
}
