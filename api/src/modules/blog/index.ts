export { BlogModule } from './blog.module.ts';
export { BlogPost } from './blog-post.entity.ts';
export { BlogRevision } from './blog-revision.entity.ts';
export { BlogTerm } from './blog-term.entity.ts';
export { BlogDesk } from './blog-desk.service.ts';
export { BlogTerms } from './blog-terms.service.ts';
export { BlogReader } from './blog-reader.service.ts';
export type { PostValues } from './blog-post.values.ts';
