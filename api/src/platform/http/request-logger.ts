import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Counter, Gauge, Histogram } from 'prom-client';
import type { Log } from '../logging/log.ts';
import { currentTrace, runWithTrace } from '../logging/trace.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { RequestWithActor } from './actor.ts';

/** Probes every few seconds, logged at debug. */
const PROBE_ROUTES: ReadonlySet<string> = new Set(['/api/health/live', '/api/health/ready', '/api/metrics']);
const DURATION_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Counts requests and logs one line for each, by route pattern: the URL may contain personal data. */
export class RequestLogger {
  private readonly requests: Counter<'route' | 'method' | 'status'>;
  private readonly seconds: Histogram<'route' | 'method'>;
  private readonly inFlight: Gauge;

  constructor(
    private readonly log: Log,
    metrics: Metrics,
  ) {
    this.requests = metrics.createCounter('http_requests_total', 'Requests answered, by route', [
      'route',
      'method',
      'status',
    ]);
    this.seconds = metrics.createHistogram(
      'http_request_seconds',
      'How long requests take, by route',
      DURATION_BUCKETS,
      ['route', 'method'],
    );
    this.inFlight = metrics.createGauge('http_requests_in_flight', 'Requests being answered now');
  }

  /**
   * Sets the request id as trace from the first hook on. An in-process request belongs to the request that
   * caused it.
   */
  register(fastify: FastifyInstance): void {
    fastify.addHook('onRequest', (request, reply, done) => {
      const isNested = currentTrace() !== undefined;
      if (!isNested) {
        this.inFlight.inc();
        // Emitted also when the client disconnects before the response.
        reply.raw.once('close', () => {
          this.logRequest(request, reply);
        });
      }
      runWithTrace({ request_id: request.id }, done);
    });
    // Reading the body loses the context: its events belong to the connection.
    fastify.addHook('preValidation', (request, _reply, done) => {
      if (currentTrace()?.request_id === request.id) done();
      else runWithTrace({ request_id: request.id }, done);
    });
  }

  private logRequest(request: FastifyRequest, reply: FastifyReply): void {
    const { method } = request;
    const route = getRoutePattern(request, reply);
    const isAborted = !reply.raw.writableFinished;
    const status = isAborted ? 499 : reply.statusCode;
    this.inFlight.dec();
    this.requests.inc({ route, method, status: String(status) });
    this.seconds.observe({ route, method }, reply.elapsedTime / 1000);
    const userId = (request as RequestWithActor).actor?.userId;
    this.log[toLogLevel(route, status)](
      {
        request_id: request.id,
        method,
        route,
        status,
        ms: Math.round(reply.elapsedTime),
        ...(userId != null && { user_id: userId }),
      },
      'request',
    );
  }
}

/** Route pattern; documents and files share one and are distinguished by the content type. */
function getRoutePattern(request: FastifyRequest, reply: FastifyReply): string {
  const pattern = request.routeOptions.url ?? 'none';
  if (pattern !== '/*') return pattern;
  return String(reply.getHeader('content-type') ?? '').startsWith('text/html') ? '/* (document)' : '/*';
}

function toLogLevel(route: string, status: number): 'error' | 'info' | 'debug' {
  if (status >= 500) return 'error';
  return PROBE_ROUTES.has(route) || route === '/*' ? 'debug' : 'info';
}
