/** Non-public and personal pages; `/prihlasit` and similar also declare `noindex`. */
const CLOSED = ['/api/', '/admin2', '/admin-prostory', '/klient/', '/prihlasit', '/oblibene', '/porovnani'];

/**
 * Catalogue parameters that yield endless lists of the same spaces. Searches stay crawlable, so that their
 * `noindex` is seen.
 */
const ENDLESS = ['attributes', 'bounds', 'date_from', 'date_to', 'sort'];

/** robots.txt: allows public pages only. */
export const robotsTxt = (publicUrl: string): string =>
  [
    'User-agent: *',
    ...[...CLOSED, ...ENDLESS.map((parameter) => `/*?*${parameter}=`)].map((rule) => `Disallow: ${rule}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
