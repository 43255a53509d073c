import { urls } from '@prostora/contracts';
import { seo } from '@prostora/strings/cs/seo.ts';
import { spaceTexts } from '@prostora/strings/cs/spaces.ts';
import type { LocationNode } from '../geo/index.ts';
import { addressOf } from './catalog-address.ts';
import type { LiveCatalog } from './catalog-live.service.ts';
import type { CatalogQuestion } from './catalog-query.ts';
import type { PurposeRef } from './catalog-reference.ts';
import { topicQuestion } from './landing-pages.ts';

/** One breadcrumb; the last one, the page itself, has no URL. */
export type CatalogBreadcrumb = { name: string; url: string | null };

/**
 * Breadcrumbs of a list: whole catalogue, locations from region down, purpose, capacity, attributes. Empty
 * for the whole catalogue.
 */
export function breadcrumbsOf(
  live: LiveCatalog,
  { location, purpose, attributes, filter }: CatalogQuestion,
): CatalogBreadcrumb[] {
  const topic = (place: LocationNode | null, what: PurposeRef | null): string =>
    addressOf(topicQuestion(place, what), live.reference, live.seoUrls);
  const places = location
    ? live.reference.tree
        .pathOf(location.id)
        .filter(({ kind }) => kind !== 'country')
        .toReversed()
    : [];
  const steps: CatalogBreadcrumb[] = [
    { name: spaceTexts.catalogue, url: urls.home },
    ...places.map((place) => ({ name: place.name, url: topic(place, null) })),
    ...(purpose ? [{ name: purpose.name, url: topic(location, purpose) }] : []),
    ...(filter.capacity ? [{ name: seo.catalog.capacity(filter.capacity), url: null }] : []),
    ...(attributes.length > 0 ? [{ name: attributes.map(({ name }) => name).join(', '), url: null }] : []),
  ];
  return steps.length === 1
    ? []
    : steps.map((step, index) => (index === steps.length - 1 ? { ...step, url: null } : step));
}
