import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { GoneSpace, SavedSearch, SessionUser } from '@prostora/api-client';
import { addDays, toPragueWallTime, urls } from '@prostora/contracts';
import { onShellEvent, type Toast } from '@prostora/federation/shell-events.ts';
import { favourites as texts } from '@prostora/strings/cs/favourites.ts';
import { selectionButton } from '@prostora/strings/cs/selection.ts';
import { savedSearch } from '@prostora/strings/cs/saved-search.ts';
import { card } from '@prostora/testing/catalog-fixtures.ts';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { owner, renderPortal } from '../../testing/portal.tsx';
import { failWith, type Handler } from '../../testing/render-site.tsx';

const toasts: Toast[] = [];
const logins: null[] = [];
let stops: (() => void)[] = [];
beforeEach(() => {
  toasts.length = logins.length = 0;
  stops = [
    onShellEvent('prostora:toast', (toast) => toasts.push(toast)),
    onShellEvent('prostora:login', (login) => logins.push(login)),
  ];
});
afterEach(() => {
  jest.useRealTimers();
  cleanup();
  for (const stop of stops) stop();
  localStorage.clear();
});
const undo = (): void => act(() => toasts.at(-1)?.action?.run());

const storeFavourites = (...ids: number[]): void =>
  localStorage.setItem('prostora.favourites', JSON.stringify({ ids, owner: null, unsent: {} }));
const gone = (id: number): GoneSpace => ({ id, similar_url: `/katalog?misto=${id}` });

/** Renders the favourites `ids` of a browser; those from 100 up are gone. Returns the requested cards and the created selections. */
async function renderFavourites(
  ids: number[],
  { address = '/oblibene', answer = () => undefined }: { address?: string; answer?: () => unknown } = {},
) {
  storeFavourites(...ids);
  const asked: number[][] = [];
  const created: unknown[] = [];
  const site = await renderPortal(
    address,
    (url, { body }) => {
      if (url.pathname === '/api/selections') {
        created.push(body);
        return { id: 5, token: 'token-of-the-sender' };
      }
      if (url.pathname !== '/api/spaces/cards') return failWith(404);
      const wanted = (body as { ids: number[] }).ids;
      asked.push(wanted);
      return (
        answer() ?? {
          spaces: wanted.filter((id) => id < 100).map((id) => card(id)),
          gone: wanted.filter((id) => id >= 100).map(gone),
        }
      );
    },
    null,
  );
  return { ...site, asked, created };
}
const listTitles = (): string[] =>
  screen.queryAllByRole('article').map((one) => within(one).getByRole('link').textContent);
const box = (id: number) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(`Loft.${id}$`, 'u') });
const listChosenIds = (): number[] =>
  [1, 2, 3, 4, 5, 6, 7].filter((id) =>
    screen.queryByRole('checkbox', { name: new RegExp(`Loft.${id}$`, 'u'), checked: true }),
  );

describe('favourite spaces', () => {
  it('are listed from the last added, with a note where they are stored', async () => {
    await renderFavourites([3, 1, 2]);
    expect(await screen.findByText('3 prostory')).toBeTruthy();
    expect(listTitles().map((name) => name.replace('\u00a0', ' '))).toEqual(['Loft 3', 'Loft 1', 'Loft 2']);
    expect(screen.getByText(/uložený v tomto prohlížeči/u)).toBeTruthy();
  });

  it('show an empty state with a link to the catalogue', async () => {
    const { asked } = await renderFavourites([]);
    expect(await screen.findByRole('heading', { name: texts.empty.title })).toBeTruthy();
    expect(screen.getByRole('link', { name: texts.empty.action }).getAttribute('href')).toBe('/');
    expect(asked).toEqual([]);
  });

  it('are removed and restored by undo without another request', async () => {
    const { asked } = await renderFavourites([1, 2]);
    await userEvent.click(await screen.findByRole('button', { name: /^Oblíbený prostor: Loft.1/u }));
    expect(listTitles()).toHaveLength(1);
    undo();
    expect(listTitles()).toHaveLength(2);
    expect(asked).toEqual([[1, 2]]);
  });

  it('are compared in the order of selection, at least two', async () => {
    const { place } = await renderFavourites([1, 2, 3]);
    await screen.findByText('3 prostory');
    await userEvent.click(box(3));
    expect(await screen.findByText(texts.oneMore)).toBeTruthy();
    expect(screen.queryByRole('link', { name: texts.compareChosen })).toBeNull();
    await userEvent.click(box(1));
    expect((await screen.findByRole('link', { name: texts.compareChosen })).getAttribute('href')).toBe(
      urls.comparison([3, 1]),
    );
    await userEvent.click(screen.getByRole('button', { name: texts.clear }));
    await waitFor(() => expect(listChosenIds()).toEqual([]));
    expect(place()).toBe('/oblibene');
  });

  it('are compared up to four, voted about up to six; a seventh is refused', async () => {
    await renderFavourites([1, 2, 3, 4, 5, 6, 7], { address: '/oblibene?vyber=1,2,3,4' });
    expect(await screen.findByText('Vybráno 4 ze 6')).toBeTruthy();
    expect(screen.getByRole('link', { name: texts.compareChosen })).toBeTruthy();
    await userEvent.click(box(5));
    expect(await screen.findByText(texts.tooManyCompared(4))).toBeTruthy();
    expect(screen.queryByRole('link', { name: texts.compareChosen })).toBeNull();
    expect(screen.getByRole('button', { name: selectionButton.label })).toBeTruthy();
    await userEvent.click(box(6));
    await waitFor(() => expect(listChosenIds()).toHaveLength(6));
    await userEvent.click(box(7));
    expect(toasts).toEqual([{ message: texts.full(6), kind: 'info', action: undefined }]);
    expect(listChosenIds()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('are sent for a vote with the event of the address', async () => {
    const day = addDays(toPragueWallTime(new Date()).day, 30);
    const { place, created } = await renderFavourites([1, 2], {
      address: `/oblibene?date_from=${day}&time_from=16:00&guests=40&layout=banket&price_max=9000&vyber=2,1`,
    });
    await userEvent.click(await screen.findByRole('button', { name: selectionButton.label }));
    await waitFor(() => expect(place()).toBe('/vyber/5/token-of-the-sender'));
    const event = { date_from: day, time_from: '16:00', guests: 40, layout: 'banket' };
    expect(created).toEqual([{ space_ids: [2, 1], ...event }]);
  });

  it('link to similar spaces when gone, and are removed and restored together', async () => {
    const { session } = await renderFavourites([101, 1, 102]);
    expect(await screen.findByText('2 uložené prostory už v nabídce nejsou.')).toBeTruthy();
    expect(screen.getByRole('link', { name: texts.similar(2, 2) }).getAttribute('href')).toBe(
      '/katalog?misto=102',
    );
    await userEvent.click(screen.getByRole('button', { name: texts.dropGone }));
    expect(screen.queryByText(/už v nabídce/u)).toBeNull();
    expect(session.favourites.get().ids).toEqual([1]);
    expect(listTitles()).toHaveLength(1);
    undo();
    expect(screen.getByText(/už v nabídce nejsou/u)).toBeTruthy();
    expect(session.favourites.get().ids).toEqual([101, 102, 1]);
  });

  it('load again on demand after a failure', async () => {
    let broken = true;
    await renderFavourites([1, 2], {
      answer: () => (broken ? failWith(503, { message: 'Teď to nejde.' }) : undefined),
    });
    expect((await screen.findByRole('alert')).textContent).toContain('Teď to nejde.');
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: texts.failed.retry }));
    expect(await screen.findByText('2 prostory')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

const search = (id: number, changes: Partial<SavedSearch> = {}): SavedSearch => ({
  id,
  name: `Hledání ${id}`,
  url: `/katalog/praha?search=${id}`,
  frequency: 'daily',
  state: 'active',
  created_at: '2026-11-20T10:00:00Z',
  ...changes,
});

/** Renders the saved searches of an account on a stateful API; `answer` overrides its answers. */
async function renderSearches(
  items: SavedSearch[],
  answer: Handler = () => undefined,
  user: SessionUser | null = owner(),
) {
  let present = items;
  return renderPortal(
    '/oblibene?karta=hledani',
    (url, asked) => {
      const given = answer(url, asked);
      if (given !== undefined) return given;
      const id = Number(url.pathname.split('/')[3]);
      if (asked.method === 'GET')
        return url.pathname === '/api/saved-searches' ? { items: present } : failWith(404);
      const { frequency, paused } = (asked.body ?? {}) as {
        frequency: SavedSearch['frequency'];
        paused: boolean;
      };
      const next = present.filter((one) => one.id !== id);
      present =
        asked.method === 'DELETE'
          ? next
          : [...next, search(id, { frequency, state: paused ? 'paused' : 'active' })];
      return search(id, { frequency, state: paused ? 'paused' : 'active' });
    },
    user,
  );
}
const buttonName = (action: string, id: number): RegExp => new RegExp(`^${action}: Hledání.${id}$`, 'u');
const getFrequencySelect = (id: number) =>
  screen.getByRole<HTMLSelectElement>('combobox', { name: buttonName(savedSearch.frequency, id) });
const names = (): string[] =>
  screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent.replace('\u00a0', ' '));
const press = async (action: string, id: number): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name: buttonName(action, id) }));

describe('saved searches', () => {
  it('require a signed-in user', async () => {
    await renderSearches([], undefined, null);
    await userEvent.click(await screen.findByRole('button', { name: savedSearch.signIn.action }));
    expect(logins).toHaveLength(1);
  });

  it('link to their results, or show that their filter is no longer valid', async () => {
    await renderSearches([search(1), search(2, { url: null }), search(3, { state: 'paused' })]);
    expect(
      (await screen.findByRole('link', { name: buttonName(savedSearch.show, 1) })).getAttribute('href'),
    ).toBe('/katalog/praha?search=1');
    expect(screen.queryByRole('link', { name: buttonName(savedSearch.show, 2) })).toBeNull();
    const [first, second, third] = screen.getAllByRole('listitem').map((row) => row.textContent);
    expect(
      [first, second, third].map((row) =>
        [/Hledání už neplatí/u, /pozastaveno/u].map((note) => note.test(row ?? '')),
      ),
    ).toEqual([
      [false, false],
      [true, false],
      [false, true],
    ]);
  });

  it('change their frequency, pause and resume independently', async () => {
    const { changes } = await renderSearches([search(1), search(2)]);
    await screen.findByRole('link', { name: buttonName(savedSearch.show, 1) });
    await userEvent.selectOptions(getFrequencySelect(2), savedSearch.frequencies.now);
    await waitFor(() => expect(getFrequencySelect(2).value).toBe('now'));
    await press(savedSearch.pause, 2);
    await press(savedSearch.resume, 2);
    await screen.findByRole('button', { name: buttonName(savedSearch.pause, 2) });
    expect(changes.map(({ path, body }) => [path, body])).toEqual(
      [false, true, false].map((paused) => [
        '/api/saved-searches/2',
        { name: 'Hledání 2', frequency: 'now', paused },
      ]),
    );
    expect(getFrequencySelect(1).value).toBe('daily');
  });

  it('keep a change when the next one comes before the answer', async () => {
    const answers: (() => void)[] = [];
    const { changes } = await renderSearches([search(1)], (_url, { method, body }) =>
      method === 'PUT'
        ? new Promise((resolve) => {
            answers.push(() =>
              resolve(
                search(1, {
                  frequency: (body as SavedSearch).frequency,
                  state: (body as { paused: boolean }).paused ? 'paused' : 'active',
                }),
              ),
            );
          })
        : undefined,
    );
    await screen.findByRole('link', { name: buttonName(savedSearch.show, 1) });
    await userEvent.selectOptions(getFrequencySelect(1), savedSearch.frequencies.now);
    expect(getFrequencySelect(1).value).toBe('now');
    await press(savedSearch.pause, 1);
    answers[0]?.();
    await waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.();
    await waitFor(() => expect(toasts).toHaveLength(2));
    expect(changes.map(({ body }) => body)).toEqual(
      [false, true].map((paused) => ({ name: 'Hledání 1', frequency: 'now', paused })),
    );
    expect(screen.getByRole('button', { name: buttonName(savedSearch.resume, 1) })).toBeTruthy();
  });

  it('are reverted with a message when a change fails', async () => {
    await renderSearches([search(1)], (_url, { method }) =>
      method === 'PUT' ? failWith(500, { message: 'Teď to nejde.' }) : undefined,
    );
    await press(savedSearch.pause, 1);
    await waitFor(() =>
      expect(toasts.map(({ message, kind }) => [message, kind])).toEqual([['Teď to nejde.', 'error']]),
    );
    expect(await screen.findByRole('button', { name: buttonName(savedSearch.pause, 1) })).toBeTruthy();
  });

  it('are hidden at once and deleted after the undo period', async () => {
    const { changes } = await renderSearches([search(11), search(12)]);
    const button = await screen.findByRole('button', { name: buttonName(savedSearch.remove, 11) });
    jest.useFakeTimers();
    act(() => button.click());
    expect(names()).toEqual(['Hledání 12']);
    await act(() => jest.advanceTimersByTimeAsync(4900));
    expect(changes).toEqual([]);
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(changes.map(({ method, path }) => `${method} ${path}`)).toEqual(['DELETE /api/saved-searches/11']);
  });

  it('are restored at their position by undo', async () => {
    const { changes } = await renderSearches([search(21), search(22), search(23)]);
    const [first, second] = await Promise.all(
      [21, 22].map((id) => screen.findByRole('button', { name: buttonName(savedSearch.remove, id) })),
    );
    jest.useFakeTimers();
    act(() => second?.click());
    act(() => first?.click());
    undo();
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(names()).toEqual(['Hledání 21', 'Hledání 23']);
    expect(changes.map(({ path }) => path)).toEqual(['/api/saved-searches/22']);
  });

  it('stay hidden when the list is reopened before the deletion', async () => {
    const { changes, router } = await renderSearches([search(31), search(32)]);
    await press(savedSearch.remove, 31);
    await act(() => router.navigate('/oblibene'));
    await act(() => router.navigate('/oblibene?karta=hledani'));
    await waitFor(() => expect(names()).toEqual(['Hledání 32']));
    undo();
    expect(names()).toEqual(['Hledání 31', 'Hledání 32']);
    expect(changes).toEqual([]);
  });

  it('are deleted once when the page is left within the undo period', async () => {
    const { changes } = await renderSearches([search(41)]);
    const button = await screen.findByRole('button', { name: buttonName(savedSearch.remove, 41) });
    jest.useFakeTimers();
    act(() => button.click());
    expect(screen.getByRole('heading', { name: savedSearch.empty.title })).toBeTruthy();
    act(() => {
      window.dispatchEvent(new Event('pagehide'));
    });
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(changes.map(({ path }) => path)).toEqual(['/api/saved-searches/41']);
  });

  it('stay hidden when another tab has deleted them', async () => {
    await renderSearches([search(61)], (_url, { method }) =>
      method === 'DELETE' ? failWith(404, { message: 'Nenalezeno.' }) : undefined,
    );
    await press(savedSearch.remove, 61);
    act(() => {
      window.dispatchEvent(new Event('pagehide'));
    });
    await act(
      () =>
        new Promise((resolve) => {
          setTimeout(resolve, 50);
        }),
    );
    expect(names()).toEqual([savedSearch.empty.title]);
    expect(toasts.filter(({ kind }) => kind === 'error')).toEqual([]);
  });

  it('reappear with a message when the deletion fails', async () => {
    await renderSearches([search(51)], (_url, { method }) =>
      method === 'DELETE' ? failWith(500, { message: 'Teď to nejde.' }) : undefined,
    );
    await press(savedSearch.remove, 51);
    act(() => {
      window.dispatchEvent(new Event('pagehide'));
    });
    await waitFor(() => expect(names()).toEqual(['Hledání 51']));
    expect(toasts.at(-1)).toMatchObject({ message: 'Teď to nejde.', kind: 'error' });
  });

  it('load again on demand after a failure', async () => {
    let broken = true;
    await renderSearches([search(1)], (url) =>
      broken && url.pathname === '/api/saved-searches'
        ? failWith(503, { message: 'Teď to nejde.' })
        : undefined,
    );
    expect((await screen.findByRole('alert')).textContent).toContain('Teď to nejde.');
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: savedSearch.retry }));
    await waitFor(() => expect(names()).toEqual(['Hledání 1']));
  });
});
