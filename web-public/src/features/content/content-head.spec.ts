import { describe, expect, it } from '@jest/globals';
import { contentHandle } from './content-head.ts';
import type { ContentText } from './content.loader.ts';

const page = (changes: Partial<ContentText>): ContentText => ({
  slug: 'cenik',
  url: '/cenik',
  title: 'Ceník',
  label: 'Ceník',
  lead: '',
  html: '',
  contents: [],
  spaces: [],
  cards: [],
  faq: [],
  meta_title: 'Ceník tarifů',
  meta_description: 'Popis',
  cover: null,
  version: null,
  valid_from: null,
  updated_at: '2026-11-20T10:00:00Z',
  ...changes,
});
const buildHead = (changes: Partial<ContentText>) => contentHandle.head?.({ page: page(changes) });

describe('the head of a content page', () => {
  it('contains structured data of the page and its questions', () => {
    const head = buildHead({ faq: [{ question: 'Kolik?', answer: 'Nic.' }] });
    expect(head).toMatchObject({
      title: 'Ceník tarifů',
      description: 'Popis',
      canonical: '/cenik',
      robots: 'index, follow',
    });
    expect(head?.json_ld?.map((block) => (block as Record<string, unknown>)['@type'])).toEqual([
      'WebPage',
      'BreadcrumbList',
      'FAQPage',
    ]);
    expect(buildHead({})?.json_ld).toHaveLength(2);
  });

  it('excludes other versions of the terms from the index', () => {
    const versions = [
      {
        version: '2026-11-01',
        valid_from: '2026-11-01',
        state: 'current' as const,
        summary: '',
        url: '/obchodni-podminky',
      },
      { version: '2026-01-01', valid_from: '2026-01-01', state: 'past' as const, summary: '', url: '/x' },
    ];
    expect(buildHead({ versions, version: '2026-11-01' })).toMatchObject({
      canonical: '/obchodni-podminky',
      robots: 'index, follow',
    });
    expect(buildHead({ versions, version: '2026-01-01' })).toMatchObject({
      canonical: '/obchodni-podminky',
      robots: 'noindex, follow',
    });
  });
});
