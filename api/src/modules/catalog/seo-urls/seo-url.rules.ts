import { isSeoPath, toLocalPath } from '@prostora/contracts';
import { fieldError, type FieldError, type FieldErrors } from '../../../platform/errors/index.ts';
import type { CatalogFiltersService } from '../query/catalog-filters.service.ts';
import { toFilter, isEmptyFilter, type OtherSeoUrl, type SeoUrlValues } from './seo-url.values.ts';

/** Other SEO URLs with the same path or filter. */
export type ConflictingSeoUrls = { path: OtherSeoUrl | null; filter: OtherSeoUrl | null };
/** Validation errors by API field, and the conflicting SEO URL. */
export type Faults = { fields: FieldErrors; other: OtherSeoUrl | null };

/** First path segments that are reserved for the site. */
const RESERVED_SEGMENTS: readonly string[] = ['katalog', 'api', 'admin', 'strana', 'hledat', 'mapa'];

/** Field of the first selected filter value; errors of the whole filter are reported there. */
const getFilterField = ({ locationId, purposeId, capacity }: SeoUrlValues): string =>
  locationId !== null
    ? 'location_id'
    : purposeId !== null
      ? 'purpose_id'
      : capacity !== null
        ? 'capacity'
        : 'attribute_ids';

/** Validation error of a path, or null. */
export function validatePath(path: string): FieldError | null {
  if (path === '') return fieldError('required');
  if (!isSeoPath(path)) return fieldError('seoPath');
  const [first = ''] = path.split('/');
  if (RESERVED_SEGMENTS.includes(first)) return fieldError('seoPathReserved', { word: first });
  return path.split('/').some((segment) => /^\d+$/u.test(segment)) ? fieldError('seoPathNumber') : null;
}

/** Validates a SEO URL. */
export function validateSeoUrl(
  values: SeoUrlValues,
  conflicting: ConflictingSeoUrls,
  filters: CatalogFiltersService,
): Faults {
  const fields: Record<string, FieldError> = { ...validateFilter(values, filters), ...validateLinks(values) };
  const pathFault = validatePath(values.path) ?? (conflicting.path ? fieldError('seoPathTaken') : null);
  if (pathFault !== null) fields['path'] = pathFault;
  if (values.title === '') fields['title'] = fieldError('required');
  if (values.h1 === '') fields['h1'] = fieldError('required');
  const hasConflict =
    conflicting.filter !== null && !isEmptyFilter(values) && !(getFilterField(values) in fields);
  if (hasConflict)
    fields[getFilterField(values)] = fieldError('seoFilterTaken', { path: conflicting.filter?.path ?? '' });
  return { fields, other: hasConflict ? conflicting.filter : conflicting.path };
}

function validateFilter(values: SeoUrlValues, filters: CatalogFiltersService): FieldErrors {
  if (isEmptyFilter(values)) return { location_id: fieldError('seoFilterEmpty') };
  const { locationId, purposeId, attributeIds } = toFilter(values);
  const location = locationId === null ? null : filters.findLocation(locationId);
  return {
    ...(locationId !== null &&
      (location === null || location.kind === 'country') && { location_id: fieldError('choice') }),
    ...(purposeId !== null &&
      filters.findPurpose(purposeId) === null && { purpose_id: fieldError('choice') }),
    ...(attributeIds.some((id) => filters.findAttribute(id) === null) && {
      attribute_ids: fieldError('choice'),
    }),
  };
}

function validateLinks({ footerLinks }: SeoUrlValues): FieldErrors {
  return Object.fromEntries(
    footerLinks.flatMap(({ title, url }, at) => [
      ...(title === '' ? [[`footer_links.${at}.title`, fieldError('required')] as const] : []),
      ...(isLinkTarget(url)
        ? []
        : [[`footer_links.${at}.url`, url === '' ? fieldError('required') : fieldError('seoLink')] as const]),
    ]),
  );
}

/** Whether the URL is a path of this site or an https URL. */
export const isLinkTarget = (url: string): boolean =>
  toLocalPath(url) !== null || (/^https:\/\/[^\s/]+/u.test(url) && URL.canParse(url));
