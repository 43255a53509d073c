/** Kinds of search results, in display order. */
export const FOUND_KINDS = [
  'space',
  'building',
  'customer',
  'user',
  'reservation',
  'inquiry',
  'order',
  'seo_url',
] as const;
export type FoundKind = (typeof FOUND_KINDS)[number];

/** A search result; `about` holds further properties by kind. */
export type FoundThing = {
  kind: FoundKind;
  id: number;
  title: string;
  about: Record<string, string | boolean | null>;
};
