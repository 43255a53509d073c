import { afterEach, describe, expect, it } from '@jest/globals';
import { urls } from '@prostora/contracts';
import { comparison as texts } from '@prostora/strings/cs/favourites.ts';
import { card } from '@prostora/testing/catalog-fixtures.ts';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failWith, renderSite } from '../../testing/render-site.tsx';

const NO_OFFER = { offer_for_me: null, quote: null, instant_booking: false };
const NO_TAGS = { purpose: [], equipments: [], services: [] };
const open = (address: string) =>
  renderSite(address, ({ pathname, searchParams }) =>
    pathname === '/api/spaces/comparison'
      ? {
          spaces: (searchParams.get('ids') ?? '')
            .split(',')
            .map((id) => ({ card: card(Number(id)), tags: NO_TAGS, layouts: [], ...NO_OFFER })),
          gone: [],
        }
      : failWith(404),
  );
const onlyDifferences = () => screen.getByRole<HTMLInputElement>('switch', { name: texts.onlyDifferences });

afterEach(cleanup);

describe('the switch for differences only', () => {
  it('updates the URL and keeps the focus', async () => {
    const { place } = open(urls.comparison([1, 2]));
    (await screen.findByRole('switch', { name: texts.onlyDifferences })).focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(place()).toBe(`${urls.comparison([1, 2])}&rozdily=1`));
    await waitFor(() => expect(onlyDifferences().checked).toBe(true));
    expect(document.activeElement).toBe(onlyDifferences());
  });

  it('follows changes of the URL', async () => {
    const { router } = open(`${urls.comparison([1, 2])}&rozdily=1`);
    await screen.findByRole('switch', { name: texts.onlyDifferences, checked: true });
    await act(() => router.navigate(urls.comparison([1, 2])));
    expect(onlyDifferences().checked).toBe(false);
  });
});

describe('the way back', () => {
  it.each([
    [{ from: '/katalog/praha?guests=40' }, '/katalog/praha?guests=40', texts.back.list],
    [{ from: '/oblibene?vyber=1,2' }, '/oblibene?vyber=1,2', texts.back.favourites],
    [{ from: '/prostor/pragovka/loft-1?guests=40' }, '/prostor/pragovka/loft-1?guests=40', texts.back.space],
    [{ from: 'https://elsewhere.example' }, '/?guests=40', texts.back.list],
    [null, '/?guests=40', texts.back.list],
  ])('with the state %j leads to %s', async (state, target, name) => {
    const { router } = open('/poptavka');
    await act(() => router.navigate(`${urls.comparison([1, 2])}&guests=40`, { state }));
    expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(target);
    await userEvent.click(onlyDifferences());
    await waitFor(() => expect(router.state.location.search).toContain('rozdily'));
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(target);
  });
});

it('leads to the spaces with the event filled in', async () => {
  open(`${urls.comparison([1, 2])}&guests=40`);
  const [link] = await screen.findAllByRole('link', { name: new RegExp(texts.take, 'u') });
  expect(link?.getAttribute('href')).toBe('/prostor/pragovka/loft-1?guests=40');
  expect((await screen.findAllByText(/40 hostů/u)).length).toBeGreaterThan(0);
});

describe('removing a space from the comparison', () => {
  it('moves the focus to the table', async () => {
    const { place } = open(urls.comparison([1, 2]));
    const [, , second] = await screen.findAllByRole('columnheader');
    const remove = within(second!).getAllByRole('link')[0]!;
    remove.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(place()).toBe(urls.comparison([1])));
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('region', { name: texts.table })),
    );
  });
});
