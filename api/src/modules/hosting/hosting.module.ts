import { Module } from '@nestjs/common';
import { TodayModule } from './day/today.module.ts';
import { LinksModule } from './links/links.module.ts';
import { ListsModule } from './lists/lists.module.ts';
import { FreeRoomsModule } from './rooms/free-rooms.module.ts';
import { OwnerStatisticsModule } from './statistics/owner-statistics.module.ts';
import { TaskListModule } from './tasks/task-list.module.ts';

/** The owner's work with all reservations of the spaces. */
@Module({
  imports: [FreeRoomsModule, LinksModule, ListsModule, OwnerStatisticsModule, TaskListModule, TodayModule],
})
export class HostingModule {}
