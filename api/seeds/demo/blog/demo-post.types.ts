/** A demo post; its text is a Markdown subset (`article-text.ts`). */
export type DemoPost = {
  title: string;
  /** Slug of one of the categories. */
  category: string;
  /** Names of tags. */
  tags: readonly string[];
  /** Cover photograph, without extension. */
  photo: string;
  author: string;
  /** Published this many days ago; negative is scheduled, null a draft. */
  days: number | null;
  caption: string;
  perex: string;
  text: string;
};
