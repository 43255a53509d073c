import { LIMITS } from '@prostora/contracts';
import type { SeoFilter, SeoUrl } from '../seo/index.ts';
import { sanitizeRichText } from '../../platform/text/index.ts';

/** Editable values of a SEO URL. */
export type SeoUrlValues = Pick<
  SeoUrl,
  | 'path'
  | 'locationId'
  | 'purposeId'
  | 'capacity'
  | 'attributeIds'
  | 'title'
  | 'h1'
  | 'metaDescription'
  | 'description'
  | 'footerLinks'
  | 'inFooter'
>;
/** The SEO URL that already has a path or filter. */
export type OtherSeoUrl = { id: number; path: string };

export const valuesOf = ({
  path,
  locationId,
  purposeId,
  capacity,
  attributeIds,
  title,
  h1,
  metaDescription,
  description,
  footerLinks,
  inFooter,
}: SeoUrlValues): SeoUrlValues => ({
  path,
  locationId,
  purposeId,
  capacity,
  attributeIds,
  title,
  h1,
  metaDescription,
  description,
  footerLinks,
  inFooter,
});

export const filterOf = ({ locationId, purposeId, capacity, attributeIds }: SeoUrlValues): SeoFilter => ({
  locationId,
  purposeId,
  capacity,
  attributeIds,
});
export const isEmptyFilter = ({ locationId, purposeId, capacity, attributeIds }: SeoFilter): boolean =>
  locationId === null && purposeId === null && capacity === null && attributeIds.length === 0;

/** Removes leading and trailing slashes. */
export const cleanPath = (path: string): string => path.replace(/^\/+|\/+$/gu, '');

/** Values for the audit trail. */
export const told = ({
  path,
  locationId,
  purposeId,
  capacity,
  attributeIds,
  title,
  h1,
  metaDescription,
  description,
  footerLinks,
  inFooter,
}: SeoUrlValues): Record<string, unknown> => ({
  path,
  location_id: locationId,
  purpose_id: purposeId,
  capacity,
  attribute_ids: attributeIds,
  title,
  h1,
  meta_description: metaDescription,
  description,
  footer_links: footerLinks.map(({ link_name, title: label, url }) => ({ link_name, title: label, url })),
  in_footer: inFooter,
});

/** Changed values before and after. */
export function differences(
  before: SeoUrlValues,
  after: SeoUrlValues,
): { before: Record<string, unknown>; after: Record<string, unknown> } {
  const [was, is] = [told(before), told(after)];
  const changed = Object.keys(is).filter((key) => JSON.stringify(was[key]) !== JSON.stringify(is[key]));
  const only = (values: Record<string, unknown>): Record<string, unknown> =>
    Object.fromEntries(changed.map((key) => [key, values[key]]));
  return { before: only(was), after: only(is) };
}

/** Normalizes values for storage: path without outer slashes, sorted attributes, sanitized description. */
export function clean(given: SeoUrlValues): SeoUrlValues {
  return {
    ...valuesOf(given),
    path: cleanPath(given.path),
    attributeIds: [...new Set(given.attributeIds)]
      .sort((one, other) => one - other)
      .slice(0, LIMITS.attributesInFilter),
    description: sanitizeRichText(given.description),
  };
}
