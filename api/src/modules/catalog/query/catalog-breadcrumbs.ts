import { urls } from '@prostora/contracts';
import { seo } from '@prostora/strings/cs/seo.ts';
import { spaceTexts } from '@prostora/strings/cs/spaces.ts';
import type { LocationNode } from '../../geo/index.ts';
import { buildCatalogUrl } from './catalog-urls.ts';
import type { ResolvedCatalogQuery } from './catalog-query.ts';
import type { ReferenceData } from '../index/catalog-reference-store.ts';
import type { PurposeRef } from '../index/catalog-reference.ts';
import { buildTopicQuery } from './landing-pages.ts';

/** One breadcrumb; the last one, the page itself, has no URL. */
export type CatalogBreadcrumb = { name: string; url: string | null };

/**
 * Breadcrumbs of a list: whole catalogue, locations from region down, purpose, capacity, attributes. Empty
 * for the whole catalogue.
 */
export function buildBreadcrumbs(
  data: ReferenceData,
  { location, purpose, attributes, capacity }: ResolvedCatalogQuery,
): CatalogBreadcrumb[] {
  const topic = (place: LocationNode | null, what: PurposeRef | null): string =>
    buildCatalogUrl(buildTopicQuery(place, what), data);
  const places = location
    ? data.reference.tree
        .getPath(location.id)
        .filter(({ kind }) => kind !== 'country')
        .toReversed()
    : [];
  const steps: CatalogBreadcrumb[] = [
    { name: spaceTexts.catalogue, url: urls.home },
    ...places.map((place) => ({ name: place.name, url: topic(place, null) })),
    ...(purpose ? [{ name: purpose.name, url: topic(location, purpose) }] : []),
    ...(capacity ? [{ name: seo.catalog.capacity(capacity), url: null }] : []),
    ...(attributes.length > 0 ? [{ name: attributes.map(({ name }) => name).join(', '), url: null }] : []),
  ];
  return steps.length === 1
    ? []
    : steps.map((step, index) => (index === steps.length - 1 ? { ...step, url: null } : step));
}
