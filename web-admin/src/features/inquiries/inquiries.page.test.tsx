import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminInquiries as texts } from '@prostora/strings/cs/admin-inquiries.ts';
import './inquiries.page.tsx';
import './inquiry.page.tsx';
import './forward-form.tsx';
import '../../kit/form/form-conflict.tsx';
import './inquiry-form.tsx';
import {
  withCount,
  findDialog,
  downloadAs,
  plain,
  renderConsole,
  type Handlers,
} from '../../testing/console.tsx';
import { inquiry, inquiryRow } from '../../testing/inquiries.ts';
import { singlePage } from '../../testing/people.ts';

const LIST = '/admin2/poptavky';
const DETAIL = '/admin2/poptavky/9';
const list: Handlers = {
  'GET admin/inquiries': () => ({
    body: {
      ...singlePage([inquiryRow(), inquiryRow({ id: 10, kind: 'contact', fullname: 'Petr Malý' })]),
      counts: { open: 2, closed: 5, unanswered: 1 },
    },
  }),
  'GET admin/inquiries/9': () => ({ body: { inquiry: inquiry() } }),
  'GET admin/timeline': () => ({ body: { items: [], next: null } }),
  'GET space/taxonomy': () => ({
    body: {
      purposes: [
        { id: 1, name: 'Svatba' },
        { id: 4, name: 'Vinobraní' },
      ],
      equipments: [{ id: 5, name: 'Bar' }],
      services: [],
    },
  }),
  'GET catalog/new': () => ({ body: { catalog: { locations: [{ id: 2, name: 'Praha' }] } } }),
  'GET inquiries/matches': () => ({
    body: {
      total: 1,
      spaces: [
        { id: 8, space_name: 'Zahrada', building_name: 'Statek', city: 'Praha' },
        { id: 7, space_name: 'Stodola', building_name: 'Statek', city: 'Praha' },
      ],
    },
  }),
};

describe('InquiriesPage', () => {
  test('passes URL filters to the API', async () => {
    const { findCalls } = await renderConsole(
      `${LIST}?state=open&kind=demand&search=jana&sort=date&order=desc`,
      { handlers: list },
    );
    await screen.findByRole('link', { name: 'Jana Dvorakova' });
    expect(findCalls('GET admin/inquiries').map((call) => Object.fromEntries(call.query))).toEqual([
      {
        state: 'open',
        kind: 'demand',
        search: 'jana',
        sort: 'date',
        order: 'desc',
        page: '1',
        page_size: '20',
      },
    ]);
  });
  test('exports the filtered list', async () => {
    const { findCalls } = await renderConsole(`${LIST}?state=open&search=jana&page=2`, {
      handlers: {
        ...list,
        'GET admin/inquiries/export': () => ({ file: { name: 'Poptavky.xlsx', content: 'x' } }),
      },
    });
    await downloadAs('xlsx');
    expect(findCalls('GET admin/inquiries/export').map((call) => Object.fromEntries(call.query))).toEqual([
      { state: 'open', search: 'jana', format: 'xlsx' },
    ]);
  });
  test('shows states as links with counts and labels contact messages', async () => {
    await renderConsole(LIST, { handlers: list });
    expect(
      (await screen.findByRole('link', { name: withCount(texts.closed, 5) })).getAttribute('href'),
    ).toContain('state=closed');
    expect(await screen.findByText('Svatba, Praha, 80 hostů')).toBeTruthy();
    expect(await screen.findByText(texts.kinds.contact)).toBeTruthy();
  });
});

describe('InquiryPage', () => {
  test('shows requirements, sender and all answers', async () => {
    await renderConsole(DETAIL, { handlers: list });
    expect(await screen.findByText('Hledame misto se zahradou.')).toBeTruthy();
    expect(screen.getByText('Radi vas uvidime.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Statek s.r.o.' }).getAttribute('href')).toBe(
      '/admin2/zakaznici/3',
    );
  });
  test('closes with a note and keeps the text after a failure', async () => {
    let fails = true;
    const { findCalls } = await renderConsole(DETAIL, {
      handlers: {
        ...list,
        'POST admin/inquiries/9/close': () =>
          fails
            ? {
                status: 409,
                body: { error_code: 'INQUIRY_CLOSED', message: 'Tato poptávka už je uzavřená.' },
              }
            : { body: { inquiry: inquiry({ state: 'closed' }) } },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: texts.close.action }));
    const dialog = await findDialog(plain(texts.close.title(9)));
    await userEvent.type(within(dialog).getByRole('textbox'), 'Vyřízeno telefonicky');
    await userEvent.click(within(dialog).getByRole('button', { name: texts.close.confirm }));
    expect(await screen.findByText('Tato poptávka už je uzavřená.')).toBeTruthy();
    fails = false;
    await userEvent.click(within(dialog).getByRole('button', { name: texts.close.confirm }));
    expect(await screen.findByText(texts.close.done)).toBeTruthy();
    expect(findCalls('POST admin/inquiries/9/close').map(({ body }) => body)).toEqual([
      { note: 'Vyřízeno telefonicky' },
      { note: 'Vyřízeno telefonicky' },
    ]);
  });
  test('offers no actions on a closed inquiry', async () => {
    await renderConsole(DETAIL, {
      handlers: {
        ...list,
        'GET admin/inquiries/9': () => ({
          body: { inquiry: inquiry({ state: 'closed', closed_reason: 'operator' }) },
        }),
      },
    });
    await screen.findByText('Hledame misto se zahradou.');
    expect(screen.queryByRole('button', { name: texts.forward.action })).toBeNull();
  });
  test('saves all fields with the version and shows server errors at fields', async () => {
    const { findCalls } = await renderConsole(DETAIL, {
      handlers: {
        ...list,
        'PUT admin/inquiries/9': () => ({
          status: 422,
          body: {
            error_code: 'VALIDATION',
            message: 'x',
            errors: { fullname: 'Vyplňte jméno a příjmení' },
          },
        }),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: texts.edit }));
    const name = await screen.findByLabelText(texts.detail.name);
    await userEvent.clear(name);
    await userEvent.type(name, 'Jana Nová');
    await userEvent.click(screen.getByRole('button', { name: texts.save }));
    expect(await screen.findByText('Vyplňte jméno a příjmení')).toBeTruthy();
    expect(findCalls('PUT admin/inquiries/9').map(({ body }) => body)).toEqual([
      {
        purpose_id: 1,
        purpose_text: null,
        location_id: 2,
        date_from: '2027-06-12',
        date_to: '2027-06-12',
        number_of_guests: 80,
        budget: 40_000,
        attributes: [5],
        text: 'Hledame misto se zahradou.',
        fullname: 'Jana Nová',
        email: 'jana@example.cz',
        phone: '+420601234567',
        version: 3,
      },
    ]);
  });
  test('merges a concurrent change, keeps typed values, and saves both', async () => {
    let current = inquiry();
    const { findCalls } = await renderConsole(DETAIL, {
      handlers: {
        ...list,
        'GET admin/inquiries/9': () => ({ body: { inquiry: current } }),
        'PUT admin/inquiries/9': () =>
          findCalls('PUT admin/inquiries/9').length === 1
            ? {
                status: 409,
                body: { error_code: 'CONFLICT', message: 'Mezitím to změnil někdo jiný.', current },
              }
            : { body: { inquiry: current } },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: texts.edit }));
    const name = await screen.findByLabelText(texts.detail.name);
    await userEvent.clear(name);
    await userEvent.type(name, 'Jana Nová');
    current = inquiry({ version: 4, budget: 77_000, purpose_id: 4, fullname: 'Jana Jiná' });
    await userEvent.click(screen.getByRole('button', { name: texts.save }));
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText('Jana Jiná')).toBeTruthy();
    expect(within(alert).getByText('Vinobraní')).toBeTruthy();
    expect((name as HTMLInputElement).value).toBe('Jana Nová');
    await userEvent.click(screen.getByRole('button', { name: texts.save }));
    await waitFor(() =>
      expect(findCalls('PUT admin/inquiries/9').map(({ body }) => body)).toMatchObject([
        { version: 3, budget: 40_000, fullname: 'Jana Nová' },
        { version: 4, budget: 77_000, purpose_id: 4, fullname: 'Jana Nová' },
      ]),
    );
  });
  test('forwards to a space found by search and clears the search', async () => {
    const { findCalls } = await renderConsole(DETAIL, {
      handlers: {
        ...list,
        'GET catalog/admin': () => ({
          body: singlePage([{ id: 21, space_name: 'Ateliér', building_name: 'Lihovar', city: 'Brno' }]),
        }),
        'POST admin/inquiries/9/forward': () => ({ body: { inquiry: inquiry() } }),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: texts.forward.action }));
    const field = await screen.findByRole<HTMLInputElement>('combobox', { name: texts.forward.spaces });
    await userEvent.type(field, 'atelier');
    await userEvent.click(await screen.findByText('Ateliér, Lihovar, Brno'));
    expect(field.value).toBe('');
    expect(document.querySelector('.ant-select-selection-item')?.textContent).toBe('Ateliér, Lihovar, Brno');
    await userEvent.click(screen.getByRole('button', { name: texts.forward.submit }));
    await waitFor(() =>
      expect(findCalls('POST admin/inquiries/9/forward').map(({ body }) => body)).toEqual([
        { space_ids: [21] },
      ]),
    );
  });
  test('offers only spaces that have not received it', async () => {
    const { findCalls } = await renderConsole(DETAIL, {
      handlers: { ...list, 'POST admin/inquiries/9/forward': () => ({ body: { inquiry: inquiry() } }) },
    });
    await userEvent.click(await screen.findByRole('button', { name: texts.forward.action }));
    const field = await screen.findByRole('combobox', { name: texts.forward.spaces });
    await userEvent.click(field);
    expect(await screen.findByText('Zahrada, Statek, Praha')).toBeTruthy();
    expect(screen.queryByText('Stodola, Statek, Praha')).toBeNull();
    await userEvent.click(screen.getByText('Zahrada, Statek, Praha'));
    await userEvent.click(screen.getByRole('button', { name: texts.forward.submit }));
    await waitFor(() =>
      expect(findCalls('POST admin/inquiries/9/forward').map(({ body }) => body)).toEqual([
        { space_ids: [8] },
      ]),
    );
  });
});
