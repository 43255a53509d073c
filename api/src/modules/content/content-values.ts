import { isDeepStrictEqual } from 'node:util';
import { CONTENT_LIMITS, FIXED_PAGES, TERMS_PAGE, isContentSlug, type MenuPlace } from '@prostora/contracts';
import { fieldError } from '@prostora/strings/cs/errors.ts';
import { contentApi } from '@prostora/strings/cs/content-api.ts';
import { readArticle, sanitizeArticle } from '../../platform/text/index.ts';
import type { ContentPage, ContentStatus, Question } from './content-page.entity.ts';

/** What a page says; this is what comes back with an earlier revision. */
export type ContentTexts = {
  title: string;
  lead: string;
  html: string;
  faq: Question[];
  metaTitle: string;
  metaDescription: string;
  coverId: number | null;
};
/** Everything the operator writes of a page; a slug of null is made of the title. */
export type ContentValues = ContentTexts & {
  slug: string | null;
  status: ContentStatus;
  menuPlace: MenuPlace;
  menuLabel: string;
};
/** A page as a revision keeps it. */
export type ContentSnapshot = ContentTexts & {
  slug: string;
  status: ContentStatus;
  menuPlace: MenuPlace;
  menuLabel: string;
};

export const isFixedSlug = (slug: string): boolean => (FIXED_PAGES as readonly string[]).includes(slug);

export const snapshotOf = ({
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

export const textsOf = ({
  title,
  lead,
  html,
  faq,
  metaTitle,
  metaDescription,
  coverId,
}: ContentTexts): ContentTexts => ({ title, lead, html, faq, metaTitle, metaDescription, coverId });

/** The texts as they are kept: only what an article may hold, and none for the terms' page, whose text stands in versions. */
export const keptTexts = (slug: string | null, values: ContentTexts): ContentTexts => ({
  ...textsOf(values),
  html: slug === TERMS_PAGE ? '' : sanitizeArticle(values.html),
});

/** Photographs the page shows. */
export const imagesOf = ({ html, coverId }: Pick<ContentTexts, 'html' | 'coverId'>): number[] => [
  ...readArticle(html).images,
  ...(coverId === null ? [] : [coverId]),
];

/** Members in which two states differ. */
export function changedMembers(before: ContentSnapshot, after: ContentSnapshot): (keyof ContentSnapshot)[] {
  return (Object.keys(after) as (keyof ContentSnapshot)[]).filter(
    (name) => !isDeepStrictEqual(before[name], after[name]),
  );
}

/** What of the values cannot be, by field. */
export function problemsOf(values: ContentValues, fixedSlug: string | null): Record<string, string> {
  const { slug, status } = values;
  if (fixedSlug !== null) {
    return {
      ...(slug !== null && slug !== fixedSlug && { slug: contentApi.errors.fixedSlug }),
      ...(status === 'draft' && { status: contentApi.errors.fixedStatus }),
    };
  }
  if (slug === null) return {};
  if (!isContentSlug(slug) || slug.length > CONTENT_LIMITS.slug) return { slug: fieldError('slug') };
  return isFixedSlug(slug) ? { slug: fieldError('slugTaken') } : {};
}
