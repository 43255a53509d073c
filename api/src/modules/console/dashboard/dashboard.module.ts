import { Module } from '@nestjs/common';
import { HealthModule } from '../../../platform/health/index.ts';
import { SettingsModule } from '../../settings/index.ts';
import { SpacesModule } from '../../spaces/index.ts';
import { TaskListAdminModule } from '../tasks/task-list.admin.module.ts';
import { DashboardController } from './dashboard.controller.ts';
import { DashboardJobs } from './dashboard.jobs.ts';
import { DashboardRepository } from './dashboard.repository.ts';
import { DashboardService } from './dashboard.service.ts';

@Module({
  imports: [HealthModule, SettingsModule, SpacesModule, TaskListAdminModule],
  controllers: [DashboardController],
  providers: [DashboardJobs, DashboardRepository, DashboardService],
})
export class DashboardModule {}
