import { describe, expect, it } from '@jest/globals';
import { FirstPages, PHOTOLESS_LIMIT, REPEAT_LIMIT, type Cover } from './first-pages.ts';
import type { PhotoSet } from './space-kinds.data.ts';

const ANY = { isReserved: false, isKept: false };
const MANY_SETS: PhotoSet[] = ['loft', 'barn', 'gym', 'cafe', 'dance', 'garden', 'cellar'];

/** First pages of one filter, `party`, that could list 30 spaces. */
const createPages = (photoSets: readonly PhotoSet[], reserved: readonly string[] = []): FirstPages =>
  new FirstPages(
    Array.from({ length: 30 }, (_, at) => ({
      filters: ['party'],
      reserved: at < 5 ? reserved : [],
      photoSets,
    })),
  );
function list(pages: FirstPages, covers: readonly Cover[]): void {
  for (const cover of covers) pages.add(['party'], cover);
}
const listDifferent = (pages: FirstPages, count: number): void =>
  list(
    pages,
    Array.from({ length: count }, (_, at) => `photo ${at}`),
  );

describe('FirstPages', () => {
  it('accepts a photograph once on a page that can be filled, and any after that page', () => {
    const pages = createPages(MANY_SETS);
    list(pages, ['loft']);
    expect(pages.accepts('party', 'loft', ANY)).toBe(false);
    expect(pages.accepts('party', 'barn', ANY)).toBe(true);
    listDifferent(pages, 19);
    expect(pages.accepts('party', 'loft', ANY)).toBe(true);
  });

  it('accepts few cards without a photograph', () => {
    const pages = createPages(MANY_SETS);
    list(pages, Array<null>(PHOTOLESS_LIMIT - 1).fill(null));
    expect(pages.accepts('party', null, ANY)).toBe(true);
    list(pages, [null]);
    expect(pages.accepts('party', null, ANY)).toBe(false);
  });

  it('lists less than a page where the photographs do not fill one, each of them at most twice', () => {
    const pages = createPages(['dance']);
    list(pages, Array<string>(REPEAT_LIMIT).fill('dance'));
    expect(pages.accepts('party', 'dance', ANY)).toBe(false);
    expect(pages.accepts('party', 'dance', { isReserved: true, isKept: true })).toBe(true);
    listDifferent(pages, 17);
    expect(pages.accepts('party', 'gym', { isReserved: true, isKept: true })).toBe(false);
  });

  it('leaves reserved places to their spaces', () => {
    const pages = createPages(['dance'], ['party']);
    listDifferent(pages, 14);
    expect(pages.accepts('party', 'dance', ANY)).toBe(false);
    expect(pages.accepts('party', 'dance', { ...ANY, isReserved: true })).toBe(true);
    pages.release(['party']);
    expect(pages.accepts('party', 'dance', ANY)).toBe(true);
  });
});
