import { Injectable } from '@nestjs/common';
import { CAPACITY_BUCKETS, isCapacityBucket, type CapacityBucketId } from '@prostora/contracts';
import { DomainError } from '../../../platform/errors/index.ts';
import type { LocationNode } from '../../geo/index.ts';
import { SeoUrlTable, type SeoFilter } from '../../seo/index.ts';
import { buildCatalogUrl } from './catalog-urls.ts';
import {
  resolveCatalogQuery,
  resolvePath,
  WHOLE_CATALOG,
  type ResolvedCatalogQuery,
  type CatalogQuery,
} from './catalog-query.ts';
import { CatalogReferenceStore, type ReferenceData } from '../index/catalog-reference-store.ts';
import { CatalogSearch } from '../index/catalog-search.ts';
import type { AttributeRef, PurposeRef } from '../index/catalog-reference.ts';
import { EMPTY_QUERY } from '../index/index-query.ts';

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
  constructor(
    private readonly search: CatalogSearch,
    private readonly references: CatalogReferenceStore,
  ) {}

  /** Changes whenever a count or a value may have changed. */
  getVersion(): readonly [reference: object, index: number] {
    return [this.references.getCurrent().reference, this.search.getVersion(EMPTY_QUERY)];
  }

  /** Number of published spaces that match the filter; 0 when one of its values no longer exists. */
  async count({ locationId, purposeId, capacity, attributeIds }: SeoFilter): Promise<number> {
    const query = { ...EMPTY_QUERY, locationId, purposeId, capacity, attributeIds };
    return (await this.search.search({ query })).total;
  }

  findLocation(id: number): LocationNode | null {
    return this.references.getCurrent().reference.tree.findById(id);
  }

  findPurpose(id: number): PurposeRef | null {
    return this.references.getCurrent().reference.findPurpose(String(id));
  }

  findAttribute(id: number): AttributeRef | null {
    return this.references.getCurrent().reference.findAttribute(id);
  }

  /** The values of a filter; null when one of them no longer exists. */
  resolve({ locationId, purposeId, capacity, attributeIds }: SeoFilter): ResolvedCatalogQuery | null {
    const location = locationId === null ? null : this.findLocation(locationId);
    const purpose = purposeId === null ? null : this.findPurpose(purposeId);
    const attributes = attributeIds.flatMap((id) => this.findAttribute(id) ?? []);
    const isComplete =
      (location === null) === (locationId === null) &&
      (purpose === null) === (purposeId === null) &&
      attributes.length === attributeIds.length;
    return isComplete ? { ...WHOLE_CATALOG, location, purpose, capacity, attributes } : null;
  }

  /** Canonical URL of a filter, given the SEO URLs; null when one of its values no longer exists. */
  buildUrl(filter: SeoFilter, seoUrls: SeoUrlTable = NO_SEO_URLS): string | null {
    const query = this.resolve(filter);
    return query && buildCatalogUrl(query, this.withSeoUrls(seoUrls));
  }

  /** The filter a path below /katalog/ means without SEO URLs; null when it resolves to none. */
  parsePath(path: string): SeoFilter | null {
    const data = this.withSeoUrls(NO_SEO_URLS);
    const { reference } = data;
    const [first = ''] = path.split('/');
    if (
      reference.tree.findBySlug(first) === null &&
      reference.findPurpose(first) === null &&
      !isCapacityBucket(first)
    )
      return null;
    return fallbackUnlessFound(null, () => {
      const { location, purpose, capacity } = resolvePath(path, data);
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
      () => resolveCatalogQuery(request, this.withSeoUrls(seoUrls), 0) !== null,
    );
  }

  /**
   * All filter values with the number of published spaces. The country is excluded because it restricts
   * nothing.
   */
  async getOptions(): Promise<FilterOptions> {
    const { reference } = this.references.getCurrent();
    const { facets } = await this.search.search({ query: EMPTY_QUERY, withFacets: true });
    if (facets === null) return { locations: [], purposes: [], attributes: [], capacities: [] };
    const { attributes, capacities, locations, purposes } = facets;
    return {
      locations: reference.locations.flatMap(({ ref }) =>
        ref.kind === 'country' ? [] : { ref, count: locations.get(ref.id) ?? 0 },
      ),
      purposes: reference.purposes.map(({ ref }) => ({ ref, count: purposes.get(ref.id) ?? 0 })),
      attributes: reference.attributes.map(({ ref }) => ({ ref, count: attributes.get(ref.id) ?? 0 })),
      capacities: CAPACITY_BUCKETS.map(({ id }) => ({ id, count: capacities.get(id) ?? 0 })),
    };
  }

  private withSeoUrls(seoUrls: SeoUrlTable): ReferenceData {
    return { reference: this.references.getCurrent().reference, seoUrls };
  }
}

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
