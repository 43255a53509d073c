/** Texts of a result page in characters: from `min` to `max` they are shown well, `limit` is the longest that is kept. */
export const SEO_LENGTHS = {
  title: { min: 25, max: 60, limit: 200 },
  h1: { min: 5, max: 80, limit: 200 },
  meta_description: { min: 70, max: 160, limit: 400 },
} as const;
export type SeoText = keyof typeof SEO_LENGTHS;

/** Limits of an operator's SEO address besides its texts. */
export const SEO_LIMITS = { path: 200, footerLinks: 20, linkName: 100, linkTitle: 200, linkUrl: 300, bulkLocations: 100, bulkPurposes: 50 } as const;

/** What a template of many SEO addresses may name, without diacritics; `{místo}` and `{misto}` are the same. */
export const SEO_PLACEHOLDERS = ['prostory', 'kde', 'misto', 'ucel', 'kapacita', 'pocet'] as const;
export type SeoPlaceholder = (typeof SEO_PLACEHOLDERS)[number];

const plain = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();

/** The placeholder a name in braces means; null for one that nobody knows. */
export const seoPlaceholder = (name: string): SeoPlaceholder | null => SEO_PLACEHOLDERS.find((known) => known === plain(name)) ?? null;

/** Names in braces of a template that mean nothing. */
export const unknownPlaceholders = (template: string): string[] => [...template.matchAll(/\{([^{}]*)\}/gu)].map(([, name = '']) => name).filter((name) => seoPlaceholder(name) === null);
