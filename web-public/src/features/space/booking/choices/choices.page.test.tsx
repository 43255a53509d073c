import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Quote } from '@prostora/api-client';
import { priceListAnswer, priceRule, publicPriceList } from '@prostora/testing/price-list-fixtures.ts';
import {
  at,
  booked,
  free,
  quoteFor,
  renderBooking,
  stopClock,
  type BookingScenario,
} from '../../../../testing/render-booking.ts';
import { failWith } from '../../../../testing/render-site.tsx';

const DAY = '2026-12-17';
const EVENT = `date_from=${DAY}&time_from=16:00&time_to=20:00&guests=80`;

beforeEach(() => {
  stopClock('2026-12-01T10:00:00Z');
  sessionStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
});

const line = (code: string, kind: Quote['lines'][number]['kind'], label: string, amount: number) => ({
  ...{ code, kind, label, amount, units: 1, unit: 'event', unit_price: amount, vat_rate: 21 },
  refundable: true,
});
const listQuote = (total: number, change: Partial<Quote> = {}): Quote =>
  quoteFor(total, {
    basis: 'price_list',
    guests: 80,
    price_list: { id: 12, name: 'Ceník sálu 2026', version: 3 },
    tariff: { code: 'bezna', label: 'Běžná akce', kind: 'soukroma', needs_proof: false, reason: null },
    options: ['sal'],
    lines: [line('hodina', 'base', 'Pronájem', total)],
    total_without_vat: Math.round((total / 1.21) * 100) / 100,
    amounts_include_vat: true,
    per_person: total / 80,
    vat: [{ rate: 21, base: 1000, tax: 210, total }],
    valid_until: '2026-12-01T10:30:00Z',
    deposit: 5000,
    deposits: [{ code: 'kauce', label: 'Kauce', amount: 5000, up_to: false }],
    metered: [
      { code: 'elektrina', label: 'Elektřina', unit: 'kwh', unit_price: 8, text: 'podle měřidla 8 Kč/kWh' },
    ],
    ...change,
  });
const freeByList = (quote: Quote) => free({ price: quote.total, price_per_hour: null, quote });

const open = async (scenario: BookingScenario = {}, search = EVENT) => {
  const calls = renderBooking(
    { priceList: () => priceListAnswer(), check: () => freeByList(listQuote(1600)), ...scenario },
    `/prostor/pragovka/loft?${search}&rezervace=`,
  );
  const form = within(
    await screen.findByRole('dialog', { name: /^(?:Vybrat termín|Rezervovat|Poslat žádost|Zeptat se)$/u }),
  );
  return { ...calls, form, user: userEvent.setup() };
};
const fillAndSend = async (user: ReturnType<typeof userEvent.setup>): Promise<void> => {
  fireEvent.change(screen.getByLabelText('Jméno a příjmení'), { target: { value: 'Jana Nová' } });
  fireEvent.change(screen.getByLabelText('E-mail'), { target: { value: 'jana@example.cz' } });
  await user.click(screen.getByRole('checkbox', { name: /^Souhlasím/u }));
  await user.click(
    within(screen.getByRole('dialog')).getByRole('button', {
      name: /^(?:Rezervovat|Poslat žádost|Zeptat se)$/u,
    }),
  );
};

describe('choices of a price list', () => {
  it('are not asked for without a list', async () => {
    const { form, checks } = await open({ priceList: () => ({ price_list: null, next: null }) });
    await form.findByText('Termín je volný');
    expect(form.queryByLabelText('Kdo si pronajímá')).toBeNull();
    expect(form.queryByText('Co je v ceně a podmínky')).toBeNull();
    expect(Object.keys(checks[0] ?? {})).toEqual([
      'space_id',
      'start_datetime',
      'end_datetime',
      'number_of_guests',
    ]);
  });

  it('show line items, the total, VAT, what is metered and the deposit apart', async () => {
    const lines = [
      line('hodina', 'base', 'Pronájem', 1000),
      { ...line('ubrus', 'addon', 'Ubrus', 350), units: 10, unit: 'piece', unit_price: 35 },
      { ...line('sleva', 'discount', 'Sleva', -500), unit: null },
    ];
    const { form } = await open({ check: () => freeByList(listQuote(850, { lines })) });
    const rowOf = async (name: string) => (await form.findByText(name)).parentElement?.textContent;
    expect(await rowOf('Celkem')).toBe('Celkem850\u00a0Kč');
    expect(await rowOf('Ubrus, 10 × 35 Kč')).toBe('Ubrus, 10 × 35\u00a0Kč350\u00a0Kč');
    expect(await rowOf('Sleva')).toMatch(/^Sleva.500\sKč$/u);
    expect(await rowOf('z toho DPH 21 %')).toMatch(/210\sKč$/u);
    expect(await rowOf('Elektřina')).toBe('Elektřinapodle měřidla 8 Kč/kWh');
    expect(await rowOf('Kauce, vratná, mimo cenu')).toMatch(/5\s000\sKč$/u);
  });

  it('fold line items beyond six', async () => {
    const lines = Array.from({ length: 9 }, (_, index) => line(`p-${index}`, 'base', `Položka ${index}`, 10));
    const { form } = await open({ check: () => freeByList(listQuote(90, { lines })) });
    const more = await form.findByText('a další 3');
    expect(within(more.closest('details') as HTMLElement).getAllByText(/^Položka/u)).toHaveLength(3);
  });

  it('call an estimate „orientačně“ with its reason and never a total', async () => {
    const message = 'Cena tohoto tarifu platí po doložení.';
    const quote = listQuote(17_600, {
      complete: false,
      reasons: [{ code: 'TARIFF_NEEDS_PROOF', message }],
    });
    const { form } = await open({ check: () => freeByList(quote) });
    expect(await form.findByText('orientačně 17 600 Kč')).toBeTruthy();
    expect(form.getByText(message)).toBeTruthy();
    expect(form.queryByText('Celkem')).toBeNull();
  });

  it('add the VAT of a net list before the total', async () => {
    const net = listQuote(1210, { amounts_include_vat: false, total_without_vat: 1000 });
    const { form } = await open({ check: () => freeByList(net) });
    expect((await form.findByText('Bez DPH')).parentElement?.textContent).toMatch(/1\s000\sKč$/u);
    expect(form.queryByText(/^z toho DPH/u)).toBeNull();
  });

  it('tell of an owner who pays no VAT', async () => {
    const { form } = await open({
      check: () => freeByList(listQuote(1000, { vat: [], total_without_vat: null })),
    });
    expect(await form.findByText('Neplátce DPH')).toBeTruthy();
  });

  it('begin with the tariff of the event', async () => {
    const { form, user, checks } = await open({}, `${EVENT}&tariff=mistni_spolek`);
    const tariff = await form.findByLabelText<HTMLSelectElement>('Kdo si pronajímá');
    expect(tariff.value).toBe('spolek');
    await waitFor(() => expect(checks.at(-1)).toMatchObject({ tariff: 'spolek' }));
    await user.selectOptions(tariff, 'Běžná akce');
    await waitFor(() => expect(checks.at(-1)).toMatchObject({ tariff: 'bezna' }));
  });

  it('begin with the default tariff when the list has none of the event', async () => {
    const { form, checks } = await open({}, `${EVENT}&tariff=skola`);
    const tariff = await form.findByLabelText<HTMLSelectElement>('Kdo si pronajímá');
    expect(tariff.value).toBe('bezna');
    await waitFor(() => expect(checks.length).toBeGreaterThan(0));
    expect(checks.at(-1)).not.toHaveProperty('tariff');
  });

  it('find the tariff by the company number and tell why', async () => {
    const club = {
      ...{ code: 'spolek', label: 'Místní spolek', kind: 'mistni_spolek' as const },
      ...{ needs_proof: false, reason: 'spolek, sídlo v obci' },
    };
    const { form, user, checks } = await open({
      check: ({ ico }) => freeByList(ico ? listQuote(800, { tariff: club }) : listQuote(1600)),
    });
    const tariff = await form.findByLabelText<HTMLSelectElement>('Kdo si pronajímá');
    await waitFor(() => expect(tariff.selectedOptions[0]?.textContent).toBe('Běžná akce'));
    await user.type(form.getByLabelText(/^IČO/u), '266 48 148');
    expect(await form.findByText('Místní spolek: spolek, sídlo v obci.')).toBeTruthy();
    expect(tariff.selectedOptions[0]?.textContent).toBe('Místní spolek');
    expect(checks.at(-1)).toMatchObject({ ico: '26648148' });
    expect(checks.at(-1)).not.toHaveProperty('tariff');
    await user.selectOptions(tariff, 'Běžná akce');
    await waitFor(() => expect(checks.at(-1)).toMatchObject({ tariff: 'bezna' }));
    expect(form.getByLabelText<HTMLInputElement>(/^IČO/u).value).toBe('266 48 148');
  });

  it('refuse an impossible company number and do not send it', async () => {
    const { form, user, checks } = await open();
    await user.type(await form.findByLabelText(/^IČO/u), '12345678');
    await user.tab();
    expect(await form.findByText('IČO má osm číslic a tohle neprošlo kontrolou')).toBeTruthy();
    expect(checks.some((check) => 'ico' in check)).toBe(false);
  });

  it('send the chosen options of each group, add-ons, layout, entry and exit', async () => {
    const { form, user, checks } = await open();
    await user.click(await form.findByRole('radio', { name: 'Salonek' }));
    expect(form.getByRole<HTMLInputElement>('radio', { name: 'Sál' }).checked).toBe(false);
    await user.click(form.getByRole('checkbox', { name: 'Uklidíme sami' }));
    await user.type(form.getByLabelText('Ubrus, počet'), '10');
    await user.click(form.getByRole('radio', { name: /Kulaté stoly$/u }));
    await user.click(form.getByText('Příprava a úklid'));
    await user.selectOptions(form.getByLabelText('Příjezd'), '14:00');
    await user.selectOptions(form.getByLabelText('Odchod'), '1:00 (další den)');
    await waitFor(() =>
      expect(checks.at(-1)).toEqual({
        space_id: 1,
        start_datetime: at(DAY, 960),
        end_datetime: at(DAY, 1200),
        number_of_guests: 80,
        layout: 'banket',
        access_from: at(DAY, 840),
        access_until: at(DAY, 1500),
        options: ['salonek', 'uklidime'],
        addons: [{ code: 'ubrus', quantity: 10 }],
      }),
    );
    expect(checks.length).toBeLessThan(6);
  });

  it('order an add-on of every guest without a quantity', async () => {
    const menu = priceRule('addon', 'menu', 'Menu', 'Menu 890 Kč na osobu', { unit: 'person', amount: 890 });
    const { rules } = publicPriceList();
    const { form, user, checks } = await open({
      priceList: () => priceListAnswer({ rules: [...rules, menu] }),
    });
    await user.click(await form.findByRole('checkbox', { name: 'Menu 890 Kč na osobu' }));
    expect(form.queryByLabelText('Menu, počet')).toBeNull();
    await waitFor(() => expect(checks.at(-1)).toMatchObject({ addons: [{ code: 'menu', quantity: 1 }] }));
    await user.click(form.getByRole('checkbox', { name: 'Menu 890 Kč na osobu' }));
    await waitFor(() => expect(checks.at(-1)).not.toHaveProperty('addons'));
  });

  it('are submitted with the token of the shown quote', async () => {
    const { form, user, attempts } = await open();
    await user.click(await form.findByRole('checkbox', { name: 'Uklidíme sami' }));
    await user.type(form.getByLabelText('Ubrus, počet'), '2');
    await form.findByText('Celkem');
    await fillAndSend(user);
    await screen.findByText('Co bude dál');
    expect(attempts[0]).toMatchObject({
      options: ['sal', 'uklidime'],
      addons: [{ code: 'ubrus', quantity: 2 }],
      quote_token: 'signed-quote',
    });
  });

  it('get the errors of the server on their fields and keep what was typed', async () => {
    const { form, user } = await open({
      answers: [
        failWith(422, {
          error_code: 'VALIDATION',
          errors: {
            tariff: 'Takový tarif v ceníku není.',
            'addons.0.quantity': 'Zadejte počet od 1 do 100 000.',
            'options.0': 'Z těchto možností vyberte jen jednu.',
            access_from: 'Příjezd je po začátku.',
          },
        }),
      ],
    });
    await user.type(await form.findByLabelText('Ubrus, počet'), '3');
    await form.findByText('Celkem');
    await fillAndSend(user);
    expect(await form.findByText('Takový tarif v ceníku není.')).toBeTruthy();
    expect(form.getByLabelText('Kdo si pronajímá').getAttribute('aria-invalid')).toBe('true');
    expect(form.getByLabelText('Ubrus, počet').getAttribute('aria-invalid')).toBe('true');
    expect(form.getByText('Z těchto možností vyberte jen jednu.')).toBeTruthy();
    expect(form.getByLabelText('Příjezd').closest('details')?.open).toBe(true);
    expect(form.getByLabelText<HTMLInputElement>('Ubrus, počet').value).toBe('3');
  });

  it('are kept when the form is closed', async () => {
    const { form, user } = await open();
    await user.type(await form.findByLabelText('Ubrus, počet'), '7');
    await user.click(form.getByRole('radio', { name: 'Salonek' }));
    await form.findByText('Celkem');
    await user.keyboard('{Escape}');
    const card = within(screen.getByRole('region', { name: 'Rezervace' }));
    await user.click(card.getByRole('button', { name: /^(?:Vybrat termín|Poslat žádost)$/u }));
    expect((await screen.findByLabelText<HTMLInputElement>('Ubrus, počet')).value).toBe('7');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Salonek' }).checked).toBe(true);
  });

  it('show both numbers of a changed price and send only the pressed one', async () => {
    const quote = listQuote(3650, { token: 'new-quote' });
    const { form, user, attempts } = await open({
      answers: [
        failWith(409, { error_code: 'PRICE_CHANGED', quote_before: { total: 2650 }, quote }),
        booked({ price: 3650 }),
      ],
    });
    await form.findByText('Celkem');
    await fillAndSend(user);
    const question = within(await form.findByRole('alert'));
    expect(question.getByText('Cena se mezitím změnila')).toBeTruthy();
    expect(question.getByText('2 650 Kč')).toBeTruthy();
    expect(question.getByText('3 650 Kč')).toBeTruthy();
    expect(attempts).toHaveLength(1);
    expect(form.queryByRole('button', { name: /^(?:Rezervovat|Poslat žádost|Zeptat se)$/u })).toBeNull();
    await user.click(question.getByRole('button', { name: /^Ano, za 3\s650\sKč/u }));
    await screen.findByText('Co bude dál');
    expect(attempts[1]).toMatchObject({ quote_token: 'new-quote' });
  });

  it('lead to a sheet with space, address, contact, price, guests and number', async () => {
    const { form, user } = await open({
      answers: [booked({ number_of_guests: 80, price: 1600, quote: listQuote(1600) })],
    });
    await form.findByText('Celkem');
    await fillAndSend(user);
    await screen.findByText('Co bude dál');
    const rows = within(screen.getByRole('dialog'))
      .getAllByRole('definition')
      .map((value) => [value.previousElementSibling?.textContent, value.textContent]);
    expect(rows).toEqual([
      ['Prostor', expect.stringContaining('Loft Kotelna')],
      ['Adresa', expect.stringMatching(/Kolbenova/u)],
      ['Kontakt', expect.stringMatching(/123\s456\s789/u)],
      ['Cena', expect.stringMatching(/^1\s600\sKč a\svratná kauce 5\s000\sKč$/u)],
      ['Počet hostů', '80'],
      ['Číslo rezervace', '5'],
    ]);
  });
});

describe('price of the event in the booking card', () => {
  const openPage = async (scenario: BookingScenario, search = EVENT) => {
    const calls = renderBooking(scenario, `/prostor/pragovka/loft?${search}`);
    return { ...calls, card: within(await screen.findByRole('region', { name: 'Rezervace' })) };
  };

  it('is shown before the form is opened, with its state', async () => {
    const { card, checks } = await openPage(
      { check: () => freeByList(listQuote(1600)) },
      `${EVENT}&layout=banket`,
    );
    expect((await card.findAllByText('1 600 Kč'))[0]?.parentElement?.textContent).toBe(
      '1\u00a0600\u00a0Kč celkem',
    );
    expect(card.getByText('Volno')).toBeTruthy();
    expect(card.getByText(/^20\sKč na osobu · včetně DPH · cena platí do 11:30$/u)).toBeTruthy();
    expect(card.getByRole('button', { name: /^Hostů/u }).textContent).toBe('Hostů80, kulaté stoly');
    expect(card.getByRole('button', { name: /^Kdo si pronajímá/u }).textContent).toMatch(/Běžná akce$/u);
    expect(checks).toEqual([expect.objectContaining({ number_of_guests: 80, layout: 'banket' })]);
  });

  it('stands in fixed order: items, total, what is not part of it, button, cancellation', async () => {
    const lines = Array.from({ length: 8 }, (_, index) =>
      line(`polozka-${index}`, index === 7 ? 'mandatory' : 'base', `Položka ${index + 1}`, 200),
    ).map((one, index) => ({ ...one, refundable: index !== 7 }));
    const { card } = await openPage({ check: () => freeByList(listQuote(1600, { lines })) });
    const button = await card.findByRole('button', { name: 'Poslat žádost' });
    expect(card.getByText('a další 2').closest('details')?.open).toBe(false);
    const texts = ['Položka 6', 'a další 2', 'Celkem', /^z toho DPH/u, 'Elektřina', /^Kauce, vratná/u];
    const sentence = card.getByText(/^Do potvrzení zrušíte zdarma, pak se nevrací 200\sKč\.$/u);
    const order = [...texts.map((text) => card.getByText(text)), button, sentence];
    for (const [index, element] of order.slice(1).entries())
      expect(order[index]?.compareDocumentPosition(element)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const section = within(await screen.findByRole('region', { name: 'Kdyby z\u00a0toho sešlo' }));
    expect(
      section.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')),
    ).toEqual([
      'do potvrzení, nejdéle do pá 4. 12. 2026 11:00Žádost vezmete zpět bez poplatku a nic neplatíte.',
      'po potvrzení do čt 17. 12. 2026 16:00Podle ceníku se vrací 1 400 Kč, nevrací se 200 Kč. Kauce 5 000 Kč se vrací.',
      'od čt 17. 12. 2026 16:00Rezervaci už zrušit nejde, platí se celá cena 1 600 Kč. Kauce 5 000 Kč se vrací.',
    ]);
  });

  it('is that of the tariff of the event', async () => {
    const { card, checks } = await openPage(
      { priceList: () => priceListAnswer(), check: () => freeByList(listQuote(800)) },
      `${EVENT}&tariff=mistni_spolek`,
    );
    expect((await card.findByText('Celkem')).parentElement?.textContent).toBe('Celkem800\u00a0Kč');
    expect(checks).toEqual([expect.objectContaining({ tariff: 'spolek' })]);
  });

  it('is an estimate on request outside the offered hours', async () => {
    const message = 'Majitel má ceny vypsané do 22:00, zbytek je odhad.';
    const quote = quoteFor(17_600, { complete: false, reasons: [{ code: 'OUTSIDE_WINDOWS', message }] });
    const { card } = await openPage({
      check: () => free({ offered: 'partly', price: 17_600, price_per_hour: null, quote }),
    });
    expect((await card.findByText('Cena')).parentElement?.textContent).toMatch(
      /^Cenaorientačně 17\s600\sKč$/u,
    );
    expect(card.queryByText(/celkem/iu)).toBeNull();
    expect([card.getByText('Na dotaz'), card.getByText(message)]).toHaveLength(2);
  });

  it('gives way to the reason when the slot is taken', async () => {
    const { card } = await openPage({
      check: () => free({ available: false, message: 'Termín už je obsazený' }),
    });
    expect(await card.findByText('Termín už je obsazený')).toBeTruthy();
    expect(card.queryByText(/Kč/u)).toBeNull();
  });

  it('is not asked for without hours', async () => {
    const { card, checks } = await openPage({}, `date_from=${DAY}&guests=80`);
    await card.findByRole('button', { name: /^Od/u });
    expect(checks).toEqual([]);
  });
});
