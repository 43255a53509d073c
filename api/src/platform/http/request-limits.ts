import type { FastifyRequest } from 'fastify';
import { DomainError } from '../errors/index.ts';
import { toClientKey, type RateLimit, type RateLimiter } from './rate-limit.ts';

/** Default limit of writing calls per client address. */
const DEFAULT_WRITE_LIMIT: RateLimit = { name: 'changes', points: 600, seconds: 60 };
/** Maximum number of query parameters; the longest catalogue form has about twenty. */
const MAX_QUERY_PARAMETERS = 100;
const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Checks the request line alone, before authentication and before the body is read.
 * @throws {DomainError} when a limit is exceeded or the route takes no multipart form
 */
export async function assertRequestLimits(limiter: RateLimiter, request: FastifyRequest): Promise<void> {
  if (!request.url.startsWith('/api')) return;
  const limit = findRateLimit(request);
  if (limit) await limiter.consume(limit, toClientKey(request.ip));
  if (isMultipart(request) && !getRouteLimits(request).acceptsMultipart)
    throw new DomainError('unsupported-media', 'UNSUPPORTED_MEDIA');
  if (countParameters(request.url) > MAX_QUERY_PARAMETERS) throw new DomainError('unreadable', 'UNREADABLE');
}

type RouteLimits = { rateLimit?: RateLimit; acceptsMultipart?: boolean };
const getRouteLimits = ({ routeOptions }: FastifyRequest): RouteLimits =>
  (routeOptions.config as RouteLimits | undefined) ?? {};

const findRateLimit = (request: FastifyRequest): RateLimit | null =>
  getRouteLimits(request).rateLimit ?? (SAFE_METHODS.has(request.method) ? null : DEFAULT_WRITE_LIMIT);

const isMultipart = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.startsWith('multipart/') ?? false;

function countParameters(url: string): number {
  const start = url.indexOf('?');
  if (start < 0) return 0;
  let count = 1;
  for (let at = url.indexOf('&', start); at >= 0; at = url.indexOf('&', at + 1)) count += 1;
  return count;
}
