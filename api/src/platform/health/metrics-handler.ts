import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash, timingSafeEqual } from 'node:crypto';
import { Config, isLoopbackUrl } from '../config/index.ts';
import { buildErrorBody } from '../error-responses/index.ts';
import { DomainError } from '../errors/index.ts';
import { Metrics } from '../metrics/metrics.ts';
import { findHttpServer } from '../http/http-server.ts';
import { HealthChecksService } from './health-checks.service.ts';

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/u;
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * GET /api/metrics for Prometheus. A plain Fastify route, because its bearer token is not a session. Requires
 * METRICS_TOKEN, or outside production, with a loopback PUBLIC_URL, a direct loopback connection: behind a proxy on
 * the same machine every caller is local.
 */
@Injectable()
export class MetricsHandler implements OnModuleInit {
  constructor(
    private readonly config: Config,
    private readonly metrics: Metrics,
    private readonly host: HttpAdapterHost,
    checks: HealthChecksService,
  ) {
    metrics.createGauge(
      'dependency_up',
      'Whether a dependency responds (1) or not (0)',
      ['name'],
      async (gauge) => {
        for (const { name, ok } of await checks.runAll()) gauge.set({ name }, Number(ok));
      },
    );
  }

  onModuleInit(): void {
    findHttpServer(this.host)?.get('/api/metrics', (request, reply) => this.serve(request, reply));
  }

  /** Sends the metrics, or 403 without permission. */
  async serve(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    if (!this.isAllowed(request)) {
      const body = buildErrorBody(new DomainError('forbidden', 'FORBIDDEN'), request.id, request.url);
      return reply.status(body.status_code).send(body);
    }
    return reply.type(this.metrics.registry.contentType).send(await this.metrics.registry.metrics());
  }

  private isAllowed({ headers, socket }: FastifyRequest): boolean {
    const given = /^Bearer (\S+)$/u.exec(headers.authorization ?? '')?.[1];
    if (given !== undefined)
      return (
        this.config.METRICS_TOKEN !== undefined &&
        timingSafeEqual(digest(given), digest(this.config.METRICS_TOKEN))
      );
    const isProxied = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
    if (this.config.METRICS_TOKEN !== undefined || this.config.NODE_ENV === 'production') return false;
    if (!isLoopbackUrl(this.config.PUBLIC_URL)) return false;
    return !isProxied && LOOPBACK.test(socket.remoteAddress ?? '');
  }
}
