export { HealthModule } from './health.module.ts';
export { HealthChecks, type HealthCheck } from './health-checks.service.ts';
