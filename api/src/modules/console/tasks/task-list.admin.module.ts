import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/index.ts';
import { MailModule } from '../../mail/index.ts';
import { TaskListAdminController } from './task-list.admin.controller.ts';
import { TaskListAdminRepository } from './task-list.admin.repository.ts';
import { TaskListAdminService } from './task-list.admin.service.ts';
import { TaskCountsRepository } from './task-counts.repository.ts';

@Module({
  imports: [AuditModule, MailModule],
  controllers: [TaskListAdminController],
  providers: [TaskListAdminRepository, TaskListAdminService, TaskCountsRepository],
  exports: [TaskCountsRepository],
})
export class TaskListAdminModule {}
