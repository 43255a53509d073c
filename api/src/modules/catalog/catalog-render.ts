import { LIMITS, type CapacityBucketId } from '@prostora/contracts';
import { seo, type CatalogTopic } from '@prostora/strings/cs/seo.ts';
import type { SeoLink, SeoUrl } from '../seo/index.ts';
import { breadcrumbsOf } from './catalog-breadcrumbs.ts';
import type { LiveCatalog } from './catalog-live.service.ts';
import type { CatalogQuestion } from './catalog-query.ts';
import type { FacetCounts, Selection } from './index/catalog-index.ts';
import { toBytes, type Columns } from './index/columns.ts';
import { isDeepFilter } from './landing-pages.ts';
import { mapView, type MapView } from './index/map-view.ts';

/**
 * Answers are concatenated from serialized pieces as Latin-1 strings that hold UTF-8 bytes: nothing is built
 * as an object or encoded twice.
 */
export const finished = (bytes: string): Buffer => Buffer.from(bytes, 'latin1');

const json = (value: unknown): string => toBytes(JSON.stringify(value));
const rounded = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;

/** Texts of a catalogue answer. */
type AnswerTexts = {
  newUrl: string;
  canonical: string;
  seoUrl: SeoUrl | null;
  footerLinks: readonly SeoLink[];
};
type AnswerParts = {
  question: CatalogQuestion;
  texts: AnswerTexts;
  selection: Selection;
  page: Int32Array;
  nrOfPages: number;
  facets: FacetCounts | null;
};

/** Renders the whole answer of GET /api/catalog/new/. */
export function renderCatalog(live: LiveCatalog, parts: AnswerParts): string {
  const { question, texts, selection } = parts;
  const topic = topicOf(question, selection.total);
  const own =
    question.filter.search === '' && question.dates === null && question.bounds === null
      ? texts.seoUrl
      : null;
  const head = json({
    error: null,
    title: own === null ? seo.catalog.title(topic) : own.title,
    meta_description:
      own === null || own.metaDescription === '' ? seo.catalog.description(topic) : own.metaDescription,
    description: own === null || own.description === '' ? null : own.description,
    seo_url_id: texts.seoUrl?.id ?? null,
    footer_links: texts.footerLinks,
    new_url: texts.newUrl,
    seo_data: {
      h1: own === null ? seo.catalog.h1(topic) : own.h1,
      canonical: texts.canonical,
      robots: robotsOf(question, selection.total, texts.seoUrl !== null),
      lead: own === null ? seo.catalog.lead(topic) : null,
      breadcrumbs: breadcrumbsOf(live, question),
    },
  });
  return `${head.slice(0, -1)},"catalog":${renderState(live, parts)}}`;
}

/** A query with a search, dates, bounds or its own sort is never a page for search engines. */
export const isOwnQuestion = ({ filter, dates, bounds, sort }: CatalogQuestion): boolean =>
  filter.search !== '' || dates !== null || bounds !== null || sort !== 'doporucene';

/**
 * Thin, deep and custom queries are kept out of search engines (PRODUCT §7). A SEO URL makes any filter an
 * indexed page and adds it to the sitemap.
 */
function robotsOf(question: CatalogQuestion, total: number, hasSeoUrl: boolean): string {
  const { filter, location, purpose } = question;
  const isThin =
    total < LIMITS.landingPageSpaces && (location !== null || purpose !== null || filter.capacity !== null);
  if (isOwnQuestion(question)) return 'noindex, follow';
  return !hasSeoUrl && (total === 0 || isDeepFilter(filter) || isThin) ? 'noindex, follow' : 'index, follow';
}

function topicOf(
  { location, purpose, attributes, filter, dates, page }: CatalogQuestion,
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
  live: LiveCatalog,
  { question, selection, page, nrOfPages, facets }: AnswerParts,
): string {
  const { columns } = live.index;
  const { location, purpose, attributes, filter, dates, sort } = question;
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
    page: question.page,
    nr_of_pages: nrOfPages,
    total: selection.total,
  });
  const lists =
    facets === null
      ? '"purposes":[],"locations":[],"attributes":[],"capacities":[]'
      : renderFacets(live, question, facets);
  return `{${lists},${state.slice(1, -1)},"spaces":${joined(page, (slot) => columns.card(slot))},"map_data":${renderMap(columns, mapView(columns, selection, LIMITS.mapMarkers, null))}}`;
}

/**
 * Filter values with counts. Locations without a published space are omitted, except regions and the selected
 * one.
 */
function renderFacets(
  { index, reference }: LiveCatalog,
  { filter }: CatalogQuestion,
  facets: FacetCounts,
): string {
  const counted = (opened: string, count: number | undefined): string => `${opened},"count":${count ?? 0}}`;
  const active = (opened: string, isActive: boolean, count: number | undefined): string =>
    counted(`${opened},"active":${isActive}`, count);
  const locations = reference.locations
    .filter(
      ({ ref }) =>
        ref.kind === 'country' ||
        ref.kind === 'region' ||
        ref.id === filter.locationId ||
        index.countOfLocation(ref.id) > 0,
    )
    .map(({ ref, json: opened }) => counted(opened, facets.locations.get(ref.id)));
  const purposes = reference.purposes.map(({ ref, json: opened }) =>
    counted(opened, facets.purposes.get(ref.id)),
  );
  const attributes = reference.attributes.map(({ ref, json: opened }) =>
    active(opened, filter.attributeIds.includes(ref.id), facets.attributes.get(ref.id)),
  );
  const capacities = reference.capacities.map(({ id, json: opened }) =>
    active(opened, filter.capacity === id, facets.capacities.get(id as CapacityBucketId)),
  );
  return `"purposes":[${purposes.join(',')}],"locations":[${locations.join(',')}],"attributes":[${attributes.join(',')}],"capacities":[${capacities.join(',')}]`;
}

/** Renders `map_data` of the contract. */
export function renderMap(columns: Columns, { bounds, pins, clusters }: MapView): string {
  const circles = clusters.map(
    ({ lat, lng, count, bounds: box }) =>
      `{"lat":${rounded(lat)},"lng":${rounded(lng)},"count":${count},"bounds":[${box.map(rounded).join(',')}]}`,
  );
  return `{"bounds":${bounds === null ? 'null' : `[${bounds.join(',')}]`},"markers":${joined(pins, (slot) => columns.marker(slot))},"clusters":[${circles.join(',')}]}`;
}

function joined(slots: Int32Array, piece: (slot: number) => string): string {
  let text = '[';
  for (let i = 0; i < slots.length; i += 1)
    text += i === 0 ? piece(slots[i] ?? 0) : `,${piece(slots[i] ?? 0)}`;
  return `${text}]`;
}
