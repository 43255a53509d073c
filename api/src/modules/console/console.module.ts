import { Module } from '@nestjs/common';
import { CatalogMarksModule } from './catalog-marks/catalog-marks.module.ts';
import { DashboardModule } from './dashboard/dashboard.module.ts';
import { QueueAdminModule } from './queues/queue.admin.module.ts';
import { GlobalSearchModule } from './search/global-search.module.ts';
import { SpaceStatisticsModule } from './statistics/space-statistics.module.ts';
import { TimelineModule } from './timeline/timeline.module.ts';
import { ConsoleViewModule } from './views/console-view.module.ts';
import { WorkListModule } from './work-list/work-list.module.ts';

@Module({
  imports: [
    CatalogMarksModule,
    ConsoleViewModule,
    DashboardModule,
    GlobalSearchModule,
    QueueAdminModule,
    SpaceStatisticsModule,
    TimelineModule,
    WorkListModule,
  ],
})
export class ConsoleModule {}
