import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config/index.ts';
import { SqlPool } from '../../platform/database/index.ts';
import { Departure } from '../../platform/http/index.ts';
import { QueueOverview, Queues, within } from '../../platform/queue/index.ts';
import { Storage } from '../../platform/storage/index.ts';

const CHECK_MS = 2000;

export type HealthCheck = {
  name: 'database' | 'redis' | 'storage' | 'queues' | 'catalog';
  ok: boolean;
  detail: string;
};

type Probe = {
  name: HealthCheck['name'];
  run: () => Promise<unknown>;
  /** Runs after `run`; a failure is reported, but the process stays ready. */
  runOptional?: () => Promise<unknown>;
};
/** `isUsable` is false if the process is not ready because of it. */
type CheckResult = { check: HealthCheck; isUsable: boolean };

/**
 * Checks all dependencies. Each part of a check is limited to two seconds; concurrent callers share one run.
 */
@Injectable()
export class HealthChecks {
  private readonly probes: Probe[];
  private round: Promise<CheckResult[]> | null = null;

  constructor(
    config: Config,
    sql: SqlPool,
    storage: Storage,
    queues: Queues,
    overview: QueueOverview,
    private readonly departure: Departure,
  ) {
    this.probes = [
      {
        name: 'database',
        run: () => sql.pool.query({ text: 'select 1', query_timeout: CHECK_MS } as { text: string }),
      },
      ...(config.REDIS_URL ? [{ name: 'redis' as const, run: () => queues.driver.ping() }] : []),
      { name: 'storage', run: () => storage.check(), runOptional: () => storage.checkWritable() },
      { name: 'queues', run: () => overview.counts() },
    ];
  }

  /** Registers a check of another module. */
  add(name: HealthCheck['name'], run: () => Promise<unknown>): void {
    this.probes.push({ name, run });
  }

  /** True once a graceful shutdown has begun. */
  get isShuttingDown(): boolean {
    return this.departure.isUnderWay;
  }

  async all(): Promise<HealthCheck[]> {
    return (await this.results()).map(({ check }) => check);
  }

  /** All checks, and whether the process is ready. */
  async summary(): Promise<{ checks: HealthCheck[]; isUsable: boolean }> {
    const found = await this.results();
    return { checks: found.map(({ check }) => check), isUsable: found.every(({ isUsable }) => isUsable) };
  }

  private results(): Promise<CheckResult[]> {
    this.round ??= Promise.all(this.probes.map(runProbe)).finally(() => {
      this.round = null;
    });
    return this.round;
  }
}

async function runProbe({ name, run, runOptional }: Probe): Promise<CheckResult> {
  const started = performance.now();
  let isUsable = false;
  try {
    await within(CHECK_MS, name, run());
    isUsable = true;
    if (runOptional) await within(CHECK_MS, name, runOptional());
    const detail = `${Math.max(1, Math.round(performance.now() - started))} ms`;
    return { check: { name, ok: true, detail }, isUsable };
  } catch (error) {
    return { check: { name, ok: false, detail: reasonOf(error) }, isUsable };
  }
}

/** Returns the error code only: driver messages may contain hosts and users, and the response is public. */
function reasonOf(error: unknown): string {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && /^[A-Z0-9_]{2,30}$/u.test(code) ? code : 'UNAVAILABLE';
}
