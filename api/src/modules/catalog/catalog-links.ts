import { LIMITS } from '@prostora/contracts';
import { seo } from '@prostora/strings/cs/seo.ts';
import type { SeoLink, SeoUrl } from '../seo/index.ts';
import { addressOf } from './catalog-address.ts';
import type { LiveCatalog } from './catalog-live.service.ts';
import type { CatalogQuestion } from './catalog-query.ts';
import { isLandingPage, topicQuestion } from './landing-pages.ts';
import { EMPTY_FILTER } from './index/catalog-record.ts';
import type { LocationNode } from '../geo/index.ts';
import type { PurposeRef } from './catalog-reference.ts';

const MAX_LINKS = 12;

/** Links below the list: those of the SEO URL, otherwise neighbouring landing pages. */
export function footerLinks(
  live: LiveCatalog,
  { location, purpose }: CatalogQuestion,
  seoUrl: SeoUrl | null,
): readonly SeoLink[] {
  if (seoUrl !== null && seoUrl.footerLinks.length > 0) return seoUrl.footerLinks;
  if (location !== null && purpose !== null) {
    const parents = [topicQuestion(location, null), topicQuestion(null, purpose)];
    return parents
      .filter((parent) => isLandingPage(live, parent))
      .map((parent) => linkTo(live, parent.location, parent.purpose));
  }
  return location !== null ? purposesIn(live, location) : placesFor(live, purpose);
}

function linkTo(live: LiveCatalog, location: LocationNode | null, purpose: PurposeRef | null): SeoLink {
  const title = seo.catalog.link(
    location,
    purpose && { name: purpose.name, titlePhrase: purpose.title_phrase },
  );
  return {
    link_name: null,
    title,
    url: addressOf(topicQuestion(location, purpose), live.reference, live.seoUrls),
  };
}

function purposesIn(live: LiveCatalog, location: LocationNode): SeoLink[] {
  const counts = live.index.facets(live.index.select({ ...EMPTY_FILTER, locationId: location.id })).purposes;
  const purposes = live.reference.purposes
    .map(({ ref }) => ref)
    .filter((purpose) => hasLandingPage(live, topicQuestion(location, purpose), counts.get(purpose.id)));
  return selectMostFrequent(purposes, counts).map((purpose) => linkTo(live, location, purpose));
}

function placesFor(live: LiveCatalog, purpose: PurposeRef | null): SeoLink[] {
  const counts = live.index.facets(
    live.index.select({ ...EMPTY_FILTER, purposeId: purpose?.id ?? null }),
  ).locations;
  const places = live.reference.locations
    .map(({ ref }) => ref)
    .filter(
      (place) =>
        (place.kind === 'region' || place.kind === 'town') &&
        hasLandingPage(live, topicQuestion(place, purpose), counts.get(place.id)),
    );
  return selectMostFrequent(places, counts).map((place) => linkTo(live, place, purpose));
}

/** Like `isLandingPage` for a topic that is already counted; a topic without spaces is never linked. */
function hasLandingPage({ seoUrls }: LiveCatalog, { filter }: CatalogQuestion, count = 0): boolean {
  return count >= LIMITS.landingPageSpaces || (count > 0 && seoUrls.forFilter(filter) !== null);
}

function selectMostFrequent<T extends { id: number }>(
  values: readonly T[],
  counts: ReadonlyMap<number, number>,
): T[] {
  const count = ({ id }: T): number => counts.get(id) ?? 0;
  return values.toSorted((one, other) => count(other) - count(one) || one.id - other.id).slice(0, MAX_LINKS);
}
