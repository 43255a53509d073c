import type { SitemapEntry } from '../seo/index.ts';

const escapeXml = (text: string): string =>
  text.replace(/[&<>"']/gu, (character) => `&#${character.charCodeAt(0)};`);
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const IMAGES = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

const lastmod = (date: Date | null): string => (date ? `<lastmod>${date.toISOString()}</lastmod>` : '');

/** Sitemap index of all parts. */
export const sitemapIndex = (
  publicUrl: string,
  parts: readonly { name: string; lastModified: Date | null }[],
): string =>
  `${HEAD}<sitemapindex ${SCHEMA}>${parts.map(({ name, lastModified }) => `<sitemap><loc>${escapeXml(`${publicUrl}/sitemap-${name}.xml`)}</loc>${lastmod(lastModified)}</sitemap>`).join('')}</sitemapindex>`;

/** One URL entry with its last change and images. */
export function sitemapUrl(publicUrl: string, { path, lastModified, images = [] }: SitemapEntry): string {
  const absolute = (local: string): string => escapeXml(new URL(local, publicUrl).href);
  const image = (local: string): string =>
    `<image:image><image:loc>${absolute(local)}</image:loc></image:image>`;
  return `<url><loc>${absolute(path)}</loc>${lastmod(lastModified)}${images.map(image).join('')}</url>`;
}

/** One sitemap file with entries of {@link sitemapUrl}. */
export const sitemapPart = (entries: readonly string[]): string =>
  `${HEAD}<urlset ${SCHEMA} ${IMAGES}>${entries.join('')}</urlset>`;
