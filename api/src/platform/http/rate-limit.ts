import { applyDecorators, Injectable } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
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
import { within } from '../queue/within.ts';
import { ErrorAnswer } from './error.dto.ts';
import { ExtendRouteConfig } from './route-config.ts';

/** `points` calls in `seconds`; `shared` counts over all processes (in PostgreSQL), else per process. */
export type Limit = { name: string; points: number; seconds: number; shared?: boolean };

/** A shared counter that is not answered in this time is replaced by one of the process. */
const STORE_MS = 500;
/** So long after a failure of the shared counters those of the process are used without asking for them. */
const STORE_PAUSE_MS = 5000;

/** A shared counter, and the one of this process that stands in for it. */
type Counters = { shared: RateLimiterAbstract | null; local: RateLimiterAbstract };

/** Counts calls by a key and refuses with 429 and Retry-After what is over the limit. Off with RATE_LIMITS=off. */
@Injectable()
export class RateLimiter {
  private readonly limiters = new Map<string, Counters>();
  private storeSkippedUntil = 0;

  private readonly refusals: Counter<'limit'>;

  constructor(
    private readonly config: Config,
    private readonly sql: SqlPool,
    metrics: Metrics,
  ) {
    this.refusals = metrics.counter('rate_limit_refusals_total', 'Calls refused because of a limit', [
      'limit',
    ]);
  }

  /** Takes one point; throws RATE_LIMITED when none is left. */
  async consume(limit: Limit, key: string): Promise<void> {
    if (!this.config.RATE_LIMITS) return;
    try {
      await this.count(this.countersOf(limit), key);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      this.refusals.inc({ limit: limit.name });
      throw new DomainError('rate-limited', 'RATE_LIMITED', {
        retryAfter: Math.max(1, refusal.msBeforeNext / 1000),
      });
    }
  }

  /** Takes the one use of a key, whichever process it comes to; whether it was still there. Counts even where limits are off, for it is no limit but a rule. */
  async takeOnce(name: string, key: string, seconds: number): Promise<boolean> {
    const { shared, local } = this.countersOf({ name, points: 1, seconds, shared: true });
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

  /** Forgets what was counted, e.g. after a successful login. */
  async forgive(limit: Limit, key: string): Promise<void> {
    if (!this.config.RATE_LIMITS) return;
    const { shared, local } = this.countersOf(limit);
    await local.delete(key);
    if (shared) await this.askStore(() => shared.delete(key));
  }

  private async count({ shared, local }: Counters, key: string): Promise<void> {
    if (!shared || !(await this.askStore(() => shared.consume(key)))) await local.consume(key);
  }

  /** Whether the shared counters have answered; a refusal of theirs is thrown. */
  private async askStore(work: () => Promise<unknown>): Promise<boolean> {
    if (performance.now() < this.storeSkippedUntil) return false;
    try {
      await within(STORE_MS, 'the shared counters', work());
      return true;
    } catch (error) {
      if (error instanceof RateLimiterRes) throw error;
      this.storeSkippedUntil = performance.now() + STORE_PAUSE_MS;
      return false;
    }
  }

  private countersOf(limit: Limit): Counters {
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
