import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/index.ts';
import { CatalogModule } from '../../catalog/index.ts';
import { SpacesModule } from '../../spaces/index.ts';
import { InquiryCoreModule } from '../inquiry-core.module.ts';
import { InquiryEditingService } from './inquiry-editing.service.ts';
import { InquiryAdminController } from './inquiry.admin.controller.ts';
import { InquiryAdminRepository } from './inquiry.admin.repository.ts';
import { InquiryAdminService } from './inquiry.admin.service.ts';

@Module({
  imports: [AuditModule, CatalogModule, InquiryCoreModule, SpacesModule],
  controllers: [InquiryAdminController],
  providers: [InquiryAdminRepository, InquiryAdminService, InquiryEditingService],
})
export class InquiryAdminModule {}
