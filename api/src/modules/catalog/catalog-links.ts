import { seo } from '@prostora/strings/cs/seo.ts';
import type { SeoLink, SeoUrl } from '../seo/index.ts';
import { addressOf } from './catalog-address.ts';
import type { LiveCatalog } from './catalog-live.service.ts';
import type { CatalogQuestion } from './catalog-query.ts';
import { EMPTY_FILTER } from './index/catalog-record.ts';
import type { LocationNode } from '../geo/index.ts';
import type { PurposeRef } from './catalog-reference.ts';

const MAX_LINKS = 12;

/** A question for nothing but a place and a purpose. */
export const topicQuestion = (location: LocationNode | null, purpose: PurposeRef | null): CatalogQuestion => ({
  location, purpose, attributes: [], sort: 'doporucene', page: 1, dates: null, bounds: null,
  filter: { ...EMPTY_FILTER, locationId: location?.id ?? null, purposeId: purpose?.id ?? null },
});

/** Links below the list: the administrator's own, else neighbouring pages of the catalogue that are not empty. */
export function footerLinks(live: LiveCatalog, { location, purpose }: CatalogQuestion, seoUrl: SeoUrl | null): readonly SeoLink[] {
  if (seoUrl !== null && seoUrl.footerLinks.length > 0) return seoUrl.footerLinks;
  if (location !== null && purpose !== null) return [linkTo(live, location, null), linkTo(live, null, purpose)];
  return location !== null ? purposesIn(live, location) : placesFor(live, purpose);
}

function linkTo(live: LiveCatalog, location: LocationNode | null, purpose: PurposeRef | null): SeoLink {
  const title = seo.catalog.link(location, purpose && { name: purpose.name, titlePhrase: purpose.title_phrase });
  return { link_name: null, title, url: addressOf(topicQuestion(location, purpose), live.reference, live.seoUrls) };
}

function purposesIn(live: LiveCatalog, location: LocationNode): SeoLink[] {
  const counts = live.index.facets(live.index.select({ ...EMPTY_FILTER, locationId: location.id })).purposes;
  return mostFrequent(live.reference.purposes.map(({ ref }) => ref), counts).map((purpose) => linkTo(live, location, purpose));
}

function placesFor(live: LiveCatalog, purpose: PurposeRef | null): SeoLink[] {
  const counts = live.index.facets(live.index.select({ ...EMPTY_FILTER, purposeId: purpose?.id ?? null })).locations;
  const places = live.reference.locations.map(({ ref }) => ref).filter(({ kind }) => kind === 'region' || kind === 'town');
  return mostFrequent(places, counts).map((place) => linkTo(live, place, purpose));
}

function mostFrequent<T extends { id: number }>(values: readonly T[], counts: ReadonlyMap<number, number>): T[] {
  const countOf = ({ id }: T): number => counts.get(id) ?? 0;
  return values.filter((value) => countOf(value) > 0).sort((one, other) => countOf(other) - countOf(one) || one.id - other.id).slice(0, MAX_LINKS);
}
