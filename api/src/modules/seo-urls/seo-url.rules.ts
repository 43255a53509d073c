import { isSeoPath, localPath } from '@prostora/contracts';
import { fieldError } from '@prostora/strings/cs/errors.ts';
import { seoApi } from '@prostora/strings/cs/seo-api.ts';
import type { CatalogFilters } from '../catalog/index.ts';
import { filterOf, isEmptyFilter, type OtherSeoUrl, type SeoUrlValues } from './seo-url.values.ts';

/** Other SEO URLs with the same path or filter. */
export type Rivals = { path: OtherSeoUrl | null; filter: OtherSeoUrl | null };
/** Validation errors by API field, and the conflicting SEO URL. */
export type Faults = { fields: Readonly<Record<string, string>>; other: OtherSeoUrl | null };

const { errors: texts } = seoApi;
/** First path segments that are reserved for the site. */
const RESERVED: readonly string[] = ['katalog', 'api', 'admin', 'strana', 'hledat', 'mapa'];

/** Field of the first selected filter value; errors of the whole filter are reported there. */
const filterField = ({ locationId, purposeId, capacity }: SeoUrlValues): string =>
  locationId !== null
    ? 'location_id'
    : purposeId !== null
      ? 'purpose_id'
      : capacity !== null
        ? 'capacity'
        : 'attribute_ids';

/** Validation error of a path, or null. */
export function faultOfPath(path: string): string | null {
  if (path === '') return fieldError('required');
  if (!isSeoPath(path)) return texts.path;
  const [first = ''] = path.split('/');
  if (RESERVED.includes(first)) return texts.pathReserved(first);
  return path.split('/').some((segment) => /^\d+$/u.test(segment)) ? texts.pathNumber : null;
}

/** Validates a SEO URL. */
export function faultsOf(values: SeoUrlValues, rivals: Rivals, filters: CatalogFilters): Faults {
  const fields: Record<string, string> = { ...faultsOfFilter(values, filters), ...faultsOfLinks(values) };
  const pathFault = faultOfPath(values.path) ?? (rivals.path ? texts.pathTaken : null);
  if (pathFault !== null) fields['path'] = pathFault;
  if (values.title === '') fields['title'] = fieldError('required');
  if (values.h1 === '') fields['h1'] = fieldError('required');
  const hasRival = rivals.filter !== null && !isEmptyFilter(values) && !(filterField(values) in fields);
  if (hasRival) fields[filterField(values)] = texts.filterTaken(rivals.filter?.path ?? '');
  return { fields, other: hasRival ? rivals.filter : rivals.path };
}

function faultsOfFilter(values: SeoUrlValues, filters: CatalogFilters): Record<string, string> {
  if (isEmptyFilter(values)) return { location_id: texts.filterEmpty };
  const { locationId, purposeId, attributeIds } = filterOf(values);
  const location = locationId === null ? null : filters.location(locationId);
  return {
    ...(locationId !== null &&
      (location === null || location.kind === 'country') && { location_id: fieldError('choice') }),
    ...(purposeId !== null && filters.purpose(purposeId) === null && { purpose_id: fieldError('choice') }),
    ...(attributeIds.some((id) => filters.attribute(id) === null) && { attribute_ids: fieldError('choice') }),
  };
}

function faultsOfLinks({ footerLinks }: SeoUrlValues): Record<string, string> {
  return Object.fromEntries(
    footerLinks.flatMap(({ title, url }, at) => [
      ...(title === '' ? [[`footer_links.${at}.title`, fieldError('required')] as const] : []),
      ...(isLinkTarget(url)
        ? []
        : [[`footer_links.${at}.url`, url === '' ? fieldError('required') : texts.link] as const]),
    ]),
  );
}

/** Whether the URL is a path of this site or an https URL. */
export const isLinkTarget = (url: string): boolean =>
  localPath(url) !== null || (/^https:\/\/[^\s/]+/u.test(url) && URL.canParse(url));
