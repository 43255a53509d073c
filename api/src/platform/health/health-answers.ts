import type { HealthCheck, HealthChecksService } from './health-checks.service.ts';

type LiveAnswer = { status: 'ok'; uptime: number; node: string };
type ReadyAnswer = { status: 'ok' | 'unavailable' | 'leaving'; checks: HealthCheck[]; httpStatus: number };

/** Liveness: the process responds; dependencies are not checked. */
export const buildLiveAnswer = (): LiveAnswer => ({
  status: 'ok',
  uptime: Math.round(process.uptime()),
  node: process.version,
});

/** Readiness: not shutting down, and all required dependencies respond. */
export async function buildReadyAnswer(health: HealthChecksService): Promise<ReadyAnswer> {
  const { checks, isUsable } = await health.getSummary();
  const status = health.isShuttingDown ? 'leaving' : isUsable ? 'ok' : 'unavailable';
  return { status, checks, httpStatus: status === 'ok' ? 200 : 503 };
}
