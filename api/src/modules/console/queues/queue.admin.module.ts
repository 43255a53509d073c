import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/index.ts';
import { QueueAdminController } from './queue.admin.controller.ts';
import { QueueAdminRepository } from './queue.admin.repository.ts';
import { QueueAdminService } from './queue.admin.service.ts';

@Module({
  imports: [AuditModule],
  controllers: [QueueAdminController],
  providers: [QueueAdminRepository, QueueAdminService],
})
export class QueueAdminModule {}
