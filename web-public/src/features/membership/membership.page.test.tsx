import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import type { MembershipAnswer, OrderQuote, OwnerCatalogAnswer, Plan, PlanOrder } from '@prostora/api-client';
import { SHELL_EVENTS, onShellEvent, type Toast } from '@prostora/federation';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { owner, ownerCatalog, ownSpace, renderPortal } from '../../testing/portal.tsx';
import { failWith, type Handler } from '../../testing/render-site.tsx';

const toasts: Toast[] = [];
const stop = onShellEvent(SHELL_EVENTS.toast, (toast) => toasts.push(toast));
afterEach(() => {
  toasts.length = 0;
});
afterAll(stop);

const plan = (id: number, name: string, price: number): Plan => ({
  id,
  slug: `plan-${id}`,
  name,
  price_per_year: price,
  config: { ...owner().subscriptionConfig, name, nrOfSpaces: id * 3 },
  active: true,
  sort_order: id,
});
const order = (id: number, change: Partial<PlanOrder> = {}): PlanOrder => ({
  id,
  number: `202600000${id}`,
  plan: { id: 2, name: 'Profi' },
  price: 8490,
  credit: 0,
  to_pay: 8490,
  state: 'waiting',
  created_at: '2026-11-20T10:00:00Z',
  due_on: '2026-12-04',
  paid_at: null,
  cancelled_at: null,
  ...change,
});
const membershipAnswer = (change: Partial<MembershipAnswer> = {}): MembershipAnswer => ({
  plan: plan(1, 'Start', 3490),
  trial: false,
  starts_at: '2026-03-14T00:00:00+01:00',
  ends_at: '2027-03-14T00:00:00+01:00',
  use: { spaces: { used: 3, limit: 3 }, photos: { used: 5, limit: 12 }, videos: 0 },
  plans: [plan(0, 'Základní', 0), plan(1, 'Start', 3490), plan(2, 'Profi', 8490)],
  orders: [],
  billing_complete: true,
  credit: 0,
  ...change,
});
const quote = (change: Partial<OrderQuote> = {}): OrderQuote => ({
  price: 8490,
  parts: [{ plan: 'Start', days: 265, amount: 2533.84 }],
  credit: 2533.84,
  to_pay: 5956.16,
  leftover: 0,
  starts_at: '2026-11-20T12:00:00Z',
  ends_at: '2027-11-20T12:00:00Z',
  prolongs: false,
  ...change,
});
const show = (
  answer: MembershipAnswer,
  change: Handler = () => ({}),
  quotes: readonly OrderQuote[] = [quote()],
  search = '',
  catalog: Partial<OwnerCatalogAnswer> = {},
) => {
  const rest = [...quotes];
  return renderPortal(`/klient/clenstvi${search}`, (url, asked) => {
    if (url.pathname === '/api/membership') return answer;
    if (url.pathname === '/api/catalog/customer') return ownerCatalog(catalog);
    if (url.pathname === '/api/membership/orders/quote') return rest.length > 1 ? rest.shift() : rest[0];
    return change(url, asked);
  });
};
const getComparison = async () =>
  within((await screen.findByText('Co obsahuje')).closest('table') as HTMLElement);

describe('the membership', () => {
  it('shows the plan, its end and its usage', async () => {
    await show(membershipAnswer());
    await screen.findByText('Tarif Start');
    expect(screen.getByText('Platí do 14. 3. 2027')).toBeTruthy();
    expect(screen.getByText('3 ze 3')).toBeTruthy();
    expect(screen.getByText('Víc se do tarifu nevejde.')).toBeTruthy();
    expect(screen.getByText('5 z 12')).toBeTruthy();
  });

  it('filters to unpaid orders by the URL', async () => {
    const user = userEvent.setup();
    const orders = [order(3), order(2, { state: 'paid' }), order(1)];
    await show(membershipAnswer({ orders }), undefined, undefined, '?objednavky=nezaplacene');
    const rows = () => screen.getAllByText(/^202600000\d$/u).map(({ textContent }) => textContent);
    await screen.findByText(/^Jen objednávky, které čekají na platbu\./u);
    expect(rows()).toEqual(['2026000003', '2026000001']);
    await user.click(screen.getByRole('link', { name: 'Zobrazit všechny objednávky' }));
    await waitFor(() => expect(rows()).toEqual(['2026000003', '2026000002', '2026000001']));
  });

  it('explains the end of a trial', async () => {
    await show(membershipAnswer({ trial: true }));
    expect(await screen.findByText(/^Zkušební období končí 14\. 3\. 2027/u)).toBeTruthy();
  });

  it('asks which spaces stay published under a smaller plan', async () => {
    const user = userEvent.setup();
    const spaces = [1, 2, 3, 4].map((id) => ownSpace(id));
    const made = order(4, { plan: { id: 1, name: 'Start' } });
    const { changes } = await show(
      membershipAnswer({ plan: plan(2, 'Profi', 8490) }),
      () => ({ order: made }),
      undefined,
      '',
      { spaces },
    );
    await user.click((await getComparison()).getByRole('button', { name: 'Objednat tarif Start' }));
    const dialog = within(screen.getByRole('dialog'));
    await dialog.findByText('Tarif dovoluje zveřejnit nejvýše 3 prostory. Vyberte, které to budou.');
    const submit = dialog.getByRole<HTMLButtonElement>('button', { name: 'Objednat s povinností platby' });
    for (const name of [/Loft 4/u, /Loft 1/u]) await user.click(dialog.getByRole('checkbox', { name }));
    expect([submit.disabled, dialog.getByText('Vybráno 2 ze 3')]).toEqual([true, expect.anything()]);
    await user.click(dialog.getByRole('checkbox', { name: /Loft 2/u }));
    expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: /Loft 3/u }).disabled).toBe(true);
    await user.click(submit);
    await waitFor(() => expect(changes).toHaveLength(1));
    expect(changes[0]).toMatchObject({
      path: '/api/membership/orders',
      body: { plan_id: 1, to_pay: 5956.16, kept_space_ids: [4, 1, 2] },
    });
  });

  it('does not ask for a choice when all published spaces fit', async () => {
    const user = userEvent.setup();
    await show(membershipAnswer());
    await user.click((await getComparison()).getByRole('button', { name: 'Objednat tarif Profi' }));
    await screen.findByText('5 956,16 Kč');
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('orders a plan once despite repeated presses', async () => {
    const user = userEvent.setup();
    let answer: (value: unknown) => void = () => undefined;
    const { changes } = await show(
      membershipAnswer(),
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    await user.click((await getComparison()).getByRole('button', { name: 'Objednat tarif Profi' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(await dialog.findByText('Nahradí současný tarif Start hned po přijetí platby.')).toBeTruthy();
    await dialog.findByText('5 956,16 Kč');
    await user.click(dialog.getByRole('button', { name: 'Objednat s povinností platby' }));
    await user.click(dialog.getByRole('button', { name: /Odesílá|Objednává/u }));
    expect(changes).toEqual([
      { method: 'POST', path: '/api/membership/orders', body: { plan_id: 2, to_pay: 5956.16 } },
    ]);
    answer({ order: order(1) });
    await waitFor(() =>
      expect(toasts[0]?.message).toBe(
        'Objednáno. Zálohovou fakturu č.\u00a02026000001 jsme poslali na váš e-mail.',
      ),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows price, credit for unused days and total before the order', async () => {
    const user = userEvent.setup();
    await show(membershipAnswer());
    await user.click((await getComparison()).getByRole('button', { name: 'Objednat tarif Profi' }));
    await screen.findByText('5 956,16 Kč');
    const rows = within(screen.getByRole('dialog'))
      .getAllByRole('definition')
      .map((value) => value.parentElement?.textContent?.replace(/\s/gu, ' '));
    expect(rows).toEqual([
      'Cena za rok8 490,00 Kč',
      'Nevyužitých 265 dní tarifu Start−2 533,84 Kč',
      'K úhradě5 956,16 Kč',
    ]);
    expect(screen.getByText(/^Započtený kredit platí/u)).toBeTruthy();
  });

  it('shows credit reserved by a waiting order', async () => {
    const user = userEvent.setup();
    await show(membershipAnswer(), undefined, [quote({ credit: 0, to_pay: 8490 })]);
    await user.click((await getComparison()).getByRole('button', { name: 'Objednat tarif Profi' }));
    const reserved = await screen.findByText('Započteno v čekající objednávce');
    expect(reserved.parentElement?.textContent).toMatch(/2\s533,84\sKč$/u);
  });

  it('completes an order fully covered by credit and shows the rest', async () => {
    const user = userEvent.setup();
    const free = quote({
      price: 3490,
      parts: [{ plan: 'Profi', days: 365, amount: 8490 }],
      credit: 3490,
      to_pay: 0,
      leftover: 5000,
    });
    const paid = order(1, { state: 'paid', plan: { id: 2, name: 'Profi' }, to_pay: 0, credit: 8490 });
    const { changes } = await show(membershipAnswer({ credit: 12.5 }), () => ({ order: paid }), [free]);
    expect(await screen.findByText(/^Kredit na další objednávku: 12,50/u)).toBeTruthy();
    await user.click((await getComparison()).getByRole('button', { name: 'Objednat tarif Profi' }));
    expect(await screen.findByText(/zůstane kredit 5 000,00 Kč/u)).toBeTruthy();
    expect(screen.getByText('Nahradí současný tarif Start hned po objednání.')).toBeTruthy();
    expect(screen.queryByText(/po přijetí platby/u)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Objednat' }));
    await waitFor(() => expect(toasts[0]?.message).toMatch(/^Objednáno a uhrazeno z\s*kreditu/u));
    expect(changes).toMatchObject([{ body: { plan_id: 2, to_pay: 0 } }]);
  });

  it('starts a prolongation paid by credit after the present year', async () => {
    const user = userEvent.setup();
    await show(membershipAnswer(), undefined, [
      quote({ price: 3490, parts: [], credit: 3490, to_pay: 0, prolongs: true }),
    ]);
    await user.click((await getComparison()).getByRole('button', { name: 'Prodloužit tarif Start' }));
    expect(await screen.findByText('Celou cenu pokryje kredit, platit nic nemusíte.')).toBeTruthy();
    expect(screen.getByText(/^Nový rok naváže na současné období/u)).toBeTruthy();
    expect(screen.queryByText(/hned po/u)).toBeNull();
  });

  it('shows the new quote when the price has changed', async () => {
    const user = userEvent.setup();
    const refuse = () => failWith(409, { error_code: 'PRICE_CHANGED', message: 'Cena se mezitím změnila.' });
    await show(membershipAnswer(), refuse, [quote(), quote({ credit: 2524.28, to_pay: 5965.72 })]);
    await user.click((await getComparison()).getByRole('button', { name: 'Objednat tarif Profi' }));
    await screen.findByText('5 956,16 Kč');
    await user.click(screen.getByRole('button', { name: 'Objednat s povinností platby' }));
    expect(await screen.findByText('5 965,72 Kč')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toBe('Cena se mezitím změnila.');
  });

  it('prolongs the present plan from its end', async () => {
    const user = userEvent.setup();
    await show(membershipAnswer());
    await user.click((await getComparison()).getByRole('button', { name: 'Prodloužit tarif Start' }));
    expect(
      await screen.findByText('Nový rok naváže na současné období, které končí 14. 3. 2027.'),
    ).toBeTruthy();
  });

  it('links to missing billing details before an order', async () => {
    const user = userEvent.setup();
    await show(membershipAnswer({ billing_complete: false }));
    await user.click((await getComparison()).getByRole('button', { name: 'Objednat tarif Profi' }));
    expect(screen.getByRole('link', { name: 'Doplnit údaje' }).getAttribute('href')).toBe(
      '/klient/nastavit-ucet',
    );
  });

  it('keeps the dialog open when an order fails', async () => {
    const user = userEvent.setup();
    await show(membershipAnswer(), () => failWith(409, { message: 'Tento tarif už nenabízíme.' }));
    await user.click((await getComparison()).getByRole('button', { name: 'Objednat tarif Profi' }));
    await screen.findByText('5 956,16 Kč');
    await user.click(screen.getByRole('button', { name: 'Objednat s povinností platby' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Tento tarif už nenabízíme.');
  });

  it('offers no second order of an unpaid plan and cancels it after a confirmation', async () => {
    const user = userEvent.setup();
    const { changes } = await show(
      membershipAnswer({ orders: [order(1), order(2, { state: 'paid', paid_at: '2026-11-02T10:00:00Z' })] }),
    );
    expect((await getComparison()).queryByRole('button', { name: 'Objednat tarif Profi' })).toBeNull();
    expect(screen.getAllByRole('button', { name: /^Zrušit objednávku/u })).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Zrušit objednávku 2026000001' }));
    expect(changes).toEqual([]);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Zrušit objednávku' }));
    await waitFor(() =>
      expect(changes).toEqual([{ method: 'POST', path: '/api/membership/orders/1/cancel', body: null }]),
    );
  });
});
