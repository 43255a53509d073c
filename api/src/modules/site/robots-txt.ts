/** What is not a public page, or is somebody's own: `/prihlasit` and the like also say `noindex` themselves. */
const CLOSED = ['/api/', '/admin2', '/admin-prostory', '/klient/', '/prihlasit', '/oblibene', '/porovnani'];

/** Parameters of the catalogue that make endless lists of the same spaces. Searches are read, so that their `noindex` is seen. */
const ENDLESS = ['attributes', 'bounds', 'date_from', 'date_to', 'sort'];

/** robots.txt: public pages are open, everything that is not one is closed. */
export const robotsTxt = (publicUrl: string): string =>
  [
    'User-agent: *',
    ...[...CLOSED, ...ENDLESS.map((parameter) => `/*?*${parameter}=`)].map((rule) => `Disallow: ${rule}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
