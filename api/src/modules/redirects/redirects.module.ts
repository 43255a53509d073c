import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/index.ts';
import { SeoModule } from '../seo/index.ts';
import { RedirectAdminController } from './redirect.admin.controller.ts';
import { RedirectDesk } from './redirect-desk.service.ts';
import { RedirectDirectoryRepository } from './redirect-directory.repository.ts';

/** Administration of redirects; renames create them through the seo module. */
@Module({
  imports: [AuditModule, SeoModule],
  controllers: [RedirectAdminController],
  providers: [RedirectDesk, RedirectDirectoryRepository],
})
export class RedirectsModule {}
