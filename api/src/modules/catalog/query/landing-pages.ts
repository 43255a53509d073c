import { LIMITS } from '@prostora/contracts';
import type { LocationNode } from '../../geo/index.ts';
import { toIndexQuery, WHOLE_CATALOG, type ResolvedCatalogQuery } from './catalog-query.ts';
import type { ReferenceData } from '../index/catalog-reference-store.ts';
import type { CatalogSearch } from '../index/catalog-search.ts';
import type { PurposeRef } from '../index/catalog-reference.ts';

/** A query with nothing but a location and a purpose. */
export const buildTopicQuery = (
  location: LocationNode | null,
  purpose: PurposeRef | null,
): ResolvedCatalogQuery => ({ ...WHOLE_CATALOG, location, purpose });

/**
 * A filter is a landing page (PRODUCT §12) when it has a SEO URL, or enough spaces and is not deep. The whole
 * catalogue always is. `countSpaces` is called only when the number of spaces decides.
 */
async function isLandingPage(
  query: ResolvedCatalogQuery,
  { seoUrls }: ReferenceData,
  countSpaces: () => number | Promise<number>,
): Promise<boolean> {
  if (seoUrls.forFilter(toIndexQuery(query)) !== null) return true;
  if (isDeepQuery(query)) return false;
  const isWholeCatalog = query.location === null && query.purpose === null && query.capacity === null;
  return isWholeCatalog || (await countSpaces()) >= LIMITS.landingPageSpaces;
}

/**
 * Combinations of attributes, or of location, purpose and capacity, are unlimited; only a SEO URL makes them
 * landing pages.
 */
export const isDeepQuery = ({ location, purpose, capacity, attributes }: ResolvedCatalogQuery): boolean =>
  attributes.length > 0 || (location !== null && purpose !== null && capacity !== null);

export const listLandingPages = async (
  search: CatalogSearch,
  data: ReferenceData,
  queries: readonly ResolvedCatalogQuery[],
): Promise<ResolvedCatalogQuery[]> => {
  const pages: ResolvedCatalogQuery[] = [];
  for (const query of queries)
    if (await isLandingPage(query, data, () => count(search, query))) pages.push(query);
  return pages;
};

/**
 * The query itself when it is a landing page, otherwise the nearest one above it: without attributes and
 * capacity, without purpose, then up the locations.
 * @param total number of spaces of the query
 */
export async function findLandingPage(
  search: CatalogSearch,
  data: ReferenceData,
  query: ResolvedCatalogQuery,
  total: number,
): Promise<ResolvedCatalogQuery> {
  if (await isLandingPage(query, data, () => total)) return query;
  const { location, purpose } = query;
  const path = location === null ? [] : data.reference.tree.getPath(location.id);
  const parents = [
    buildTopicQuery(location, purpose),
    ...path.filter(({ kind }) => kind !== 'country').map((place) => buildTopicQuery(place, null)),
    buildTopicQuery(null, purpose),
  ];
  // A parent has at least the spaces of the query.
  const isEnough = total >= LIMITS.landingPageSpaces;
  for (const parent of parents)
    if (await isLandingPage(parent, data, () => (isEnough ? total : count(search, parent)))) return parent;
  return WHOLE_CATALOG;
}

const count = async (search: CatalogSearch, query: ResolvedCatalogQuery): Promise<number> =>
  (await search.search({ query: toIndexQuery(query) })).total;
