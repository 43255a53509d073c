import type { SitemapEntry } from '../seo/index.ts';

const escapeXml = (text: string): string => text.replace(/[&<>"']/gu, (character) => `&#${character.charCodeAt(0)};`);
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Index of the parts. */
export const sitemapIndex = (publicUrl: string, parts: number): string =>
  `${HEAD}<sitemapindex ${SCHEMA}>${Array.from({ length: parts }, (_, index) => `<sitemap><loc>${escapeXml(`${publicUrl}/sitemap-${index + 1}.xml`)}</loc></sitemap>`).join('')}</sitemapindex>`;

/** One part: absolute addresses with the day of their last change. */
export const sitemapPart = (publicUrl: string, entries: SitemapEntry[]): string =>
  `${HEAD}<urlset ${SCHEMA}>${entries.map(({ path, lastModified }) =>
    `<url><loc>${escapeXml(new URL(path, publicUrl).href)}</loc>${lastModified ? `<lastmod>${lastModified.toISOString()}</lastmod>` : ''}</url>`).join('')}</urlset>`;

/** robots.txt: public pages are open, everything that is not one is closed. */
export const robotsTxt = (publicUrl: string): string =>
  ['User-agent: *', 'Disallow: /api/', 'Disallow: /admin2', 'Disallow: /admin-prostory', 'Disallow: /klient/', 'Disallow: /prihlasit', '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
