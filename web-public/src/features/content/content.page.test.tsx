import { afterEach, describe, expect, it } from '@jest/globals';
import type { ContentAnswer, Plan } from '@prostora/api-client';
import { answer, card, image, state } from '@prostora/testing/catalog-fixtures.ts';
import { cleanup, screen, within } from '@testing-library/react';
import { failWith, renderSite } from '../../testing/render-site.tsx';

const page = (changes: Partial<ContentAnswer> = {}): ContentAnswer => ({
  slug: 'sluzby',
  url: '/sluzby',
  title: 'Služby',
  label: 'Služby',
  lead: 'Co pro vás uděláme.',
  html: '<h2 id="cast-a">Focení</h2><p>Text</p>',
  contents: [{ id: 'cast-a', text: 'Focení', level: 2 }],
  spaces: [],
  faq: [],
  meta_title: 'Služby',
  meta_description: 'Popis',
  cover: null,
  version: null,
  valid_from: null,
  updated_at: '2026-11-20T10:00:00Z',
  ...changes,
});
const plan = (id: number, name: string, price_per_year: number): Plan => ({
  id,
  slug: name,
  name,
  price_per_year,
  active: true,
  sort_order: id,
  config: {
    name,
    description: '',
    nrOfSpaces: 3,
    nrOfPhotosInSpace: 12,
    hasVideoInSpace: false,
    hasMicroSite: false,
    hasSocialNetworksPromotion: false,
    hasSupportWithProfile: true,
    catalogPositionCoefficient: 1,
  },
});
const texts = (): string => document.body.textContent.replace(/\u00a0/gu, ' ');

type Client = {
  content?: (slug: string, version: string | null) => unknown;
  catalog?: unknown;
  plans?: unknown;
  cards?: unknown;
};
const open = (
  address: string,
  {
    content = () => page(),
    catalog = answer(state()),
    plans = { items: [] },
    cards = failWith(500),
  }: Client = {},
) =>
  renderSite(address, (url, { method }) => {
    const slug = /^\/api\/content\/(.+)$/u.exec(url.pathname)?.[1];
    if (slug && method === 'POST') return content(slug, url.searchParams.get('version'));
    if (url.pathname === '/api/plans') return plans;
    if (url.pathname === '/api/spaces/cards')
      return url.searchParams.get('urls') === 'pragovka/loft' ? cards : failWith(422);
    return url.pathname === '/api/catalog/new' ? catalog : failWith(500);
  });
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

afterEach(cleanup);

describe('a space embedded in a text', () => {
  const shown = {
    html: '<p>Zkuste</p><figure data-space="pragovka/loft"></figure>',
    spaces: ['pragovka/loft'],
  };
  const toSpace = (): HTMLElement => screen.getByRole('link', { name: 'Zobrazit prostor' });

  it('is shown as a card', async () => {
    open('/sluzby', {
      content: () => page(shown),
      cards: {
        spaces: [
          card(1, {
            url: 'pragovka/loft',
            building_name: 'Pragovka',
            space_name: 'Loft',
            city: 'Praha',
            capacity: 80,
          }),
        ],
      },
    });
    await heading('Služby');
    expect(toSpace().getAttribute('href')).toBe('/prostor/pragovka/loft');
    expect(texts()).toContain('LoftPraha · 80 hostů');
  });

  it('is a link when its card fails to load', async () => {
    open('/sluzby', { content: () => page(shown) });
    await heading('Služby');
    expect(toSpace().getAttribute('href')).toBe('/prostor/pragovka/loft');
    expect(texts()).not.toContain('80 hostů');
  });
});

describe('a content page', () => {
  it('shows its text, breadcrumbs and questions', async () => {
    open('/stranka/svatby', {
      content: (slug) =>
        page({
          slug,
          url: `/stranka/${slug}`,
          title: 'Svatby',
          label: 'Svatby',
          faq: [{ question: 'Kolik?', answer: 'Záleží.\n\nNa místě.' }],
        }),
    });
    await heading('Svatby');
    expect(screen.getByRole('link', { name: 'Úvod' }).getAttribute('href')).toBe('/');
    expect(screen.getByText('Kolik?')).toBeTruthy();
    expect(texts()).toContain('Na místě.');
    expect(screen.queryByRole('navigation', { name: 'Obsah stránky' })).toBeNull();
  });

  it('lists its chapters when there are several', async () => {
    const contents = [1, 2, 3].map((number) => ({
      id: `cast-${number}`,
      text: `Kapitola ${number}`,
      level: 2 as const,
    }));
    open('/3d-foto', { content: () => page({ title: '3D foto', contents }) });
    await heading('3D foto');
    expect(
      within(screen.getByRole('navigation', { name: 'Obsah stránky' }))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['#cast-1', '#cast-2', '#cast-3']);
  });

  it('answers 404 for an unknown page and one with its own route', async () => {
    open('/stranka/neni', { content: () => failWith(404) });
    expect(await screen.findByText('error page')).toBeTruthy();
    cleanup();
    open('/stranka/sluzby');
    expect(await screen.findByText('error page')).toBeTruthy();
  });

  it('shows unique photos and statistics of the catalogue, and works without them', async () => {
    const same = { ...image(1), id_space_image: 9 };
    open('/o-projektu', {
      content: () => page({ title: 'O projektu' }),
      catalog: answer(state({ total: 2, spaces: [card(1), card(2, { image: same }), card(3)] })),
    });
    await heading(/O\sprojektu/u);
    expect(
      within(screen.getByRole('list', { name: /katalogu/u }))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/prostor/pragovka/loft-1', '/prostor/pragovka/loft-3']);
    expect(texts()).toContain('2 zveřejněné prostory');
    cleanup();
    open('/sluzby', { catalog: failWith(500) });
    await heading('Služby');
    expect(screen.queryByRole('list', { name: /katalogu/u })).toBeNull();
  });
});

describe('the price list', () => {
  it('compares the offered plans by yearly and monthly price', async () => {
    open('/cenik', {
      content: () => page({ title: 'Ceník' }),
      plans: { items: [plan(1, '', 0), plan(2, 'Start', 3490)] },
    });
    await heading('Ceník');
    expect(
      within(screen.getByRole('table'))
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent.replace(/\u00a0/gu, ' ')),
    ).toEqual(['Co obsahuje', 'zdarmazdarma', 'Start3 490 Kč / rokto je 291 Kč měsíčně']);
    expect(screen.getByRole('link', { name: 'Přidat prostor' }).getAttribute('href')).toBe('/pridat-prostor');
    expect(
      screen.getByText(/^Ceny jsou za rok a konečné, případná DPH je v.nich už započtená\./u),
    ).toBeTruthy();
  });

  it('shows a message when the plans fail to load', async () => {
    open('/cenik', { content: () => page({ title: 'Ceník' }), plans: failWith(500) });
    await heading('Ceník');
    expect(texts()).toContain('Tarify se teď nepodařilo načíst.');
  });
});

describe('the terms', () => {
  const edition = (version: string, stateOf: 'current' | 'upcoming' | 'past') => ({
    version,
    valid_from: version,
    state: stateOf,
    summary: stateOf === 'upcoming' ? 'Delší lhůta.' : '',
    url: stateOf === 'current' ? '/obchodni-podminky' : `/obchodni-podminky?verze=${version}`,
  });
  const versions = [
    edition('2027-01-01', 'upcoming'),
    edition('2026-11-01', 'current'),
    edition('2026-01-01', 'past'),
  ];
  const terms = (version: string) =>
    page({ slug: 'obchodni-podminky', title: 'Podmínky', version, valid_from: version, versions });

  it('show their validity, the upcoming version and links to all versions', async () => {
    const { asked } = open('/obchodni-podminky', { content: () => terms('2026-11-01') });
    await heading('Podmínky');
    expect(asked.at(-1)?.search).toBe('');
    expect(texts()).toContain('Platné od 1. 11. 2026');
    expect(texts()).toContain('Od 1. 1. 2027 začne platit nové znění.');
    expect(screen.getByRole('link', { name: /1\.\s1\.\s2026/u }).getAttribute('href')).toBe(
      '/obchodni-podminky?verze=2026-01-01',
    );
    expect(texts()).toContain('Delší lhůta.');
  });

  it('show a notice on a past version', async () => {
    open('/obchodni-podminky?verze=2026-01-01', { content: (_slug, version) => terms(version ?? '') });
    await heading('Podmínky');
    expect(texts()).toContain('dnes už platí novější');
    expect(screen.getByRole('link', { name: 'Přejít na platné znění' }).getAttribute('href')).toBe(
      '/obchodni-podminky',
    );
  });
});
