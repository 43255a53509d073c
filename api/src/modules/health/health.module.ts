import { Module } from '@nestjs/common';
import { HealthChecks } from './health-checks.service.ts';
import { HealthController } from './health.controller.ts';
import { MetricsPage } from './metrics-page.ts';

@Module({ controllers: [HealthController], providers: [HealthChecks, MetricsPage], exports: [HealthChecks] })
export class HealthModule {}
