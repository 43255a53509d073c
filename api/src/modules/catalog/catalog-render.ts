import { LIMITS, type CapacityBucketId } from '@prostora/contracts';
import { seo, type CatalogTopic } from '@prostora/strings/cs/seo.ts';
import type { SeoLink, SeoUrl } from '../seo/index.ts';
import { buildBreadcrumbs } from './catalog-breadcrumbs.ts';
import type { LoadedCatalog } from './catalog-index-store.ts';
import type { ResolvedCatalogQuery } from './catalog-query.ts';
import type { FacetCounts, Selection } from './index/catalog-index.ts';
import { toBytes, type Columns } from './index/columns.ts';
import { isDeepFilter } from './landing-pages.ts';
import { buildMapView, type MapView } from './index/map-view.ts';

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
  selection: Selection;
  page: Int32Array;
  nrOfPages: number;
  facets: FacetCounts | null;
};

/** Renders the whole answer of GET /api/catalog/new/. */
export function renderCatalog(catalog: LoadedCatalog, parts: AnswerParts): string {
  const { query, texts, selection } = parts;
  const topic = toTopic(query, selection.total);
  const seoTexts =
    query.filter.search === '' && query.dates === null && query.bounds === null ? texts.seoUrl : null;
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
      robots: resolveRobots(query, selection.total, texts.seoUrl !== null),
      lead: seoTexts === null ? seo.catalog.lead(topic) : null,
      breadcrumbs: buildBreadcrumbs(catalog, query),
    },
  });
  return `${head.slice(0, -1)},"catalog":${renderState(catalog, parts)}}`;
}

/** A query with a search, dates, bounds or its own sort is never a page for search engines. */
export const isCustomQuery = ({ filter, dates, bounds, sort }: ResolvedCatalogQuery): boolean =>
  filter.search !== '' || dates !== null || bounds !== null || sort !== 'doporucene';

/**
 * Thin, deep and custom queries are kept out of search engines (PRODUCT §7). A SEO URL makes any filter an
 * indexed page and adds it to the sitemap.
 */
function resolveRobots(query: ResolvedCatalogQuery, total: number, hasSeoUrl: boolean): string {
  const { filter, location, purpose } = query;
  const isThin =
    total < LIMITS.landingPageSpaces && (location !== null || purpose !== null || filter.capacity !== null);
  if (isCustomQuery(query)) return 'noindex, follow';
  return !hasSeoUrl && (total === 0 || isDeepFilter(filter) || isThin) ? 'noindex, follow' : 'index, follow';
}

function toTopic(
  { location, purpose, attributes, filter, dates, page }: ResolvedCatalogQuery,
  total: number,
): CatalogTopic {
  return {
    place: location,
    purpose: purpose && { name: purpose.name, titlePhrase: purpose.title_phrase },
    capacity: filter.capacity,
    attributes: attributes.map(({ name }) => name),
    search: filter.search,
    dates,
    total,
    page,
  };
}

function renderState(
  catalog: LoadedCatalog,
  { query, selection, page, nrOfPages, facets }: AnswerParts,
): string {
  const { columns } = catalog.index;
  const { location, purpose, attributes, filter, dates, sort } = query;
  const state = json({
    selected_location: location && {
      id: location.id,
      name: location.name,
      slug: location.slug,
      kind: location.kind,
      parent_id: location.parentId,
      lat: location.lat,
      lng: location.lng,
      count: selection.total,
    },
    selected_purpose: purpose && {
      id: purpose.id,
      name: purpose.name,
      slug: purpose.slug,
      group: purpose.group,
      icon: purpose.icon,
      count: selection.total,
    },
    selected_capacity: filter.capacity,
    query_attributes: attributes.map(({ id, name, slug }) => ({ id, name, slug })),
    search_query: filter.search,
    sort,
    date_from: dates?.from ?? null,
    date_to: dates?.to ?? null,
    page: query.page,
    nr_of_pages: nrOfPages,
    total: selection.total,
  });
  const lists =
    facets === null
      ? '"purposes":[],"locations":[],"attributes":[],"capacities":[]'
      : renderFacets(catalog, query, facets);
  return `{${lists},${state.slice(1, -1)},"spaces":${joinSlots(page, (slot) => columns.getCard(slot))},"map_data":${renderMap(columns, buildMapView(columns, selection, LIMITS.mapMarkers, null))}}`;
}

/**
 * Filter values with counts. Locations without a published space are omitted, except regions and the selected
 * one.
 */
function renderFacets(
  { index, reference }: LoadedCatalog,
  { filter }: ResolvedCatalogQuery,
  facets: FacetCounts,
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
        ref.id === filter.locationId ||
        index.countInLocation(ref.id) > 0,
    )
    .map(({ ref, json: openJson }) => withCount(openJson, facets.locations.get(ref.id)));
  const purposes = reference.purposes.map(({ ref, json: openJson }) =>
    withCount(openJson, facets.purposes.get(ref.id)),
  );
  const attributes = reference.attributes.map(({ ref, json: openJson }) =>
    withActive(openJson, filter.attributeIds.includes(ref.id), facets.attributes.get(ref.id)),
  );
  const capacities = reference.capacities.map(({ id, json: openJson }) =>
    withActive(openJson, filter.capacity === id, facets.capacities.get(id as CapacityBucketId)),
  );
  return `"purposes":[${purposes.join(',')}],"locations":[${locations.join(',')}],"attributes":[${attributes.join(',')}],"capacities":[${capacities.join(',')}]`;
}

/** Renders `map_data` of the contract. */
export function renderMap(columns: Columns, { bounds, pins, clusters }: MapView): string {
  const clusterJson = clusters.map(
    ({ lat, lng, count, bounds: box }) =>
      `{"lat":${roundCoordinate(lat)},"lng":${roundCoordinate(lng)},"count":${count},"bounds":[${box.map(roundCoordinate).join(',')}]}`,
  );
  return `{"bounds":${bounds === null ? 'null' : `[${bounds.join(',')}]`},"markers":${joinSlots(pins, (slot) => columns.getMarker(slot))},"clusters":[${clusterJson.join(',')}]}`;
}

function joinSlots(slots: Int32Array, renderSlot: (slot: number) => string): string {
  let text = '[';
  for (let i = 0; i < slots.length; i += 1)
    text += i === 0 ? renderSlot(slots[i] ?? 0) : `,${renderSlot(slots[i] ?? 0)}`;
  return `${text}]`;
}
