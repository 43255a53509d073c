import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/index.ts';
import { MediaModule } from '../media/index.ts';
import { SeoModule } from '../seo/index.ts';
import { BlogController } from './blog.controller.ts';
import { BlogDesk } from './blog-desk.service.ts';
import { BlogDirectoryRepository } from './blog-directory.repository.ts';
import { BlogEditing } from './blog-editing.service.ts';
import { BlogJobs } from './blog.jobs.ts';
import { BlogListing } from './blog-list.service.ts';
import { BlogPostAdminController } from './blog-post.admin.controller.ts';
import { BlogPostRepository } from './blog-post.repository.ts';
import { BlogPreviews } from './blog-preview.service.ts';
import { BlogReader } from './blog-reader.service.ts';
import { BlogRevisionController } from './blog-revision.admin.controller.ts';
import { BlogRevisionRepository } from './blog-revision.repository.ts';
import { BlogRevisions } from './blog-revisions.service.ts';
import { BlogSitemap } from './blog-sitemap.service.ts';
import { BlogCategoryController, BlogTagController } from './blog-term.admin.controller.ts';
import { BlogTermRepository } from './blog-term.repository.ts';
import { BlogTerms } from './blog-terms.service.ts';

@Module({
  imports: [AuditModule, MediaModule, SeoModule],
  controllers: [
    BlogController,
    BlogCategoryController,
    BlogTagController,
    BlogPostAdminController,
    BlogRevisionController,
  ],
  providers: [
    BlogPostRepository,
    BlogRevisionRepository,
    BlogTermRepository,
    BlogDirectoryRepository,
    BlogDesk,
    BlogEditing,
    BlogListing,
    BlogTerms,
    BlogRevisions,
    BlogPreviews,
    BlogReader,
    BlogSitemap,
    BlogJobs,
  ],
  exports: [BlogDesk, BlogTerms, BlogReader],
})
export class BlogModule {}
