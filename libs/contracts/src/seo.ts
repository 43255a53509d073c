/**
 * Lengths in characters at which search results show the texts of a page in full. Search engines truncate by
 * pixel width and publish no number (developers.google.com/search/docs/appearance/title-link and
 * …/appearance/snippet: “truncated as needed, typically to fit the device width”); these are measured by
 * others.
 */
export const SEO_LENGTHS = {
  /**
   * About 600 pixels on a desktop; nine of ten titles of up to 60 characters are shown in full
   * (moz.com/learn/seo/title-tag). The site name follows and may be truncated.
   */
  title: { min: 20, max: 60 },
  /**
   * About 155 to 160 characters on a desktop (moz.com/learn/seo/meta-description). A shorter one is replaced
   * by text of the page.
   */
  metaDescription: { min: 70, max: 155 },
} as const;

/** Limits of SEO URL fields and of bulk operations. */
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

/** Path of an SEO URL: lower-case ASCII letters, digits, single dashes; up to three segments. */
export const isSeoPath = (path: string): boolean =>
  /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*){0,2}$/u.test(path);
