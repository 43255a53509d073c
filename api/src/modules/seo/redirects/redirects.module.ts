import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/index.ts';
import { SeoModule } from '../seo.module.ts';
import { RedirectAdminController } from './redirect.admin.controller.ts';
import { RedirectAdminService } from './redirect.admin.service.ts';
import { RedirectAdminRepository } from './redirect.admin.repository.ts';

/** Administration of redirects; renames create them through the seo module. */
@Module({
  imports: [AuditModule, SeoModule],
  controllers: [RedirectAdminController],
  providers: [RedirectAdminService, RedirectAdminRepository],
})
export class RedirectsModule {}
