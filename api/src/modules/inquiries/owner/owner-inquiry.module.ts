import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/index.ts';
import { CatalogModule } from '../../catalog/index.ts';
import { SpacesModule } from '../../spaces/index.ts';
import { InquiryCoreModule } from '../inquiry-core.module.ts';
import { OwnerInquiriesService } from './owner-inquiries.service.ts';
import { OwnerInquiryController } from './owner-inquiry.controller.ts';

@Module({
  imports: [AuditModule, CatalogModule, InquiryCoreModule, SpacesModule],
  controllers: [OwnerInquiryController],
  providers: [OwnerInquiriesService],
})
export class OwnerInquiryModule {}
