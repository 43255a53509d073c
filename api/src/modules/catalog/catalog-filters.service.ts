import { Injectable } from '@nestjs/common';
import { CAPACITY_BUCKETS, isCapacityBucket, LIMITS, type CapacityBucketId } from '@prostora/contracts';
import { DomainError } from '../../platform/errors/index.ts';
import type { LocationNode } from '../geo/index.ts';
import { SeoUrlTable, type SeoFilter } from '../seo/index.ts';
import { addressOf } from './catalog-address.ts';
import { CatalogLive } from './catalog-live.service.ts';
import { questionOf, valuesOfPath, type CatalogQuestion, type CatalogRequest } from './catalog-query.ts';
import type { AttributeRef, PurposeRef } from './catalog-reference.ts';
import { EMPTY_FILTER } from './index/catalog-record.ts';

/** Current values of a filter. */
export type FilterValues = {
  location: LocationNode | null;
  purpose: PurposeRef | null;
  capacity: CapacityBucketId | null;
  attributes: readonly AttributeRef[];
};
export type FilterOptions = {
  locations: readonly { ref: LocationNode; count: number }[];
  purposes: readonly { ref: PurposeRef; count: number }[];
  attributes: readonly { ref: AttributeRef; count: number }[];
  capacities: readonly { id: CapacityBucketId; count: number }[];
};

const NO_TABLE = new SeoUrlTable([]);
const QUERY = ['location', 'purpose', 'attributes', 'capacity', 'search'] as const;

/** Resolves filters and URLs of the catalogue for the SEO console. */
@Injectable()
export class CatalogFilters {
  constructor(private readonly live: CatalogLive) {}

  /** Changes whenever a count or a value may have changed. */
  version(): readonly [reference: object, index: number] {
    const { reference, index } = this.live.current();
    return [reference, index.version];
  }

  /** Number of published spaces that match the filter; 0 when one of its values no longer exists. */
  count(filter: SeoFilter): number {
    return this.live.current().index.count({ ...EMPTY_FILTER, ...filter });
  }

  location(id: number): LocationNode | null {
    return this.live.current().reference.tree.byId(id);
  }

  purpose(id: number): PurposeRef | null {
    return this.live.current().reference.purpose(String(id));
  }

  attribute(id: number): AttributeRef | null {
    return this.live.current().reference.attribute(id);
  }

  /** The values of a filter; null when one of them no longer exists. */
  values({ locationId, purposeId, capacity, attributeIds }: SeoFilter): FilterValues | null {
    const location = locationId === null ? null : this.location(locationId);
    const purpose = purposeId === null ? null : this.purpose(purposeId);
    const attributes = attributeIds.flatMap((id) => this.attribute(id) ?? []);
    const isWhole =
      (location === null) === (locationId === null) &&
      (purpose === null) === (purposeId === null) &&
      attributes.length === attributeIds.length;
    return isWhole ? { location, purpose, capacity, attributes } : null;
  }

  /** Canonical URL of a filter, given the SEO URLs; null when one of its values no longer exists. */
  addressOf(filter: SeoFilter, table: SeoUrlTable = NO_TABLE): string | null {
    const values = this.values(filter);
    return values && addressOf(questionAbout(values, filter), this.live.current().reference, table);
  }

  /** The filter a path below /katalog/ means without SEO URLs; null when it resolves to none. */
  meaningOf(path: string): SeoFilter | null {
    const { reference } = this.live.current();
    const [first = ''] = path.split('/');
    if (
      reference.tree.bySlug(first) === null &&
      reference.purpose(first) === null &&
      !isCapacityBucket(first)
    )
      return null;
    return foundOr(null, () => {
      const { location, purpose, capacity } = valuesOfPath(path, reference, NO_TABLE);
      return {
        locationId: location === null || location.kind === 'country' ? null : location.id,
        purposeId: purpose?.id ?? null,
        capacity,
        attributeIds: [],
      };
    });
  }

  /** Whether a URL of this site below /katalog resolves. */
  opens(url: string, table: SeoUrlTable): boolean {
    const { pathname, searchParams } = new URL(url, 'http://local.invalid');
    const named = Object.fromEntries(QUERY.map((name) => [name, searchParams.get(name) ?? undefined]));
    const request: CatalogRequest = { ...named, path: decoded(pathname.replace(/^\/katalog\/?/u, '')) };
    return foundOr(false, () => questionOf(request, this.live.current().reference, table, 0) !== null);
  }

  /**
   * All filter values with the number of published spaces. The country is excluded because it restricts
   * nothing.
   */
  options(): FilterOptions {
    const { index, reference } = this.live.current();
    const { attributes, capacities } = index.facets(index.select(EMPTY_FILTER));
    return {
      locations: reference.locations.flatMap(({ ref }) =>
        ref.kind === 'country' ? [] : { ref, count: index.countOfLocation(ref.id) },
      ),
      purposes: reference.purposes.map(({ ref }) => ({ ref, count: index.countOfPurpose(ref.id) })),
      attributes: reference.attributes.map(({ ref }) => ({ ref, count: attributes.get(ref.id) ?? 0 })),
      capacities: CAPACITY_BUCKETS.map(({ id }) => ({ id, count: capacities.get(id) ?? 0 })),
    };
  }
}

const questionAbout = (
  { location, purpose, attributes }: FilterValues,
  filter: SeoFilter,
): CatalogQuestion => ({
  location,
  purpose,
  attributes: attributes.slice(0, LIMITS.attributesInFilter),
  sort: 'doporucene',
  page: 1,
  dates: null,
  bounds: null,
  filter: { ...EMPTY_FILTER, ...filter },
});

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Returns the fallback for errors of kind not-found and invalid. */
function foundOr<T>(otherwise: T, find: () => T): T {
  try {
    return find();
  } catch (error) {
    if (error instanceof DomainError && (error.kind === 'not-found' || error.kind === 'invalid'))
      return otherwise;
    throw error;
  }
}
