import { Module } from '@nestjs/common';
import { HealthChecks } from './health-checks.service.ts';
import { HealthController } from './health.controller.ts';
import { MetricsPage } from './metrics-page.ts';
import { WorkerPages } from './worker-pages.ts';

@Module({
  controllers: [HealthController],
  providers: [HealthChecks, MetricsPage, WorkerPages],
  exports: [HealthChecks],
})
export class HealthModule {}
