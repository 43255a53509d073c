import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/index.ts';
import { CatalogModule } from '../../catalog/index.ts';
import { CatalogMarksAdminController } from './catalog-marks.admin.controller.ts';
import { CatalogMarksAdminService } from './catalog-marks.admin.service.ts';

@Module({
  imports: [AuditModule, CatalogModule],
  controllers: [CatalogMarksAdminController],
  providers: [CatalogMarksAdminService],
})
export class CatalogMarksModule {}
