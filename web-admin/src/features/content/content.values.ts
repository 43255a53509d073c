import type { AdminContentInput, AdminContentPage, AdminContentRevisionText } from '@prostora/api-client';
import { adminContent } from '@prostora/strings/cs/admin-content.ts';
import type { Difference } from '../../kit/index.ts';

/** Form values of a page; the status is a boolean switch. */
export type ContentFormValues = Omit<AdminContentInput, 'slug' | 'status'> & {
  slug: string;
  published: boolean;
};

export const NEW_PAGE: ContentFormValues = {
  title: '',
  lead: '',
  html: '',
  faq: [],
  meta_title: '',
  meta_description: '',
  cover_id: null,
  slug: '',
  published: false,
  menu_place: 'none',
  menu_label: '',
};

export const toFormValues = ({
  title,
  lead,
  html,
  faq,
  meta_title,
  meta_description,
  cover_id,
  slug,
  status,
  menu_place,
  menu_label,
}: AdminContentPage): ContentFormValues => ({
  title,
  lead,
  html,
  faq,
  meta_title,
  meta_description,
  cover_id,
  slug,
  published: status === 'published',
  menu_place,
  menu_label,
});

export const toInput = ({
  slug,
  published,
  title,
  lead,
  html,
  faq,
  meta_title,
  meta_description,
  cover_id,
  menu_place,
  menu_label,
}: ContentFormValues): AdminContentInput => ({
  title: title.trim(),
  lead,
  html,
  faq,
  meta_title,
  meta_description,
  cover_id: cover_id ?? null,
  slug: slug.trim() || null,
  status: published ? 'published' : 'draft',
  menu_place,
  menu_label,
});

/** Visible text of HTML, for comparison. */
export const toPlainText = (html: string): string =>
  (
    new DOMParser().parseFromString(
      html.replace(/<(?=\/?(?:p|h[2-4]|li|tr|figure|blockquote)\b)/giu, ' <'),
      'text/html',
    ).body.textContent ?? ''
  )
    .replace(/\s+/gu, ' ')
    .trim();

type Texts = Pick<
  AdminContentRevisionText,
  'title' | 'lead' | 'html' | 'faq' | 'meta_title' | 'meta_description' | 'cover_id'
>;

const toComparableTexts = ({ title, lead, html, faq, meta_title, meta_description, cover_id }: Texts) => ({
  title,
  lead,
  html: toPlainText(html),
  faq: faq.map(({ question, answer }) => adminContent.history.faqLine(question, answer)),
  meta_title,
  meta_description,
  cover_id,
});

/** Fields whose readable value differs between two revisions. */
export function listDifferences(previous: Texts, current: Texts): Difference[] {
  const [before, after] = [toComparableTexts(previous), toComparableTexts(current)];
  return (Object.keys(before) as (keyof typeof before)[])
    .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
    .map((field) => ({ field, before: before[field], after: after[field] }));
}
