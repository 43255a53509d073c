export { HealthModule } from './health.module.ts';
export { WorkerEndpointsHandler } from './worker-endpoints-handler.ts';
export { HealthChecksService, type HealthCheck } from './health-checks.service.ts';
