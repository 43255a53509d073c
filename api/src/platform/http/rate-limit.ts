import { Injectable } from '@nestjs/common';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { isIPv6 } from 'node:net';
import type { Counter } from 'prom-client';
import { Config } from '../config/index.ts';
import { SqlPool } from '../database/index.ts';
import { DomainError } from '../errors/index.ts';
import { Metrics } from '../metrics/metrics.ts';
import { withTimeout } from '../queue/with-timeout.ts';
import { ExtendRouteConfig } from './route-config.ts';

/**
 * `points` calls in `seconds`; `shared` counts over all processes (in PostgreSQL), else per process. A refusal
 * says how many minutes to wait with `namesMinutes`.
 */
export type RateLimit = {
  name: string;
  points: number;
  seconds: number;
  shared?: boolean;
  namesMinutes?: boolean;
};

/** Timeout of a shared counter, after which a local one is used. */
const STORE_TIMEOUT_MS = 500;
/** Time after a failure in which the shared counters are skipped. */
const STORE_PAUSE_MS = 5000;

/** A shared counter and its local fallback. */
type Counters = { shared: RateLimiterAbstract | null; local: RateLimiterAbstract };

/**
 * Counts calls by key and rejects those over the limit with 429 and Retry-After. Off with RATE_LIMITS=off.
 */
@Injectable()
export class RateLimiter {
  private readonly limiters = new Map<string, Counters>();
  private storeSkippedUntil = 0;

  private readonly rejections: Counter<'limit'>;

  constructor(
    private readonly config: Config,
    private readonly sql: SqlPool,
    metrics: Metrics,
  ) {
    this.rejections = metrics.createCounter('rate_limit_refusals_total', 'Calls refused because of a limit', [
      'limit',
    ]);
  }

  /**
   * Consumes one point.
   * @throws {DomainError} RATE_LIMITED or TOO_MANY_ATTEMPTS when none is left
   */
  async consume(limit: RateLimit, key: string): Promise<void> {
    if (!this.config.RATE_LIMITS) return;
    try {
      await this.count(this.getCounters(limit), key);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      this.rejections.inc({ limit: limit.name });
      const retryAfter = Math.max(1, refusal.msBeforeNext / 1000);
      throw limit.namesMinutes
        ? new DomainError('rate-limited', 'TOO_MANY_ATTEMPTS', {
            params: { minutes: Math.ceil(retryAfter / 60) },
            retryAfter,
          })
        : new DomainError('rate-limited', 'RATE_LIMITED', { retryAfter });
    }
  }

  /**
   * Runs the work and counts it when it succeeds. The point is taken before, so that parallel calls do not exceed
   * the limit.
   * @throws {DomainError} as `consume`
   */
  async countSuccess<Result>(limit: RateLimit, key: string, work: () => Promise<Result>): Promise<Result> {
    await this.consume(limit, key);
    try {
      return await work();
    } catch (error) {
      await this.refund(limit, key);
      throw error;
    }
  }

  /**
   * Consumes a single-use key, across all processes. Also enforced with RATE_LIMITS=off: it is a rule and no
   * limit.
   * @param seconds lifetime of the key
   * @returns whether the key was unused
   */
  async consumeOnce(name: string, key: string, seconds: number): Promise<boolean> {
    const { shared, local } = this.getCounters({ name, points: 1, seconds, shared: true });
    try {
      await (shared ?? local).consume(key).catch((error: unknown) => {
        if (error instanceof RateLimiterRes) throw error;
        return local.consume(key);
      });
      return true;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return false;
      throw refusal;
    }
  }

  /** Gives back a consumed point. */
  async refund(limit: RateLimit, key: string): Promise<void> {
    if (!this.config.RATE_LIMITS) return;
    const { shared, local } = this.getCounters(limit);
    if (!shared || !(await this.tryStore(() => shared.reward(key)))) await local.reward(key);
  }

  /** Resets a counter, e.g. after a successful login. */
  async reset(limit: RateLimit, key: string): Promise<void> {
    if (!this.config.RATE_LIMITS) return;
    const { shared, local } = this.getCounters(limit);
    await local.delete(key);
    if (shared) await this.tryStore(() => shared.delete(key));
  }

  private async count({ shared, local }: Counters, key: string): Promise<void> {
    if (!shared || !(await this.tryStore(() => shared.consume(key)))) await local.consume(key);
  }

  /** Whether the shared counters responded; their rejections are thrown. */
  private async tryStore(work: () => Promise<unknown>): Promise<boolean> {
    if (performance.now() < this.storeSkippedUntil) return false;
    try {
      await withTimeout(STORE_TIMEOUT_MS, 'the shared counters', work());
      return true;
    } catch (error) {
      if (error instanceof RateLimiterRes) throw error;
      this.storeSkippedUntil = performance.now() + STORE_PAUSE_MS;
      return false;
    }
  }

  private getCounters(limit: RateLimit): Counters {
    let counters = this.limiters.get(limit.name);
    if (!counters) {
      const options = { keyPrefix: limit.name, points: limit.points, duration: limit.seconds };
      const store = { storeClient: this.sql.pool, tableName: 'rate_limit', tableCreated: true };
      counters = {
        shared: limit.shared ? new RateLimiterPostgres({ ...options, ...store }) : null,
        local: new RateLimiterMemory(options),
      };
      this.limiters.set(limit.name, counters);
    }
    return counters;
  }
}

/**
 * Client key of a rate limit: an IPv4 address, also when mapped to IPv6, or the /64 prefix of an IPv6 one
 * (QUALITY 44).
 */
export function toClientKey(ip: string): string {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu.exec(ip) ?? [];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(ip)) return ip;
  const [head = '', tail = ''] = ip.split('::');
  const groups = (part: string): string[] => part.split(':').filter((group) => group !== '');
  const missing = ip.includes('::') ? 8 - groups(head).length - groups(tail).length : 0;
  return [...groups(head), ...Array<string>(missing).fill('0'), ...groups(tail)].slice(0, 4).join(':');
}

/** Rate limit of a route per client address; checked before the body is read. */
export const Throttle = (rateLimit: RateLimit): MethodDecorator => ExtendRouteConfig({ rateLimit });
