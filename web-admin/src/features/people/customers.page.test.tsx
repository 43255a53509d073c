import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminMembership } from '@prostora/strings/cs/admin-membership.ts';
import { adminPeople } from '@prostora/strings/cs/admin-people.ts';
import './customer.page.tsx';
import './customers.page.tsx';
import '../../kit/form/form-conflict.tsx';
import './customer-form.tsx';
import { downloadAs, renderConsole, type Handlers } from '../../testing/console.tsx';
import { customer, singlePage, adminPlan } from '../../testing/people.ts';

const texts = adminPeople.customer;
const list: Handlers = {
  'GET admin/customers': () => ({ body: singlePage([customer()]) }),
  'GET admin/customers/3': () => ({ body: customer() }),
  'GET admin/plans': () => ({ body: { items: [adminPlan()] } }),
  'GET admin/timeline': () => ({ body: { items: [], next: null } }),
};
const DETAIL = '/admin2/zakaznici/3';

describe('CustomersPage', () => {
  test('passes URL filters to the API', async () => {
    const { findCalls } = await renderConsole(
      '/admin2/zakaznici?plan=standard&search=statek&sort=spaces&order=desc',
      { handlers: list },
    );
    await screen.findByRole('link', { name: 'Statek s.r.o.' });
    expect(findCalls('GET admin/customers').map((call) => Object.fromEntries(call.query))).toEqual([
      { plan: 'standard', search: 'statek', sort: 'spaces', order: 'desc', page: '1', page_size: '20' },
    ]);
  });
  test('exports the filtered list', async () => {
    const { findCalls } = await renderConsole('/admin2/zakaznici?plan=standard&page=3', {
      handlers: {
        ...list,
        'GET admin/customers/export': () => ({ file: { name: 'Zakaznici.csv', content: 'x' } }),
      },
    });
    await downloadAs('csv');
    expect(findCalls('GET admin/customers/export').map((call) => Object.fromEntries(call.query))).toEqual([
      { plan: 'standard', format: 'csv' },
    ]);
  });
  test('stores a typed search in the URL after a delay and keeps the plan', async () => {
    const { router } = await renderConsole('/admin2/zakaznici?plan=standard', { handlers: list });
    await userEvent.type(
      await screen.findByRole('searchbox', { name: adminPeople.customers.searchLabel }),
      '27082440',
    );
    await waitFor(() => expect(router.state.location.search).toBe('?plan=standard&search=27082440'));
  });
});

describe('CustomerPage', () => {
  test('links to account, spaces and orders', async () => {
    await renderConsole(DETAIL, { handlers: list });
    expect((await screen.findByRole('link', { name: 'petr@example.cz' })).getAttribute('href')).toBe(
      '/admin2/uzivatele/12',
    );
    expect(screen.getByRole('link', { name: texts.showSpaces }).getAttribute('href')).toBe(
      '/admin-prostory?owner=3',
    );
    expect(screen.getByRole('link', { name: texts.showOrders }).getAttribute('href')).toBe(
      '/admin2/clenstvi?search=petr%40example.cz',
    );
    expect(screen.getByText('Na Kopci 14, 147 00 Praha')).toBeTruthy();
  });
  test('shows the amount to pay of an order, not its price', async () => {
    const [order] = customer().orders;
    const orders = order ? [{ ...order, price: 4900, credit: 1200, to_pay: 3700 }] : [];
    await renderConsole(DETAIL, {
      handlers: { ...list, 'GET admin/customers/3': () => ({ body: customer({ orders }) }) },
    });
    const panel = within(await screen.findByRole('region', { name: texts.orders }));
    expect(panel.getByText(/^3\s700\sKč$/u)).toBeTruthy();
    expect(panel.queryByText(/^4\s900\sKč$/u)).toBeNull();
  });
  test('downloads an invoice with authentication and reports a failure', async () => {
    const { findCalls } = await renderConsole(DETAIL, {
      handlers: {
        ...list,
        'GET membership/orders/5/invoice': () => ({
          status: 503,
          body: { error_code: 'UNAVAILABLE', message: 'Služba je na chvíli nedostupná.' },
        }),
      },
    });
    await userEvent.click(
      await screen.findByRole('button', { name: adminMembership.orders.invoiceLabel('2026000005') }),
    );
    expect(await screen.findByText('Služba je na chvíli nedostupná.')).toBeTruthy();
    expect(findCalls('GET membership/orders/5/invoice')).toHaveLength(1);
  });
  test('saves all company fields, and cleared ones as null', async () => {
    const { findCalls } = await renderConsole(DETAIL, {
      handlers: { ...list, 'PUT admin/customers/3': () => ({ body: customer({ name: 'Dvůr s.r.o.' }) }) },
    });
    await userEvent.click(await screen.findByRole('button', { name: adminPeople.edit }));
    const name = await screen.findByLabelText(texts.company);
    await userEvent.clear(name);
    await userEvent.type(name, 'Dvůr s.r.o.');
    await userEvent.clear(screen.getByLabelText(texts.phone));
    await userEvent.click(screen.getByRole('button', { name: adminPeople.save }));
    expect(await screen.findByText(texts.saved)).toBeTruthy();
    expect(findCalls('PUT admin/customers/3').map(({ body }) => body)).toEqual([
      {
        company_name: 'Dvůr s.r.o.',
        ico: '27082440',
        dic: 'CZ27082440',
        street: 'Na Kopci 14',
        city: 'Praha',
        postal_code: '14700',
        phone: null,
        version: 6,
      },
    ]);
  });
  test('merges concurrent changes of the owner and keeps typed values', async () => {
    const current = customer({ version: 7, phone: '+420777000111' });
    const { findCalls } = await renderConsole(DETAIL, {
      handlers: {
        ...list,
        'PUT admin/customers/3': () =>
          findCalls('PUT admin/customers/3').length === 1
            ? { status: 409, body: { error_code: 'CONFLICT', message: 'x', current } }
            : { body: current },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: adminPeople.edit }));
    const name = await screen.findByLabelText(texts.company);
    await userEvent.clear(name);
    await userEvent.type(name, 'Dvůr s.r.o.');
    await userEvent.click(screen.getByRole('button', { name: adminPeople.save }));
    expect(within(await screen.findByRole('alert')).getByText('+420777000111')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: adminPeople.save }));
    await waitFor(() =>
      expect(findCalls('PUT admin/customers/3')[1]?.body).toMatchObject({
        company_name: 'Dvůr s.r.o.',
        phone: '+420777000111',
        version: 7,
      }),
    );
  });
  test('reports a too long name without truncating it', async () => {
    const { findCalls } = await renderConsole(DETAIL, { handlers: list });
    await userEvent.click(await screen.findByRole('button', { name: adminPeople.edit }));
    const name = await screen.findByLabelText<HTMLInputElement>(texts.company);
    await userEvent.clear(name);
    await userEvent.click(name);
    await userEvent.paste('D'.repeat(201));
    await userEvent.click(screen.getByRole('button', { name: adminPeople.save }));
    expect(await screen.findByText('Maximálně 200 znaků')).toBeTruthy();
    expect(name.value).toHaveLength(201);
    expect(findCalls('PUT admin/customers/3')).toHaveLength(0);
  });
  test('rejects an invalid company number without sending it', async () => {
    const { findCalls } = await renderConsole(DETAIL, { handlers: list });
    await userEvent.click(await screen.findByRole('button', { name: adminPeople.edit }));
    const ico = await screen.findByLabelText(texts.ico);
    await userEvent.clear(ico);
    await userEvent.type(ico, '12345678');
    await userEvent.click(screen.getByRole('button', { name: adminPeople.save }));
    expect(await screen.findByText('IČO má osm číslic a tohle neprošlo kontrolou')).toBeTruthy();
    expect(findCalls('PUT admin/customers/3')).toHaveLength(0);
  });
});
