/** Kinds of search results, in display order. */
export const SEARCH_RESULT_KINDS = [
  'space',
  'building',
  'customer',
  'user',
  'reservation',
  'inquiry',
  'order',
  'seo_url',
] as const;
export type SearchResultKind = (typeof SEARCH_RESULT_KINDS)[number];

/** A search result; `about` holds further properties by kind. */
export type SearchResult = {
  kind: SearchResultKind;
  id: number;
  title: string;
  about: Record<string, string | boolean | null>;
};
