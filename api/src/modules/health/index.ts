export { HealthModule } from './health.module.ts';
export { WorkerPages } from './worker-pages.ts';
export { HealthChecks, type HealthCheck } from './health-checks.service.ts';
