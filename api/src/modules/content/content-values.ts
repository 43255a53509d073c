import { isDeepStrictEqual } from 'node:util';
import { CONTENT_LIMITS, FIXED_PAGES, TERMS_PAGE, isContentSlug, type MenuPlace } from '@prostora/contracts';
import { fieldError, type FieldErrors } from '../../platform/errors/index.ts';
import { summarizeArticle, sanitizeArticle } from '../../platform/text/index.ts';
import type { ContentPage, ContentStatus, Question } from './content-page.entity.ts';

/** Texts of a page; restored with a revision. */
export type ContentTexts = {
  title: string;
  lead: string;
  html: string;
  faq: Question[];
  metaTitle: string;
  metaDescription: string;
  coverId: number | null;
};
/** Editable values of a page; a null slug is derived from the title. */
export type ContentValues = ContentTexts & {
  slug: string | null;
  status: ContentStatus;
  menuPlace: MenuPlace;
  menuLabel: string;
};
/** Values stored in a revision. */
export type ContentSnapshot = ContentTexts & {
  slug: string;
  status: ContentStatus;
  menuPlace: MenuPlace;
  menuLabel: string;
};

export const isFixedSlug = (slug: string): boolean => (FIXED_PAGES as readonly string[]).includes(slug);

export const toSnapshot = ({
  slug,
  title,
  lead,
  html,
  faq,
  metaTitle,
  metaDescription,
  coverId,
  status,
  menuPlace,
  menuLabel,
}: ContentPage): ContentSnapshot => ({
  slug,
  title,
  lead,
  html,
  faq: faq.map(({ question, answer }) => ({ question, answer })),
  metaTitle,
  metaDescription,
  coverId,
  status,
  menuPlace,
  menuLabel,
});

export const toTexts = ({
  title,
  lead,
  html,
  faq,
  metaTitle,
  metaDescription,
  coverId,
}: ContentTexts): ContentTexts => ({ title, lead, html, faq, metaTitle, metaDescription, coverId });

/** Sanitizes the texts; the HTML of the terms page is empty, as its text is in `terms_version`. */
export const sanitizeTexts = (slug: string | null, values: ContentTexts): ContentTexts => ({
  ...toTexts(values),
  html: slug === TERMS_PAGE ? '' : sanitizeArticle(values.html),
});

/** Ids of referenced images. */
export const listImageIds = ({ html, coverId }: Pick<ContentTexts, 'html' | 'coverId'>): number[] => [
  ...summarizeArticle(html).images,
  ...(coverId === null ? [] : [coverId]),
];

/** Fields that differ. */
export function listChangedFields(
  before: ContentSnapshot,
  after: ContentSnapshot,
): (keyof ContentSnapshot)[] {
  return (Object.keys(after) as (keyof ContentSnapshot)[]).filter(
    (name) => !isDeepStrictEqual(before[name], after[name]),
  );
}

/** Validation errors by field. */
export function validateValues(values: ContentValues, fixedSlug: string | null): FieldErrors {
  const { slug, status } = values;
  if (fixedSlug !== null) {
    return {
      ...(slug !== null && slug !== fixedSlug && { slug: fieldError('contentFixedSlug') }),
      ...(status === 'draft' && { status: fieldError('contentFixedStatus') }),
    };
  }
  if (slug === null) return {};
  if (!isContentSlug(slug) || slug.length > CONTENT_LIMITS.slug) return { slug: fieldError('slug') };
  return isFixedSlug(slug) ? { slug: fieldError('slugTaken') } : {};
}
