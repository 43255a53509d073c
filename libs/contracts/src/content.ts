/**
 * Slugs of the pages of every installation: the product links to them, so they cannot be deleted or renamed.
 */
export const FIXED_PAGES = [
  'sluzby',
  '3d-foto',
  'cenik',
  'o-projektu',
  'obchodni-podminky',
  'ochrana-osobnich-udaju',
  'cookies',
] as const;
export type FixedPage = (typeof FIXED_PAGES)[number];

/** Page of the terms, published in dated versions that consents refer to. */
export const TERMS_PAGE = 'obchodni-podminky' satisfies FixedPage;

/** Fixed pages with a top-level URL (SPEC §2); all others are below /stranka/. */
const TOP_LEVEL_PAGES: readonly string[] = [
  'sluzby',
  '3d-foto',
  'cenik',
  'o-projektu',
  TERMS_PAGE,
] satisfies readonly FixedPage[];

/** Path of a content page. */
export const buildContentUrl = (slug: string): string =>
  TOP_LEVEL_PAGES.includes(slug) ? `/${slug}` : `/stranka/${slug}`;

/**
 * Path of the terms.
 * @param version first day of the version, YYYY-MM-DD; the current one by default
 */
export const buildTermsUrl = (version?: string): string =>
  `/${TERMS_PAGE}${version === undefined ? '' : `?verze=${version}`}`;

export const CONTENT_LIMITS = {
  slug: 100,
  title: 200,
  lead: 500,
  html: 200_000,
  faq: 30,
  question: 300,
  answer: 3000,
  menuLabel: 40,
  summary: 1000,
} as const;

export const isContentSlug = (slug: string): boolean => /^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(slug);

/** Menus a page can be in. */
export const MENU_PLACES = ['none', 'header', 'owners', 'footer'] as const;
export type MenuPlace = (typeof MENU_PLACES)[number];

/** Placeholders for the operator in texts, filled in from the settings on display. */
export const CONTENT_TOKENS = [
  'site.name',
  'company.name',
  'company.address',
  'company.ico',
  'company.dic',
  'company.register',
  'company.phone',
  'company.email',
] as const;
export type ContentToken = (typeof CONTENT_TOKENS)[number];

/** Path of a space below /prostor/: `<building>/<space>`, or `<building>` rented as one space. */
export const SPACE_PATH = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)?$/u;
