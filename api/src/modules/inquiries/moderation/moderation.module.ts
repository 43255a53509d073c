import { Module } from '@nestjs/common';
import { PrivacyModule } from '../../../platform/privacy/index.ts';
import { AuditModule } from '../../audit/index.ts';
import { InquiryCoreModule } from '../inquiry-core.module.ts';
import { InquiryModerationService } from './inquiry-moderation.service.ts';
import { ModerationController } from './moderation.controller.ts';
import { SenderBlockAdminController } from './sender-block.admin.controller.ts';
import { SenderBlockRepository } from './sender-block.repository.ts';
import { SenderBlocksPersonalDataProvider } from './sender-block.personal-data.ts';
import { SenderBlocksService } from './sender-blocks.service.ts';

@Module({
  imports: [AuditModule, InquiryCoreModule, PrivacyModule],
  controllers: [ModerationController, SenderBlockAdminController],
  providers: [
    InquiryModerationService,
    SenderBlockRepository,
    SenderBlocksPersonalDataProvider,
    SenderBlocksService,
  ],
  exports: [SenderBlocksService],
})
export class ModerationModule {}
