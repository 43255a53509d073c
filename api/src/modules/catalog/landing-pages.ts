import { LIMITS } from '@prostora/contracts';
import type { LocationNode } from '../geo/index.ts';
import type { LoadedCatalog } from './catalog-index-store.ts';
import type { ResolvedCatalogQuery } from './catalog-query.ts';
import type { PurposeRef } from './projection/catalog-reference.ts';
import type { CatalogIndex } from './index/catalog-index.ts';
import { EMPTY_FILTER, type CatalogFilter } from './index/catalog-record.ts';

/** A query with nothing but a location and a purpose. */
export const buildTopicQuery = (
  location: LocationNode | null,
  purpose: PurposeRef | null,
): ResolvedCatalogQuery => ({
  location,
  purpose,
  attributes: [],
  sort: 'doporucene',
  page: 1,
  dates: null,
  bounds: null,
  filter: { ...EMPTY_FILTER, locationId: location?.id ?? null, purposeId: purpose?.id ?? null },
});

/**
 * A filter is a landing page (PRODUCT §12) when it has a SEO URL, or enough spaces and is not deep. The whole
 * catalogue always is. Overwrites the current selection of the index.
 */
export function isLandingPage({ index, seoUrls }: LoadedCatalog, { filter }: ResolvedCatalogQuery): boolean {
  if (seoUrls.forFilter(filter) !== null) return true;
  if (isDeepFilter(filter)) return false;
  const isWholeCatalog = filter.locationId === null && filter.purposeId === null && filter.capacity === null;
  return isWholeCatalog || countSpaces(index, filter) >= LIMITS.landingPageSpaces;
}

/**
 * Combinations of attributes, or of location, purpose and capacity, are unlimited; only a SEO URL makes them
 * landing pages.
 */
export const isDeepFilter = ({ locationId, purposeId, capacity, attributeIds }: CatalogFilter): boolean =>
  attributeIds.length > 0 || (locationId !== null && purposeId !== null && capacity !== null);

/** Counts of a single location or purpose come from the index; others need a selection. */
function countSpaces(index: CatalogIndex, filter: CatalogFilter): number {
  const { locationId, purposeId } = filter;
  if (filter.capacity !== null) return index.select(filter).total;
  if (purposeId === null && locationId !== null) return index.countInLocation(locationId);
  if (locationId === null && purposeId !== null) return index.countForPurpose(purposeId);
  return index.select(filter).total;
}

/**
 * The nearest landing page above a filter: without attributes and capacity, without purpose, then up the
 * locations. Overwrites the current selection of the index.
 */
export function findParentLandingPage(
  catalog: LoadedCatalog,
  { location, purpose }: ResolvedCatalogQuery,
): ResolvedCatalogQuery {
  const path = location === null ? [] : catalog.reference.tree.getPath(location.id);
  const places = path.filter(({ kind }) => kind !== 'country');
  const parents = [
    buildTopicQuery(location, purpose),
    ...places.map((place) => buildTopicQuery(place, null)),
    buildTopicQuery(null, purpose),
  ];
  return parents.find((parent) => isLandingPage(catalog, parent)) ?? buildTopicQuery(null, null);
}
