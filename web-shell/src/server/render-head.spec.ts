import { describe, expect, it } from '@jest/globals';
import type { PageHead } from '@prostora/federation';
import { renderHead } from './render-head.ts';

const head: PageHead = {
  title: 'Loft',
  description: 'Popis',
  canonical: '/prostor/loft',
  robots: 'index, follow',
};

describe('renderHead', () => {
  it('contains the configured site name', () => {
    const html = renderHead(head, 'https://prostora.test', 'Sály & lofty');
    expect(html).toContain('<title>Loft | Sály &amp; lofty</title>');
    expect(html).toContain('<meta property="og:site_name" content="Sály &amp; lofty">');
  });

  it('makes the canonical URL and the image absolute', () => {
    const html = renderHead(
      {
        ...head,
        og_image: {
          url: '/media/a-og.jpg',
          width: 1200,
          height: 630,
          type: 'image/jpeg',
          alt: 'Loft s "okny"',
        },
      },
      'https://prostora.test',
      'Prostora',
    );
    expect(html).toContain('<link rel="canonical" href="https://prostora.test/prostor/loft">');
    expect(html).toContain('<meta property="og:image" content="https://prostora.test/media/a-og.jpg">');
    expect(html).toContain(
      '<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630"><meta property="og:image:alt" content="Loft s &quot;okny&quot;">',
    );
  });

  it('uses the default image without one', () => {
    expect(renderHead(head, 'https://prostora.test', 'Prostora')).toContain(
      '<meta property="og:image" content="https://prostora.test/og.png"><meta property="og:image:type" content="image/png">',
    );
  });

  it('links to the feed of the page', () => {
    const html = renderHead(
      { ...head, alternates: [{ href: '/blog/rss.xml', type: 'application/rss+xml', title: 'Blog' }] },
      'https://prostora.test',
      'Prostora',
    );
    expect(html).toContain(
      '<link rel="alternate" type="application/rss+xml" title="Blog" href="https://prostora.test/blog/rss.xml">',
    );
  });

  it('contains the publication time of an article', () => {
    const html = renderHead(
      { ...head, og_type: 'article', published: '2026-11-22T10:00:00Z' },
      'https://prostora.test',
      'Prostora',
    );
    expect(html).toContain('<meta property="article:published_time" content="2026-11-22T10:00:00Z">');
    expect(html).not.toContain('article:modified_time');
  });

  it('omits a missing canonical URL', () => {
    expect(renderHead({ ...head, canonical: null }, 'https://prostora.test', 'Prostora')).not.toMatch(
      /canonical|og:url/u,
    );
  });

  it('escapes text written by owners', () => {
    const html = renderHead(
      { ...head, title: '</title><script>', description: '"><img>', json_ld: [{ name: '</script><b>' }] },
      'https://prostora.test',
      'Prostora',
    );
    expect(html).toContain('<title>&lt;/title&gt;&lt;script&gt; | Prostora</title>');
    expect(html).toContain('content="&quot;&gt;&lt;img&gt;"');
    expect(html.match(/<\/script>/gu)).toHaveLength(1);
  });

  it('makes only URLs of structured data absolute', () => {
    const html = renderHead(
      {
        ...head,
        json_ld: [
          {
            url: '/prostor/loft',
            name: '/x',
            image: ['/media/a.webp', 'https://jinde.test/b.webp'],
            itemListElement: [{ item: '/' }],
          },
        ],
      },
      'https://prostora.test',
      'Prostora',
    );
    expect(html).toContain(
      '{"url":"https://prostora.test/prostor/loft","name":"/x","image":["https://prostora.test/media/a.webp","https://jinde.test/b.webp"],"itemListElement":[{"item":"https://prostora.test/"}]}',
    );
  });

  it('starts with the preload of the main image', () => {
    const html = renderHead(
      {
        ...head,
        preload_image: { href: '/a.webp', srcset: '/a.avif 400w', sizes: '50vw', type: 'image/avif' },
      },
      'https://prostora.test',
      'Prostora',
    );
    expect(
      html.startsWith(
        '<link rel="preload" as="image" href="/a.webp" imagesrcset="/a.avif 400w" imagesizes="50vw" type="image/avif" fetchpriority="high">',
      ),
    ).toBe(true);
  });
});
