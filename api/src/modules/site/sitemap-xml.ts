import type { SitemapEntry } from '../seo/index.ts';

const escapeXml = (text: string): string => text.replace(/[&<>"']/gu, (character) => `&#${character.charCodeAt(0)};`);
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const IMAGES = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

const lastmod = (date: Date | null): string => (date ? `<lastmod>${date.toISOString()}</lastmod>` : '');

/** Index of the parts. */
export const sitemapIndex = (publicUrl: string, parts: readonly { name: string; lastModified: Date | null }[]): string =>
  `${HEAD}<sitemapindex ${SCHEMA}>${parts.map(({ name, lastModified }) => `<sitemap><loc>${escapeXml(`${publicUrl}/sitemap-${name}.xml`)}</loc>${lastmod(lastModified)}</sitemap>`).join('')}</sitemapindex>`;

/** One part: absolute addresses with their last change and photographs. */
export function sitemapPart(publicUrl: string, entries: readonly SitemapEntry[]): string {
  const absolute = (path: string): string => escapeXml(new URL(path, publicUrl).href);
  const image = (path: string): string => `<image:image><image:loc>${absolute(path)}</image:loc></image:image>`;
  return `${HEAD}<urlset ${SCHEMA} ${IMAGES}>${entries.map(({ path, lastModified, images = [] }) =>
    `<url><loc>${absolute(path)}</loc>${lastmod(lastModified)}${images.map(image).join('')}</url>`).join('')}</urlset>`;
}
