import { describe, expect, it } from '@jest/globals';
import type { PageHead } from '@prostora/federation';
import { headHtml } from './head-html.ts';

const head: PageHead = { title: 'Loft', description: 'Popis', canonical: '/prostor/loft', robots: 'index, follow' };

describe('the head of a document', () => {
  it('names the site as the operator does', () => {
    const html = headHtml(head, 'https://prostora.test', 'Sály & lofty');
    expect(html).toContain('<title>Loft | Sály &amp; lofty</title>');
    expect(html).toContain('<meta property="og:site_name" content="Sály &amp; lofty">');
  });

  it('makes the canonical address and the picture absolute', () => {
    const html = headHtml({ ...head, og_image: '/media/a.webp' }, 'https://prostora.test', 'Prostora');
    expect(html).toContain('<link rel="canonical" href="https://prostora.test/prostor/loft">');
    expect(html).toContain('<meta property="og:image" content="https://prostora.test/media/a.webp">');
  });

  it('has no canonical address where the page has none', () => {
    expect(headHtml({ ...head, canonical: null }, 'https://prostora.test', 'Prostora')).not.toMatch(/canonical|og:url/u);
  });

  it('escapes what owners wrote', () => {
    const html = headHtml({ ...head, title: '</title><script>', description: '"><img>', json_ld: [{ name: '</script><b>' }] }, 'https://prostora.test', 'Prostora');
    expect(html).toContain('<title>&lt;/title&gt;&lt;script&gt; | Prostora</title>');
    expect(html).toContain('content="&quot;&gt;&lt;img&gt;"');
    expect(html.match(/<\/script>/gu)).toHaveLength(1);
  });

  it('makes the addresses of structured data absolute, and nothing else in it', () => {
    const html = headHtml({ ...head, json_ld: [{ url: '/prostor/loft', name: '/x', image: ['/media/a.webp', 'https://jinde.test/b.webp'], itemListElement: [{ item: '/' }] }] }, 'https://prostora.test', 'Prostora');
    expect(html).toContain('{"url":"https://prostora.test/prostor/loft","name":"/x","image":["https://prostora.test/media/a.webp","https://jinde.test/b.webp"],"itemListElement":[{"item":"https://prostora.test/"}]}');
  });

  it('asks for the largest picture before anything else', () => {
    const html = headHtml({ ...head, preload_image: { href: '/a.webp', srcset: '/a.avif 400w', sizes: '50vw', type: 'image/avif' } }, 'https://prostora.test', 'Prostora');
    expect(html.startsWith('<link rel="preload" as="image" href="/a.webp" imagesrcset="/a.avif 400w" imagesizes="50vw" type="image/avif" fetchpriority="high">')).toBe(true);
  });
});
