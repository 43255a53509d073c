import type { AdminTaxonomyDto, AdminTermDto, AdminTermInput } from './taxonomy.admin.dto.ts';
import { categoryOf, titlePhraseOf, type TermKind, type TermValues } from './term.ts';
import type { TermRow } from './term-uses.service.ts';

export const adminTerm = ({ term, uses }: TermRow): AdminTermDto => ({
  id: term.id,
  slug: term.slug,
  name: term.name,
  group: term.group,
  category: categoryOf(term),
  title_phrase: titlePhraseOf(term),
  icon: term.icon,
  sort_order: term.sortOrder,
  spaces: uses.spaces,
  published_spaces: uses.publishedSpaces,
  inquiries: uses.inquiries,
  seo_urls: uses.seoUrls,
  version: term.version,
});

export const adminTaxonomy = ({ purpose, attribute }: Record<TermKind, TermRow[]>): AdminTaxonomyDto => ({
  purposes: purpose.map(adminTerm),
  attributes: attribute.map(adminTerm),
});

export const termValues = ({
  name,
  slug,
  group,
  category,
  title_phrase: titlePhrase,
  icon,
}: AdminTermInput): TermValues => ({
  name,
  slug: slug ?? null,
  group,
  category: category ?? null,
  titlePhrase: titlePhrase ?? null,
  icon: icon ?? null,
});
