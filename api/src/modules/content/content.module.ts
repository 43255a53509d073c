import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/index.ts';
import { MediaModule } from '../media/index.ts';
import { SeoModule } from '../seo/index.ts';
import { SettingsModule } from '../settings/index.ts';
import { AiWriterModule } from './ai-writer/ai-writer.module.ts';
import { BlogModule } from './blog/blog.module.ts';
import { ContentAdminController } from './content.admin.controller.ts';
import { ContentController } from './content.controller.ts';
import { ContentAdminService } from './content.admin.service.ts';
import { ContentRepository } from './content.repository.ts';
import { ContentRevisionAdminController } from './content-revision.admin.controller.ts';
import { ContentRevisionsService } from './content-revisions.service.ts';
import { ContentSitemapService } from './content-sitemap.service.ts';
import { PublishedContentService } from './published-content.service.ts';

@Module({
  imports: [AiWriterModule, AuditModule, BlogModule, MediaModule, SeoModule, SettingsModule],
  controllers: [ContentController, ContentAdminController, ContentRevisionAdminController],
  providers: [
    ContentRepository,
    PublishedContentService,
    ContentAdminService,
    ContentRevisionsService,
    ContentSitemapService,
  ],
  exports: [PublishedContentService],
})
export class ContentModule {}
