import { SHARE_IMAGE } from '@prostora/contracts';
import type { PageHead, ShareImage } from '@prostora/federation';
import { fullTitle } from '../app/page-head.ts';
import { escapeHtml, toDataBlock } from './data-block.ts';

const meta = (key: 'name' | 'property', name: string, content: string): string =>
  `<meta ${key}="${name}" content="${escapeHtml(content)}">`;

/** URLs in the head must be absolute: crawlers do not resolve relative ones. */
function absolute(path: string, publicUrl: string): string {
  return new URL(path, publicUrl).href;
}

const LINKS: ReadonlySet<string> = new Set([
  'url',
  'image',
  'logo',
  'item',
  'mainEntityOfPage',
  'urlTemplate',
  '@id',
]);

/** Makes URLs of structured data absolute; pages use paths. */
const withOrigin = (value: unknown, publicUrl: string, key = ''): unknown => {
  if (typeof value === 'string')
    return LINKS.has(key) && value.startsWith('/') ? absolute(value, publicUrl) : value;
  if (Array.isArray(value)) return value.map((item) => withOrigin(item, publicUrl, key));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, withOrigin(inner, publicUrl, name)]),
  );
};

function preloadOf(head: PageHead): string[] {
  const image = head.preload_image;
  if (!image) return [];
  const attributes = [
    `href="${escapeHtml(image.href)}"`,
    image.srcset && `imagesrcset="${escapeHtml(image.srcset)}"`,
    image.sizes && `imagesizes="${escapeHtml(image.sizes)}"`,
    image.type && `type="${escapeHtml(image.type)}"`,
  ];
  return [`<link rel="preload" as="image" ${attributes.filter(Boolean).join(' ')} fetchpriority="high">`];
}

/** Default image, web-shell/public/og.png. */
const siteImage = (siteName: string): ShareImage => ({
  url: '/og.png',
  width: SHARE_IMAGE.width,
  height: SHARE_IMAGE.height,
  type: 'image/png',
  alt: siteName,
});

const imageTags = (image: ShareImage, publicUrl: string): string[] => [
  meta('property', 'og:image', absolute(image.url, publicUrl)),
  meta('property', 'og:image:type', image.type),
  meta('property', 'og:image:width', String(image.width)),
  meta('property', 'og:image:height', String(image.height)),
  meta('property', 'og:image:alt', image.alt),
  meta('name', 'twitter:image:alt', image.alt),
];

const alternateTags = (head: PageHead, publicUrl: string): string[] =>
  (head.alternates ?? []).map(
    ({ href, type, title }) =>
      `<link rel="alternate" type="${escapeHtml(type)}" title="${escapeHtml(title)}" ` +
      `href="${escapeHtml(absolute(href, publicUrl))}">`,
  );

/**
 * Renders the head of a page: title, meta tags, canonical URL, Open Graph, JSON-LD, and the preload of the
 * main image.
 */
export function headHtml(head: PageHead, publicUrl: string, siteName: string): string {
  const canonical = head.canonical === null ? null : absolute(head.canonical, publicUrl);
  return [
    ...preloadOf(head),
    `<title>${escapeHtml(fullTitle(head.title, siteName))}</title>`,
    meta('name', 'description', head.description),
    meta('name', 'robots', head.robots),
    ...(canonical
      ? [`<link rel="canonical" href="${escapeHtml(canonical)}">`, meta('property', 'og:url', canonical)]
      : []),
    meta('property', 'og:site_name', siteName),
    meta('property', 'og:locale', 'cs_CZ'),
    meta('property', 'og:type', head.og_type ?? 'website'),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    ...(head.published ? [meta('property', 'article:published_time', head.published)] : []),
    ...(head.modified ? [meta('property', 'article:modified_time', head.modified)] : []),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...imageTags(head.og_image ?? siteImage(siteName), publicUrl),
    ...alternateTags(head, publicUrl),
    ...(head.json_ld ?? []).map(
      (block) => `<script type="application/ld+json">${toDataBlock(withOrigin(block, publicUrl))}</script>`,
    ),
  ].join('');
}
