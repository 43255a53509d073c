import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { fastify, type FastifyInstance } from 'fastify';
import { Config } from '../config/index.ts';
import { OutboxStatusReader } from '../outbox/index.ts';
import { WorkerHeartbeat } from '../queue/index.ts';
import { HealthChecksService } from './health-checks.service.ts';
import { buildLiveAnswer, buildReadyAnswer } from './health-answers.ts';
import { MetricsHandler } from './metrics-handler.ts';

/**
 * Health and metrics endpoints of the worker, at the same paths as in the HTTP process. Disabled without
 * WORKER_PORT.
 */
@Injectable()
export class WorkerEndpointsHandler implements OnApplicationShutdown {
  private server: FastifyInstance | null = null;

  constructor(
    private readonly config: Config,
    private readonly checks: HealthChecksService,
    private readonly metrics: MetricsHandler,
    private readonly heartbeat: WorkerHeartbeat,
    private readonly outbox: OutboxStatusReader,
  ) {}

  /** Starts listening; returns the URL, or null if no port is configured. */
  async listen(): Promise<string | null> {
    const { WORKER_PORT: port, WORKER_HOST: host } = this.config;
    if (port === undefined) return null;
    this.checks.register('heartbeat', async () => this.heartbeat.assertRecent());
    this.checks.register('outbox', () => this.outbox.assertRecent());
    const server = fastify({ forceCloseConnections: true, requestTimeout: 10_000 });
    server.get('/api/health/live', () => buildLiveAnswer());
    server.get('/api/health/ready', async (_request, reply) => {
      const { httpStatus, ...answer } = await buildReadyAnswer(this.checks);
      return reply.status(httpStatus).send(answer);
    });
    server.get('/api/metrics', (request, reply) => this.metrics.serve(request, reply));
    this.server = server;
    return server.listen({ port, host });
  }

  /** Closed last, so that probes see the shutdown. */
  async onApplicationShutdown(): Promise<void> {
    await this.server?.close();
  }
}
