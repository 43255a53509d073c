import { applyDecorators, Injectable } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { isIPv6 } from 'node:net';
import type { Counter } from 'prom-client';
import { Config } from '../config/index.ts';
import { SqlPool } from '../database/index.ts';
import { DomainError } from '../errors/index.ts';
import { Metrics } from '../metrics/metrics.ts';
import { ErrorAnswer } from './error.dto.ts';
import { ExtendRouteConfig } from './route-config.ts';

/** `points` calls in `seconds`; `shared` counts over all processes (in PostgreSQL), else per process. */
export type Limit = { name: string; points: number; seconds: number; shared?: boolean };

/** Counts calls by a key and refuses with 429 and Retry-After what is over the limit. Off with RATE_LIMITS=off. */
@Injectable()
export class RateLimiter {
  private readonly limiters = new Map<string, RateLimiterAbstract>();

  private readonly refusals: Counter<'limit'>;

  constructor(private readonly config: Config, private readonly sql: SqlPool, metrics: Metrics) {
    this.refusals = metrics.counter('rate_limit_refusals_total', 'Calls refused because of a limit', ['limit']);
  }

  /** Takes one point; throws RATE_LIMITED when none is left. */
  async consume(limit: Limit, key: string): Promise<void> {
    if (!this.config.RATE_LIMITS) return;
    try {
      await this.limiterOf(limit).consume(key);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      this.refusals.inc({ limit: limit.name });
      throw new DomainError('rate-limited', 'RATE_LIMITED', { retryAfter: Math.max(1, refusal.msBeforeNext / 1000) });
    }
  }

  /** Takes the one use of a key, whichever process it comes to; whether it was still there. Counts even where limits are off, for it is no limit but a rule. */
  async takeOnce(name: string, key: string, seconds: number): Promise<boolean> {
    try {
      await this.limiterOf({ name, points: 1, seconds, shared: true }).consume(key);
      return true;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return false;
      throw refusal;
    }
  }

  /** Forgets what was counted, e.g. after a successful login. */
  async forgive(limit: Limit, key: string): Promise<void> {
    if (this.config.RATE_LIMITS) await this.limiterOf(limit).delete(key);
  }

  private limiterOf(limit: Limit): RateLimiterAbstract {
    let limiter = this.limiters.get(limit.name);
    if (!limiter) {
      const options = { keyPrefix: limit.name, points: limit.points, duration: limit.seconds };
      limiter = limit.shared
        ? new RateLimiterPostgres({ ...options, storeClient: this.sql.pool, tableName: 'rate_limit', tableCreated: true, insuranceLimiter: new RateLimiterMemory(options) })
        : new RateLimiterMemory(options);
      this.limiters.set(limit.name, limiter);
    }
    return limiter;
  }
}

/** The address a limit counts by: an IPv4 address, also one that came over IPv6, or the /64 of an IPv6 one (QUALITY 44). */
export function clientKey(ip: string): string {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu.exec(ip) ?? [];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(ip)) return ip;
  const [head = '', tail = ''] = ip.split('::');
  const groups = (part: string): string[] => part.split(':').filter((group) => group !== '');
  const missing = ip.includes('::') ? 8 - groups(head).length - groups(tail).length : 0;
  return [...groups(head), ...Array<string>(missing).fill('0'), ...groups(tail)].slice(0, 4).join(':');
}

/** Limits calls of this route per client address; counted before the body is read. */
export const Limited = (rateLimit: Limit): MethodDecorator =>
  applyDecorators(ExtendRouteConfig({ rateLimit }), ApiResponse({ status: 429, type: ErrorAnswer }));
