import { urls } from '@prostora/contracts';
import type { SeoUrl, SeoUrlTable } from '../../seo/index.ts';
import { NO_EVENT, toEventParameters } from './catalog-event.ts';
import { resolvePath, toIndexQuery, type ResolvedCatalogQuery } from './catalog-query.ts';
import type { ReferenceData } from '../index/catalog-reference-store.ts';

/** Query parameters of a URL in canonical order; null and empty values are omitted. */
type QueryParameters = Readonly<Record<string, string | number | null>>;

const withQuery = (path: string, parameters: QueryParameters): string => {
  const query = Object.entries(parameters)
    .filter(([, value]) => value !== null && value !== '')
    .map(
      ([name, value]) =>
        `${name}=${encodeURIComponent(String(value)).replaceAll('%2C', ',').replaceAll('%3A', ':')}`,
    )
    .join('&');
  return query === '' ? path : `${path}?${query}`;
};

/** The SEO URL that stands for exactly this filter. */
export const findSeoUrl = (query: ResolvedCatalogQuery, seoUrls: SeoUrlTable): SeoUrl | null =>
  seoUrls.forFilter(toIndexQuery(query));

/**
 * The canonical URL of a query: the SEO URL where one matches exactly, otherwise location, purpose and
 * capacity in the path and the rest in the query string.
 * @param sentence the sentence beside the query, if any
 */
export function buildCatalogUrl(query: ResolvedCatalogQuery, data: ReferenceData, sentence = ''): string {
  return withQuery(
    ...buildPath(query, data, {
      q: sentence,
      search: query.search,
      date_from: query.dates?.from ?? null,
      date_to: query.dates === null || query.dates.to === query.dates.from ? null : query.dates.to,
      ...(query.event === NO_EVENT ? {} : toEventParameters(query.event)),
      bounds: query.bounds && query.bounds.join(','),
      sort: query.sort === 'doporucene' ? null : query.sort,
      page: query.page === 1 ? null : query.page,
    }),
  );
}

/** The URL for search engines: without sort, bounds and dates, which show the same spaces. */
export const buildCanonicalUrl = (query: ResolvedCatalogQuery, data: ReferenceData): string =>
  withQuery(
    ...buildPath(query, data, {
      search: query.search,
      page: query.page === 1 ? null : query.page,
    }),
  );

function buildPath(
  query: ResolvedCatalogQuery,
  data: ReferenceData,
  rest: QueryParameters,
): [path: string, parameters: QueryParameters] {
  const seoUrl = findSeoUrl(query, data.seoUrls);
  if (seoUrl !== null) return [urls.catalog([seoUrl.path]), rest];
  const { location, purpose, capacity } = query;
  const segments = [location?.slug, purpose?.slug, capacity].filter(
    (segment) => segment !== undefined && segment !== null,
  );
  const attributes = query.attributes.map(({ id }) => id).join(',');
  if (resolvesToSameQuery(query, segments.join('/'), data))
    return [urls.catalog(segments), { attributes, ...rest }];
  return [
    urls.home,
    {
      location: location?.slug ?? null,
      purpose: purpose?.slug ?? null,
      capacity,
      attributes,
      ...rest,
    },
  ];
}

/** False when a purpose has the slug of a location, or a SEO URL has claimed the path for another filter. */
function resolvesToSameQuery(
  { location, purpose, capacity }: ResolvedCatalogQuery,
  path: string,
  data: ReferenceData,
): boolean {
  if (path === '') return true;
  if (data.seoUrls.forPath(path) !== null) return false;
  const values = resolvePath(path, data);
  return values.location === location && values.purpose === purpose && values.capacity === capacity;
}
