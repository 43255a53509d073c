import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config/index.ts';
import { SqlPool } from '../../platform/database/index.ts';
import { Departure } from '../../platform/http/index.ts';
import { QueueOverview, Queues, within } from '../../platform/queue/index.ts';
import { Storage } from '../../platform/storage/index.ts';

const CHECK_MS = 2000;

export type HealthCheck = { name: 'database' | 'redis' | 'storage' | 'queues' | 'catalog'; ok: boolean; detail: string };

type Probe = { name: HealthCheck['name']; run: () => Promise<unknown> };

/** Asks everything the product stands on. No check lasts over two seconds, and callers at the same time share one round. */
@Injectable()
export class HealthChecks {
  private readonly probes: Probe[];
  private round: Promise<HealthCheck[]> | null = null;

  constructor(config: Config, sql: SqlPool, storage: Storage, queues: Queues, overview: QueueOverview, private readonly departure: Departure) {
    this.probes = [
      { name: 'database', run: () => sql.pool.query({ text: 'select 1', query_timeout: CHECK_MS } as { text: string }) },
      ...(config.REDIS_URL ? [{ name: 'redis' as const, run: () => queues.driver.ping() }] : []),
      { name: 'storage', run: () => storage.check() },
      { name: 'queues', run: () => overview.counts() },
    ];
  }

  /** A module adds what it needs to be of use. */
  add(name: HealthCheck['name'], run: () => Promise<unknown>): void {
    this.probes.push({ name, run });
  }

  /** From then on no new visitors should come. */
  get isShuttingDown(): boolean {
    return this.departure.isUnderWay;
  }

  async all(): Promise<HealthCheck[]> {
    this.round ??= Promise.all(this.probes.map(check)).finally(() => { this.round = null; });
    return this.round;
  }
}

async function check({ name, run }: Probe): Promise<HealthCheck> {
  const started = performance.now();
  try {
    await within(CHECK_MS, name, run());
    return { name, ok: true, detail: `${Math.max(1, Math.round(performance.now() - started))} ms` };
  } catch (error) {
    return { name, ok: false, detail: reasonOf(error) };
  }
}

/** A code at most: the message of a driver may name hosts and users, and this answer is public. */
function reasonOf(error: unknown): string {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && /^[A-Z0-9_]{2,30}$/u.test(code) ? code : 'UNAVAILABLE';
}
