import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LOCATIONS, answer, card, image, state } from '@prostora/testing/catalog-fixtures.ts';
import { createCatalogHandler, failWith, renderSite } from '../../testing/render-site.tsx';

const praha = LOCATIONS[1] ?? null;
const catalogHandler = createCatalogHandler(() => answer());

describe('catalogue page', () => {
  it('shows the heading of the filter, the count and the spaces as links', async () => {
    renderSite('/', catalogHandler);
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Prostory k\u00a0pronájmu');
    expect(screen.getByRole('heading', { level: 2, name: /^38\sprostorů po\scelém Česku$/u })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Loft 1' }).getAttribute('href')).toBe(
      '/prostor/pragovka/loft-1',
    );
  });

  it('chooses spaces on their cards for the comparison, which keeps the event', async () => {
    const user = userEvent.setup();
    renderSite('/?guests=80', catalogHandler);
    // Tools of the cards load with the first interaction.
    await user.hover(await screen.findByRole('heading', { level: 1 }));
    await user.click(await screen.findByRole('button', { name: 'Porovnat prostor: Loft 1' }));
    expect(screen.queryByRole('link', { name: /^Porovnat/u })).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Porovnat prostor: Loft 2' }));
    expect(screen.getByRole('link', { name: /^Porovnat 2\sprostory$/u }).getAttribute('href')).toBe(
      '/porovnani?prostory=1,2&guests=80',
    );
    await user.click(screen.getByRole('button', { name: /^Odebrat z\sporovnání: Loft 1$/u }));
    expect(
      screen.getByRole('button', { name: 'Porovnat prostor: Loft 1' }).getAttribute('aria-pressed'),
    ).toBe('false');
    await user.click(screen.getByRole('button', { name: 'Zrušit výběr' }));
  });

  it('opens only one panel at a time', async () => {
    const user = userEvent.setup();
    renderSite('/?guests=80', catalogHandler);
    await user.click(await screen.findByRole('button', { name: /^Kde/u }));
    expect(await screen.findByRole('dialog', { name: 'Místo' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Vybavení a služby' }));
    expect((await screen.findAllByRole('dialog')).map((dialog) => dialog.getAttribute('aria-label'))).toEqual(
      ['Vybavení a služby'],
    );
    await user.click(screen.getAllByRole('button', { name: 'Napsat větou' })[0]!);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Hledat' }));
    expect(screen.queryByRole('group', { name: 'Vaše akce' })).toBeNull();
  });

  it('closes a panel with Escape and returns the focus to its button', async () => {
    const user = userEvent.setup();
    renderSite('/?guests=80', catalogHandler);
    const opener = await screen.findByRole('button', { name: /^Den/u });
    await user.click(opener);
    await screen.findByRole('dialog', { name: 'Den' });
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(opener);
  });

  it('updates the counts at once and the page only when a panel is applied', async () => {
    const user = userEvent.setup();
    const { place } = renderSite(
      '/',
      createCatalogHandler((query) =>
        query.get('attributes') === '3'
          ? answer(
              { total: 5, query_attributes: [{ id: 3, name: 'Ozvučení', slug: 'ozvuceni' }] },
              '/?attributes=3',
            )
          : answer(),
      ),
    );
    await user.click(await screen.findByRole('button', { name: 'Vybavení a služby' }));
    await user.click(await screen.findByRole('checkbox', { name: /Ozvučení/u }));
    const apply = await screen.findByRole('button', { name: 'Zobrazit 5\u00a0prostorů' });
    expect(place()).toBe('/');
    await user.click(apply);
    await waitFor(() => expect(place()).toBe('/?attributes=3'));
  });

  it('disables a value without spaces', async () => {
    const user = userEvent.setup();
    renderSite('/?guests=80', catalogHandler);
    await user.click(await screen.findByRole('button', { name: /^Příležitost/u }));
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: /Ples/u })).disabled).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Konference/u }).disabled).toBe(false);
  });

  it('reports a typed search to the API once', async () => {
    const { asked, router } = renderSite(
      '/',
      createCatalogHandler((query) =>
        answer(
          { search_query: query.get('search') ?? '' },
          query.get('search') ? `/?search=${query.get('search')}` : '/',
        ),
      ),
    );
    await screen.findByRole('heading', { level: 1 });
    for (const address of [
      '/?search=stodola',
      '/',
      '/?search=Stodola',
      '/?search=loft',
      '/?search=loft&page=2',
    ])
      await act(() => router.navigate(address));
    expect(
      asked.filter((url) => url.searchParams.has('typed')).map((url) => url.searchParams.get('search')),
    ).toEqual(['stodola', 'loft']);
  });

  it('redirects to the canonical URL without a second request', async () => {
    const { asked, place } = renderSite(
      '/katalog?location=praha',
      createCatalogHandler(() => answer({ selected_location: praha }, '/katalog/praha')),
    );
    await screen.findByRole('heading', { level: 1 });
    expect(place()).toBe('/katalog/praha');
    expect(asked.filter((url) => url.pathname === '/api/catalog/new')).toHaveLength(1);
  });

  it('keeps unknown parameters without a redirect loop', async () => {
    const { place } = renderSite('/?utm_source=dopis', catalogHandler);
    await screen.findByRole('heading', { level: 1 });
    expect(place()).toBe('/?utm_source=dopis');
  });

  it('has chips only for what the bar does not say, each removes its condition and resets the page', async () => {
    renderSite(
      '/katalog/praha/50-150?page=2',
      createCatalogHandler(() =>
        answer(
          { selected_location: praha, selected_capacity: '50-150', page: 2 },
          '/katalog/praha/50-150?page=2',
        ),
      ),
    );
    const chips = within(await screen.findByRole('list', { name: 'Vybrané filtry' }));
    expect(chips.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/katalog/praha']);
    expect(chips.getByRole('link', { name: 'Odebrat filtr: Kapacita 50–150' })).toBeTruthy();
    expect(
      within(screen.getByRole('group', { name: 'Vaše akce' })).getByRole('button', { name: 'Kde: Praha' }),
    ).toBeTruthy();
  });

  it('begins with a promise, examples that run and occasions', async () => {
    const occasions = [{ id: 1, name: 'Konference', slug: 'konference', count: 12, image: image(9) }];
    renderSite(
      '/',
      createCatalogHandler(() => answer({ occasions })),
    );
    const nav = within(await screen.findByRole('navigation', { name: 'Příležitosti' }));
    expect(nav.getByRole('link', { name: /^Konference 12\sprostorů$/u }).getAttribute('href')).toBe(
      '/katalog/konference',
    );
    expect(screen.getByRole('link', { name: /^svatba pro 80/u }).getAttribute('href')).toMatch(
      /^\/\?q=svatba%20pro%2080%20v%20Praze/u,
    );
  });

  it('tells below a list of three what letting one condition go brings, with the demand filled in', async () => {
    const relaxations = [
      { slot: 'capacity' as const, label: 'jakákoli kapacita', query: 'guests=80', total: 38 },
    ];
    renderSite(
      '/katalog/50-150?guests=80',
      createCatalogHandler(() =>
        answer(
          {
            total: 2,
            spaces: [card(31), card(32)],
            nr_of_pages: 1,
            selected_capacity: '50-150',
            relaxations,
          },
          '/katalog/50-150',
        ),
      ),
    );
    const list = within(await screen.findByRole('list', { name: 'Co by pomohlo' }));
    expect(list.getByRole('link', { name: /^jakákoli kapacita – 38\sprostorů$/u })).toBeTruthy();
    expect(screen.getByRole('heading', { name: /^Vyhovují jen 2\sprostory$/u })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Poslat poptávku' }).getAttribute('href')).toBe(
      '/poptavka?guests=80',
    );
  });

  it('toggles a capacity by its link', async () => {
    renderSite(
      '/katalog/50-150',
      createCatalogHandler(() => answer({ selected_capacity: '50-150' }, '/katalog/50-150')),
    );
    const group = within(await screen.findByRole('group', { name: 'Kapacita' }));
    expect(group.getByRole('link', { name: /do 50/u }).getAttribute('href')).toBe('/katalog/do-50');
    expect(group.getByRole('link', { name: /^50–150/u }).getAttribute('href')).toBe('/');
    expect(group.queryByRole('link', { name: /nad 500/u })).toBeNull();
  });

  it('appends the next page by a link and restores the whole list after Back', async () => {
    const user = userEvent.setup();
    const { router } = renderSite('/', (url) =>
      url.pathname === '/api/space'
        ? failWith(404)
        : createCatalogHandler((query) =>
            query.get('page') === '2'
              ? answer({ page: 2, spaces: [card(21), card(22)] }, '/?page=2')
              : answer(),
          )(url),
    );
    const more = await screen.findByRole('link', { name: 'Načíst další' });
    expect(more.getAttribute('href')).toBe('/?page=2');
    await user.click(more);
    await screen.findByRole('link', { name: 'Loft 22' });
    expect(screen.getAllByRole('article')).toHaveLength(6);
    await act(() => router.navigate('/prostor/neni'));
    await screen.findByText('error page');
    await act(() => router.navigate(-1));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(6));
  });

  it('offers what would find something for an empty result, as links with their counts', async () => {
    const relaxations = [
      { slot: 'capacity' as const, label: 'jakákoli kapacita', query: 'location=praha', total: 38 },
      { slot: 'guests' as const, label: '90 hostů', query: 'location=praha&guests=90', total: 4 },
    ];
    renderSite(
      '/katalog/praha/nad-500',
      createCatalogHandler(() =>
        answer(
          { total: 0, spaces: [], nr_of_pages: 1, selected_location: praha, relaxations },
          '/katalog/praha/nad-500',
        ),
      ),
    );
    const list = within(await screen.findByRole('list', { name: 'Co by pomohlo' }));
    expect(list.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['jakákoli kapacita – 38\u00a0prostorů', '/?location=praha'],
      ['méně lidí: 90 hostů – 4\u00a0prostory', '/?location=praha&guests=90'],
    ]);
  });

  it('keeps the filter when loading fails and retries on demand', async () => {
    const user = userEvent.setup();
    let broken = true;
    const { place } = renderSite(
      '/?search=sal',
      createCatalogHandler((query) =>
        (query.get('capacity') ?? query.get('path'))
          ? broken
            ? failWith(503)
            : answer({ total: 20, selected_capacity: '50-150' }, '/katalog/50-150')
          : answer({ search_query: 'sal' }, '/?search=sal'),
      ),
    );
    await user.click(await screen.findByRole('link', { name: /^50–150/u }));
    expect(await screen.findByRole('heading', { name: 'Prostory se nepodařilo načíst' })).toBeTruthy();
    expect(place()).toBe('/katalog/50-150?search=sal');
    broken = false;
    await user.click(screen.getByRole('button', { name: /Zkusit znovu/u }));
    expect(await screen.findByRole('heading', { level: 1, name: /^20\sprostorů k/u })).toBeTruthy();
  });

  it('opens a suggestion by keyboard and searches for the text otherwise', async () => {
    const user = userEvent.setup();
    const { place } = renderSite(
      '/',
      createCatalogHandler((query) => {
        const search = query.get('q') ?? query.get('search');
        return search
          ? answer({ search_query: search }, `/?search=${search}`)
          : query.get('path')
            ? answer({ selected_location: praha }, '/katalog/praha')
            : answer();
      }),
    );
    const box = await screen.findByRole('combobox', { name: 'Hledat' });
    await user.type(box, 'pra');
    await screen.findByRole('option', { name: /Praha/u });
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(place()).toBe('/katalog/praha'));
    await user.click((await screen.findAllByRole('button', { name: 'Napsat větou' }))[0]!);
    await user.type(screen.getByRole('combobox', { name: 'Hledat' }), 'svatba{Enter}');
    await waitFor(() => expect(place()).toContain('search=svatba'));
  });

  it('shows the error page for an unknown URL', async () => {
    renderSite(
      '/katalog/neni',
      createCatalogHandler(() => failWith(404)),
    );
    expect(await screen.findByText('error page')).toBeTruthy();
  });

  it('finds locations without diacritics and expands the region of the chosen one', async () => {
    const user = userEvent.setup();
    renderSite(
      '/katalog/brno',
      createCatalogHandler(() => ({
        ...answer({}, '/katalog/brno'),
        catalog: state({ selected_location: LOCATIONS[3] ?? null }),
      })),
    );
    await user.click(await screen.findByRole('button', { name: /^Kde/u }));
    const panel = within(await screen.findByRole('dialog', { name: 'Místo' }));
    expect(panel.getByRole<HTMLInputElement>('radio', { name: /^Brno/u }).checked).toBe(true);
    await user.type(panel.getByRole('searchbox'), 'jihomoravsky');
    expect(panel.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Jihomoravský kraj8',
    ]);
  });
});
