import type { FixedPage, MenuPlace } from '@prostora/contracts';

/**
 * A content page of a new installation; `{{…}}` placeholders are filled in from the site settings on display.
 */
export type ContentSeed = {
  slug: FixedPage | (string & {});
  title: string;
  lead: string;
  /** For the terms: their first version. */
  html: string;
  faq: readonly { question: string; answer: string }[];
  meta_title: string;
  meta_description: string;
  menu: { place: MenuPlace; label: string; order: number };
};
