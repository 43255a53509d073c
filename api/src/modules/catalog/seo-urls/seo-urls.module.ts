import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/index.ts';
import { SeoModule } from '../../seo/index.ts';
import { SeoBulkService } from './seo-bulk.service.ts';
import { SeoCheckService } from './seo-check.service.ts';
import { SeoImportService } from './seo-import.service.ts';
import { SeoReportService } from './seo-report.service.ts';
import { SeoUrlAdminController } from './seo-url.admin.controller.ts';
import { SeoUrlBulkAdminController } from './seo-url-bulk.admin.controller.ts';
import { SeoUrlAdminService } from './seo-url.admin.service.ts';
import { SeoUrlRepository } from './seo-url.repository.ts';

/**
 * Administration of SEO URLs: editing, validation, bulk creation, import. Visitors get them through the
 * catalogue and the footer.
 */
@Module({
  imports: [AuditModule, SeoModule],
  controllers: [SeoUrlBulkAdminController, SeoUrlAdminController],
  providers: [
    SeoUrlRepository,
    SeoReportService,
    SeoUrlAdminService,
    SeoCheckService,
    SeoBulkService,
    SeoImportService,
  ],
})
export class SeoUrlsModule {}
