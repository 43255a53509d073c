import { SHARE_IMAGE } from '@prostora/contracts';
import type { PageHead, ShareImage } from '@prostora/federation';
import { formatTitle } from '../app/page-head.ts';
import { escapeHtml, toDataBlock } from './data-block.ts';

const renderMeta = (key: 'name' | 'property', name: string, content: string): string =>
  `<meta ${key}="${name}" content="${escapeHtml(content)}">`;

/** URLs in the head must be absolute: crawlers do not resolve relative ones. */
function toAbsoluteUrl(path: string, publicUrl: string): string {
  return new URL(path, publicUrl).href;
}

const URL_KEYS: ReadonlySet<string> = new Set([
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
    return URL_KEYS.has(key) && value.startsWith('/') ? toAbsoluteUrl(value, publicUrl) : value;
  if (Array.isArray(value)) return value.map((item) => withOrigin(item, publicUrl, key));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, withOrigin(inner, publicUrl, name)]),
  );
};

function renderPreload(head: PageHead): string[] {
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
const createSiteImage = (siteName: string): ShareImage => ({
  url: '/og.png',
  width: SHARE_IMAGE.width,
  height: SHARE_IMAGE.height,
  type: 'image/png',
  alt: siteName,
});

const renderImageTags = (image: ShareImage, publicUrl: string): string[] => [
  renderMeta('property', 'og:image', toAbsoluteUrl(image.url, publicUrl)),
  renderMeta('property', 'og:image:type', image.type),
  renderMeta('property', 'og:image:width', String(image.width)),
  renderMeta('property', 'og:image:height', String(image.height)),
  renderMeta('property', 'og:image:alt', image.alt),
  renderMeta('name', 'twitter:image:alt', image.alt),
];

const renderAlternateTags = (head: PageHead, publicUrl: string): string[] =>
  (head.alternates ?? []).map(
    ({ href, type, title }) =>
      `<link rel="alternate" type="${escapeHtml(type)}" title="${escapeHtml(title)}" ` +
      `href="${escapeHtml(toAbsoluteUrl(href, publicUrl))}">`,
  );

/**
 * Renders the head of a page: title, meta tags, canonical URL, Open Graph, JSON-LD, and the preload of the
 * main image.
 */
export function renderHead(head: PageHead, publicUrl: string, siteName: string): string {
  const canonical = head.canonical === null ? null : toAbsoluteUrl(head.canonical, publicUrl);
  return [
    ...renderPreload(head),
    `<title>${escapeHtml(formatTitle(head.title, siteName))}</title>`,
    renderMeta('name', 'description', head.description),
    renderMeta('name', 'robots', head.robots),
    ...(canonical
      ? [
          `<link rel="canonical" href="${escapeHtml(canonical)}">`,
          renderMeta('property', 'og:url', canonical),
        ]
      : []),
    renderMeta('property', 'og:site_name', siteName),
    renderMeta('property', 'og:locale', 'cs_CZ'),
    renderMeta('property', 'og:type', head.og_type ?? 'website'),
    renderMeta('property', 'og:title', head.title),
    renderMeta('property', 'og:description', head.description),
    ...(head.published ? [renderMeta('property', 'article:published_time', head.published)] : []),
    ...(head.modified ? [renderMeta('property', 'article:modified_time', head.modified)] : []),
    renderMeta('name', 'twitter:card', 'summary_large_image'),
    ...renderImageTags(head.og_image ?? createSiteImage(siteName), publicUrl),
    ...renderAlternateTags(head, publicUrl),
    ...(head.json_ld ?? []).map(
      (block) => `<script type="application/ld+json">${toDataBlock(withOrigin(block, publicUrl))}</script>`,
    ),
  ].join('');
}
