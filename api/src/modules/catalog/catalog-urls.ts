import { urls } from '@prostora/contracts';
import type { SeoUrl, SeoUrlTable } from '../seo/index.ts';
import type { ResolvedCatalogQuery } from './catalog-query.ts';
import { resolvePath } from './catalog-query.ts';
import type { CatalogReference } from './projection/catalog-reference.ts';

/** Query parameters of a URL in canonical order; null and empty values are omitted. */
type QueryParameters = Readonly<Record<string, string | number | null>>;

const withQuery = (path: string, parameters: QueryParameters): string => {
  const query = Object.entries(parameters)
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value)).replaceAll('%2C', ',')}`)
    .join('&');
  return query === '' ? path : `${path}?${query}`;
};

/** The SEO URL that stands for exactly this filter. */
export const findSeoUrl = ({ filter }: ResolvedCatalogQuery, seoUrls: SeoUrlTable): SeoUrl | null =>
  seoUrls.forFilter(filter);

/**
 * The canonical URL of a query: the SEO URL where one matches exactly, otherwise location, purpose and
 * capacity in the path and the rest in the query string.
 */
export function buildCatalogUrl(
  query: ResolvedCatalogQuery,
  reference: CatalogReference,
  seoUrls: SeoUrlTable,
): string {
  return withQuery(
    ...buildPath(query, reference, seoUrls, {
      search: query.filter.search,
      date_from: query.dates?.from ?? null,
      date_to: query.dates === null || query.dates.to === query.dates.from ? null : query.dates.to,
      bounds: query.bounds,
      sort: query.sort === 'doporucene' ? null : query.sort,
      page: query.page === 1 ? null : query.page,
    }),
  );
}

/** The URL for search engines: without sort, bounds and dates, which show the same spaces. */
export const buildCanonicalUrl = (
  query: ResolvedCatalogQuery,
  reference: CatalogReference,
  seoUrls: SeoUrlTable,
): string =>
  withQuery(
    ...buildPath(query, reference, seoUrls, {
      search: query.filter.search,
      page: query.page === 1 ? null : query.page,
    }),
  );

function buildPath(
  query: ResolvedCatalogQuery,
  reference: CatalogReference,
  seoUrls: SeoUrlTable,
  rest: QueryParameters,
): [path: string, parameters: QueryParameters] {
  const seoUrl = findSeoUrl(query, seoUrls);
  if (seoUrl !== null) return [urls.catalog([seoUrl.path]), rest];
  const { location, purpose, filter } = query;
  const segments = [location?.slug, purpose?.slug, filter.capacity].filter(
    (segment) => segment !== undefined && segment !== null,
  );
  const attributes = filter.attributeIds.join(',');
  if (resolvesToSameQuery(query, segments.join('/'), reference, seoUrls))
    return [urls.catalog(segments), { attributes, ...rest }];
  return [
    urls.home,
    {
      location: location?.slug ?? null,
      purpose: purpose?.slug ?? null,
      capacity: filter.capacity,
      attributes,
      ...rest,
    },
  ];
}

/** False when a purpose has the slug of a location, or a SEO URL has claimed the path for another filter. */
function resolvesToSameQuery(
  { location, purpose, filter }: ResolvedCatalogQuery,
  path: string,
  reference: CatalogReference,
  seoUrls: SeoUrlTable,
): boolean {
  if (path === '') return true;
  if (seoUrls.forPath(path) !== null) return false;
  const values = resolvePath(path, reference, seoUrls);
  return values.location === location && values.purpose === purpose && values.capacity === filter.capacity;
}
