import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/index.ts';
import { HealthModule } from '../../platform/health/index.ts';
import { MailModule } from '../mail/index.ts';
import { PrivacyModule } from '../../platform/privacy/index.ts';
import { SpacesModule } from '../spaces/index.ts';
import { CatalogMarksAdminController } from './catalog-marks/catalog-marks.admin.controller.ts';
import { CatalogMarksAdminService } from './catalog-marks/catalog-marks.admin.service.ts';
import { ConsoleViewController } from './views/console-view.controller.ts';
import { ConsoleViewsPersonalDataProvider } from './views/console-view.personal-data.ts';
import { ConsoleViewRepository } from './views/console-view.repository.ts';
import { ConsoleViewService } from './views/console-view.service.ts';
import { DashboardController } from './dashboard/dashboard.controller.ts';
import { DashboardJobs } from './dashboard/dashboard.jobs.ts';
import { DashboardRepository } from './dashboard/dashboard.repository.ts';
import { DashboardService } from './dashboard/dashboard.service.ts';
import { QueueAdminController } from './queues/queue.admin.controller.ts';
import { QueueAdminService } from './queues/queue.admin.service.ts';
import { QueueAdminRepository } from './queues/queue.admin.repository.ts';
import { GlobalSearchController } from './search/global-search.controller.ts';
import { GlobalSearchRepository } from './search/global-search.repository.ts';
import { GlobalSearchService } from './search/global-search.service.ts';
import { SpaceStatisticsController } from './statistics/space-statistics.controller.ts';
import { SpaceStatisticsRepository } from './statistics/space-statistics.repository.ts';
import { SpaceStatisticsService } from './statistics/space-statistics.service.ts';
import { TimelineController } from './timeline/timeline.controller.ts';
import { TimelineRepository } from './timeline/timeline.repository.ts';
import { TimelineService } from './timeline/timeline.service.ts';
import { WaitingListController } from './work-list/waiting-list.controller.ts';
import { WaitingListRepository } from './work-list/waiting-list.repository.ts';
import { WaitingListService } from './work-list/waiting-list.service.ts';
import { WaitingWorkRepository } from './work-list/waiting-work.repository.ts';

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
