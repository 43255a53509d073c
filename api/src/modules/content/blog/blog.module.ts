import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/index.ts';
import { MediaModule } from '../../media/index.ts';
import { SeoModule } from '../../seo/index.ts';
import { BlogController } from './blog.controller.ts';
import { BlogPostAdminService } from './blog-post.admin.service.ts';
import { BlogPostAdminRepository } from './blog-post.admin.repository.ts';
import { BlogPostViewService } from './blog-post-view.service.ts';
import { BlogJobs } from './blog.jobs.ts';
import { BlogPostAdminController } from './blog-post.admin.controller.ts';
import { BlogPostRepository } from './blog-post.repository.ts';
import { BlogPreviewService } from './blog-preview.service.ts';
import { BlogReaderService } from './blog-reader.service.ts';
import { BlogRevisionAdminController } from './blog-revision.admin.controller.ts';
import { BlogRevisionRepository } from './blog-revision.repository.ts';
import { BlogRevisionsService } from './blog-revisions.service.ts';
import { BlogSitemapService } from './blog-sitemap.service.ts';
import { BlogCategoryAdminController, BlogTagAdminController } from './blog-taxon.admin.controller.ts';
import { BlogTaxonRepository } from './blog-taxon.repository.ts';
import { BlogTaxonService } from './blog-taxon.service.ts';

@Module({
  imports: [AuditModule, MediaModule, SeoModule],
  controllers: [
    BlogController,
    BlogCategoryAdminController,
    BlogTagAdminController,
    BlogPostAdminController,
    BlogRevisionAdminController,
  ],
  providers: [
    BlogPostRepository,
    BlogRevisionRepository,
    BlogTaxonRepository,
    BlogPostAdminRepository,
    BlogPostAdminService,
    BlogPostViewService,
    BlogTaxonService,
    BlogRevisionsService,
    BlogPreviewService,
    BlogReaderService,
    BlogSitemapService,
    BlogJobs,
  ],
  exports: [BlogPostAdminService, BlogTaxonService, BlogReaderService],
})
export class BlogModule {}
