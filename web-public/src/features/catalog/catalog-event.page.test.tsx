import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { CatalogOffer } from '@prostora/api-client';
import { answer, card } from '@prostora/testing/catalog-fixtures.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stopClock } from '../../testing/render-booking.ts';
import { createCatalogHandler, renderSite } from '../../testing/render-site.tsx';

const EVENT = 'time_from=14:00&time_to=22:00&guests=80&layout=banket&price_max=30000';

/** A space that is free for the event. */
const OFFER: CatalogOffer = {
  start_datetime: '2027-05-22T12:00:00.000Z',
  end_datetime: '2027-05-22T20:00:00.000Z',
  assumed_hours: false,
  state: 'free',
  is_free: true,
  total: 26_400,
  per_person: 330,
  deposit: 5000,
  complete: true,
  reasons: [],
  basis: 'price_list',
  series: null,
  fits: { basis: 'chosen', layout: 'banket', capacity: 90 },
  opening_hours: null,
  nearest_free: null,
};

/** A catalogue that knows dates only, as the API of the address. */
const handler = createCatalogHandler((query) => {
  const [date_from, date_to] = [query.get('date_from'), query.get('date_to') ?? query.get('date_from')];
  const dates = date_from
    ? `?date_from=${date_from}${date_to === date_from ? '' : `&date_to=${date_to}`}`
    : '';
  return answer({ date_from, date_to, spaces: [card(1)], nr_of_pages: 2 }, `/${dates}`);
});

beforeEach(() => stopClock('2026-11-25T10:00:00Z'));
afterEach(() => {
  jest.useRealTimers();
});

const toText = ({ textContent }: HTMLElement): string => textContent.replaceAll('\u00a0', ' ');

describe('event in the catalogue', () => {
  it('is priced on the cards, with places, deposit and the reasons of an estimate', async () => {
    const reasons = [{ code: 'OUTSIDE_WINDOWS' as const, message: 'Zbytek je odhad.' }];
    const fits = { basis: 'only' as const, layout: null, capacity: 90 };
    const unnamed = { fits, per_person: 83.5, deposit: 0 };
    const spaces = [
      card(1, { offer_for_me: OFFER }),
      card(2, { offer_for_me: { ...OFFER, state: 'on_request', complete: false, reasons, ...unnamed } }),
      card(3, { offer_for_me: { ...OFFER, total: null, per_person: null, deposit: 0, basis: 'none' } }),
      card(4, { offer_for_me: { ...OFFER, deposit: 0, basis: 'windows' } }),
    ];
    renderSite(
      `/?date_from=2027-05-22&${EVENT}`,
      createCatalogHandler(() =>
        answer({ date_from: '2027-05-22', date_to: '2027-05-22', spaces }, '/?date_from=2027-05-22'),
      ),
    );
    const [complete, estimate, agreement, byHours] = (await screen.findAllByRole('article')).map(toText);
    expect(complete).toContain(
      '90 míst u kulatých stolů340 m²26 400 Kč celkemVolno330 Kč na osobu · kauce 5 000 Kč',
    );
    expect(complete).not.toContain('orientačně');
    expect(estimate).toContain(
      '90 míst340 m²orientačněZbytek je odhad.26 400 KčNa dotazasi 84 Kč na osobu · bez kauce',
    );
    expect(agreement).toMatch(/cena dohodouVolno$/u);
    // Hours with a price say nothing about a deposit.
    expect(byHours).toMatch(/330 Kč na osobu$/u);
  });

  it('lists taken spaces after the free ones; the nearest free time moves the event', async () => {
    const nearest_free = {
      start_datetime: '2027-05-23T12:00:00.000Z',
      end_datetime: '2027-05-23T20:00:00.000Z',
      total: 12_600,
      complete: true,
    };
    const free = card(1, { offer_for_me: OFFER });
    const offer_for_me: CatalogOffer = { ...OFFER, state: 'taken', is_free: false, nearest_free };
    const taken = card(2, { offer_for_me, recommended: true });
    const { asked } = renderSite(
      `/?date_from=2027-05-22&${EVENT}`,
      createCatalogHandler((query) => {
        const spaces = query.has('with_taken') ? [free, taken] : [free];
        const date_from = query.get('date_from');
        const change = { date_from, date_to: date_from, spaces, total: spaces.length, nr_of_pages: 1 };
        return answer(change, `/?date_from=${date_from}`);
      }),
    );
    const heading = await screen.findByRole('heading', { name: /^V\stěchto hodinách obsazené 1$/u });
    const section = within(heading.closest('section')!);
    expect(section.getByText('Obsazeno 14:00–22:00')).toBeTruthy();
    expect(section.queryByText('Doporučujeme')).toBeNull();
    expect(toText(section.getByRole('article'))).toContain('90 míst u kulatých stolů');
    expect(
      section.getByRole('link', { name: /^ne 23\.\s5\.\s2027, 14:00–22:00$/u }).getAttribute('href'),
    ).toBe(`/?date_from=2027-05-23&${EVENT}`);
    expect(toText(section.getByRole('article'))).toContain(', 12 600 Kč');
    expect(asked.filter((url) => url.searchParams.has('with_taken'))).toHaveLength(1);
  });

  it('tells the opening hours of a closed space, with the nearest offered ones and their price', async () => {
    const nearest_free = {
      start_datetime: '2027-05-22T10:00:00.000Z',
      end_datetime: '2027-05-22T18:00:00.000Z',
      total: 9000,
      complete: false,
    };
    const closed = card(2, {
      offer_for_me: {
        ...OFFER,
        start_datetime: '2027-05-22T12:00:00.000Z',
        end_datetime: '2027-05-22T20:00:00.000Z',
        state: 'taken',
        is_free: false,
        opening_hours: [{ from: '08:00', until: '20:00' }],
        nearest_free,
      },
    });
    renderSite(
      `/?date_from=2027-05-22&${EVENT}`,
      createCatalogHandler((query) => {
        const spaces = query.has('with_taken') ? [closed] : [];
        const change = { date_from: '2027-05-22', date_to: '2027-05-22', spaces, total: spaces.length };
        return answer({ ...change, nr_of_pages: 1 }, '/?date_from=2027-05-22');
      }),
    );
    const heading = await screen.findByRole('heading', { name: /obsazené nebo zavřené 1$/u });
    const text = toText(within(heading.closest('section')!).getByRole('article'));
    expect(text).toContain('Otevřeno do 20:00');
    expect(text).toContain('Nejblíž se nabízí so 22. 5. 2027, 12:00–20:00, orientačně 9 000 Kč');
  });

  it('tells the places of the usual layout on cards without a date, and where the layout is open', async () => {
    const spaces = [
      card(5, { fits: { basis: 'usual', layout: 'banket', capacity: 65 } }),
      card(6, { fits: { basis: 'open', layout: null, capacity: 90 } }),
    ];
    renderSite(
      '/katalog/ples',
      createCatalogHandler(() => answer({ spaces, total: 2, nr_of_pages: 1 }, '/katalog/ples')),
    );
    const [usual = '', open = ''] = (await screen.findAllByRole('article')).map(toText);
    expect(usual).toContain('65 míst u kulatých stolů');
    expect(open).toContain('až 90 míst podle uspořádání');
  });

  it('stays in the address, and links of cards, pages and the demand carry it', async () => {
    const { place } = renderSite(`/?date_from=2027-05-15&${EVENT}`, handler);
    const link = await screen.findByRole('link', { name: 'Loft 1' });
    expect(place()).toBe(`/?date_from=2027-05-15&${EVENT}`);
    expect(link.getAttribute('href')).toBe(`/prostor/pragovka/loft-1?date_from=2027-05-15&${EVENT}`);
    expect(screen.getByRole('link', { name: 'Načíst další' }).getAttribute('href')).toBe(
      `/?date_from=2027-05-15&${EVENT}&page=2`,
    );
  });

  it('with flexible days shows the cheapest day', async () => {
    const space = card(9, { offer_for_me: { ...OFFER, assumed_hours: true, total: 21_000 } });
    renderSite(
      '/?date_from=2027-05-01&date_to=2027-05-31&flexible=1',
      createCatalogHandler(() =>
        answer({ date_from: '2027-05-01', date_to: '2027-05-31', spaces: [space] }, '/?date_from=2027-05-01'),
      ),
    );
    expect(toText(await screen.findByRole('article'))).toContain(
      'od 21 000 Kč sobota 22. květnaVolno14:00–22:00 · 330 Kč na osobu',
    );
  });

  it('is shown in five fields', async () => {
    renderSite(`/?date_from=2027-05-15&${EVENT}`, handler);
    const bar = await screen.findByRole('group', { name: 'Vaše akce' });
    expect(
      within(bar)
        .getAllByRole('button')
        .map((field) => field.textContent),
    ).toEqual([
      'Příležitost',
      'Kde',
      'Den: so 15.\u00a05.\u00a02027, 14:00–22:00',
      'Hostů: 80\u00a0hostů u\u00a0kulatých stolů',
      'Rozpočet celkem: do 30\u00a0000\u00a0Kč',
    ]);
  });

  it('sends the API only what it takes', async () => {
    const { asked } = renderSite(`/?date_from=2027-05-15&${EVENT}`, handler);
    await screen.findByRole('link', { name: 'Loft 1' });
    const query = asked.find((url) => url.pathname === '/api/catalog/new')?.searchParams;
    expect(query?.get('date_from')).toBe('2027-05-15');
    expect(query?.has('tariff')).toBe(false);
  });

  it('is edited in its panels', async () => {
    const user = userEvent.setup();
    const { place } = renderSite('/?guests=80', handler);
    await user.click(await screen.findByRole('button', { name: /^Den/u }));
    const panel = within(await screen.findByRole('dialog', { name: 'Den' }));
    await user.type(panel.getByRole('textbox', { name: 'Od' }), '15. 5. 2027');
    await user.click(panel.getByRole('button', { name: 'Otevřít kalendář: Do' }));
    await user.click(await panel.findByRole('button', { name: /^pondělí 17/u }));
    await user.click(panel.getByLabelText(/^Stačí jeden volný den/u));
    await user.click(panel.getByRole('button', { name: 'so' }));
    await user.click(panel.getByRole('button', { name: /^Zobrazit/u }));
    await waitFor(() =>
      expect(place()).toBe('/?date_from=2027-05-15&date_to=2027-05-17&guests=80&flexible=1&weekdays=6'),
    );
  });

  it.each(['opened', 'applied'])(
    'keeps a day whose list still loads when the panel of guests is %s meanwhile',
    async (moment) => {
      const user = userEvent.setup();
      const held = Promise.withResolvers<null>();
      const { place } = renderSite('/?guests=20', async (url) => {
        if (url.searchParams.has('date_from') && !url.searchParams.has('first_fetch')) await held.promise;
        return handler(url);
      });
      await user.click(await screen.findByRole('button', { name: /^Den/u }));
      const days = within(await screen.findByRole('dialog', { name: 'Den' }));
      await user.type(days.getByRole('textbox', { name: 'Od' }), '15. 5. 2027');
      await user.selectOptions(days.getByRole('combobox', { name: 'Od' }), '9:00');
      await user.click(days.getByRole('button', { name: /^Zobrazit/u }));
      await user.click(screen.getByRole('button', { name: /^Hostů/u }));
      const guests = within(await screen.findByRole('dialog', { name: 'Hostů' }));
      if (moment === 'opened') {
        held.resolve(null);
        await waitFor(() => expect(place()).toBe('/?date_from=2027-05-15&time_from=09:00&guests=20'));
      }
      await user.clear(guests.getByLabelText('Počet hostů'));
      await user.type(guests.getByLabelText('Počet hostů'), '80');
      await user.click(guests.getByLabelText('Škola'));
      await user.click(guests.getByRole('button', { name: /^Zobrazit/u }));
      held.resolve(null);
      await waitFor(() =>
        expect(place()).toBe('/?date_from=2027-05-15&time_from=09:00&guests=80&layout=skolni'),
      );
    },
  );

  it('is edited as a whole by its row', async () => {
    const user = userEvent.setup();
    const { place } = renderSite('/', handler);
    await user.click(await screen.findByRole('button', { name: 'Vybrat z\u00a0polí' }));
    await user.click(await screen.findByRole('button', { name: /^Zadejte den/u }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Vaše akce' }));
    await user.selectOptions(dialog.getAllByLabelText('Od')[1] as HTMLElement, '9:00');
    await user.type(dialog.getByLabelText('Počet hostů'), '80');
    await user.click(dialog.getByLabelText('Škola'));
    await user.click(dialog.getByRole('button', { name: 'Použít' }));
    await waitFor(() => expect(place()).toBe('/?time_from=09:00&guests=80&layout=skolni'));
  });

  it.each([
    ['/?date_from=2020-01-01&guests=80', /^Den v\sadrese už uplynul/u],
    ['/?date_from=2027-05-16&date_to=2027-05-15', /dny jsme prohodili/u],
    ['/?guests=osm', /^Některým údajům/u],
  ])('is mended on the page of %s', async (address, notice) => {
    const { place } = renderSite(address, handler);
    expect(await screen.findByText(notice)).toBeTruthy();
    expect(place()).toBe(address);
    expect(screen.getByRole('link', { name: 'Loft 1' })).toBeTruthy();
  });
});

describe('recommended order of an event', () => {
  it('is explained by the reasons of its first spaces', async () => {
    const user = userEvent.setup();
    const match = {
      points: 58.2,
      reasons: [
        { criterion: 'capacity' as const, points: 34, max: 34, value: 89 },
        { criterion: 'price' as const, points: 12.2, max: 18, value: 71 },
        { criterion: 'availability' as const, points: 12, max: 12, value: null },
      ],
    };
    renderSite(
      '/?guests=80',
      createCatalogHandler(() => answer({ spaces: [card(41, { match }), card(42)] }, '/')),
    );
    await user.click(await screen.findByRole('button', { name: /^Proč je to\stakto seřazeno$/u }));
    const dialog = await screen.findByRole('dialog', { name: /^Proč je to/u });
    expect(toText(dialog)).toContain(
      'Loft 4158 ze 64 bodůVelikostzaplníte 89 % míst34 ze 34Cenao 29 % pod obvyklou cenou12 z 18Volnovolno a otevřeno po celou dobu12 z 12',
    );
  });
});
