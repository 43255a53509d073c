export { fold } from './fold.ts';
export { freeSlug, isSlugOf, slugOf } from './slug.ts';
