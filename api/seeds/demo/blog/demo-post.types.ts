/** A post of the demo; its text is written in a few signs (`article-text.ts`). */
export type DemoPost = {
  title: string;
  /** Slug of one of the categories. */
  category: string;
  /** Names of tags. */
  tags: readonly string[];
  /** Photograph of the cover, without the ending. */
  photo: string;
  author: string;
  /** Came out so many days ago; in the future it is scheduled, without a date a draft. */
  days: number | null;
  caption: string;
  perex: string;
  text: string;
};
