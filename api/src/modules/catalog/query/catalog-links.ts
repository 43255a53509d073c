import { LIMITS } from '@prostora/contracts';
import { seo } from '@prostora/strings/cs/seo.ts';
import type { LocationNode } from '../../geo/index.ts';
import type { SeoLink, SeoUrl } from '../../seo/index.ts';
import { toIndexQuery, type ResolvedCatalogQuery } from './catalog-query.ts';
import type { ReferenceData } from '../index/catalog-reference-store.ts';
import type { CatalogSearch, FacetCounts } from '../index/catalog-search.ts';
import { buildCatalogUrl, findSeoUrl } from './catalog-urls.ts';
import { buildTopicQuery, listLandingPages } from './landing-pages.ts';
import type { PurposeRef } from '../index/catalog-reference.ts';

const MAX_LINKS = 12;

/** Links below the list: those of the SEO URL, otherwise neighbouring landing pages. */
export async function listFooterLinks(
  search: CatalogSearch,
  data: ReferenceData,
  { location, purpose }: ResolvedCatalogQuery,
  seoUrl: SeoUrl | null,
): Promise<readonly SeoLink[]> {
  if (seoUrl !== null && seoUrl.footerLinks.length > 0) return seoUrl.footerLinks;
  if (location !== null && purpose !== null) {
    const parents = [buildTopicQuery(location, null), buildTopicQuery(null, purpose)];
    return (await listLandingPages(search, data, parents)).map((parent) => buildLink(data, parent));
  }
  const { facets } = await search.search({
    query: toIndexQuery(buildTopicQuery(location, purpose)),
    withFacets: true,
  });
  if (facets === null) return [];
  const topics =
    location !== null
      ? listPurposeTopics(data, location, facets.purposes)
      : listLocationTopics(data, purpose, facets.locations);
  return topics.map((topic) => buildLink(data, topic));
}

function buildLink(data: ReferenceData, topic: ResolvedCatalogQuery): SeoLink {
  const { location, purpose } = topic;
  const title = seo.catalog.link(
    location,
    purpose && { name: purpose.name, titlePhrase: purpose.title_phrase },
  );
  return { link_name: null, title, url: buildCatalogUrl(topic, data) };
}

function listPurposeTopics(
  { reference, seoUrls }: ReferenceData,
  location: LocationNode,
  counts: FacetCounts['purposes'],
): ResolvedCatalogQuery[] {
  const topics = reference.purposes.map(({ ref }) => ({
    id: ref.id,
    query: buildTopicQuery(location, ref),
    count: counts.get(ref.id) ?? 0,
  }));
  return selectMostFrequent(topics, seoUrls);
}

function listLocationTopics(
  { reference, seoUrls }: ReferenceData,
  purpose: PurposeRef | null,
  counts: FacetCounts['locations'],
): ResolvedCatalogQuery[] {
  const topics = reference.locations
    .filter(({ ref: { kind } }) => kind === 'region' || kind === 'town')
    .map(({ ref }) => ({
      id: ref.id,
      query: buildTopicQuery(ref, purpose),
      count: counts.get(ref.id) ?? 0,
    }));
  return selectMostFrequent(topics, seoUrls);
}

/** The landing pages with most spaces; a topic without spaces is never linked. */
function selectMostFrequent(
  topics: readonly { id: number; query: ResolvedCatalogQuery; count: number }[],
  seoUrls: ReferenceData['seoUrls'],
): ResolvedCatalogQuery[] {
  return topics
    .filter(
      ({ query, count }) =>
        count >= LIMITS.landingPageSpaces || (count > 0 && findSeoUrl(query, seoUrls) !== null),
    )
    .sort((one, other) => other.count - one.count || one.id - other.id)
    .slice(0, MAX_LINKS)
    .map(({ query }) => query);
}
