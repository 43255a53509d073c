import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { admin } from '@prostora/strings';
import { adminSearch as texts } from '@prostora/strings/cs/admin-search.ts';
import '../../app/palette.tsx';
import { renderConsole, type Handlers } from '../../testing/console.tsx';

const handlers: Handlers = {
  'GET admin/search': ({ query }) => ({
    body: {
      groups:
        query.get('q') === 'nov'
          ? [
              {
                kind: 'customer',
                items: [
                  { id: 3, title: 'Novotný s. r. o.', subtitle: 'petr@example.cz', url: '/admin2/neznama/3' },
                ],
              },
              {
                kind: 'reservation',
                items: [
                  { id: 9, title: 'Jana Nová', subtitle: 'Stodola · potvrzená', url: '/admin2/neznama/9' },
                ],
              },
            ]
          : [],
    },
  }),
};

/** A page without API calls. */
const QUIET = '/admin2/neznama';

async function opened(given: Handlers = handlers) {
  const user = userEvent.setup();
  const view = await renderConsole(QUIET, { handlers: given });
  await user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: texts.field });
  return { ...view, user, field };
}
const titles = (): string[] =>
  screen.getAllByRole('option').map((option) => option.querySelector('span')?.textContent ?? '');
/** The active option for screen readers. */
const chosen = (): string | undefined =>
  document
    .getElementById(screen.getByRole('combobox').getAttribute('aria-activedescendant') ?? '')
    ?.querySelector('span')?.textContent ?? undefined;
const typed = async (user: UserEvent, field: HTMLElement, text: string, awaited: string): Promise<void> => {
  await user.type(field, text);
  await screen.findByText(awaited);
};

beforeEach(() => window.localStorage.clear());

describe('command palette', () => {
  test('opens by shortcut with focus in the field, lists pages and actions, and closes by Escape', async () => {
    const { user, field } = await opened();
    expect(document.activeElement).toBe(field);
    expect(titles()).toEqual(
      expect.arrayContaining([
        admin.menu.dashboard,
        admin.menu.customers,
        texts.actions.newSeoUrl,
        texts.actions.logout,
      ]),
    );
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  });
  test('opens from the search button of the header', async () => {
    await renderConsole(QUIET, { handlers });
    const button = screen.getByRole('button', { name: new RegExp(texts.placeholder, 'u') });
    expect(button.getAttribute('aria-haspopup')).toBe('dialog');
    await userEvent.click(button);
    expect(await screen.findByRole('combobox', { name: texts.field })).toBeTruthy();
  });
  test('finds a menu page without accents and without the server', async () => {
    const { user, field, router, findCalls } = await opened();
    await user.type(field, 'z');
    expect(titles()[0]).toBe(admin.menu.customers);
    expect(findCalls('GET admin/search')).toEqual([]);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin2/zakaznici'));
  });
  test('groups results, wraps arrow keys, and opens the active one by Enter', async () => {
    const { user, field, router } = await opened();
    await typed(user, field, 'nov', 'Novotný s. r. o.');
    const groups = screen.getAllByRole('group').map((group) => group.firstElementChild?.textContent);
    expect(groups).toEqual([texts.groups.customer, texts.groups.reservation, texts.groups.action]);
    expect(chosen()).toBe('Novotný s. r. o.');
    await user.keyboard('{ArrowUp}');
    expect(chosen()).toBe(texts.actions.newSeoUrl);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(chosen()).toBe('Jana Nová');
    expect(within(screen.getByRole('listbox')).getAllByRole('option', { selected: true })).toHaveLength(1);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin2/neznama/9'));
    expect(screen.queryByRole('listbox')).toBeNull();
  });
  test('opens a new tab by Ctrl Enter and keeps the page', async () => {
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    const { user, field, router } = await opened();
    await typed(user, field, 'nov', 'Jana Nová');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(open).toHaveBeenCalledWith('/admin2/neznama/3', '_blank', 'noopener');
    expect(router.state.location.pathname).toBe(QUIET);
    open.mockRestore();
  });
  test('stores recent entries in the browser and clears them', async () => {
    const { user, field, router } = await opened();
    await typed(user, field, 'nov', 'Jana Nová');
    await user.click(screen.getByText('Jana Nová'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin2/neznama/9'));
    await user.keyboard('{Meta>}k{/Meta}');
    await screen.findByRole('combobox', { name: texts.field });
    expect(titles()[0]).toBe('Jana Nová');
    await user.click(screen.getByRole('button', { name: texts.forgetRecent }));
    expect(titles()).not.toContain('Jana Nová');
    expect(window.localStorage).toHaveLength(0);
  });
  test('runs an action from any page', async () => {
    const { user, field, leave } = await opened();
    await user.type(field, 'odhl');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(leave).toHaveBeenCalledWith('/'));
  });
  test('shows that nothing was found', async () => {
    const { user, field } = await opened();
    await user.type(field, 'qqq');
    expect(await screen.findByText(texts.nothing('qqq'))).toBeTruthy();
  });
  test('lists pages while the server is unavailable', async () => {
    const { user, field } = await opened({
      'GET admin/search': () => ({ status: 422, body: { error_code: 'VALIDATION', message: 'x' } }),
    });
    await user.type(field, 'zak');
    expect(await screen.findByText(texts.failed)).toBeTruthy();
    expect(titles()[0]).toBe(admin.menu.customers);
  });
});
