/** Pages every installation has, by their slugs: other parts of the product lead to them, so that they are neither deleted nor renamed. */
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

/** The page whose text is the terms: it is published in dated versions, which consents name. */
export const TERMS_PAGE = 'obchodni-podminky' satisfies FixedPage;

/** Fixed pages with an address of their own (SPEC §2); every other page lives below /stranka/. */
const OWN_ADDRESS: readonly string[] = [
  'sluzby',
  '3d-foto',
  'cenik',
  'o-projektu',
  TERMS_PAGE,
] satisfies readonly FixedPage[];

/** Where a content page is on the site. */
export const contentUrl = (slug: string): string =>
  OWN_ADDRESS.includes(slug) ? `/${slug}` : `/stranka/${slug}`;

/** Address of the terms as they stood from a day on; the present ones without it. */
export const termsUrl = (version?: string): string =>
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

/** Where a page is offered on every page of the site. */
export const MENU_PLACES = ['none', 'header', 'footer'] as const;
export type MenuPlace = (typeof MENU_PLACES)[number];

/** What texts may say of the operator without naming it: filled in from the settings whenever a page is shown. */
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

/** Address of a space below /prostor/ as texts name it: `<building>/<space>`, or `<building>` let as one space. */
export const SPACE_ADDRESS = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)?$/u;
