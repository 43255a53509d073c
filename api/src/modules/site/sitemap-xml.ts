import type { SitemapEntry } from '../seo/index.ts';

const escapeXml = (text: string): string =>
  text.replace(/[&<>"']/gu, (character) => `&#${character.charCodeAt(0)};`);
const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SITEMAP_NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const IMAGE_NAMESPACE = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

const renderLastModified = (date: Date | null): string =>
  date ? `<lastmod>${date.toISOString()}</lastmod>` : '';

/** Sitemap index of all parts. */
export const renderSitemapIndex = (
  publicUrl: string,
  parts: readonly { name: string; lastModified: Date | null }[],
): string =>
  [
    `${XML_DECLARATION}<sitemapindex ${SITEMAP_NAMESPACE}>`,
    ...parts.map(({ name, lastModified }) => {
      const location = escapeXml(`${publicUrl}/sitemap-${name}.xml`);
      return `<sitemap><loc>${location}</loc>${renderLastModified(lastModified)}</sitemap>`;
    }),
    '</sitemapindex>',
  ].join('');

/** One URL entry with its last change and images. */
export function renderSitemapUrl(
  publicUrl: string,
  { path, lastModified, images = [] }: SitemapEntry,
): string {
  const toAbsolute = (local: string): string => escapeXml(new URL(local, publicUrl).href);
  const renderImage = (local: string): string =>
    `<image:image><image:loc>${toAbsolute(local)}</image:loc></image:image>`;
  return `<url><loc>${toAbsolute(path)}</loc>${renderLastModified(lastModified)}${images.map(renderImage).join('')}</url>`;
}

/** One sitemap file with entries of {@link renderSitemapUrl}. */
export const renderSitemapPart = (entries: readonly string[]): string =>
  `${XML_DECLARATION}<urlset ${SITEMAP_NAMESPACE} ${IMAGE_NAMESPACE}>${entries.join('')}</urlset>`;
