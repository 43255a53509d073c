/**
 * How long the texts of a page may be so that a result page shows them whole, in characters. Search engines cut by the width of the
 * screen and name no number (developers.google.com/search/docs/appearance/title-link and …/appearance/snippet: “truncated as needed,
 * typically to fit the device width”); what fits in practice is counted by others.
 */
export const SEO_LENGTHS = {
  /** About 600 pixels on a desktop; nine of ten titles of at most 60 characters are shown whole (moz.com/learn/seo/title-tag). The site's name follows the title and may be cut off. A title of a word or two wastes the line. */
  title: { min: 20, max: 60 },
  /** About 155 to 160 characters on a desktop (moz.com/learn/seo/meta-description). One that is too short is replaced by what the search engine finds on the page. */
  metaDescription: { min: 70, max: 155 },
} as const;

/** Limits of the fields of an SEO address and of what is done with many at once. */
export const SEO_LIMITS = {
  path: 200,
  pathSegments: 3,
  title: 200,
  h1: 200,
  metaDescription: 400,
  footerLinks: 30,
  linkText: 200,
  linkUrl: 300,
  bulkLocations: 100,
  bulkPurposes: 50,
  ids: 1000,
  csv: 1_000_000,
  csvRows: 5000,
} as const;

/** Parts of the path of an SEO address: small letters without diacritics, digits, single dashes. */
export const isSeoPath = (path: string): boolean =>
  /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*){0,2}$/u.test(path);
