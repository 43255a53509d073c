import { Module } from '@nestjs/common';
import { MembersModule } from '../../accounts/members/index.ts';
import { AuditModule } from '../../audit/index.ts';
import { CatalogModule } from '../../catalog/index.ts';
import { SpacesModule } from '../../spaces/index.ts';
import { InquiryCoreModule } from '../inquiry-core.module.ts';
import { InquiryAssigneeService } from './inquiry-assignee.service.ts';
import { OwnerInquiriesService } from './owner-inquiries.service.ts';
import { OwnerInquiryController } from './owner-inquiry.controller.ts';

@Module({
  imports: [AuditModule, CatalogModule, InquiryCoreModule, MembersModule, SpacesModule],
  controllers: [OwnerInquiryController],
  providers: [InquiryAssigneeService, OwnerInquiriesService],
})
export class OwnerInquiryModule {}
