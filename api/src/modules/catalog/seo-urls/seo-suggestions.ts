import { SEO_LIMITS } from '@prostora/contracts';
import { seo, type CatalogTopic } from '@prostora/strings/cs/seo.ts';
import { seoApi } from '@prostora/strings/cs/seo-api.ts';
import { plainSpaces } from '@prostora/strings/format.ts';
import { toSlug } from '../../../platform/text/index.ts';
import type { ResolvedCatalogQuery } from '../query/catalog-query.ts';

export type SeoSuggestions = { path: string; title: string; h1: string; metaDescription: string };

const NO_SUGGESTIONS: SeoSuggestions = { path: '', title: '', h1: '', metaDescription: '' };

/** Suggested texts of a filter from stored phrases and locatives; nothing is inflected. */
export function buildSeoSuggestions(values: ResolvedCatalogQuery | null): SeoSuggestions {
  if (
    values === null ||
    (values.location === null &&
      values.purpose === null &&
      values.capacity === null &&
      values.attributes.length === 0)
  )
    return NO_SUGGESTIONS;
  const topic: CatalogTopic = {
    place: values.location,
    purpose: values.purpose && { name: values.purpose.name, titlePhrase: values.purpose.title_phrase },
    capacity: values.capacity,
    attributes: values.attributes.map(({ name, title_phrase: titlePhrase }) => ({ name, titlePhrase })),
    search: '',
    dates: null,
    isFlexible: false,
    total: 0,
    page: 1,
  };
  const heading = plainSpaces(seo.catalog.h1(topic));
  return {
    path: toSlug(heading, 'adresa').slice(0, SEO_LIMITS.path),
    title: plainSpaces(seo.catalog.title(topic)),
    h1: heading,
    metaDescription: seoApi.suggestions.metaDescription(heading),
  };
}
