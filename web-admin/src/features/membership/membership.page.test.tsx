import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AdminPlan } from '@prostora/api-client';
import { admin } from '@prostora/strings';
import { adminMembership } from '@prostora/strings/cs/admin-membership.ts';
import './membership.page.tsx';
import '../../kit/table/range-picker.tsx';
import '../../kit/feedback/confirm-dialog.tsx';
import '../../kit/form/form-conflict.tsx';
import './plan-form.tsx';
import {
  withCount,
  findDialog,
  downloadAs,
  plain,
  pressAndConfirm,
  runBulkAction,
  renderConsole,
  type Handlers,
} from '../../testing/console.tsx';
import { order, singlePage, adminPlan } from '../../testing/people.ts';

const { orders: texts, plans } = adminMembership;
const { number } = order();
const list: Handlers = {
  'GET admin/orders': () => ({
    body: { ...singlePage([order()]), counts: { waiting: 4, paid: 10, cancelled: 1, overdue: 0 } },
  }),
  'GET admin/plans': () => ({
    body: { items: [adminPlan(), adminPlan({ id: 3, name: 'Starý', active: false })] },
  }),
};

describe('membership orders', () => {
  test('passes URL filters to the API', async () => {
    const { findCalls } = await renderConsole('/admin2/clenstvi?state=waiting&search=statek&page=2', {
      handlers: list,
    });
    await screen.findByRole('link', { name: 'Statek s.r.o.' });
    expect(findCalls('GET admin/orders').map((call) => Object.fromEntries(call.query))).toEqual([
      { state: 'waiting', search: 'statek', page: '2', page_size: '20' },
    ]);
  });
  test('filters by a state tab with its count', async () => {
    const { router } = await renderConsole('/admin2/clenstvi', { handlers: list });
    await screen.findByText('10');
    expect(screen.getByRole('link', { name: withCount(admin.table.all, 15) })).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: withCount(texts.tabs.paid, 10) }));
    expect(router.state.location.search).toBe('?state=paid');
  });
  test('applies dates and sort of the URL to list and export', async () => {
    const { findCalls } = await renderConsole(
      '/admin2/clenstvi?from=2026-11-01&to=2026-11-30&sort=price&order=desc',
      {
        handlers: {
          ...list,
          'GET admin/orders/export': () => ({ file: { name: 'Objednavky.csv', content: 'x' } }),
        },
      },
    );
    await screen.findByRole('link', { name: 'Statek s.r.o.' });
    const asked = { from: '2026-11-01', to: '2026-11-30', sort: 'price', order: 'desc' };
    expect(findCalls('GET admin/orders').map((call) => Object.fromEntries(call.query))).toEqual([
      { ...asked, page: '1', page_size: '20' },
    ]);
    await downloadAs('csv');
    expect(findCalls('GET admin/orders/export').map((call) => Object.fromEntries(call.query))).toEqual([
      { ...asked, format: 'csv' },
    ]);
  });
  test('marks several orders as paid and keeps an order closed concurrently selected', async () => {
    const rows = [
      order(),
      order({ id: 6, number: '2026000006' }),
      order({ id: 7, number: '2026000007', state: 'paid', paid_at: '2026-11-02T10:00:00Z' }),
    ];
    const { findCalls } = await renderConsole('/admin2/clenstvi', {
      handlers: {
        ...list,
        'GET admin/orders': () => ({
          body: { ...singlePage(rows), counts: { waiting: 2, paid: 1, cancelled: 0, overdue: 0 } },
        }),
        'POST admin/orders/5/paid': () => ({ body: order({ state: 'paid' }) }),
        'POST admin/orders/6/paid': () => ({
          status: 409,
          body: { error_code: 'ORDER_CLOSED', message: 'Tato objednávka už je uzavřená.' },
        }),
      },
    });
    await runBulkAction(texts.markPaid);
    await userEvent.click(
      within(await findDialog(plain(texts.markPaidBulkTitle(2)))).getByRole('button', {
        name: texts.markPaidBulkConfirm,
      }),
    );
    expect(await screen.findByText(plain(texts.markPaidBulkTitle(1)))).toBeTruthy();
    expect(screen.getByText('Tato objednávka už je uzavřená.')).toBeTruthy();
    expect([
      findCalls('POST admin/orders/5/paid').length,
      findCalls('POST admin/orders/6/paid').length,
      findCalls('POST admin/orders/7/paid').length,
    ]).toEqual([1, 1, 0]);
  });
  test('states in the confirmation what a payment starts and ends', async () => {
    const { findCalls } = await renderConsole('/admin2/clenstvi', {
      handlers: { ...list, 'POST admin/orders/5/paid': () => ({ body: order({ state: 'paid' }) }) },
    });
    await userEvent.click(await screen.findByRole('button', { name: texts.markPaidLabel(number) }));
    const dialog = await findDialog(texts.markPaidTitle(number));
    expect(
      within(dialog).getByText(plain(texts.markPaidText('Statek s.r.o.', 'Standard', 4900))),
    ).toBeTruthy();
    expect(findCalls('POST admin/orders/5/paid')).toHaveLength(0);
    await userEvent.click(within(dialog).getByRole('button', { name: texts.markPaidConfirm }));
    await waitFor(() => expect(findCalls('POST admin/orders/5/paid')).toHaveLength(1));
    await waitFor(() => expect(findCalls('GET admin/orders').length).toBeGreaterThan(1));
  });
  test('reports a concurrently closed order and offers a reload', async () => {
    const closed = { error_code: 'ORDER_CLOSED', message: 'Tato objednávka už je uzavřená.' };
    const { findCalls } = await renderConsole('/admin2/clenstvi', {
      handlers: { ...list, 'POST admin/orders/5/cancel': () => ({ status: 409, body: closed }) },
    });
    await pressAndConfirm(texts.cancelLabel(number), texts.cancelTitle(number), texts.cancelConfirm);
    expect(await screen.findByText(closed.message)).toBeTruthy();
    const before = findCalls('GET admin/orders').length;
    await userEvent.click(screen.getByRole('button', { name: admin.errors.reload }));
    await waitFor(() => expect(findCalls('GET admin/orders').length).toBe(before + 1));
  });
  test('offers only the invoice of a closed order and marks an overdue one', async () => {
    const rows = [
      order({ id: 6, number: 'A', state: 'paid', paid_at: '2026-11-02T10:00:00Z' }),
      order({ due_on: '2020-01-01' }),
    ];
    await renderConsole('/admin2/clenstvi', {
      handlers: {
        ...list,
        'GET admin/orders': () => ({
          body: { ...singlePage(rows), counts: { waiting: 1, paid: 1, cancelled: 0, overdue: 0 } },
        }),
      },
    });
    expect(await screen.findByRole('button', { name: texts.invoiceLabel('A') })).toBeTruthy();
    expect(screen.queryByRole('button', { name: texts.markPaidLabel('A') })).toBeNull();
    expect(screen.getByText(texts.overdue)).toBeTruthy();
  });
});

describe('membership plans', () => {
  const PLANS = '/admin2/clenstvi?cast=tarify';
  test('saves a changed plan completely', async () => {
    const { findCalls } = await renderConsole(PLANS, {
      handlers: {
        ...list,
        'PUT admin/plans/2': ({ body }) => ({ body: { ...adminPlan(), ...(body as Partial<AdminPlan>) } }),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: plans.editLabel('Standard') }));
    const price = await screen.findByLabelText(plain(plans.fields.price));
    await userEvent.clear(price);
    await userEvent.type(price, '5200');
    await userEvent.click(screen.getByLabelText(plans.fields.microSite));
    await userEvent.click(screen.getByRole('button', { name: plans.save }));
    expect(await screen.findByText(plans.saved('Standard'))).toBeTruthy();
    const { name: _name, ...config } = adminPlan().config;
    expect(findCalls('PUT admin/plans/2').map(({ body }) => body)).toEqual([
      {
        name: 'Standard',
        price_per_year: 5200,
        active: true,
        sort_order: 20,
        config: { ...config, hasMicroSite: true },
        version: 8,
      },
    ]);
  });
  test('shows server errors of nested config fields', async () => {
    const errors = {
      'config.nrOfSpaces': 'Zadejte číslo od 1 do 1\u00a0000',
      price_per_year: 'Základní tarif musí být zdarma',
    };
    await renderConsole(PLANS, {
      handlers: {
        ...list,
        'PUT admin/plans/2': () => ({
          status: 422,
          body: { error_code: 'VALIDATION', message: 'Zkontrolujte údaje.', errors },
        }),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: plans.editLabel('Standard') }));
    await screen.findByLabelText(plain(plans.fields.price));
    await userEvent.click(screen.getByRole('button', { name: plans.save }));
    expect(await screen.findByText(plain(errors['config.nrOfSpaces']))).toBeTruthy();
    expect(screen.getByText(errors.price_per_year)).toBeTruthy();
    expect(screen.getByLabelText(plans.fields.spaces).getAttribute('aria-invalid')).toBe('true');
  });
  test('adds a plan after the others and requires a name', async () => {
    const { findCalls } = await renderConsole(PLANS, {
      handlers: {
        ...list,
        'POST admin/plans': ({ body }) => ({
          status: 201,
          body: { ...adminPlan(), ...(body as Partial<AdminPlan>) },
        }),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: plans.add }));
    await screen.findByLabelText(plans.fields.name);
    await userEvent.click(screen.getByRole('button', { name: plans.save }));
    expect(await screen.findByText('Povinná hodnota')).toBeTruthy();
    expect(findCalls('POST admin/plans')).toHaveLength(0);
    await userEvent.type(screen.getByLabelText(plans.fields.name), 'Zámek');
    await userEvent.click(screen.getByRole('button', { name: plans.save }));
    expect(await screen.findByText(plans.added('Zámek'))).toBeTruthy();
    expect(findCalls('POST admin/plans')[0]?.body).toMatchObject({
      name: 'Zámek',
      sort_order: 30,
      active: true,
    });
  });
  test('retires and reactivates a plan after confirmation without other changes', async () => {
    const { findCalls } = await renderConsole(PLANS, {
      handlers: {
        ...list,
        'PUT admin/plans/2': () => ({ body: adminPlan({ active: false }) }),
        'PUT admin/plans/3': () => ({ body: adminPlan({ id: 3, name: 'Starý' }) }),
      },
    });
    await pressAndConfirm(plans.retireLabel('Standard'), plans.retireTitle('Standard'), plans.retireConfirm);
    expect(await screen.findByText(plans.retireDone('Standard'))).toBeTruthy();
    await pressAndConfirm(plans.offerLabel('Starý'), plans.offerTitle('Starý'), plans.offerConfirm);
    expect(await screen.findByText(plans.offerDone('Starý'))).toBeTruthy();
    expect(findCalls('PUT admin/plans/2')[0]?.body).toMatchObject({
      name: 'Standard',
      price_per_year: 4900,
      active: false,
      version: 8,
    });
    expect(findCalls('PUT admin/plans/3')[0]?.body).toMatchObject({ active: true });
  });
  test('undoes the retirement of a plan', async () => {
    const { findCalls } = await renderConsole(PLANS, {
      handlers: {
        ...list,
        'PUT admin/plans/2': ({ body }) => ({
          body: { ...adminPlan(), ...(body as Partial<AdminPlan>), version: 9 },
        }),
      },
    });
    await pressAndConfirm(plans.retireLabel('Standard'), plans.retireTitle('Standard'), plans.retireConfirm);
    await userEvent.click(await screen.findByRole('button', { name: admin.undo.label }));
    await waitFor(() =>
      expect(findCalls('PUT admin/plans/2').map(({ body }) => body)).toMatchObject([
        { active: false, version: 8 },
        { active: true, name: 'Standard', version: 9 },
      ]),
    );
  });
  test('merges a concurrent price change and saves both changes', async () => {
    const theirs = adminPlan({
      version: 9,
      price_per_year: 6100,
      config: { ...adminPlan().config, hasSupportWithProfile: true },
    });
    const { findCalls } = await renderConsole(PLANS, {
      handlers: {
        ...list,
        'PUT admin/plans/2': () =>
          findCalls('PUT admin/plans/2').length === 1
            ? { status: 409, body: { error_code: 'CONFLICT', message: 'x', current: theirs } }
            : { body: theirs },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: plans.editLabel('Standard') }));
    const name = await screen.findByLabelText(plans.fields.name);
    await userEvent.clear(name);
    await userEvent.type(name, 'Standard plus');
    await userEvent.click(screen.getByRole('button', { name: plans.save }));
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText(plans.fields.support)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: plans.save }));
    await waitFor(() =>
      expect(findCalls('PUT admin/plans/2')[1]?.body).toMatchObject({
        version: 9,
        name: 'Standard plus',
        price_per_year: 6100,
        config: { hasSupportWithProfile: true },
      }),
    );
  });
});
