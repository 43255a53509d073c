import { describe, expect, it } from '@jest/globals';
import type { SiteInfo } from '@prostora/api-client';
import type { PageHead } from '@prostora/federation';
import { withSiteData } from './site-data.ts';

const head: PageHead = {
  title: 'Prostory',
  description: 'Popis',
  canonical: '/',
  robots: 'index, follow',
  json_ld: [{ '@type': 'ItemList' }],
};
const site = {
  name: 'Sály',
  company: { name: '', email: 'a@b.test', phone: '' },
  social: [],
} as unknown as SiteInfo;
const listTypes = (pageHead: PageHead): unknown[] =>
  (pageHead.json_ld ?? []).map((block) => (block as Record<string, unknown>)['@type']);

describe('withSiteData', () => {
  it('adds WebSite and Organization to the home page', () => {
    expect(listTypes(withSiteData(head, site))).toEqual(['WebSite', 'Organization', 'ItemList']);
  });

  it('omits fields without values', () => {
    const [, organization] = withSiteData(head, site).json_ld ?? [];
    expect(organization).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Organization',
      '@id': '/#organization',
      name: 'Sály',
      url: '/',
      logo: '/icon-512.png',
      email: 'a@b.test',
    });
  });

  it('adds the publisher to other pages', () => {
    expect(listTypes(withSiteData({ ...head, canonical: '/katalog/praha' }, site))).toEqual([
      'Organization',
      'ItemList',
    ]);
  });

  it('adds the publisher to an indexable page without data', () => {
    const { json_ld: _, ...plain } = head;
    expect(listTypes(withSiteData({ ...plain, canonical: '/o-projektu' }, site))).toEqual(['Organization']);
  });

  it('adds nothing to a page that is not indexed, or without site data', () => {
    const hidden: PageHead = { ...head, robots: 'noindex, follow' };
    expect(withSiteData(hidden, site)).toEqual(hidden);
    expect(listTypes(withSiteData(head, null))).toEqual(['ItemList']);
  });
});
