export { BlogModule } from './blog.module.ts';
export { BlogPost } from './blog-post.entity.ts';
export { BlogRevision } from './blog-revision.entity.ts';
export { BlogTaxon } from './blog-taxon.entity.ts';
export { BlogPostAdminService } from './blog-post.admin.service.ts';
export { BlogTaxonService } from './blog-taxon.service.ts';
export { BlogReaderService } from './blog-reader.service.ts';
export type { PostValues } from './blog-post.values.ts';
