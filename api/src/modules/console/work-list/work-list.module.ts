import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/index.ts';
import { MailModule } from '../../mail/index.ts';
import { WaitingListController } from './waiting-list.controller.ts';
import { WaitingListRepository } from './waiting-list.repository.ts';
import { WaitingListService } from './waiting-list.service.ts';
import { WaitingWorkRepository } from './waiting-work.repository.ts';

@Module({
  imports: [AuditModule, MailModule],
  controllers: [WaitingListController],
  providers: [WaitingListRepository, WaitingListService, WaitingWorkRepository],
  exports: [WaitingWorkRepository],
})
export class WorkListModule {}
