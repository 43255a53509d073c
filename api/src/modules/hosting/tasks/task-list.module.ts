import { Module } from '@nestjs/common';
import { MailModule } from '../../mail/index.ts';
import { TaskListRepository } from './task-list.repository.ts';
import { TaskDigestsService } from './task-digests.service.ts';
import { TaskListController } from './task-list.controller.ts';
import { TaskDigestJobs } from './task-digest.jobs.ts';
import { TaskListService } from './task-list.service.ts';

@Module({
  imports: [MailModule],
  controllers: [TaskListController],
  providers: [TaskListRepository, TaskDigestsService, TaskDigestJobs, TaskListService],
  exports: [TaskListService],
})
export class TaskListModule {}
