import { Injectable } from '@nestjs/common';
import { CAPACITY_BUCKETS, isCapacityBucket, LIMITS, type CapacityBucketId } from '@prostora/contracts';
import { DomainError } from '../../platform/errors/index.ts';
import type { LocationNode } from '../geo/index.ts';
import { SeoUrlTable, type SeoFilter } from '../seo/index.ts';
import { buildCatalogUrl } from './catalog-urls.ts';
import { CatalogIndexStore } from './catalog-index-store.ts';
import {
  resolveCatalogQuery,
  resolvePath,
  type ResolvedCatalogQuery,
  type CatalogQuery,
} from './catalog-query.ts';
import type { AttributeRef, PurposeRef } from './projection/catalog-reference.ts';
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

const NO_SEO_URLS = new SeoUrlTable([]);
const QUERY_NAMES = ['location', 'purpose', 'attributes', 'capacity', 'search'] as const;

/** Resolves filters and URLs of the catalogue for the SEO console. */
@Injectable()
export class CatalogFiltersService {
  constructor(private readonly store: CatalogIndexStore) {}

  /** Changes whenever a count or a value may have changed. */
  getVersion(): readonly [reference: object, index: number] {
    const { reference, index } = this.store.getCatalog();
    return [reference, index.version];
  }

  /** Number of published spaces that match the filter; 0 when one of its values no longer exists. */
  count(filter: SeoFilter): number {
    return this.store.getCatalog().index.count({ ...EMPTY_FILTER, ...filter });
  }

  location(id: number): LocationNode | null {
    return this.store.getCatalog().reference.tree.findById(id);
  }

  purpose(id: number): PurposeRef | null {
    return this.store.getCatalog().reference.findPurpose(String(id));
  }

  attribute(id: number): AttributeRef | null {
    return this.store.getCatalog().reference.findAttribute(id);
  }

  /** The values of a filter; null when one of them no longer exists. */
  values({ locationId, purposeId, capacity, attributeIds }: SeoFilter): FilterValues | null {
    const location = locationId === null ? null : this.location(locationId);
    const purpose = purposeId === null ? null : this.purpose(purposeId);
    const attributes = attributeIds.flatMap((id) => this.attribute(id) ?? []);
    const isComplete =
      (location === null) === (locationId === null) &&
      (purpose === null) === (purposeId === null) &&
      attributes.length === attributeIds.length;
    return isComplete ? { location, purpose, capacity, attributes } : null;
  }

  /** Canonical URL of a filter, given the SEO URLs; null when one of its values no longer exists. */
  buildUrl(filter: SeoFilter, seoUrls: SeoUrlTable = NO_SEO_URLS): string | null {
    const values = this.values(filter);
    return (
      values && buildCatalogUrl(toResolvedQuery(values, filter), this.store.getCatalog().reference, seoUrls)
    );
  }

  /** The filter a path below /katalog/ means without SEO URLs; null when it resolves to none. */
  parsePath(path: string): SeoFilter | null {
    const { reference } = this.store.getCatalog();
    const [first = ''] = path.split('/');
    if (
      reference.tree.findBySlug(first) === null &&
      reference.findPurpose(first) === null &&
      !isCapacityBucket(first)
    )
      return null;
    return fallbackUnlessFound(null, () => {
      const { location, purpose, capacity } = resolvePath(path, reference, NO_SEO_URLS);
      return {
        locationId: location === null || location.kind === 'country' ? null : location.id,
        purposeId: purpose?.id ?? null,
        capacity,
        attributeIds: [],
      };
    });
  }

  /** Whether a URL of this site below /katalog resolves. */
  canResolve(url: string, seoUrls: SeoUrlTable): boolean {
    const { pathname, searchParams } = new URL(url, 'http://local.invalid');
    const namedParameters = Object.fromEntries(
      QUERY_NAMES.map((name) => [name, searchParams.get(name) ?? undefined]),
    );
    const request: CatalogQuery = {
      ...namedParameters,
      path: tryDecode(pathname.replace(/^\/katalog\/?/u, '')),
    };
    return fallbackUnlessFound(
      false,
      () => resolveCatalogQuery(request, this.store.getCatalog().reference, seoUrls, 0) !== null,
    );
  }

  /**
   * All filter values with the number of published spaces. The country is excluded because it restricts
   * nothing.
   */
  options(): FilterOptions {
    const { index, reference } = this.store.getCatalog();
    const { attributes, capacities } = index.facets(index.select(EMPTY_FILTER));
    return {
      locations: reference.locations.flatMap(({ ref }) =>
        ref.kind === 'country' ? [] : { ref, count: index.countInLocation(ref.id) },
      ),
      purposes: reference.purposes.map(({ ref }) => ({ ref, count: index.countForPurpose(ref.id) })),
      attributes: reference.attributes.map(({ ref }) => ({ ref, count: attributes.get(ref.id) ?? 0 })),
      capacities: CAPACITY_BUCKETS.map(({ id }) => ({ id, count: capacities.get(id) ?? 0 })),
    };
  }
}

const toResolvedQuery = (
  { location, purpose, attributes }: FilterValues,
  filter: SeoFilter,
): ResolvedCatalogQuery => ({
  location,
  purpose,
  attributes: attributes.slice(0, LIMITS.attributesInFilter),
  sort: 'doporucene',
  page: 1,
  dates: null,
  bounds: null,
  filter: { ...EMPTY_FILTER, ...filter },
});

function tryDecode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Returns the fallback for errors of kind not-found and invalid. */
function fallbackUnlessFound<T>(fallback: T, find: () => T): T {
  try {
    return find();
  } catch (error) {
    if (error instanceof DomainError && (error.kind === 'not-found' || error.kind === 'invalid'))
      return fallback;
    throw error;
  }
}
