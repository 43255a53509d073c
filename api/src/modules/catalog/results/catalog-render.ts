import { LIMITS, type CapacityBucketId } from '@prostora/contracts';
import { seo, type CatalogTopic } from '@prostora/strings/cs/seo.ts';
import type { SeoLink, SeoUrl } from '../../seo/index.ts';
import { buildBreadcrumbs } from '../query/catalog-breadcrumbs.ts';
import { toCatalogOffer, toCrowns } from './catalog-offer.ts';
import type { MapMarker } from './catalog.dto.ts';
import { NO_EVENT, toSelectedEvent } from '../query/catalog-event.ts';
import type { ResolvedCatalogQuery } from '../query/catalog-query.ts';
import type { CatalogOccasion } from './catalog-occasions.ts';
import type { Relaxation } from './catalog-relaxations.ts';
import type { ReferenceData } from '../index/catalog-reference-store.ts';
import type { CatalogMap, CatalogSearchResult, FacetCounts } from '../index/catalog-search.ts';
import { toBytes } from '../index/columns.ts';
import type { OfferOutline } from '../index/space-offers.ts';
import type { CatalogReference } from '../index/catalog-reference.ts';
import { isDeepQuery } from '../query/landing-pages.ts';
import type { ParsedSentence } from '../sentence/sentence-types.ts';

/**
 * Answers are concatenated from serialized pieces as Latin-1 strings that hold UTF-8 bytes: nothing is built
 * as an object or encoded twice.
 */
export const toBuffer = (bytes: string): Buffer => Buffer.from(bytes, 'latin1');

const json = (value: unknown): string => toBytes(JSON.stringify(value));
const roundCoordinate = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;

/** Texts of a catalogue answer. */
type AnswerTexts = {
  newUrl: string;
  canonical: string;
  seoUrl: SeoUrl | null;
  footerLinks: readonly SeoLink[];
};
type AnswerParts = {
  query: ResolvedCatalogQuery;
  texts: AnswerTexts;
  result: CatalogSearchResult;
  nrOfPages: number;
  /** Locations with a published space; null without facets. */
  usedLocations: FacetCounts['locations'] | null;
  /** The sentence of the request. */
  parsed: ParsedSentence | null;
  relaxations: readonly Relaxation[];
  occasions: readonly CatalogOccasion[];
};

/** Renders the whole answer of GET /api/catalog/new/. */
export function renderCatalog(data: ReferenceData, parts: AnswerParts): string {
  const { query, texts, result } = parts;
  const topic = toTopic(query, result.total);
  const seoTexts = query.search === '' && query.dates === null && query.bounds === null ? texts.seoUrl : null;
  const head = json({
    error: null,
    title: seoTexts === null ? seo.catalog.title(topic) : seoTexts.title,
    meta_description:
      seoTexts === null || seoTexts.metaDescription === ''
        ? seo.catalog.description(topic)
        : seoTexts.metaDescription,
    description: seoTexts === null || seoTexts.description === '' ? null : seoTexts.description,
    seo_url_id: texts.seoUrl?.id ?? null,
    footer_links: texts.footerLinks,
    new_url: texts.newUrl,
    seo_data: {
      h1: seoTexts === null ? seo.catalog.h1(topic) : seoTexts.h1,
      canonical: texts.canonical,
      robots: resolveRobots(query, result.total, texts.seoUrl !== null),
      lead: seoTexts === null ? seo.catalog.lead(topic) : null,
      breadcrumbs: buildBreadcrumbs(data, query),
    },
  });
  return `${head.slice(0, -1)},"catalog":${renderState(data.reference, parts)}}`;
}

/** A query with a sentence, a search, dates, an event, bounds or its own sort is never a page for search engines. */
export const isCustomQuery = ({
  search,
  dates,
  event,
  bounds,
  sentence,
  sort,
}: ResolvedCatalogQuery): boolean =>
  sentence !== null ||
  search !== '' ||
  dates !== null ||
  event !== NO_EVENT ||
  bounds !== null ||
  sort !== 'doporucene';

/**
 * Thin, deep and custom queries are kept out of search engines (PRODUCT §7). A SEO URL makes any filter an
 * indexed page and adds it to the sitemap.
 */
function resolveRobots(query: ResolvedCatalogQuery, total: number, hasSeoUrl: boolean): string {
  const { location, purpose, capacity } = query;
  const isThin =
    total < LIMITS.landingPageSpaces && (location !== null || purpose !== null || capacity !== null);
  if (isCustomQuery(query)) return 'noindex, follow';
  return !hasSeoUrl && (total === 0 || isDeepQuery(query) || isThin) ? 'noindex, follow' : 'index, follow';
}

function toTopic(
  { location, purpose, attributes, capacity, search, dates, event, page }: ResolvedCatalogQuery,
  total: number,
): CatalogTopic {
  return {
    place: location,
    purpose: purpose && { name: purpose.name, titlePhrase: purpose.title_phrase },
    capacity,
    attributes: attributes.map(({ name, title_phrase: titlePhrase }) => ({ name, titlePhrase })),
    isFlexible: event.isFlexible,
    search,
    dates,
    total,
    page,
  };
}

function renderState(
  reference: CatalogReference,
  { query, result, nrOfPages, usedLocations, parsed, relaxations, occasions }: AnswerParts,
): string {
  const { location, purpose, attributes, dates, sort } = query;
  const { total, facets, map } = result;
  const state = json({
    selected_location: location && {
      id: location.id,
      name: location.name,
      slug: location.slug,
      kind: location.kind,
      parent_id: location.parentId,
      lat: location.lat,
      lng: location.lng,
      count: total,
    },
    selected_purpose: purpose && {
      id: purpose.id,
      name: purpose.name,
      slug: purpose.slug,
      group: purpose.group,
      icon: purpose.icon,
      usual_layout: purpose.usual_layout,
      count: total,
    },
    selected_capacity: query.capacity,
    query_attributes: attributes.map(({ id, name, slug }) => ({ id, name, slug })),
    search_query: query.search,
    sort,
    date_from: dates?.from ?? null,
    date_to: dates?.to ?? null,
    selected_event: toSelectedEvent(dates, query.event),
    parsed,
    relaxations,
    occasions,
    page: query.page,
    nr_of_pages: nrOfPages,
    total,
  });
  const lists =
    facets === null || usedLocations === null
      ? '"purposes":[],"locations":[],"attributes":[],"capacities":[]'
      : renderFacets(reference, query, facets, usedLocations);
  return `{${lists},${state.slice(1, -1)},"spaces":[${renderCards(result)}],"map_data":${renderMap(map)}}`;
}

/** A serialized object with one more property. */
const withProperty = (object: string, name: string, value: object | null): string =>
  `${object.slice(0, -1)},"${name}":${value === null ? 'null' : json(value)}}`;

const renderCards = ({ cards, fits, offers, matches }: CatalogSearchResult): string =>
  cards
    .map((card, at) => {
      const offer = offers[at];
      const fitting = withProperty(card, 'fits', fits[at] ?? null);
      const offering = withProperty(fitting, 'offer_for_me', offer ? toCatalogOffer(offer) : null);
      return withProperty(offering, 'match', matches[at] ?? null);
    })
    .join(',');

function toMarkerOffer(offer: OfferOutline | null | undefined): MapMarker['offer'] {
  if (!offer) return null;
  const { state, totalHaler, isComplete } = offer;
  return { state, total: totalHaler === null ? null : toCrowns(totalHaler), complete: isComplete };
}

const EMPTY_MAP: CatalogMap = { bounds: null, markers: [], offers: [], clusters: [] };

/**
 * Filter values with counts. Locations without a published space are omitted, except regions and the selected
 * one.
 */
function renderFacets(
  reference: CatalogReference,
  { location, attributes: chosen, capacity }: ResolvedCatalogQuery,
  facets: FacetCounts,
  usedLocations: FacetCounts['locations'],
): string {
  const withCount = (openJson: string, count: number | undefined): string =>
    `${openJson},"count":${count ?? 0}}`;
  const withActive = (openJson: string, isActive: boolean, count: number | undefined): string =>
    withCount(`${openJson},"active":${isActive}`, count);
  const locations = reference.locations
    .filter(
      ({ ref }) =>
        ref.kind === 'country' ||
        ref.kind === 'region' ||
        ref.id === location?.id ||
        (usedLocations.get(ref.id) ?? 0) > 0,
    )
    .map(({ ref, json: openJson }) => withCount(openJson, facets.locations.get(ref.id)));
  const purposes = reference.purposes.map(({ ref, json: openJson }) =>
    withCount(openJson, facets.purposes.get(ref.id)),
  );
  const attributes = reference.attributes.map(({ ref, json: openJson }) =>
    withActive(
      openJson,
      chosen.some(({ id }) => id === ref.id),
      facets.attributes.get(ref.id),
    ),
  );
  const capacities = reference.capacities.map(({ id, json: openJson }) =>
    withActive(openJson, capacity === id, facets.capacities.get(id as CapacityBucketId)),
  );
  return (
    `"purposes":[${purposes.join(',')}],"locations":[${locations.join(',')}],` +
    `"attributes":[${attributes.join(',')}],"capacities":[${capacities.join(',')}]`
  );
}

/** Renders `map_data` of the contract. */
export function renderMap(map: CatalogMap | null): string {
  const { bounds, markers, offers, clusters }: CatalogMap = map ?? EMPTY_MAP;
  const markerJson = markers.map((marker, at) => withProperty(marker, 'offer', toMarkerOffer(offers[at])));
  const clusterJson = clusters.map(
    ({ lat, lng, count, bounds: box }) =>
      `{"lat":${roundCoordinate(lat)},"lng":${roundCoordinate(lng)},"count":${count},"bounds":[${box.map(roundCoordinate).join(',')}]}`,
  );
  const boundsJson = bounds === null ? 'null' : `[${bounds.join(',')}]`;
  return `{"bounds":${boundsJson},"markers":[${markerJson.join(',')}],"clusters":[${clusterJson.join(',')}]}`;
}
