import type { FixedPage, MenuPlace } from '@prostora/contracts';

/** A page every installation begins with; `{{…}}` are filled in from the site's settings when it is shown. */
export type ContentSeed = {
  slug: FixedPage | (string & {});
  title: string;
  lead: string;
  /** Of the terms: their first version. */
  html: string;
  faq: readonly { question: string; answer: string }[];
  meta_title: string;
  meta_description: string;
  menu: { place: MenuPlace; label: string; order: number };
};
