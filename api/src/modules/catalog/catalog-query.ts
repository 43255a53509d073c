import {
  CATALOG_SORTS,
  isCapacityBucket,
  LIMITS,
  type CatalogSortId,
  type CapacityBucketId,
} from '@prostora/contracts';
import { fieldError } from '@prostora/strings/cs/errors.ts';
import { DomainError, invalidField } from '../../platform/errors/index.ts';
import type { LocationNode } from '../geo/index.ts';
import type { SeoUrl, SeoUrlTable } from '../seo/index.ts';
import type { AttributeRef, CatalogReference, PurposeRef } from './catalog-reference.ts';
import { dayOf } from './index/busy-days.ts';
import type { Box, CatalogFilter } from './index/catalog-record.ts';

/** Query of the catalogue with validated formats. */
export type CatalogRequest = {
  path?: string | undefined;
  location?: string | undefined;
  purpose?: string | undefined;
  /** Comma-separated ids. */
  attributes?: string | undefined;
  capacity?: string | undefined;
  search?: string | undefined;
  page?: number | undefined;
  sort?: string | undefined;
  bounds?: string | undefined;
  date_from?: string | undefined;
  date_to?: string | undefined;
};

/** The query with every value resolved and the filter ready for the index. */
export type CatalogQuestion = {
  location: LocationNode | null;
  purpose: PurposeRef | null;
  attributes: readonly AttributeRef[];
  filter: CatalogFilter;
  sort: CatalogSortId;
  page: number;
  dates: { from: string; to: string } | null;
  /** The bounds as requested. */
  bounds: string | null;
};

/** Availability horizon in days; later dates are rejected. */
export const DAYS_AHEAD = 730;

const notFound = (): DomainError => new DomainError('not-found', 'NOTFOUND');
const CONTROL = /[\p{Cc}\p{Cf}\p{Cs}]+/gu;

/**
 * Resolves a query. Explicit parameters take precedence over `path`.
 * @throws DomainError NOTFOUND for an unknown value or path
 */
export function questionOf(
  request: CatalogRequest,
  reference: CatalogReference,
  seoUrls: SeoUrlTable,
  today: number,
): CatalogQuestion {
  const ofPath = valuesOfPath(request.path ?? '', reference, seoUrls);
  const location = narrowing(
    request.location ? known(reference.location(request.location)) : ofPath.location,
  );
  const purpose = request.purpose ? known(reference.purpose(request.purpose)) : ofPath.purpose;
  const capacity = request.capacity ? known(capacityOf(request.capacity)) : ofPath.capacity;
  const attributes = request.attributes ? attributesOf(request.attributes, reference) : ofPath.attributes;
  const dates = datesOf(request, today);
  const bounds = request.bounds ? boundsOf(request.bounds) : null;
  const search = (request.search ?? '').replace(CONTROL, ' ').replace(/\s+/gu, ' ').trim();
  return {
    location,
    purpose,
    attributes,
    dates: dates && { from: dates.from.text, to: dates.to.text },
    bounds: bounds === null ? null : bounds.join(','),
    sort: request.sort ? known(CATALOG_SORTS.find((sort) => sort === request.sort) ?? null) : 'doporucene',
    page: request.page ?? 1,
    filter: {
      locationId: location?.id ?? null,
      purposeId: purpose?.id ?? null,
      capacity,
      search,
      bounds,
      attributeIds: attributes.map(({ id }) => id),
      days: dates && { from: dates.from.day, to: dates.to.day },
    },
  };
}

function known<T>(value: T | null): T {
  if (value === null) throw notFound();
  return value;
}

const capacityOf = (id: string): CapacityBucketId | null => (isCapacityBucket(id) ? id : null);

/** The country restricts nothing; its list is the home page. */
const narrowing = (location: LocationNode | null): LocationNode | null =>
  location?.kind === 'country' ? null : location;

type PathValues = Pick<CatalogQuestion, 'location' | 'purpose' | 'attributes'> & {
  capacity: CapacityBucketId | null;
};

/** `<location>/<purpose>/<capacity>`, each optional, or the path of a SEO URL. */
export function valuesOfPath(path: string, reference: CatalogReference, seoUrls: SeoUrlTable): PathValues {
  const segments = path.split('/').filter((segment) => segment !== '');
  const seoUrl = seoUrls.forPath(segments.join('/'));
  if (seoUrl !== null) return valuesOfSeoUrl(seoUrl, reference);
  let at = 0;
  const take = <T>(find: (segment: string) => T | null): T | null => {
    const segment = segments[at];
    const value = segment === undefined ? null : find(segment);
    if (value !== null) at += 1;
    return value;
  };
  const location = take((segment) => reference.tree.bySlug(segment));
  const purpose = take((segment) => (/^\d+$/u.test(segment) ? null : reference.purpose(segment)));
  const capacity = take(capacityOf);
  if (at < segments.length) throw notFound();
  return { location, purpose, capacity, attributes: [] };
}

/** A SEO URL with a value that no longer exists is NOTFOUND. */
function valuesOfSeoUrl(
  { locationId, purposeId, capacity, attributeIds }: SeoUrl,
  reference: CatalogReference,
): PathValues {
  return {
    location: locationId === null ? null : known(reference.tree.byId(locationId)),
    purpose: purposeId === null ? null : known(reference.purpose(String(purposeId))),
    capacity,
    attributes: attributeIds.map((id) => known(reference.attribute(id))),
  };
}

function attributesOf(list: string, reference: CatalogReference): AttributeRef[] {
  const ids = [...new Set(list.split(',').map(Number))].sort((one, other) => one - other);
  if (ids.length > LIMITS.attributesInFilter) throw invalidField('attributes', fieldError('list'));
  const found = new Set(ids.map((id) => known(reference.attribute(id))));
  return [...found].sort((one, other) => one.id - other.id);
}

type Day = { text: string; day: number };

/** A missing end means a single day. At most a year long, within the availability horizon. */
function datesOf({ date_from, date_to }: CatalogRequest, today: number): { from: Day; to: Day } | null {
  const first = date_from || date_to;
  const last = date_to || date_from;
  if (!first || !last) return null;
  const from = dayOf(first);
  const to = dayOf(last);
  if (from === null) throw invalidField(date_from ? 'date_from' : 'date_to', fieldError('date'));
  if (to === null) throw invalidField('date_to', fieldError('date'));
  if (to < from) throw invalidField('date_to', fieldError('dateOrder'));
  if (to > today + DAYS_AHEAD || to - from > 366) throw invalidField('date_to', fieldError('date'));
  return { from: { text: first, day: from }, to: { text: last, day: to } };
}

/** Parses `west,south,east,north` and clamps it to the world. */
export function boundsOf(text: string): Box {
  const [west = Number.NaN, south = Number.NaN, east = Number.NaN, north = Number.NaN, ...rest] = text
    .split(',')
    .map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  if (rest.length > 0 || !(west <= east) || !(south <= north))
    throw invalidField('bounds', fieldError('bounds'));
  const within = (limit: number, degrees: number): number => Math.max(-limit, Math.min(limit, degrees));
  return [within(180, west), within(90, south), within(180, east), within(90, north)];
}
