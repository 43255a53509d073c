import { Module } from '@nestjs/common';
import { MembersModule } from '../../accounts/members/index.ts';
import { AuditModule } from '../../audit/index.ts';
import { CatalogModule } from '../../catalog/index.ts';
import { SpacesModule } from '../../spaces/index.ts';
import { ConversationCoreModule } from '../../conversations/index.ts';
import { InquiryCoreModule } from '../inquiry-core.module.ts';
import { InquiryAssigneeService } from './inquiry-assignee.service.ts';
import { InquiryHandlingService } from './inquiry-handling.service.ts';
import { OwnerInquiriesService } from './owner-inquiries.service.ts';
import { OwnerInquiryController } from './owner-inquiry.controller.ts';

@Module({
  imports: [
    AuditModule,
    CatalogModule,
    ConversationCoreModule,
    InquiryCoreModule,
    MembersModule,
    SpacesModule,
  ],
  controllers: [OwnerInquiryController],
  providers: [InquiryAssigneeService, InquiryHandlingService, OwnerInquiriesService],
})
export class OwnerInquiryModule {}
