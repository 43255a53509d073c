import type { HealthCheck, HealthChecks } from './health-checks.service.ts';

type Live = { status: 'ok'; uptime: number; node: string };
type Ready = { status: 'ok' | 'unavailable' | 'leaving'; checks: HealthCheck[]; httpStatus: number };

/** Liveness: the process responds; dependencies are not checked. */
export const liveAnswer = (): Live => ({
  status: 'ok',
  uptime: Math.round(process.uptime()),
  node: process.version,
});

/** Readiness: not shutting down, and all required dependencies respond. */
export async function readyAnswer(health: HealthChecks): Promise<Ready> {
  const { checks, isUsable } = await health.summary();
  const status = health.isShuttingDown ? 'leaving' : isUsable ? 'ok' : 'unavailable';
  return { status, checks, httpStatus: status === 'ok' ? 200 : 503 };
}
