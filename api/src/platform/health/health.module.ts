import { Module } from '@nestjs/common';
import { HealthChecksService } from './health-checks.service.ts';
import { HealthController } from './health.controller.ts';
import { MetricsHandler } from './metrics-handler.ts';
import { WorkerEndpointsHandler } from './worker-endpoints-handler.ts';

@Module({
  controllers: [HealthController],
  providers: [HealthChecksService, MetricsHandler, WorkerEndpointsHandler],
  exports: [HealthChecksService],
})
export class HealthModule {}
