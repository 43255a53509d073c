import { describe, expect, it } from '@jest/globals';
import type { PageHead } from '@prostora/federation';
import { createErrorHead, findFooterLinks, findHead } from './page-head.ts';

const head = (title: string): PageHead => ({
  title,
  description: '',
  canonical: null,
  robots: 'index, follow',
});
const page = (title: string, data: unknown = {}) => ({
  id: title,
  handle: { head: () => head(title) },
  data,
});

describe('page head', () => {
  it('comes from the deepest matched page', () => {
    expect(findHead([page('Rám'), page('Prostor'), { id: 'x', handle: undefined, data: null }]).title).toBe(
      'Prostor',
    );
  });

  it('skips a page without data', () => {
    expect(
      findHead([page('Rám'), { id: 'p', handle: { head: () => head('Prostor') }, data: undefined }]).title,
    ).toBe('Rám');
  });

  it('is not indexed for an error', () => {
    expect([404, 410, 500, 503].map((status) => createErrorHead(status).robots)).toEqual(
      Array<string>(4).fill('noindex'),
    );
    expect(createErrorHead(404).title).toContain('Stránka nenalezena');
  });
});

describe('footer links', () => {
  it('come from the page when it has any', () => {
    const links = [{ link_name: 'Praha', title: 'Praha', url: '/katalog/praha' }];
    expect(findFooterLinks([{ id: 'a', handle: { footer_links: () => links }, data: {} }])).toBe(links);
    expect(findFooterLinks([{ id: 'a', handle: { footer_links: () => [] }, data: {} }])).toBeNull();
  });
});
