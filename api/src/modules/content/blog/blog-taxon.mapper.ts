import type { BlogTaxonDto } from './blog-taxon.admin.dto.ts';
import type { TaxonWithCounts } from './blog-taxon.repository.ts';

export const toBlogTaxonDto = ({
  taxon: { id, name, slug, version },
  posts,
  published,
}: TaxonWithCounts): BlogTaxonDto => ({ id, name, slug, posts, published_posts: published, version });
