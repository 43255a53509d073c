import { afterEach, describe, expect, it, jest } from '@jest/globals';
import {
  ApiError,
  type BlogAnswer,
  type BlogCard,
  type BlogPost,
  type BlogPostAnswer,
} from '@prostora/api-client';
import { card, image } from '@prostora/testing/catalog-fixtures.ts';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { mockIntersectionObserver } from '../../testing/intersection-observer.ts';
import { failWith, renderSite, type Handler } from '../../testing/render-site.tsx';

const cover = (id: number): BlogCard['cover'] => ({ ...image(id), id });
const post = (id: number, changes: Partial<BlogCard> = {}): BlogCard => ({
  id,
  slug: `clanek-${id}`,
  url: `/blog/clanek-${id}`,
  title: `Článek ${id}`,
  perex: `Perex ${id}`,
  cover: cover(id),
  category: { name: 'Svatby', slug: 'svatby' },
  author_name: 'Jana Nová',
  published_at: '2026-11-20T10:00:00Z',
  minutes: 4,
  ...changes,
});
const list = (changes: Partial<BlogAnswer> = {}): BlogAnswer => ({
  page: 1,
  nr_of_pages: 1,
  total: 3,
  items: [post(1), post(2), post(3)],
  categories: [
    { name: 'Svatby', slug: 'svatby', count: 2 },
    { name: 'Focení', slug: 'foceni', count: 1 },
  ],
  category: null,
  tag: null,
  ...changes,
});
const fullPost = (changes: Partial<BlogPost> = {}): BlogPost => ({
  ...post(5, { title: 'Jak vybrat sál' }),
  html: '<h2 id="jeden">Jeden</h2><p>Text</p>',
  contents: [{ id: 'jeden', text: 'Jeden', level: 2 }],
  spaces: [],
  tags: [],
  cover_caption: '',
  meta_title: 'Sál',
  meta_description: '',
  updated_at: '2026-11-21T10:00:00Z',
  ...changes,
});
const postAnswer = (changes: Partial<BlogPostAnswer> = {}): BlogPostAnswer => ({
  post: fullPost(),
  related: [],
  previous: null,
  next: null,
  ...changes,
});
const texts = (): string => document.body.textContent.replace(/\u00a0/gu, ' ');
const hrefs = (links: HTMLElement[]): (string | null)[] => links.map((link) => link.getAttribute('href'));

/** The blog on an API that answers its calls from `answers`, by path. */
const open = (address: string, answers: Record<string, unknown>) =>
  renderSite(address, ((url) => answers[url.pathname] ?? failWith(404)) satisfies Handler);
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
/** The status of the error page; an unhandled API failure has none. */
const findErrorStatus = async ({ router }: ReturnType<typeof open>): Promise<unknown> => {
  await screen.findByText('error page');
  return Object.values(router.state.errors ?? {}).map((error: { status?: number }) =>
    error instanceof ApiError ? 'a failure' : error.status,
  )[0];
};

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

describe('the blog', () => {
  it('shows the newest post with a large photo, and author and date of all', async () => {
    open('/blog', { '/api/blog': list() });
    await heading(/^Jak vybrat a\spřipravit prostor$/u);
    const posts = screen.getAllByRole('article');
    expect(posts.map((one) => within(one).getByRole('link').getAttribute('href'))).toEqual([
      '/blog/clanek-1',
      '/blog/clanek-2',
      '/blog/clanek-3',
    ]);
    expect(posts.map((one) => within(one).getByRole('img').getAttribute('loading'))).toEqual([
      'eager',
      'lazy',
      'lazy',
    ]);
    expect(posts[0]?.textContent.replace(/\u00a0/gu, ' ')).toContain(
      'Jana Nová · 20. 11. 2026 · 4 min čtení',
    );
  });

  it('marks the current category and links to the others', async () => {
    const { asked } = open('/blog?kategorie=foceni', {
      '/api/blog': list({ category: { name: 'Focení', slug: 'foceni' } }),
    });
    await heading('Focení');
    expect(asked.at(-1)?.searchParams.get('category')).toBe('foceni');
    const bar = within(screen.getByRole('navigation', { name: 'Rubriky' }));
    expect(hrefs(bar.getAllByRole('link'))).toEqual([
      '/blog',
      '/blog?kategorie=svatby',
      '/blog?kategorie=foceni',
      '/blog/rss.xml',
    ]);
    expect(bar.getAllByRole('link', { current: 'page' }).map((link) => link.textContent)).toEqual(['Focení']);
  });

  it('shows the heading of a tag, without a marked category and a large post', async () => {
    open('/blog?stitek=loft', { '/api/blog': list({ tag: { name: 'loft', slug: 'loft' } }) });
    await heading('Štítek: loft');
    expect(screen.queryAllByRole('link', { current: 'page' })).toEqual([]);
    expect(screen.getAllByRole('img').map((photo) => photo.getAttribute('loading'))).toEqual([
      'lazy',
      'lazy',
      'lazy',
    ]);
  });

  it('shows an empty state with a link to all posts', async () => {
    open('/blog?stitek=loft', {
      '/api/blog': list({ items: [], total: 0, nr_of_pages: 0, tag: { name: 'loft', slug: 'loft' } }),
    });
    expect(await screen.findByRole('heading', { name: 'Zatím tu žádný článek není.' })).toBeTruthy();
    expect(
      within(screen.getByRole('heading', { name: /Zatím tu/u }).parentElement as HTMLElement)
        .getByRole('link', { name: 'Všechny články' })
        .getAttribute('href'),
    ).toBe('/blog');
  });

  it('links to its pages within the category and redirects to the URL of the first one', async () => {
    const second = { category: { name: 'Svatby', slug: 'svatby' }, page: 2, nr_of_pages: 3 };
    const { asked } = open('/blog?kategorie=svatby&strana=2', { '/api/blog': list(second) });
    const pages = within(await screen.findByRole('navigation', { name: 'Stránky' }));
    expect(asked.at(-1)?.searchParams.get('page')).toBe('2');
    expect(
      ['Stránka 1', 'Stránka 2', 'Stránka 3'].map((name) =>
        pages.getByRole('link', { name }).getAttribute('href'),
      ),
    ).toEqual([
      '/blog?kategorie=svatby',
      '/blog?kategorie=svatby&strana=2',
      '/blog?kategorie=svatby&strana=3',
    ]);
    cleanup();
    const { place } = open('/blog?kategorie=svatby&strana=1', { '/api/blog': list(second) });
    await heading('Svatby');
    expect(place()).toBe('/blog?kategorie=svatby');
  });

  it('answers 404 beyond the last page', async () => {
    expect(await findErrorStatus(open('/blog?strana=9', {}))).toBe(404);
    cleanup();
    expect(await findErrorStatus(open('/blog?strana=x', { '/api/blog': failWith(422) }))).toBe(404);
  });
});

/** IntersectionObserver that, as in browsers, reports only elements that entered or left its area. */
function mockHeadingObserver(): { look: () => void; listObserved: () => string[]; restore: () => void } {
  const before = globalThis.IntersectionObserver;
  const seen = new Map<Element, boolean>();
  let look = (): void => undefined;
  globalThis.IntersectionObserver = class {
    constructor(notify: () => void, { rootMargin = '' }: IntersectionObserverInit) {
      const [above = 0, , below = 0] = rootMargin
        .split(' ')
        .map((part) =>
          part.endsWith('%') ? (Number.parseFloat(part) * window.innerHeight) / 100 : Number.parseFloat(part),
        );
      look = () => {
        const changed = [...seen].filter(([element, was]) => {
          const { top } = element.getBoundingClientRect();
          const is = top >= -above && top <= window.innerHeight + below;
          seen.set(element, is);
          return is !== was;
        });
        if (changed.length > 0) notify();
      };
    }
    observe(element: Element): void {
      seen.set(element, false);
      look();
    }
    disconnect(): void {
      seen.clear();
    }
  } as unknown as typeof IntersectionObserver;
  return {
    look: () => look(),
    listObserved: () => [...seen.keys()].map(({ id }) => id),
    restore: () => {
      globalThis.IntersectionObserver = before;
    },
  };
}

describe('a post', () => {
  it('lists its sections when there are several', async () => {
    open('/blog/sal', { '/api/blog/sal': postAnswer() });
    await heading('Jak vybrat sál');
    expect(screen.queryByRole('navigation', { name: 'V článku' })).toBeNull();
    cleanup();
    const contents = [
      { id: 'jeden', text: 'Jeden', level: 2 },
      { id: 'mensi', text: 'Menší', level: 3 },
      { id: 'dva', text: 'Dva', level: 2 },
    ];
    open('/blog/sal', { '/api/blog/sal': postAnswer({ post: fullPost({ contents }) }) });
    expect(
      hrefs(within(await screen.findByRole('navigation', { name: 'V článku' })).getAllByRole('link')),
    ).toEqual(['#jeden', '#dva']);
  });

  it('marks the section being read in its contents', async () => {
    const restore = mockIntersectionObserver();
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function place(this: Element) {
      return new DOMRect(0, this.id === 'dva' ? 700 : -50);
    });
    const contents = [
      { id: 'jeden', text: 'Jeden', level: 2 },
      { id: 'dva', text: 'Dva', level: 2 },
    ];
    open('/blog/sal', {
      '/api/blog/sal': postAnswer({
        post: fullPost({ contents, html: '<h2 id="jeden">Jeden</h2><h2 id="dva">Dva</h2>' }),
      }),
    });
    expect(hrefs(await screen.findAllByRole('link', { current: 'location' }))).toEqual(['#jeden']);
    restore();
  });

  it('marks the section after a jump over other sections', async () => {
    const tops: Record<string, number> = { jeden: 900, dva: 1900 };
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function place(this: Element) {
      return new DOMRect(0, tops[this.id] ?? 0);
    });
    const { look, listObserved, restore } = mockHeadingObserver();
    const contents = [
      { id: 'jeden', text: 'Jeden', level: 2 },
      { id: 'dva', text: 'Dva', level: 2 },
    ];
    open('/blog/sal', {
      '/api/blog/sal': postAnswer({
        post: fullPost({ contents, html: '<h2 id="jeden">Jeden</h2><h2 id="dva">Dva</h2>' }),
      }),
    });
    await waitFor(() => expect(listObserved()).toEqual(['jeden', 'dva']));
    expect(screen.queryByRole('link', { current: 'location' })).toBeNull();
    Object.assign(tops, { jeden: -904, dva: 96 });
    act(look);
    expect(hrefs(screen.getAllByRole('link', { current: 'location' }))).toEqual(['#dva']);
    restore();
  });

  it('links to its category, tags, neighbours and related posts', async () => {
    const tags = [{ name: 'loft', slug: 'loft' }];
    open('/blog/sal', {
      '/api/blog/sal': postAnswer({
        post: fullPost({ tags, cover_caption: 'Foto: archiv' }),
        related: [post(8)],
        previous: { url: '/blog/starsi', title: 'Starší text' },
        next: { url: '/blog/novejsi', title: 'Novější text' },
      }),
    });
    await heading('Jak vybrat sál');
    expect(screen.getByRole('link', { name: 'Svatby' }).getAttribute('href')).toBe('/blog?kategorie=svatby');
    expect(
      within(screen.getByRole('list', { name: 'Štítky' }))
        .getByRole('link', { name: 'loft' })
        .getAttribute('href'),
    ).toBe('/blog?stitek=loft');
    expect(
      hrefs(within(screen.getByRole('navigation', { name: 'Sousední články' })).getAllByRole('link')),
    ).toEqual(['/blog/starsi', '/blog/novejsi']);
    expect(
      within(screen.getByRole('region', { name: 'Další čtení' })).getByRole('heading', {
        level: 3,
        name: 'Článek 8',
      }),
    ).toBeTruthy();
    expect(texts()).toContain('Foto: archiv');
  });

  it('omits empty neighbours, tags and related posts', async () => {
    open('/blog/sal', { '/api/blog/sal': postAnswer() });
    await heading('Jak vybrat sál');
    expect([
      screen.queryByRole('navigation', { name: 'Sousední články' }),
      screen.queryByRole('list', { name: 'Štítky' }),
      screen.queryByText('Další čtení'),
    ]).toEqual([null, null, null]);
  });

  it('shows an embedded space as a card, or as a link when the card fails', async () => {
    const shown = postAnswer({
      post: fullPost({
        html: '<p>Zkuste</p><figure data-space="pragovka/loft"></figure>',
        spaces: ['pragovka/loft'],
      }),
    });
    const { asked } = open('/blog/sal', {
      '/api/blog/sal': shown,
      '/api/spaces/cards': {
        spaces: [card(1, { url: 'pragovka/loft', space_name: 'Loft', city: 'Praha', capacity: 80 })],
      },
    });
    await heading('Jak vybrat sál');
    expect(asked.at(-1)?.searchParams.get('urls')).toBe('pragovka/loft');
    expect(texts()).toContain('LoftPraha · 80 hostů');
    cleanup();
    open('/blog/sal', { '/api/blog/sal': shown, '/api/spaces/cards': failWith(500) });
    await heading('Jak vybrat sál');
    expect(screen.getByRole('link', { name: 'Zobrazit prostor' }).getAttribute('href')).toBe(
      '/prostor/pragovka/loft',
    );
    expect(texts()).not.toContain('80 hostů');
  });

  it('redirects a moved post to its new URL', async () => {
    const { place } = open('/blog/stary', {
      '/api/blog/stary': failWith(404, { redirect_to_url: '/blog/sal' }),
      '/api/blog/sal': postAnswer(),
    });
    await heading('Jak vybrat sál');
    await waitFor(() => expect(place()).toBe('/blog/sal'));
  });

  it('answers 404 for an unknown post and 410 for a removed one', async () => {
    expect(await findErrorStatus(open('/blog/neni', {}))).toBe(404);
    cleanup();
    expect(await findErrorStatus(open('/blog/byl', { '/api/blog/byl': failWith(410) }))).toBe(410);
  });
});

describe('a preview of a post', () => {
  it('shows the unpublished post with a notice', async () => {
    open('/blog/nahled/5/tajny-odkaz', {
      '/api/blog/preview/5/tajny-odkaz': fullPost({ published_at: null }),
    });
    await heading('Jak vybrat sál');
    expect(screen.getByRole('note').textContent.replace(/\u00a0/gu, ' ')).toContain(
      'Náhled článku, který ještě nevyšel.',
    );
    expect(texts()).toContain('nevydaný · 4 min čtení');
  });

  it('answers 404 for an expired link', async () => {
    expect(await findErrorStatus(open('/blog/nahled/5/stary-odkaz', {}))).toBe(404);
  });
});
