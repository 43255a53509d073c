import type { HealthCheck, HealthChecks } from './health-checks.service.ts';

type Live = { status: 'ok'; uptime: number; node: string };
type Ready = { status: 'ok' | 'unavailable' | 'leaving'; checks: HealthCheck[]; httpStatus: number };

/** The process answers at all; nothing is said of what it stands on. */
export const liveAnswer = (): Live => ({ status: 'ok', uptime: Math.round(process.uptime()), node: process.version });

/** Whether the process should be given work: it is not leaving, and everything it stands on answers. */
export async function readyAnswer(health: HealthChecks): Promise<Ready> {
  const checks = await health.all();
  const status = health.isShuttingDown ? 'leaving' : checks.every(({ ok }) => ok) ? 'ok' : 'unavailable';
  return { status, checks, httpStatus: status === 'ok' ? 200 : 503 };
}
