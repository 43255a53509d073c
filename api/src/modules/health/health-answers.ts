import type { HealthCheck, HealthChecks } from './health-checks.service.ts';

type Live = { status: 'ok'; uptime: number; node: string };
type Ready = { status: 'ok' | 'unavailable' | 'leaving'; checks: HealthCheck[]; httpStatus: number };

/** The process answers at all; nothing is said of what it stands on. */
export const liveAnswer = (): Live => ({
  status: 'ok',
  uptime: Math.round(process.uptime()),
  node: process.version,
});

/** Whether the process should be given work: it is not leaving, and everything it cannot do without answers. */
export async function readyAnswer(health: HealthChecks): Promise<Ready> {
  const { checks, isUsable } = await health.summary();
  const status = health.isShuttingDown ? 'leaving' : isUsable ? 'ok' : 'unavailable';
  return { status, checks, httpStatus: status === 'ok' ? 200 : 503 };
}
