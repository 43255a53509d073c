import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/index.ts';
import { HealthModule } from '../health/index.ts';
import { MailModule } from '../mail/index.ts';
import { PrivacyModule } from '../privacy/index.ts';
import { SpacesModule } from '../spaces/index.ts';
import { CatalogMarksAdminController } from './catalog-marks.admin.controller.ts';
import { CatalogMarksAdminService } from './catalog-marks.admin.service.ts';
import { ConsoleViewController } from './console-view.controller.ts';
import { ConsoleViewsPersonalDataProvider } from './console-view.personal-data.ts';
import { ConsoleViewRepository } from './console-view.repository.ts';
import { ConsoleViewService } from './console-view.service.ts';
import { DashboardController } from './dashboard.controller.ts';
import { DashboardJobs } from './dashboard.jobs.ts';
import { DashboardRepository } from './dashboard.repository.ts';
import { DashboardService } from './dashboard.service.ts';
import { QueueAdminController } from './queue.admin.controller.ts';
import { QueueAdminService } from './queue.admin.service.ts';
import { QueueAdminRepository } from './queue.admin.repository.ts';
import { GlobalSearchController } from './global-search.controller.ts';
import { GlobalSearchRepository } from './global-search.repository.ts';
import { GlobalSearchService } from './global-search.service.ts';
import { SpaceStatisticsController } from './space-statistics.controller.ts';
import { SpaceStatisticsRepository } from './space-statistics.repository.ts';
import { SpaceStatisticsService } from './space-statistics.service.ts';
import { TimelineController } from './timeline.controller.ts';
import { TimelineRepository } from './timeline.repository.ts';
import { TimelineService } from './timeline.service.ts';
import { WaitingListController } from './waiting-list.controller.ts';
import { WaitingListRepository } from './waiting-list.repository.ts';
import { WaitingListService } from './waiting-list.service.ts';
import { WaitingWorkRepository } from './waiting-work.repository.ts';

@Module({
  imports: [AuditModule, HealthModule, MailModule, PrivacyModule, SpacesModule],
  controllers: [
    ConsoleViewController,
    DashboardController,
    GlobalSearchController,
    SpaceStatisticsController,
    TimelineController,
    QueueAdminController,
    WaitingListController,
    CatalogMarksAdminController,
  ],
  providers: [
    ConsoleViewRepository,
    ConsoleViewService,
    ConsoleViewsPersonalDataProvider,
    DashboardJobs,
    DashboardRepository,
    DashboardService,
    WaitingWorkRepository,
    GlobalSearchRepository,
    GlobalSearchService,
    SpaceStatisticsRepository,
    SpaceStatisticsService,
    TimelineRepository,
    TimelineService,
    QueueAdminRepository,
    QueueAdminService,
    WaitingListRepository,
    WaitingListService,
    CatalogMarksAdminService,
  ],
})
export class ConsoleModule {}
