import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import type { RentalTerms } from '@prostora/api-client';
import { SHELL_EVENTS, onShellEvent, type Toast } from '@prostora/federation';
import { normalizeRentalTerms, toRentalTermsBody } from '@prostora/rental-terms';
import { plainSpaces } from '@prostora/strings/format.ts';
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

const createTerms = (change: Partial<RentalTerms> = {}): RentalTerms => ({
  id: 3,
  name: 'Svatby',
  state: 'draft',
  version: 2,
  is_default: true,
  space_ids: null,
  sentences: ['kdykoli: bez poplatku'],
  published_at: null,
  updated_at: '2026-11-01T10:00:00Z',
  created_at: '2026-11-01T10:00:00Z',
  allowed_actions: ['edit', 'publish', 'copy', 'archive'],
  definition: toRentalTermsBody(normalizeRentalTerms({})),
  copied_from_id: null,
  ...change,
});
const show = (path: string, change: Handler = () => undefined, terms = createTerms()) =>
  renderPortal(path, (url, asked) => {
    const answer = change(url, asked);
    if (answer !== undefined) return answer;
    if (url.pathname === '/api/catalog/customer') return ownerCatalog({ spaces: [ownSpace(1), ownSpace(2)] });
    if (url.pathname === '/api/rental-terms' && asked.method === 'GET')
      return { items: [terms], page: 1, nr_of_pages: 1, total: 1 };
    return { rental_terms: terms };
  });
const getPreview = () => within(screen.getByRole('complementary', { name: 'Jak to vyjde' }));
const readPreview = (): string =>
  plainSpaces(screen.getByRole('complementary', { name: 'Jak to vyjde' }).textContent ?? '');

describe('the list of rental terms', () => {
  it('says what they hold for and what a cancellation costs', async () => {
    await show('/klient/podminky', undefined, createTerms({ is_default: false, space_ids: [2, 99] }));
    const link = await screen.findByRole('link', { name: 'Svatby' });
    const row = within(link.closest('li') as HTMLElement);
    expect(row.getByText('Jen pro Loft 2')).toBeTruthy();
    expect(row.getByText('kdykoli: bez poplatku')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Podmínky' }).getAttribute('aria-current')).toBe('page');
  });

  it('offers three presets', async () => {
    await show('/klient/podminky', (url) =>
      url.pathname === '/api/rental-terms' ? { items: [], page: 1, nr_of_pages: 1, total: 0 } : undefined,
    );
    expect(await screen.findByRole('heading', { name: 'Zatím nemáte žádné podmínky' })).toBeTruthy();
    const links = ['Obec', 'Komerční sál', 'Bez záloh'].map((title) =>
      screen.getByRole('link', { name: new RegExp(`^${title}`, 'u') }).getAttribute('href'),
    );
    expect(links).toEqual(['obec', 'sal', 'bez-zaloh'].map((name) => `/klient/podminky/nove?vzor=${name}`));
  });

  it('stops the use of published terms after a confirmation', async () => {
    const user = userEvent.setup();
    const { changes } = await show(
      '/klient/podminky',
      undefined,
      createTerms({ state: 'published', allowed_actions: ['copy', 'archive'] }),
    );
    await user.click(await screen.findByRole('button', { name: 'Další akce: Svatby' }));
    await user.click(screen.getByRole('button', { name: 'Přestat používat' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Přestat používat' }));
    await waitFor(() => expect(changes[0]).toMatchObject({ path: '/api/rental-terms/3/archive' }));
  });
});

describe('the editor of rental terms', () => {
  it('tells payments and the cost of three cancellations while they are typed', async () => {
    const user = userEvent.setup();
    await show('/klient/podminky/nove?vzor=sal');
    await screen.findByRole('heading', { level: 1, name: 'Nové podmínky' });
    expect(readPreview()).toMatch(/Záloha 6 000 Kč do .*Doplatek 14 000 Kč do .*Vratná kauce 5 000 Kč do/u);
    expect(getPreview().getByText('Bez poplatku')).toBeTruthy();
    expect(readPreview()).toMatch(/Stojí ho to 10 000 Kč.*Stojí ho to 20 000 Kč/u);
    const [first] = screen.getAllByRole('textbox', { name: 'Z ceny (%)' });
    await user.clear(first as HTMLElement);
    await user.type(first as HTMLElement, '12,5');
    expect(readPreview()).toContain('Stojí ho to 2 500 Kč');
  });

  it('marks the field that is wrong at once', async () => {
    const user = userEvent.setup();
    await show('/klient/podminky/nove?vzor=sal');
    const [, second] = await screen.findAllByRole('textbox', { name: 'Dní předem' });
    await user.clear(second as HTMLElement);
    await user.type(second as HTMLElement, '20');
    expect(await screen.findByText('Dny musí klesat.')).toBeTruthy();
    expect(screen.getByText('Opravte červená pole, pak to spočítáme.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Odebrat 2. platbu' }));
    expect(await screen.findByText('Splátky musí dát celou cenu.')).toBeTruthy();
  });

  it('saves a draft of a preset', async () => {
    const user = userEvent.setup();
    const { changes } = await show('/klient/podminky/nove?vzor=obec');
    await user.click(await screen.findByRole('checkbox', { name: /^Loft 2/u }));
    await user.click(screen.getByRole('button', { name: 'Uložit koncept' }));
    await waitFor(() => expect(toasts[0]?.message).toBe('Koncept je uložený.'));
    expect(changes[0]).toMatchObject({
      method: 'POST',
      path: '/api/rental-terms',
      body: {
        name: 'Obec',
        is_default: true,
        space_ids: [2],
        definition: {
          contract: 'required',
          hold_days: 14,
          instalments: [
            { kind: 'balance', percent: null, due: { after_acceptance_days: 14 }, gate: true },
            { kind: 'deposit', due: { before_start_days: 3 }, gate: false },
          ],
          cancellation: {
            steps: [
              { days: 8, percent: 0, amount: null },
              { days: 0, percent: 0, amount: 200 },
            ],
          },
        },
      },
    });
  });

  it('asks before the published terms take the place of others', async () => {
    const user = userEvent.setup();
    const { changes } = await show('/klient/podminky/3', (url, { body }) =>
      url.pathname.endsWith('/publish') && !(body as { replace: boolean }).replace
        ? failWith(409, {
            error_code: 'RENTAL_TERMS_OVERLAP',
            conflicts: [{ rental_terms_id: 1, name: 'Staré', space_id: null }],
          })
        : undefined,
    );
    await user.click(await screen.findByRole('button', { name: 'Zveřejnit' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/platí\s„Staré“/u)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Nahradit' }));
    await waitFor(() => expect(toasts[0]?.message).toBe('Podmínky platí pro nové rezervace.'));
    expect(changes.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'PUT /api/rental-terms/3',
      'POST /api/rental-terms/3/publish',
      'POST /api/rental-terms/3/publish',
    ]);
  });

  it('shows published terms to be read and copied only', async () => {
    await show(
      '/klient/podminky/3',
      undefined,
      createTerms({ state: 'published', allowed_actions: ['copy', 'archive'] }),
    );
    expect(await screen.findByRole('button', { name: 'Upravit kopii' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Zveřejnit' })).toBeNull();
    const name = screen.getByRole('textbox', { name: 'Název podmínek' });
    expect(name.matches(':disabled')).toBe(true);
  });
});
