import { urls } from '@prostora/contracts';
import type { SeoUrl, SeoUrlTable } from '../seo/index.ts';
import type { CatalogQuestion } from './catalog-query.ts';
import { valuesOfPath } from './catalog-query.ts';
import type { CatalogReference } from './catalog-reference.ts';

/** Query parameters of a URL in canonical order; null and empty values are omitted. */
type Parameters = Readonly<Record<string, string | number | null>>;

const withParameters = (path: string, parameters: Parameters): string => {
  const query = Object.entries(parameters)
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value)).replaceAll('%2C', ',')}`)
    .join('&');
  return query === '' ? path : `${path}?${query}`;
};

/** The SEO URL that stands for exactly this filter. */
export const seoUrlOf = ({ filter }: CatalogQuestion, seoUrls: SeoUrlTable): SeoUrl | null =>
  seoUrls.forFilter(filter);

/**
 * The canonical URL of a query: the SEO URL where one matches exactly, otherwise location, purpose and
 * capacity in the path and the rest in the query string.
 */
export function addressOf(
  question: CatalogQuestion,
  reference: CatalogReference,
  seoUrls: SeoUrlTable,
): string {
  return withParameters(
    ...pathOf(question, reference, seoUrls, {
      search: question.filter.search,
      date_from: question.dates?.from ?? null,
      date_to:
        question.dates === null || question.dates.to === question.dates.from ? null : question.dates.to,
      bounds: question.bounds,
      sort: question.sort === 'doporucene' ? null : question.sort,
      page: question.page === 1 ? null : question.page,
    }),
  );
}

/** The URL for search engines: without sort, bounds and dates, which show the same spaces. */
export const canonicalOf = (
  question: CatalogQuestion,
  reference: CatalogReference,
  seoUrls: SeoUrlTable,
): string =>
  withParameters(
    ...pathOf(question, reference, seoUrls, {
      search: question.filter.search,
      page: question.page === 1 ? null : question.page,
    }),
  );

function pathOf(
  question: CatalogQuestion,
  reference: CatalogReference,
  seoUrls: SeoUrlTable,
  rest: Parameters,
): [path: string, parameters: Parameters] {
  const seoUrl = seoUrlOf(question, seoUrls);
  if (seoUrl !== null) return [urls.catalog([seoUrl.path]), rest];
  const { location, purpose, filter } = question;
  const segments = [location?.slug, purpose?.slug, filter.capacity].filter(
    (segment) => segment !== undefined && segment !== null,
  );
  const attributes = filter.attributeIds.join(',');
  if (opensTheSame(question, segments.join('/'), reference, seoUrls))
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
function opensTheSame(
  { location, purpose, filter }: CatalogQuestion,
  path: string,
  reference: CatalogReference,
  seoUrls: SeoUrlTable,
): boolean {
  if (path === '') return true;
  if (seoUrls.forPath(path) !== null) return false;
  const values = valuesOfPath(path, reference, seoUrls);
  return values.location === location && values.purpose === purpose && values.capacity === filter.capacity;
}
