import { afterAll, afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { PriceList, PriceListRule } from '@prostora/api-client';
import { SHELL_EVENTS, onShellEvent, type Toast } from '@prostora/federation';
import { normalizePriceList, toPriceListBody, type PriceListInput } from '@prostora/pricing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ownSpace, ownerCatalog, renderPortal } from '../../testing/portal.tsx';
import { failWith, type Handler } from '../../testing/render-site.tsx';

const toasts: Toast[] = [];
const stop = onShellEvent(SHELL_EVENTS.toast, (toast) => toasts.push(toast));
const clear = (): void => {
  toasts.length = 0;
  sessionStorage.clear();
  localStorage.clear();
};
beforeEach(clear);
afterEach(clear);
afterAll(stop);

const LIST: PriceListInput = {
  name: 'Ceník sálu',
  tariffs: [
    { code: 'soukroma', label: 'Soukromá akce', kind: 'soukroma', is_default: true },
    { code: 'spolek', label: 'Místní spolek', kind: 'mistni_spolek' },
  ],
  periods: [{ code: 'zima', label: 'Topná sezona', kind: 'yearly', from: '10-01', to: '04-30' }],
  rules: [
    { code: 'pronajem', label: 'Pronájem', kind: 'base', group: 'pronajem', unit: 'event', amount: 4000 },
    {
      code: 'topeni',
      label: 'Topení',
      kind: 'mandatory',
      unit: 'event',
      amount: 500,
      when: { periods: ['zima'] },
    },
    { code: 'uklid', label: 'Úklid', kind: 'mandatory', unit: 'event', amount: 600 },
    { code: 'ubrus', label: 'Ubrus', kind: 'addon', unit: 'piece', amount: 35 },
  ],
};

const priceList = (change: Partial<PriceList> = {}, input: PriceListInput = LIST): PriceList => ({
  ...(toPriceListBody(normalizePriceList(input)) as unknown as PriceList),
  id: 12,
  state: 'draft',
  version: 3,
  spaces: [{ space_id: 1, valid_from: '2027-01-01', valid_until: null }],
  published_at: null,
  copied_from_id: null,
  created_at: '2026-11-01T10:00:00Z',
  updated_at: '2026-11-01T10:00:00Z',
  allowed_actions: ['edit', 'publish', 'copy', 'archive'],
  ...change,
});

const RATES = [
  { item: 'rent', rate: 21, valid_from: '2024-01-01' },
  { item: 'service', rate: 21, valid_from: '2024-01-01' },
];

type Options = { list?: PriceList; change?: Handler; address?: string };

/** The editor of a list; saves are answered by the body with the next version. */
function show({ list = priceList(), change = () => undefined, address = '/klient/cenik/12' }: Options = {}) {
  return renderPortal(address, (url, asked) => {
    const answer = change(url, asked);
    if (answer !== undefined) return answer;
    const { pathname } = url;
    if (pathname === '/api/catalog/customer') return ownerCatalog({ spaces: [ownSpace(1), ownSpace(2)] });
    if (pathname === '/api/space/taxonomy')
      return {
        purposes: [{ id: 1, name: 'Svatba', slug: 'svatba', group: 'x' }],
        equipments: [],
        services: [],
      };
    if (pathname === '/api/price-lists/vat-rates') return { items: RATES };
    if (pathname.endsWith('/try')) return { results: [] };
    if (asked.method === 'PUT' || asked.method === 'POST') {
      const body = asked.body as PriceList & { version?: number };
      return { price_list: { ...list, ...body, version: (body.version ?? 0) + 1 }, warnings: [] };
    }
    if (pathname === '/api/price-lists') return { items: [], page: 1, nr_of_pages: 0, total: 0 };
    return { price_list: list, warnings: [] };
  });
}

const row = (label: string): HTMLElement => {
  const handle = screen.getByRole('button', { name: `Přesunout položku ${label}` });
  return handle.closest('li') as HTMLElement;
};
const findRow = async (label: string): Promise<HTMLElement> => {
  await screen.findByRole('button', { name: `Přesunout položku ${label}` });
  return row(label);
};
const getTotals = (): (string | undefined)[] =>
  [...document.querySelectorAll('[data-total]')].map((total) => total.textContent.replace(/\s/gu, ' '));
const amountOf = (label: string): HTMLInputElement =>
  within(row(label)).getByRole<HTMLInputElement>('textbox', { name: 'Částka' });
const savedBody = (changes: { method: string; body: unknown }[]) =>
  changes.filter(({ method }) => method === 'PUT').at(-1)?.body as PriceList & { rules: PriceListRule[] };

async function type(
  user: ReturnType<typeof userEvent.setup>,
  field: HTMLElement,
  text: string,
): Promise<void> {
  await user.clear(field);
  await user.type(field, text);
}

describe('the editor of sentences', () => {
  it('shows rules as sentences in the groups of counting', async () => {
    await show();
    const heating = await findRow('Topení');
    expect(within(heating).getByRole('button', { name: 'Kdy položka platí: V topné sezoně' })).toBeTruthy();
    expect(within(heating).getByRole<HTMLInputElement>('textbox', { name: 'Částka' }).value).toBe('500');
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(
      expect.arrayContaining(['Základ', 'Příplatky a povinné', 'Host si může přidat']),
    );
  });

  it('changes the totals of typical bookings while an amount is typed', async () => {
    const user = userEvent.setup();
    await show();
    await findRow('Pronájem');
    expect(getTotals()).toEqual(['5 100 Kč', '4 600 Kč', '5 100 Kč', '4 600 Kč', '5 100 Kč']);
    await type(user, amountOf('Pronájem'), '5000');
    expect(getTotals()).toEqual(['6 100 Kč', '5 600 Kč', '6 100 Kč', '5 600 Kč', '6 100 Kč']);
    expect(screen.getAllByText(/bylo 4\s600\sKč/u)).toHaveLength(2);
  });

  it('keeps the old totals and marks the token of an invalid amount', async () => {
    const user = userEvent.setup();
    await show();
    await findRow('Pronájem');
    await type(user, amountOf('Pronájem'), 'tisíc');
    expect(getTotals()[0]).toBe('5 100 Kč');
    expect(amountOf('Pronájem').getAttribute('aria-invalid')).toBe('true');
    expect(within(row('Pronájem')).getByText('Zadejte částku od 0 do 10 000 000 Kč.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^Zveřejnit od 1/u }));
    expect(screen.getByText('Zveřejnit zatím nejde:')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('takes a change back with Esc', async () => {
    const user = userEvent.setup();
    await show();
    await findRow('Pronájem');
    await type(user, amountOf('Pronájem'), '9');
    await user.keyboard('{Escape}');
    expect(amountOf('Pronájem').value.replace(/\s/gu, ' ')).toBe('4 000');
  });

  it('saves conditions chosen in the details', async () => {
    const user = userEvent.setup();
    const { changes } = await show();
    await user.click(
      within(await findRow('Pronájem')).getByRole('button', { name: 'Kdy položka platí: vždy' }),
    );
    const details = within(row('Pronájem')).getByRole('group', { name: 'Podmínky a počítání' });
    await user.click(within(details).getByRole('button', { name: 'Místní spolek' }));
    await user.click(within(details).getByRole('button', { name: 'so' }));
    await type(user, within(details).getByLabelText('Trvá nejméně'), '1,5');
    expect(
      within(row('Pronájem')).getByRole('button', { name: 'Kdy položka platí: Tarif „Místní spolek“' }),
    ).toBeTruthy();
    await waitFor(() => expect(savedBody(changes)).toBeTruthy(), { timeout: 4000 });
    expect(savedBody(changes).rules[0]?.when).toMatchObject({
      tariffs: ['spolek'],
      weekdays: [6],
      min_minutes: 90,
    });
    expect(savedBody(changes)).toMatchObject({ version: 3 });
  });

  it('says that a rule holds above a length, and keeps it while another length is written', async () => {
    const user = userEvent.setup();
    const { changes } = await show();
    await user.click(
      within(await findRow('Pronájem')).getByRole('button', { name: 'Kdy položka platí: vždy' }),
    );
    const details = within(row('Pronájem')).getByRole('group', { name: 'Podmínky a počítání' });
    await type(user, within(details).getByLabelText('Trvá nejméně'), '5');
    await user.click(within(details).getByLabelText('Jen nad tuto délku'));
    expect(
      within(row('Pronájem')).getByRole('button', { name: /^Kdy položka platí: Nad 5\shodin$/u }),
    ).toBeTruthy();
    await type(user, within(details).getByLabelText('Trvá nejméně'), '1,5');
    await waitFor(() => expect(savedBody(changes)?.rules[0]?.when.min_minutes).toBe(91), { timeout: 4000 });
  });

  it('writes lengths to the minute', async () => {
    const user = userEvent.setup();
    const hours = { ...LIST.rules![0]!, unit: 'hour', amount: 300 };
    const { changes } = await show({ list: priceList({}, { ...LIST, rules: [hours] }) });
    await user.click(
      within(await findRow('Pronájem')).getByRole('button', { name: 'Kdy položka platí: vždy' }),
    );
    const details = within(within(row('Pronájem')).getByRole('group', { name: 'Podmínky a počítání' }));
    const least = details.getByLabelText<HTMLInputElement>('Trvá nejméně');
    await type(user, least, '1 h 20 min');
    await user.click(details.getByLabelText('Jen nad tuto délku'));
    expect(details.getByLabelText('Jen nad tuto délku')).toHaveProperty('checked', true);
    expect(least.value.replace(/\s/gu, ' ')).toBe('1 h 20 min');
    await type(user, details.getByLabelText('Trvá nejvýše'), '200 min');
    await type(user, details.getByLabelText('Účtovat nejméně'), '1 h 40 min');
    await user.tab();
    expect(details.getByLabelText<HTMLInputElement>('Trvá nejvýše').value.replace(/\s/gu, ' ')).toBe(
      '3 h 20 min',
    );
    expect(
      within(row('Pronájem')).getByRole('button', { name: /účtuje se nejméně 1\sh 40\smin$/u }),
    ).toBeTruthy();
    await waitFor(() => expect(savedBody(changes)?.rules[0]?.min_units).toBe(1.6667), { timeout: 4000 });
    expect(savedBody(changes).rules[0]?.when).toMatchObject({ min_minutes: 81, max_minutes: 200 });
  });

  it('shows first the conditions that price lists usually have', async () => {
    const user = userEvent.setup();
    await show({ list: priceList({}, { ...LIST, options: [{ code: 'sal', label: 'Sál' }] }) });
    await user.click(
      within(await findRow('Pronájem')).getByRole('button', { name: 'Kdy položka platí: vždy' }),
    );
    const details = within(row('Pronájem')).getByRole('group', { name: 'Podmínky a počítání' });
    const labels = [...details.querySelectorAll('label, [role=group] > p')]
      .filter((label) => !label.closest('details'))
      .map(({ textContent }) => textContent);
    expect(labels).toEqual([
      'Kdo si pronajímá',
      'Host zvolil',
      'Host nezvolil',
      'Trvá nejméně',
      'Trvá nejvýše',
      'V období',
      'Účel akce',
      'Dny v týdnu',
    ]);
  });

  it('refuses the code of another rule, and keeps what names the renamed one', async () => {
    const user = userEvent.setup();
    const share = { code: 'vikend', label: 'Víkend', kind: 'surcharge', percent: 10, applies_to: ['uklid'] };
    const { changes } = await show({ list: priceList({}, { ...LIST, rules: [...LIST.rules!, share] }) });
    await user.click(within(await findRow('Úklid')).getByRole('button', { name: 'Kdy položka platí: vždy' }));
    const getCode = (): HTMLElement =>
      within(row('Úklid')).getByLabelText('Kód pro napojení', { selector: 'input' });
    await type(user, getCode(), 'topeni');
    await user.tab();
    expect(within(row('Úklid')).getByText('Tento kód už v ceníku je.')).toBeTruthy();
    await type(user, getCode(), 'uklid-salu');
    await user.tab();
    expect(getCode()).toHaveProperty('value', 'uklid-salu');
    expect(screen.queryByText('Tento kód už v ceníku je.')).toBeNull();
    await waitFor(() => expect(savedBody(changes)).toBeTruthy(), { timeout: 4000 });
    expect(savedBody(changes).rules.map(({ code, applies_to: codes }) => [code, codes])).toEqual([
      ['pronajem', []],
      ['topeni', []],
      ['uklid-salu', []],
      ['ubrus', []],
      ['vikend', ['uklid-salu']],
    ]);
  });

  it('asks for the hours of the day that a divided rule counts', async () => {
    const hours = { ...LIST.rules![0]!, unit: 'hour', split: true };
    const user = userEvent.setup();
    await show({ list: priceList({}, { ...LIST, rules: [hours] }) });
    await user.click(
      within(await findRow('Pronájem')).getByRole('button', { name: 'Kdy položka platí: vždy' }),
    );
    const details = within(row('Pronájem')).getByRole('group', { name: 'Podmínky a počítání' });
    expect(within(details).getByLabelText('V době od')).toBeTruthy();
    expect(within(details).getByText(/Počítají se jen hodiny v tomto čase/u)).toBeTruthy();
  });

  it('moves a sentence with Alt and an arrow, within its group', async () => {
    const user = userEvent.setup();
    await show();
    await findRow('Topení');
    await user.click(amountOf('Topení'));
    await user.keyboard('{Alt>}{ArrowDown}{ArrowDown}{/Alt}');
    const labels = screen
      .getAllByRole<HTMLInputElement>('textbox', { name: 'Název položky' })
      .map(({ value }) => value);
    expect(labels).toEqual(['Pronájem', 'Úklid', 'Topení', 'Ubrus']);
  });

  it('writes percentages and fractions of a discount', async () => {
    const user = userEvent.setup();
    const { changes } = await show();
    await findRow('Pronájem');
    await user.click(screen.getByRole('button', { name: 'Sleva' }));
    const discount = row('Sleva');
    await user.selectOptions(within(discount).getByRole('combobox', { name: 'Za co se platí' }), 'fraction');
    await type(user, within(discount).getByRole('textbox', { name: 'Zlomek' }), '1/4');
    await waitFor(() => expect(savedBody(changes)).toBeTruthy(), { timeout: 4000 });
    expect(savedBody(changes).rules.at(-1)).toMatchObject({
      kind: 'discount',
      group: 'sleva',
      fraction: [1, 4],
      amount: null,
      percent: null,
    });
  });

  it('asks once above the base rates whether they add up or one of them counts', async () => {
    const user = userEvent.setup();
    const kitchen = { ...LIST.rules![0]!, code: 'kuchyn', label: 'Kuchyň', amount: 1000 };
    const { changes } = await show({ list: priceList({}, { ...LIST, rules: [...LIST.rules!, kitchen] }) });
    await findRow('Kuchyň');
    const [first] = getTotals();
    const choice = screen.getByRole('combobox', { name: 'Když sedí víc základních sazeb' });
    await user.selectOptions(choice, 'platí jedna, pro hosta ta nejlevnější');
    expect(getTotals()[0]).toBe('2 100 Kč');
    await user.selectOptions(choice, 'sčítají se');
    expect([first, getTotals()[0]]).toEqual(['5 100 Kč', '6 100 Kč']);
    expect(screen.queryByText(/^Přičte se k ostatním/u)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Další základní sazba' }));
    await type(user, screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Částka' })[2]!, '10');
    await waitFor(() => expect(savedBody(changes)?.rules.at(-1)?.amount).toBe(10), { timeout: 4000 });
    expect(
      savedBody(changes)
        .rules.filter(({ kind }) => kind === 'base')
        .map(({ group }) => group),
    ).toEqual([null, null, null]);
  });

  it('restores the groups of rooms when the answer is taken back', async () => {
    const user = userEvent.setup();
    const kitchen = { ...LIST.rules![0]!, code: 'kuchyn', label: 'Kuchyň', group: 'kuchyn', amount: 1000 };
    await show({ list: priceList({}, { ...LIST, rules: [...LIST.rules!, kitchen] }) });
    const row = within(await findRow('Kuchyň'));
    const choice = screen.getByRole('combobox', { name: 'Když sedí víc základních sazeb' });
    expect(choice).toHaveProperty('value', 'groups');
    expect(row.getByRole('button', { name: 'ze skupiny „kuchyn“ platí jedna' })).toBeTruthy();
    const [first] = getTotals();
    await user.selectOptions(choice, 'first');
    expect(getTotals()[0]).not.toBe(first);
    await user.selectOptions(choice, 'groups');
    expect(getTotals()[0]).toBe(first);
  });

  it('adds a surcharge that is taxed as the rent', async () => {
    const user = userEvent.setup();
    const { changes } = await show();
    await findRow('Pronájem');
    await user.click(screen.getByRole('button', { name: 'Příplatek' }));
    await type(user, amountOf('Příplatek'), '300');
    await waitFor(() => expect(savedBody(changes)).toBeTruthy(), { timeout: 4000 });
    expect(savedBody(changes).rules.at(-1)).toMatchObject({
      kind: 'surcharge',
      group: null,
      vat_item: 'rent',
    });
  });

  it('shows a refusal of the server on its field', async () => {
    const user = userEvent.setup();
    await show({
      change: (_url, { method }) =>
        method === 'PUT' ? failWith(422, { errors: { 'rules.0.label': 'Takový název nejde.' } }) : undefined,
    });
    await findRow('Pronájem');
    await type(user, amountOf('Pronájem'), '5000');
    await within(row('Pronájem')).findByText('Takový název nejde.', undefined, { timeout: 4000 });
    expect(
      within(row('Pronájem')).getByRole('textbox', { name: 'Název položky' }).getAttribute('aria-invalid'),
    ).toBe('true');
  });
});

describe('a removed sentence', () => {
  it('returns to its place', async () => {
    const user = userEvent.setup();
    await show();
    const heating = within(await findRow('Topení'));
    await user.click(heating.getByRole('button', { name: 'Další akce: Topení' }));
    await user.click(heating.getByRole('button', { name: 'Smazat položku' }));
    expect(screen.queryByRole('button', { name: 'Přesunout položku Topení' })).toBeNull();
    expect(getTotals()[0]).toBe('4 600 Kč');
    await user.click(screen.getByRole('button', { name: 'Vrátit' }));
    expect(row('Topení').nextElementSibling).toBe(row('Úklid'));
    expect(getTotals()[0]).toBe('5 100 Kč');
  });
});

describe('unsaved typing', () => {
  it('survives a reload while it cannot be saved', async () => {
    const user = userEvent.setup();
    const { site } = { site: await show() };
    await findRow('Pronájem');
    await type(user, screen.getByRole('textbox', { name: 'Název ceníku' }), 'Nový název');
    await user.clear(amountOf('Úklid'));
    document.body.replaceChildren();
    expect(site.changes.filter(({ method }) => method === 'PUT')).toEqual([]);
    await show();
    await findRow('Pronájem');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Název ceníku' }).value).toBe('Nový název');
    expect(amountOf('Úklid').value).toBe('');
  });

  it('asks before unsaved changes are left', async () => {
    const user = userEvent.setup();
    const { place } = await show();
    await findRow('Pronájem');
    await user.clear(amountOf('Úklid'));
    await user.click(screen.getByRole('link', { name: 'Prostory' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Odejít bez uložení?' }));
    await user.click(dialog.getByRole('button', { name: 'Zahodit změny' }));
    await waitFor(() => expect(place()).toBe('/klient/moje-prostory'));
  });

  it('is left to be finished later', async () => {
    const user = userEvent.setup();
    const { place } = await show();
    await findRow('Pronájem');
    await user.clear(amountOf('Úklid'));
    await user.click(screen.getByRole('link', { name: 'Prostory' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Odejít bez uložení?' }));
    await user.click(dialog.getByRole('button', { name: 'Odejít, dopsat později' }));
    await waitFor(() => expect(place()).toBe('/klient/moje-prostory'));
    document.body.replaceChildren();
    await show();
    await findRow('Pronájem');
    expect(amountOf('Úklid').value).toBe('');
  });

  it('is no conflict with its own save that was not answered', async () => {
    const user = userEvent.setup();
    const { changes } = await show({
      change: (_url, { method }) => (method === 'PUT' ? failWith(503, {}) : undefined),
    });
    await findRow('Pronájem');
    await type(user, screen.getByRole('textbox', { name: 'Název ceníku' }), 'Nový název');
    await waitFor(() => expect(savedBody(changes)?.name).toBe('Nový název'), { timeout: 4000 });
    await user.type(screen.getByRole('textbox', { name: 'Název ceníku' }), ' 2027');
    document.body.replaceChildren();
    const second = await show({ list: priceList({ version: 4, name: 'Nový název' }) });
    await findRow('Pronájem');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Název ceníku' }).value).toBe(
      'Nový název 2027',
    );
    await waitFor(
      () => expect(savedBody(second.changes)).toMatchObject({ version: 4, name: 'Nový název 2027' }),
      { timeout: 4000 },
    );
  });

  it('takes the version of its own save whose answer was lost', async () => {
    const user = userEvent.setup();
    let saved: PriceList | null = null;
    const { changes } = await show({
      change: (_url, { method, body }) => {
        if (method !== 'PUT') return undefined;
        if (saved === null) {
          saved = { ...priceList({ version: 4 }), ...(body as PriceList), version: 4 };
          return failWith(503, {});
        }
        return (body as { version: number }).version === 4
          ? undefined
          : failWith(409, { error_code: 'CONFLICT', current: saved });
      },
    });
    await findRow('Pronájem');
    await type(user, screen.getByRole('textbox', { name: 'Název ceníku' }), 'Nový název');
    await waitFor(() => expect(saved).not.toBeNull(), { timeout: 4000 });
    await user.click(await screen.findByRole('button', { name: 'Uložit znovu' }));
    await waitFor(() => expect(savedBody(changes)).toMatchObject({ version: 4 }), { timeout: 4000 });
    expect(screen.queryByRole('dialog')).toBeNull();
    await screen.findByText(/^Ukládá se samo, uloženo v\s\d/u);
  });

  it('survives a newer version that was saved elsewhere', async () => {
    const user = userEvent.setup();
    const current = priceList({ version: 5, name: 'Jiný název' });
    let refused = false;
    const { changes } = await show({
      change: (_url, { method }) => {
        if (method !== 'PUT' || refused) return undefined;
        refused = true;
        return failWith(409, { error_code: 'CONFLICT', current });
      },
    });
    await findRow('Pronájem');
    await type(user, amountOf('Pronájem'), '5000');
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Ceník se mezitím změnil jinde' }, { timeout: 4000 }),
    );
    await user.click(dialog.getByRole('button', { name: 'Uložit mou podobu' }));
    await waitFor(() => expect(savedBody(changes)).toMatchObject({ version: 5 }));
    expect(savedBody(changes).rules[0]?.amount).toBe(5000);
  });
});

describe('a new price list', () => {
  it('is created from a template, and keeps the editor open under its address', async () => {
    const { changes, place } = await show({ address: '/klient/cenik/novy?vzor=obec' });
    await findRow('Pronájem, občan obce');
    await waitFor(() => expect(place()).toBe('/klient/cenik/12'), { timeout: 4000 });
    expect(changes[0]).toMatchObject({ method: 'POST', path: '/api/price-lists' });
    expect((changes[0]?.body as PriceList).tariffs).toHaveLength(4);
    expect(row('Ubrus')).toBeTruthy();
  });

  it('is not saved without a base rate', async () => {
    const user = userEvent.setup();
    const { changes } = await show({ address: '/klient/cenik/novy?vzor=prazdny' });
    expect(await screen.findByText('Přidejte aspoň jednu základní sazbu.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Další základní sazba' }));
    expect(document.activeElement).toBe(amountOf('Pronájem'));
    await user.keyboard('4000');
    await waitFor(() => expect(changes[0]).toMatchObject({ method: 'POST' }), { timeout: 4000 });
  });
});

describe('the publication', () => {
  const conflicts = [
    { price_list_id: 7, name: 'Ceník 2026', space_id: 1, valid_from: '2026-01-01', valid_until: null },
    {
      price_list_id: 8,
      name: 'Ceník léto',
      space_id: 1,
      valid_from: '2027-06-01',
      valid_until: '2027-08-31',
    },
  ];
  const answer: Handler = (url, { body }) => {
    if (!url.pathname.endsWith('/publish')) return undefined;
    const { replace } = body as { replace: boolean };
    return replace
      ? {
          price_list: priceList({ state: 'published' }),
          replaced: [{ price_list_id: 7, space_id: 1, valid_until: '2026-12-31' }],
        }
      : failWith(409, { error_code: 'PRICE_LIST_OVERLAP', conflicts });
  };

  it('tells which lists end before it replaces them', async () => {
    const user = userEvent.setup();
    const { changes, place } = await show({ change: answer });
    await findRow('Pronájem');
    await user.click(screen.getByRole('button', { name: /^Zveřejnit od 1\.\s1\.\s2027$/u }));
    const dialog = within(screen.getByRole('dialog', { name: 'Zveřejnit ceník' }));
    expect(dialog.getByText(/Loft 1, od 1\.\s1\.\s2027/u)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Zveřejnit' }));
    expect(await dialog.findByText(/„Ceník 2026“ pro Loft 1 skončí 31\.\s12\.\s2026\./u)).toBeTruthy();
    expect(dialog.getByText(/„Ceník léto“ pro Loft 1 .* přestane platit\./u)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Nahradit a zveřejnit' }));
    await waitFor(() => expect(place()).toBe('/klient/cenik'));
    expect(changes.map(({ body }) => body)).toEqual([
      { version: 3, replace: false },
      { version: 3, replace: true },
    ]);
    expect(toasts[0]?.message).toMatch(/1\sdřívější ceník končí/u);
  });

  it('asks for a space first', async () => {
    const user = userEvent.setup();
    await show({ list: priceList({ spaces: [] }) });
    await findRow('Pronájem');
    await user.click(screen.getByRole('button', { name: 'Zveřejnit' }));
    expect(screen.getByText(/Vyberte, pro který prostor a od kdy ceník platí\./u)).toBeTruthy();
  });
});

describe('the settings of a list', () => {
  it('hold tenants, periods, VAT and days in their own fields', async () => {
    const user = userEvent.setup();
    const { changes } = await show();
    await findRow('Pronájem');
    await user.click(screen.getByRole('button', { name: 'Změnit: Komu pronajímáte' }));
    await user.click(screen.getByRole('button', { name: 'Přidat tarif' }));
    await waitFor(() => expect(document.activeElement).toHaveProperty('value', 'Nový tarif'));
    await user.keyboard('Občan obce');
    await user.click(screen.getByRole('button', { name: 'Změnit: Období' }));
    await type(user, screen.getByLabelText('Od'), '15. 10.');
    await user.click(screen.getByRole('button', { name: 'Změnit: DPH' }));
    await user.click(screen.getByRole('checkbox', { name: 'Jsme plátci DPH' }));
    expect(screen.getByText(/krátkodobý pronájem do 48\shodin má sazbu 21\s%/u)).toBeTruthy();
    await waitFor(() => expect(savedBody(changes)).toBeTruthy(), { timeout: 4000 });
    expect(savedBody(changes)).toMatchObject({
      vat_payer: true,
      tariffs: [{}, {}, { code: 'novy-tarif', label: 'Občan obce' }],
      periods: [{ from: '10-15', to: '04-30' }],
    });
  });

  it('say in the sentence whether a tenant proves the tariff', async () => {
    const user = userEvent.setup();
    const discount = {
      code: 'sleva',
      label: 'Sleva',
      kind: 'discount' as const,
      percent: 50,
      applies_to: ['pronajem'],
      when: { tariffs: ['spolek'] },
    };
    const input = { ...LIST, rules: [...(LIST.rules ?? []), discount] };
    const { changes } = await show({ list: priceList({}, input) });
    await user.click(within(await findRow('Sleva')).getByRole('button', { name: 'bez dokládání' }));
    expect(within(row('Sleva')).getByRole('button', { name: 'doloží se' })).toBeTruthy();
    expect(within(row('Pronájem')).queryByRole('button', { name: /dokl/u })).toBeNull();
    await waitFor(() => expect(savedBody(changes)).toBeTruthy(), { timeout: 4000 });
    expect(savedBody(changes).tariffs).toMatchObject([
      { code: 'soukroma', needs_proof: false },
      { code: 'spolek', needs_proof: true },
    ]);
  });

  it('copies the list to further spaces', async () => {
    const user = userEvent.setup();
    const { changes } = await show();
    await findRow('Pronájem');
    await user.click(screen.getByRole('button', { name: 'Použít i jinde' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Použít i jinde' }));
    expect(dialog.queryByRole('checkbox', { name: 'Loft 1' })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Použít' }));
    expect(await dialog.findByText('Vyberte aspoň jeden prostor.')).toBeTruthy();
    await user.click(dialog.getByRole('checkbox', { name: 'Loft 2' }));
    await user.click(dialog.getByRole('button', { name: 'Použít' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(savedBody(changes)).toBeTruthy(), { timeout: 4000 });
    expect(savedBody(changes).spaces).toEqual([
      { space_id: 1, valid_from: '2027-01-01', valid_until: null },
      { space_id: 2, valid_from: '2027-01-01', valid_until: null },
    ]);
  });

  it('shows which lists held in a space', async () => {
    const user = userEvent.setup();
    const rows = [
      { ...priceList({ state: 'archived', name: 'Ceník 2026' }), id: 7, nr_of_rules: 3 },
      { ...priceList({ name: 'Rozepsaný' }), id: 8, nr_of_rules: 3 },
    ];
    await show({
      change: (url) =>
        url.pathname === '/api/price-lists' ? { items: rows, page: 1, nr_of_pages: 1, total: 2 } : undefined,
    });
    await findRow('Pronájem');
    await user.click(screen.getByRole('button', { name: 'Historie' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Historie ceníků' }));
    expect((await dialog.findByRole('link', { name: 'Ceník 2026' })).getAttribute('href')).toBe(
      '/klient/cenik/7',
    );
    expect(dialog.queryByText('Rozepsaný')).toBeNull();
  });
});

describe('a typical booking', () => {
  it('shows its line items, and follows its fields', async () => {
    const user = userEvent.setup();
    await show();
    await user.click(await screen.findByRole('button', { name: /^Svatba v zimě/u }));
    await user.click(screen.getByRole('button', { name: 'Upravit akci' }));
    const form = within(screen.getByRole('group', { name: 'Upravit akci: Svatba v zimě' }));
    await type(user, form.getByLabelText('Počet: Ubrus'), '10');
    expect(getTotals()[0]).toBe('5 450 Kč');
    const start = form.getByLabelText('Začátek');
    await user.clear(start);
    expect(form.getByText('Doplňte začátek a konec.')).toBeTruthy();
  });

  it('orders what every guest gets without a quantity', async () => {
    const menu = { code: 'menu', label: 'Menu', kind: 'addon', unit: 'person', amount: 500 };
    const user = userEvent.setup();
    await show({ list: priceList({}, { ...LIST, rules: [...LIST.rules!, menu] }) });
    await user.click(await screen.findByRole('button', { name: /^Svatba v zimě/u }));
    await user.click(screen.getByRole('button', { name: 'Upravit akci' }));
    const form = within(screen.getByRole('group', { name: 'Upravit akci: Svatba v zimě' }));
    await user.click(form.getByLabelText('Menu'));
    expect(getTotals()[0]).toBe('45 100 Kč');
  });

  it('tells when the server computes another total', async () => {
    const user = userEvent.setup();
    await show({
      change: (url) =>
        url.pathname.endsWith('/try')
          ? { results: Array.from({ length: 5 }, () => ({ label: null, quote: { total: 1 } })) }
          : undefined,
    });
    await findRow('Pronájem');
    await type(user, amountOf('Pronájem'), '5000');
    expect((await screen.findAllByText(/správně je 1\sKč/u, undefined, { timeout: 4000 })).length).toBe(5);
  });
});

describe('a published price list', () => {
  const published = priceList({
    state: 'published',
    published_at: '2026-11-02T10:00:00Z',
    allowed_actions: ['copy', 'archive'],
  });

  it('is shown without tokens and copied for changes', async () => {
    const user = userEvent.setup();
    const { changes } = await show({ list: published });
    expect(await screen.findByText(/^V topné sezoně: Topení 500\sKč za akci\.$/u)).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(getTotals()[0]).toBe('5 100 Kč');
    await user.click(screen.getByRole('button', { name: 'Upravit kopii' }));
    await waitFor(() => expect(changes[0]).toMatchObject({ path: '/api/price-lists/12/copy' }));
  });
});
