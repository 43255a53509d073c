import { LIMITS } from '@prostora/contracts';
import type { SeoFilter, SeoUrl } from '../../seo/index.ts';
import { sanitizeRichText } from '../../../platform/text/index.ts';

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

export const pickValues = ({
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

export const toFilter = ({ locationId, purposeId, capacity, attributeIds }: SeoUrlValues): SeoFilter => ({
  locationId,
  purposeId,
  capacity,
  attributeIds,
});
export const isEmptyFilter = ({ locationId, purposeId, capacity, attributeIds }: SeoFilter): boolean =>
  locationId === null && purposeId === null && capacity === null && attributeIds.length === 0;

/** Removes leading and trailing slashes. */
export const trimSlashes = (path: string): string => path.replace(/^\/+|\/+$/gu, '');

/** Values for the audit trail. */
export const toAuditValues = ({
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
export function diffValues(
  before: SeoUrlValues,
  after: SeoUrlValues,
): { before: Record<string, unknown>; after: Record<string, unknown> } {
  const [was, is] = [toAuditValues(before), toAuditValues(after)];
  const changed = Object.keys(is).filter((key) => JSON.stringify(was[key]) !== JSON.stringify(is[key]));
  const pickChanged = (values: Record<string, unknown>): Record<string, unknown> =>
    Object.fromEntries(changed.map((key) => [key, values[key]]));
  return { before: pickChanged(was), after: pickChanged(is) };
}

/** Normalizes values for storage: path without outer slashes, sorted attributes, sanitized description. */
export function normalizeValues(input: SeoUrlValues): SeoUrlValues {
  return {
    ...pickValues(input),
    path: trimSlashes(input.path),
    attributeIds: [...new Set(input.attributeIds)]
      .sort((one, other) => one - other)
      .slice(0, LIMITS.attributesInFilter),
    description: sanitizeRichText(input.description),
  };
}
