/** Non-public and personal pages; `/prihlasit` and similar also declare `noindex`. */
const DISALLOWED_PATHS = [
  '/api/',
  '/admin2',
  '/admin-prostory',
  '/klient/',
  '/prihlasit',
  '/oblibene',
  '/porovnani',
];

/**
 * Catalogue parameters that yield endless lists of the same spaces. Searches stay crawlable, so that their
 * `noindex` is seen.
 */
const DISALLOWED_PARAMETERS = ['attributes', 'bounds', 'date_from', 'date_to', 'sort'];

/** robots.txt: allows public pages only. */
export const buildRobotsTxt = (publicUrl: string): string =>
  [
    'User-agent: *',
    ...[...DISALLOWED_PATHS, ...DISALLOWED_PARAMETERS.map((parameter) => `/*?*${parameter}=`)].map(
      (rule) => `Disallow: ${rule}`,
    ),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
