import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/index.ts';
import { HealthModule } from '../health/index.ts';
import { MailModule } from '../mail/index.ts';
import { PrivacyModule } from '../privacy/index.ts';
import { SpacesModule } from '../spaces/index.ts';
import { CatalogMarksAdminController } from './catalog-marks.admin.controller.ts';
import { CatalogMarksAdminService } from './catalog-marks.admin.service.ts';
import { ConsoleViewController } from './console-view.controller.ts';
import { ConsoleViewsPersonalData } from './console-view.personal-data.ts';
import { ConsoleViewRepository } from './console-view.repository.ts';
import { ConsoleViewService } from './console-view.service.ts';
import { DashboardController } from './dashboard.controller.ts';
import { DashboardJobs } from './dashboard.jobs.ts';
import { DashboardRepository } from './dashboard.repository.ts';
import { DashboardService } from './dashboard.service.ts';
import { QueueAdminController } from './queue.admin.controller.ts';
import { QueueAdminService } from './queue.admin.service.ts';
import { QueueFactsRepository } from './queue-facts.repository.ts';
import { EverythingController } from './everything.controller.ts';
import { EverythingRepository } from './everything.repository.ts';
import { EverythingService } from './everything.service.ts';
import { SpaceFiguresController } from './space-figures.controller.ts';
import { SpaceFiguresRepository } from './space-figures.repository.ts';
import { SpaceFiguresService } from './space-figures.service.ts';
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
    EverythingController,
    SpaceFiguresController,
    TimelineController,
    QueueAdminController,
    WaitingListController,
    CatalogMarksAdminController,
  ],
  providers: [
    ConsoleViewRepository,
    ConsoleViewService,
    ConsoleViewsPersonalData,
    DashboardJobs,
    DashboardRepository,
    DashboardService,
    WaitingWorkRepository,
    EverythingRepository,
    EverythingService,
    SpaceFiguresRepository,
    SpaceFiguresService,
    TimelineRepository,
    TimelineService,
    QueueFactsRepository,
    QueueAdminService,
    WaitingListRepository,
    WaitingListService,
    CatalogMarksAdminService,
  ],
})
export class AdminModule {}
