import { Injectable } from '@nestjs/common';
import { Config } from '../config/index.ts';
import { SqlPool } from '../database/index.ts';
import { GracefulShutdown } from '../http/index.ts';
import { QueueStatusReader, QueueRegistry, withTimeout } from '../queue/index.ts';
import { Storage } from '../storage/index.ts';

const CHECK_TIMEOUT_MS = 2000;

export type HealthCheck = {
  /** `heartbeat` and `outbox` are checks of the worker. */
  name: 'database' | 'redis' | 'storage' | 'queues' | 'catalog' | 'heartbeat' | 'outbox';
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
export class HealthChecksService {
  private readonly probes: Probe[];
  private running: Promise<CheckResult[]> | null = null;

  constructor(
    config: Config,
    sql: SqlPool,
    storage: Storage,
    queues: QueueRegistry,
    overview: QueueStatusReader,
    private readonly shutdown: GracefulShutdown,
  ) {
    this.probes = [
      {
        name: 'database',
        run: () => sql.pool.query({ text: 'select 1', query_timeout: CHECK_TIMEOUT_MS } as { text: string }),
      },
      ...(config.REDIS_URL ? [{ name: 'redis' as const, run: () => queues.driver.ping() }] : []),
      { name: 'storage', run: () => storage.check(), runOptional: () => storage.checkWritable() },
      { name: 'queues', run: () => overview.readCounts() },
    ];
  }

  /** Registers a check of another module. */
  register(name: HealthCheck['name'], run: () => Promise<unknown>): void {
    this.probes.push({ name, run });
  }

  /** True once a graceful shutdown has begun. */
  get isShuttingDown(): boolean {
    return this.shutdown.isInProgress;
  }

  async runAll(): Promise<HealthCheck[]> {
    return (await this.runProbes()).map(({ check }) => check);
  }

  /** All checks, and whether the process is ready. */
  async getSummary(): Promise<{ checks: HealthCheck[]; isUsable: boolean }> {
    const found = await this.runProbes();
    return { checks: found.map(({ check }) => check), isUsable: found.every(({ isUsable }) => isUsable) };
  }

  private runProbes(): Promise<CheckResult[]> {
    this.running ??= Promise.all(this.probes.map(runProbe)).finally(() => {
      this.running = null;
    });
    return this.running;
  }
}

async function runProbe({ name, run, runOptional }: Probe): Promise<CheckResult> {
  const started = performance.now();
  let isUsable = false;
  try {
    await withTimeout(CHECK_TIMEOUT_MS, name, run());
    isUsable = true;
    if (runOptional) await withTimeout(CHECK_TIMEOUT_MS, name, runOptional());
    const detail = `${Math.max(1, Math.round(performance.now() - started))} ms`;
    return { check: { name, ok: true, detail }, isUsable };
  } catch (error) {
    return { check: { name, ok: false, detail: toErrorCode(error) }, isUsable };
  }
}

/** Returns the error code only: driver messages may contain hosts and users, and the response is public. */
function toErrorCode(error: unknown): string {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && /^[A-Z0-9_]{2,30}$/u.test(code) ? code : 'UNAVAILABLE';
}
