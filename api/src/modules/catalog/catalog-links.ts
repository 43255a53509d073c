import { LIMITS } from '@prostora/contracts';
import { seo } from '@prostora/strings/cs/seo.ts';
import type { SeoLink, SeoUrl } from '../seo/index.ts';
import { buildCatalogUrl } from './catalog-urls.ts';
import type { LoadedCatalog } from './catalog-index-store.ts';
import type { ResolvedCatalogQuery } from './catalog-query.ts';
import { isLandingPage, buildTopicQuery } from './landing-pages.ts';
import { EMPTY_FILTER } from './index/catalog-record.ts';
import type { LocationNode } from '../geo/index.ts';
import type { PurposeRef } from './projection/catalog-reference.ts';

const MAX_LINKS = 12;

/** Links below the list: those of the SEO URL, otherwise neighbouring landing pages. */
export function listFooterLinks(
  catalog: LoadedCatalog,
  { location, purpose }: ResolvedCatalogQuery,
  seoUrl: SeoUrl | null,
): readonly SeoLink[] {
  if (seoUrl !== null && seoUrl.footerLinks.length > 0) return seoUrl.footerLinks;
  if (location !== null && purpose !== null) {
    const parents = [buildTopicQuery(location, null), buildTopicQuery(null, purpose)];
    return parents
      .filter((parent) => isLandingPage(catalog, parent))
      .map((parent) => buildLink(catalog, parent.location, parent.purpose));
  }
  return location !== null ? listPurposeLinks(catalog, location) : listLocationLinks(catalog, purpose);
}

function buildLink(
  catalog: LoadedCatalog,
  location: LocationNode | null,
  purpose: PurposeRef | null,
): SeoLink {
  const title = seo.catalog.link(
    location,
    purpose && { name: purpose.name, titlePhrase: purpose.title_phrase },
  );
  return {
    link_name: null,
    title,
    url: buildCatalogUrl(buildTopicQuery(location, purpose), catalog.reference, catalog.seoUrls),
  };
}

function listPurposeLinks(catalog: LoadedCatalog, location: LocationNode): SeoLink[] {
  const counts = catalog.index.facets(
    catalog.index.select({ ...EMPTY_FILTER, locationId: location.id }),
  ).purposes;
  const purposes = catalog.reference.purposes
    .map(({ ref }) => ref)
    .filter((purpose) => hasLandingPage(catalog, buildTopicQuery(location, purpose), counts.get(purpose.id)));
  return selectMostFrequent(purposes, counts).map((purpose) => buildLink(catalog, location, purpose));
}

function listLocationLinks(catalog: LoadedCatalog, purpose: PurposeRef | null): SeoLink[] {
  const counts = catalog.index.facets(
    catalog.index.select({ ...EMPTY_FILTER, purposeId: purpose?.id ?? null }),
  ).locations;
  const places = catalog.reference.locations
    .map(({ ref }) => ref)
    .filter(
      (place) =>
        (place.kind === 'region' || place.kind === 'town') &&
        hasLandingPage(catalog, buildTopicQuery(place, purpose), counts.get(place.id)),
    );
  return selectMostFrequent(places, counts).map((place) => buildLink(catalog, place, purpose));
}

/** Like `isLandingPage` for a topic that is already counted; a topic without spaces is never linked. */
function hasLandingPage({ seoUrls }: LoadedCatalog, { filter }: ResolvedCatalogQuery, count = 0): boolean {
  return count >= LIMITS.landingPageSpaces || (count > 0 && seoUrls.forFilter(filter) !== null);
}

function selectMostFrequent<T extends { id: number }>(
  values: readonly T[],
  counts: ReadonlyMap<number, number>,
): T[] {
  const count = ({ id }: T): number => counts.get(id) ?? 0;
  return values.toSorted((one, other) => count(other) - count(one) || one.id - other.id).slice(0, MAX_LINKS);
}
