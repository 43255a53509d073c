import { Module } from '@nestjs/common';
import { CatalogMarksModule } from './catalog-marks/catalog-marks.module.ts';
import { DashboardModule } from './dashboard/dashboard.module.ts';
import { QueueAdminModule } from './queues/queue.admin.module.ts';
import { GlobalSearchModule } from './search/global-search.module.ts';
import { SpaceStatisticsModule } from './statistics/space-statistics.module.ts';
import { TimelineModule } from './timeline/timeline.module.ts';
import { ConsoleViewModule } from './views/console-view.module.ts';
import { TaskListAdminModule } from './tasks/task-list.admin.module.ts';

@Module({
  imports: [
    CatalogMarksModule,
    ConsoleViewModule,
    DashboardModule,
    GlobalSearchModule,
    QueueAdminModule,
    SpaceStatisticsModule,
    TimelineModule,
    TaskListAdminModule,
  ],
})
export class ConsoleModule {}
