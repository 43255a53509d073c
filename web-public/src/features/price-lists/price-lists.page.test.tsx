import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import type { PriceListRow } from '@prostora/api-client';
import { SHELL_EVENTS, onShellEvent, type Toast } from '@prostora/federation';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ownSpace, ownerCatalog, renderPortal } from '../../testing/portal.tsx';
import { failWith, type Handler } from '../../testing/render-site.tsx';

const toasts: Toast[] = [];
const stop = onShellEvent(SHELL_EVENTS.toast, (toast) => toasts.push(toast));
afterEach(() => {
  toasts.length = 0;
});
afterAll(stop);

const listRow = (id: number, change: Partial<PriceListRow> = {}): PriceListRow => ({
  id,
  name: `Ceník ${id}`,
  state: 'draft',
  version: 1,
  spaces: [{ space_id: 1, valid_from: '2027-01-01', valid_until: null }],
  nr_of_rules: 9,
  published_at: null,
  updated_at: '2026-11-01T10:00:00Z',
  allowed_actions: ['edit', 'publish', 'copy', 'archive'],
  ...change,
});
const show = (items: PriceListRow[], change: Handler = () => undefined) =>
  renderPortal('/klient/cenik', (url, asked) => {
    const answer = change(url, asked);
    if (answer !== undefined) return answer;
    if (url.pathname === '/api/catalog/customer') return ownerCatalog({ spaces: [ownSpace(1)] });
    const state = url.searchParams.get('state');
    const found = items.filter((each) => state === null || each.state === state);
    return { items: found, page: 1, nr_of_pages: 1, total: found.length };
  });
const openMenu = async (user: ReturnType<typeof userEvent.setup>, name: string): Promise<HTMLElement> => {
  const opener = await screen.findByRole('button', { name: `Další akce: ${name}` });
  await user.click(opener);
  return opener.closest('li') as HTMLElement;
};

describe('the list of price lists', () => {
  it('shows state, spaces and days, and the actions that are allowed', async () => {
    const user = userEvent.setup();
    await show([
      listRow(2),
      listRow(1, {
        state: 'published',
        published_at: '2026-10-01T10:00:00Z',
        allowed_actions: ['copy', 'archive'],
      }),
    ]);
    const row = within(await openMenu(user, 'Ceník 1'));
    expect(row.getByText('Zveřejněný')).toBeTruthy();
    expect(row.getByText(/^Loft 1, od 1\.\s1\.\s2027$/u)).toBeTruthy();
    expect(row.getByText(/^9\spoložek$/u)).toBeTruthy();
    const actions = row.getAllByRole('button').map(({ textContent }) => textContent);
    expect(actions).toEqual(['', 'Otevřít', 'Vytvořit kopii', 'Archivovat']);
    const draft = within(await openMenu(user, 'Ceník 2'));
    expect(draft.getByRole('button', { name: 'Smazat koncept' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ceník' }).getAttribute('aria-current')).toBe('page');
  });

  it('offers three templates and an empty list', async () => {
    await show([]);
    expect(await screen.findByRole('heading', { name: 'Zatím nemáte žádný ceník' })).toBeTruthy();
    const links = ['Obec', 'Komerční sál', 'Ateliér po hodinách', 'Prázdný ceník'].map((title) =>
      screen.getByRole('link', { name: new RegExp(`^${title}`, 'u') }).getAttribute('href'),
    );
    expect(links).toEqual(
      ['obec', 'sal', 'atelier', 'prazdny'].map((name) => `/klient/cenik/novy?vzor=${name}`),
    );
  });

  it('filters by state', async () => {
    const user = userEvent.setup();
    await show([listRow(2), listRow(1, { state: 'archived', allowed_actions: ['copy'] })]);
    await screen.findByRole('link', { name: 'Ceník 2' });
    await user.click(screen.getByRole('button', { name: 'V archivu' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Ceník 2' })).toBeNull());
    expect(screen.getByRole('link', { name: 'Ceník 1' })).toBeTruthy();
  });

  it('deletes a draft after a confirmation, and shows a refusal in it', async () => {
    const user = userEvent.setup();
    let isRefused = true;
    const { changes } = await show([listRow(2)], (_url, { method }) => {
      if (method !== 'DELETE') return undefined;
      return isRefused ? failWith(409, { error_message: 'Ceník je už zveřejněný.' }) : { status: 'ok' };
    });
    const row = within(await openMenu(user, 'Ceník 2'));
    await user.click(row.getByRole('button', { name: 'Smazat koncept' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Smazat „Ceník 2“?' }));
    await user.click(dialog.getByRole('button', { name: 'Smazat koncept' }));
    expect(await dialog.findByText('Ceník je už zveřejněný.')).toBeTruthy();
    isRefused = false;
    await user.click(dialog.getByRole('button', { name: 'Smazat koncept' }));
    await waitFor(() => expect(toasts[0]?.message).toBe('Koncept je smazaný.'));
    expect(changes.at(-1)).toMatchObject({ method: 'DELETE', path: '/api/price-lists/2' });
  });

  it('archives a published list', async () => {
    const user = userEvent.setup();
    const { changes } = await show(
      [listRow(1, { state: 'published', allowed_actions: ['copy', 'archive'] })],
      (url) => (url.pathname.endsWith('/archive') ? { price_list: {} } : undefined),
    );
    const row = within(await openMenu(user, 'Ceník 1'));
    await user.click(row.getByRole('button', { name: 'Archivovat' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Archivovat' }));
    await waitFor(() => expect(changes[0]).toMatchObject({ path: '/api/price-lists/1/archive' }));
  });

  it('keeps the page when the lists cannot be read', async () => {
    await show([], (url) => (url.pathname === '/api/price-lists' ? failWith(403) : undefined));
    expect(await screen.findByRole('alert')).toBeTruthy();
  });
});
