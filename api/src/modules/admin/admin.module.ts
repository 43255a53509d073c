import { Module } from '@nestjs/common';
import { HealthModule } from '../health/index.ts';
import { SpacesModule } from '../spaces/index.ts';
import { DashboardController } from './dashboard.controller.ts';
import { DashboardRepository } from './dashboard.repository.ts';
import { DashboardService } from './dashboard.service.ts';

@Module({ imports: [HealthModule, SpacesModule], controllers: [DashboardController], providers: [DashboardRepository, DashboardService] })
export class AdminModule {}
