import {
  CATALOG_ORDERS,
  isCapacityBucket,
  LIMITS,
  TOTAL_ORDER,
  type CatalogOrderId,
  type CapacityBucketId,
} from '@prostora/contracts';
import { DomainError, createFieldError, fieldError } from '../../../platform/errors/index.ts';
import type { LocationNode } from '../../geo/index.ts';
import type { SeoUrl } from '../../seo/index.ts';
import {
  NO_EVENT,
  parseEvent,
  toEventConditions,
  type CatalogEvent,
  type DateRange,
} from './catalog-event.ts';
import type { CatalogEventQuery, CatalogQuery } from '../catalog-query.dto.ts';
import type { ReferenceData } from '../index/catalog-reference-store.ts';
import type { AttributeRef, CatalogReference, PurposeRef } from '../index/catalog-reference.ts';
import { MAX_DAYS_AHEAD, formatDay, parseDay } from '../index/busy-days.ts';
import { EMPTY_QUERY, type Box, type IndexQuery, type SentenceConditions } from '../index/index-query.ts';

export type { CatalogEventQuery, CatalogQuery } from '../catalog-query.dto.ts';

/** What a sentence adds to the values of a query. */
export type SentenceFilter = {
  readonly text: string;
  readonly conditions: SentenceConditions | null;
  /** Words that order the list. */
  readonly preferred: string;
};
/** A query with every value resolved. */
export type ResolvedCatalogQuery = {
  readonly location: LocationNode | null;
  readonly purpose: PurposeRef | null;
  /** Ascending by id; all must hold. */
  readonly attributes: readonly AttributeRef[];
  readonly capacity: CapacityBucketId | null;
  readonly search: string;
  readonly bounds: Box | null;
  readonly dates: DateRange | null;
  readonly event: CatalogEvent;
  readonly sentence: SentenceFilter | null;
  readonly sort: CatalogOrderId;
  readonly page: number;
};

/** The query for the whole catalogue. */
export const WHOLE_CATALOG: ResolvedCatalogQuery = {
  location: null,
  purpose: null,
  attributes: [],
  capacity: null,
  search: '',
  bounds: null,
  dates: null,
  event: NO_EVENT,
  sentence: null,
  sort: 'doporucene',
  page: 1,
};

/** The filter of a query as the index takes it; order and page are part of the request. */
export const toIndexQuery = ({
  location,
  purpose,
  attributes,
  capacity,
  search,
  bounds,
  dates,
  event,
  sentence,
}: ResolvedCatalogQuery): IndexQuery => ({
  ...EMPTY_QUERY,
  // The surroundings of a location are more than the location.
  locationId: sentence?.conditions?.near ? null : (location?.id ?? null),
  purposeId: purpose?.id ?? null,
  attributeIds: attributes.map(({ id }) => id),
  capacity,
  search,
  bounds,
  center: sentence?.conditions?.near ?? (location !== null && hasCenter(location) ? location : null),
  ...toEventConditions(dates, event, purpose),
  sentence: sentence?.conditions ?? null,
  preferred: sentence?.preferred ?? '',
});

/** The centre of a region is no place to be near to. */
const hasCenter = ({ kind }: LocationNode): boolean => kind === 'town' || kind === 'city_part';

const createNotFoundError = (): DomainError => new DomainError('not-found', 'NOTFOUND');
const CONTROL_CHARACTERS = /[\p{Cc}\p{Cf}\p{Cs}]+/gu;

/**
 * Resolves a query. Explicit parameters take precedence over `path`.
 * @param sentenceDates dates of the sentence, for parameters that need one
 * @throws DomainError NOTFOUND for an unknown value or path
 */
export function resolveCatalogQuery(
  request: CatalogEventQuery,
  data: ReferenceData,
  today: number,
  sentenceDates: DateRange | null = null,
): ResolvedCatalogQuery {
  const { reference } = data;
  const pathValues = resolvePath(request.path ?? '', data);
  const location = omitCountry(
    request.location ? requireFound(reference.findLocation(request.location)) : pathValues.location,
  );
  const purpose = request.purpose ? requireFound(reference.findPurpose(request.purpose)) : pathValues.purpose;
  const capacity = request.capacity ? requireFound(parseCapacity(request.capacity)) : pathValues.capacity;
  const attributes = request.attributes
    ? parseAttributes(request.attributes, reference)
    : pathValues.attributes;
  const dates = parseDates(request, today);
  return {
    location,
    purpose,
    capacity,
    attributes,
    dates,
    event: parseEvent(request, dates ?? sentenceDates, formatDay(today)),
    sentence: null,
    bounds: request.bounds ? parseBounds(request.bounds) : null,
    search: (request.search ?? '').replace(CONTROL_CHARACTERS, ' ').replace(/\s+/gu, ' ').trim(),
    sort: parseSort(request.sort, dates ?? sentenceDates),
    page: request.page ?? 1,
  };
}

function requireFound<T>(value: T | null): T {
  if (value === null) throw createNotFoundError();
  return value;
}

/** The order by total needs a date. */
function parseSort(name: string | undefined, dates: DateRange | null): CatalogOrderId {
  if (!name) return 'doporucene';
  const sort = requireFound(CATALOG_ORDERS.find((order) => order === name) ?? null);
  if (sort === TOTAL_ORDER && dates === null) throw createFieldError('date_from', fieldError('catalogDay'));
  return sort;
}

const parseCapacity = (id: string): CapacityBucketId | null => (isCapacityBucket(id) ? id : null);

/** The country restricts nothing; its list is the home page. */
export const omitCountry = (location: LocationNode | null): LocationNode | null =>
  location?.kind === 'country' ? null : location;

/** `<location>/<purpose>/<capacity>`, each optional, or the path of a SEO URL. */
export function resolvePath(path: string, { reference, seoUrls }: ReferenceData): ResolvedCatalogQuery {
  const segments = path.split('/').filter((segment) => segment !== '');
  const seoUrl = seoUrls.forPath(segments.join('/'));
  if (seoUrl !== null) return resolveSeoUrl(seoUrl, reference);
  let at = 0;
  const take = <T>(find: (segment: string) => T | null): T | null => {
    const segment = segments[at];
    const value = segment === undefined ? null : find(segment);
    if (value !== null) at += 1;
    return value;
  };
  const location = take((segment) => reference.tree.findBySlug(segment));
  const purpose = take((segment) => (/^\d+$/u.test(segment) ? null : reference.findPurpose(segment)));
  const capacity = take(parseCapacity);
  if (at < segments.length) throw createNotFoundError();
  return { ...WHOLE_CATALOG, location, purpose, capacity };
}

/** A SEO URL with a value that no longer exists is NOTFOUND. */
function resolveSeoUrl(
  { locationId, purposeId, capacity, attributeIds }: SeoUrl,
  reference: CatalogReference,
): ResolvedCatalogQuery {
  return {
    ...WHOLE_CATALOG,
    location: locationId === null ? null : requireFound(reference.tree.findById(locationId)),
    purpose: purposeId === null ? null : requireFound(reference.findPurpose(String(purposeId))),
    capacity,
    attributes: attributeIds.map((id) => requireFound(reference.findAttribute(id))),
  };
}

function parseAttributes(list: string, reference: CatalogReference): AttributeRef[] {
  const ids = [...new Set(list.split(',').map(Number))].sort((one, other) => one - other);
  if (ids.length > LIMITS.attributesInFilter) throw createFieldError('attributes', fieldError('list'));
  const found = new Set(ids.map((id) => requireFound(reference.findAttribute(id))));
  return [...found].sort((one, other) => one.id - other.id);
}

/** A missing end means a single day. */
function parseDates({ date_from, date_to }: CatalogQuery, today: number): ResolvedCatalogQuery['dates'] {
  const first = date_from || date_to;
  const last = date_to || date_from;
  if (!first || !last) return null;
  const from = parseDay(first);
  const to = parseDay(last);
  if (from === null) throw createFieldError(date_from ? 'date_from' : 'date_to', fieldError('date'));
  if (to === null) throw createFieldError('date_to', fieldError('date'));
  if (to < from) throw createFieldError('date_to', fieldError('dateOrder'));
  const dates = { from: first, to: last };
  if (!isWithinHorizon(dates, today)) throw createFieldError('date_to', fieldError('date'));
  return dates;
}

/** At most a year long, within the availability horizon. */
export function isWithinHorizon(dates: DateRange, today: number): boolean {
  const [from, to] = [parseDay(dates.from) ?? 0, parseDay(dates.to) ?? 0];
  return to <= today + MAX_DAYS_AHEAD && to - from <= 366;
}

/** Parses `west,south,east,north` and clamps it to the world. */
export function parseBounds(text: string): Box {
  const [west = Number.NaN, south = Number.NaN, east = Number.NaN, north = Number.NaN, ...rest] = text
    .split(',')
    .map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  if (rest.length > 0 || !(west <= east) || !(south <= north))
    throw createFieldError('bounds', fieldError('bounds'));
  const clamp = (limit: number, degrees: number): number => Math.max(-limit, Math.min(limit, degrees));
  return [clamp(180, west), clamp(90, south), clamp(180, east), clamp(90, north)];
}
