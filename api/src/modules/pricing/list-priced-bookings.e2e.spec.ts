import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { LightMyRequestResponse } from 'fastify';
import { openSession } from '../../../test/access-matrix.fixtures.ts';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { BookingCalls, type Headers } from '../../../test/bookings.ts';
import { Mailbox } from '../../../test/mails.ts';
import { SMALLEST_POOLS } from '../../../test/pools.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { UnitOfWork } from '../../platform/database/index.ts';
import { DomainError } from '../../platform/errors/index.ts';
import { CompanyRegister, type Company } from '../accounts/customers/index.ts';
import { AvailabilityRule, BookingSettings } from '../availability/index.ts';
import { Reservation } from '../reservations/index.ts';
import { ReservationListeners } from '../reservations/mails/reservation.listeners.ts';
import type { Space } from '../spaces/index.ts';
import { Purpose } from '../taxonomy/index.ts';
import type { PriceListAnswerDto } from './price-lists/price-list.dto.ts';
import type { QuoteDto } from './quote.dto.ts';

const NOW = '2027-02-01T09:00:00.000Z';
const LIST = {
  name: 'Ceník sálu 2027',
  vat_payer: true,
  tariffs: [
    { code: 'bezna', label: 'Běžná akce', kind: 'soukroma', is_default: true },
    {
      code: 'spolek',
      label: 'Místní spolek',
      kind: 'mistni_spolek',
      needs_proof: true,
      legal_forms: ['706'],
      municipality_code: '581283',
    },
  ],
  options: [
    { code: 'sal', label: 'Sál', group: 'mistnost', is_default: true },
    { code: 'salonek', label: 'Salonek', group: 'mistnost' },
    { code: 'uklidime', label: 'Uklidíme sami' },
  ],
  periods: [{ code: 'zima', label: 'Topná sezona', kind: 'yearly', from: '10-01', to: '04-30' }],
  groups: [{ code: 'pronajem', choose: 'cheapest' }],
  rules: [
    {
      code: 'hodina',
      label: 'Pronájem za hodinu',
      kind: 'base',
      group: 'pronajem',
      unit: 'started_hour',
      amount: 250,
    },
    { code: 'den', label: 'Pronájem za den', kind: 'base', group: 'pronajem', unit: 'day', amount: 1200 },
    {
      code: 'topeni',
      label: 'Topení',
      kind: 'mandatory',
      unit: 'event',
      amount: 500,
      vat_item: 'service',
      when: { periods: ['zima'] },
    },
    {
      code: 'uklid',
      label: 'Úklid',
      kind: 'mandatory',
      unit: 'event',
      amount: 600,
      vat_item: 'service',
      when: { not_options: ['uklidime'] },
    },
    { code: 'ubrus', label: 'Ubrus', kind: 'addon', unit: 'piece', amount: 35, vat_item: 'service' },
    {
      code: 'spolek',
      label: 'Sleva pro místní spolky',
      kind: 'discount',
      group: 'sleva',
      fraction: [1, 2],
      when: { tariffs: ['spolek'] },
    },
    { code: 'elektrina', label: 'Elektřina', kind: 'metered', unit: 'kwh', amount: 8 },
    { code: 'kauce', label: 'Kauce', kind: 'deposit', unit: 'event', amount: 5000 },
  ],
};
const SLOT = { start_datetime: '2027-11-13T14:00', end_datetime: '2027-11-13T20:30' };
const CHOICES = {
  access_from: '2027-11-13T12:00',
  access_until: null,
  layout: 'banket',
  purpose: 'oslava',
  tariff: 'bezna',
  ico: null,
  options: ['sal'],
  addons: [{ code: 'ubrus', quantity: 10 }],
};
const OTHER_LIST = {
  name: 'Nový',
  rules: [{ code: 'akce', label: 'Akce', kind: 'base', unit: 'event', amount: 9000 }],
};
const CLUB: Company = {
  ico: '26648148',
  name: 'Spolek přátel',
  dic: null,
  street: null,
  city: 'Ostrovánky',
  postalCode: null,
  isVatPayer: false,
  isDefunct: false,
  legalForm: '706',
  municipalityCode: '581283',
};

type PricedBody = { id: number; status: string; price: number; price_state: string; quote: QuoteDto };
type Check = PricedBody & { message: string; available: boolean; price_per_hour: number | null };

let test: TestApp;
let calls: BookingCalls;
let space: Space;
let owner: Headers;

beforeAll(async () => {
  test = await createTestApp(SMALLEST_POOLS);
  calls = new BookingCalls(test);
  await test.make.purpose({ slug: 'oslava' });
});
afterAll(() => test.close());
beforeEach(async () => {
  jest.spyOn(test.app.get(Clock), 'now').mockImplementation(() => new Date(NOW));
  space = await test.make.space({ withoutPhoto: true, capacity: 100, priceFromHaler: 120_000 });
  owner = await calls.signInOwner(space);
});
afterEach(() => {
  jest.restoreAllMocks();
});

async function setNow(instant: string): Promise<void> {
  jest.spyOn(test.app.get(Clock), 'now').mockImplementation(() => new Date(instant));
  owner = await calls.signInOwner(space);
}
async function publish(
  list: object = LIST,
  valid_from = '2027-01-01',
  valid_until: string | null = null,
): Promise<number> {
  const spaces = [{ space_id: space.id, valid_from, valid_until }];
  const created = await calls.send('POST', 'price-lists', owner, { ...list, spaces });
  expect([created.statusCode, created.body]).toEqual([201, expect.anything()]);
  const { id } = created.json<PriceListAnswerDto>().price_list;
  const body = { version: 1, replace: true };
  expect((await calls.send('POST', `price-lists/${id}/publish`, owner, body)).statusCode).toBe(200);
  return id;
}
const ask = (more: object = {}): Promise<LightMyRequestResponse> =>
  calls.send('POST', 'pricing/quote', {}, { space_id: space.id, ...SLOT, guests: 80, ...CHOICES, ...more });
const quote = async (more: object = {}): Promise<QuoteDto> =>
  (await ask(more)).json<{ quote: QuoteDto }>().quote;
const check = async (more: object = {}): Promise<Check> =>
  (
    await calls.send(
      'POST',
      'reservations/check-availability',
      {},
      { space_id: space.id, ...SLOT, number_of_guests: 80, ...CHOICES, ...more },
    )
  ).json();
const book = (more: object = {}): Promise<LightMyRequestResponse> =>
  calls.book(space, SLOT, { number_of_guests: 80, ...CHOICES, ...more });
const reservationIn = (answer: LightMyRequestResponse): PricedBody & { guest_url: string } => {
  if (answer.statusCode > 201) throw new Error(answer.body);
  return answer.json<{ reservation: PricedBody & { guest_url: string } }>().reservation;
};
const toFields = (answer: LightMyRequestResponse): [number, string[]] => [
  answer.statusCode,
  Object.keys(answer.json<{ errors?: Record<string, string> }>().errors ?? {}),
];
async function openDaily(crowns: number): Promise<void> {
  const em = test.orm.em.fork();
  const rule = { space: space.id, weekdays: [1, 2, 3, 4, 5, 6, 7], fromMinute: 0, toMinute: 1440 };
  em.create(AvailabilityRule, { ...rule, pricePerHourHaler: crowns * 100 }, { partial: true });
  await em.flush();
}

describe('POST /api/pricing/quote of a space with a published list', () => {
  it('prices by the list with all choices', async () => {
    const id = await publish();
    expect(await quote()).toMatchObject({
      basis: 'price_list',
      price_list: { id, name: 'Ceník sálu 2027', version: 1 },
      tariff: { code: 'bezna', reason: null },
      options: ['sal'],
      lines: [
        { code: 'den', amount: 1200, vat_rate: 21 },
        { code: 'topeni', amount: 500 },
        { code: 'uklid', amount: 600 },
        { code: 'ubrus', units: 10, amount: 350 },
      ],
      total: 2650,
      total_without_vat: 2190.08,
      per_person: 33.13,
      vat: [{ rate: 21, base: 2190.08, tax: 459.92, total: 2650 }],
      deposit: 5000,
      metered: [{ code: 'elektrina', text: 'podle měřidla 8\u00a0Kč/kWh' }],
      complete: true,
      token: expect.any(String),
      valid_until: '2027-02-01T09:30:00.000Z',
    });
  });

  it('prices by windows on a day without a list', async () => {
    await publish(LIST, '2027-01-01', '2027-11-12');
    await openDaily(1000);
    const none = { tariff: null, options: null, addons: null };
    expect(await quote(none)).toMatchObject({ basis: 'windows', price_list: null, total: 6500 });
    const midnight = {
      start_datetime: '2027-11-12T23:30',
      end_datetime: '2027-11-13T01:00',
      access_from: null,
    };
    expect(await quote({ ...none, ...midnight })).toMatchObject({ basis: 'price_list', deposit: 5000 });
    expect(toFields(await ask())).toEqual([422, ['tariff', 'options.0', 'addons.0.code']]);
  });

  it.each<[string, object, string[]]>([
    ['an unknown tariff', { tariff: 'skola' }, ['tariff']],
    ['an unknown option', { options: ['bar'] }, ['options.0']],
    ['an unknown add-on', { addons: [{ code: 'zidle' }] }, ['addons.0.code']],
    ['an unknown purpose', { purpose: 'let-na-mars' }, ['purpose']],
    ['an unknown layout', { layout: 'hvezda' }, ['layout']],
    ['an entry after the start', { access_from: '2027-11-13T15:00' }, ['access_from']],
    ['an exit before the end', { access_until: '2027-11-13T15:00' }, ['access_until']],
    ['an invalid company number', { tariff: null, ico: '123' }, ['ico']],
    ['a slot in the past', { start_datetime: '2027-01-01T14:00', access_from: null }, ['start_datetime']],
    ['no guests', { guests: 0 }, ['guests']],
  ])('rejects %s', async (_what, more, fields) => {
    await publish();
    expect(toFields(await ask(more))).toEqual([422, fields]);
  });

  it('knows a purpose by its former slug on both sides', async () => {
    const [kept, former] = [`ples-${space.id}`, `bal-${space.id}`];
    const { id } = await test.make.purpose({ slug: former });
    const rules = [
      {
        code: 'ples',
        label: 'Ples',
        kind: 'base',
        unit: 'event',
        amount: 7000,
        when: { purposes: [former] },
      },
    ];
    await publish({ ...OTHER_LIST, rules });
    const em = test.orm.em.fork();
    await em.nativeUpdate(Purpose, { id }, { slug: kept });
    await em
      .getConnection()
      .execute(`insert into taxonomy_alias (kind, key, term_id) values ('purpose', ?, ?)`, [former, id]);
    const none = { tariff: null, options: null, addons: null };
    for (const purpose of [kept, former])
      expect(await quote({ ...none, purpose })).toMatchObject({ total: 7000, complete: true });
    expect(await quote({ ...none, purpose: 'oslava' })).toMatchObject({ basis: 'none' });
  });

  it('finds the tariff of a company, and prices without it while the register is unreachable', async () => {
    await publish();
    const find = jest.spyOn(test.app.get(CompanyRegister), 'find').mockResolvedValue(CLUB);
    const company = { tariff: null, ico: CLUB.ico };
    expect(await quote(company)).toMatchObject({
      tariff: { code: 'spolek', needs_proof: false, reason: 'spolek, sídlo v obci' },
      complete: true,
    });
    expect(await quote({ tariff: 'spolek' })).toMatchObject({
      complete: false,
      reasons: [{ code: 'TARIFF_NEEDS_PROOF' }],
    });
    find.mockRejectedValue(new DomainError('unavailable', 'ARES_UNAVAILABLE'));
    expect(await quote(company)).toMatchObject({ tariff: { code: 'bezna' }, complete: true });
  });

  it('has no price above the largest amount of a reservation', async () => {
    const rules = [{ code: 'osoba', label: 'Osoba', kind: 'base', unit: 'person', amount: 268_435.45 }];
    await publish({ ...OTHER_LIST, rules });
    const none = { tariff: null, options: null, addons: null };
    expect(await quote(none)).toMatchObject({ basis: 'price_list', total: 21_474_836 });
    expect(await quote({ ...none, guests: 81 })).toMatchObject({
      basis: 'none',
      total: 0,
      reasons: [{ code: 'NO_PRICE' }],
    });
    const booked = await book({ ...none, number_of_guests: 81 });
    expect(reservationIn(booked)).toMatchObject({ price: 0, price_state: 'none' });
  });
});

describe('the availability check of a space with a published list', () => {
  it('answers the quote of the choices', async () => {
    await publish();
    await openDaily(1000);
    const answer = await check();
    expect(answer).toMatchObject({ available: true, price: 2650, price_per_hour: null });
    expect(answer.quote.hash).toBe((await quote()).hash);
  });

  it('reports a wrong choice in the message', async () => {
    await publish();
    for (const [more, message] of [
      [{ tariff: 'skola' }, 'Takový tarif v ceníku není.'],
      [{ addons: [{ code: 'ubrus', quantity: 0 }] }, 'Zadejte počet od 1 do 100 000.'],
      [{ options: 'sal' }, expect.any(String)],
    ] as const)
      expect(await check(more)).toMatchObject({ available: false, message, quote: null, price: 0 });
  });

  it('does not know the guests unless given', async () => {
    const rules = [{ code: 'osoba', label: 'Osoba', kind: 'base', unit: 'person', amount: 100 }];
    await publish({ ...OTHER_LIST, rules });
    const none = { tariff: null, options: null, addons: null };
    expect(await check({ ...none, number_of_guests: undefined })).toMatchObject({
      price: 100,
      quote: { guests: null, complete: false, reasons: [{ code: 'GUESTS_MISSING' }] },
    });
  });

  it('prices other slots with the same choices', async () => {
    await publish();
    await publish({ ...LIST, rules: [{ ...LIST.rules[1], amount: 2000 }] }, '2027-11-14');
    reservationIn(await book());
    expect(await check()).toMatchObject({
      available: false,
      price: 2650,
      alternatives: [
        { kind: 'earlier', price: 2650, price_state: 'complete' },
        { kind: 'later', price: 2650 },
        { kind: 'other_day', start_datetime: '2027-11-14T13:00:00.000Z', price: 2000 },
      ],
    });
    const taken = await book();
    expect([taken.statusCode, taken.json()]).toMatchObject([
      409,
      { error_code: 'SLOT_TAKEN', alternatives: [{ price: 2650 }, {}, { price: 2000 }] },
    ]);
  });
});

describe('POST /api/reservations of a space with a published list', () => {
  const bookInstantly = async (more: object): Promise<string> => {
    const em = test.orm.em.fork();
    await em.upsert(BookingSettings, { space: space.id, instantBooking: true });
    return reservationIn(await book(more)).status;
  };

  it('stores the quote with its input and list', async () => {
    const id = await publish();
    const find = jest.spyOn(test.app.get(CompanyRegister), 'find').mockResolvedValue(CLUB);
    const booked = reservationIn(await book({ tariff: null, ico: CLUB.ico }));
    // Half of the rent of 1200.
    expect(booked).toMatchObject({ price: 2050, price_state: 'complete', quote: { deposit: 5000 } });
    const em = test.orm.em.fork();
    const stored = await em.findOneOrFail(Reservation, { id: booked.id }, { populate: ['quote'] });
    expect(stored.quote).toMatchObject({
      hash: booked.quote.hash,
      listId: id,
      listVersion: 1,
      input: {
        space_id: space.id,
        start_datetime: '2027-11-13T13:00:00.000Z',
        access_from: '2027-11-13T11:00:00.000Z',
        guests: 80,
        purpose: 'oslava',
        tariff: null,
        options: ['sal'],
        addons: [{ code: 'ubrus', quantity: 10 }],
        company: { legal_form: '706', municipality_code: '581283' },
      },
    });
    expect(stored.quote?.input).not.toHaveProperty('ico');
    expect(find).toHaveBeenCalledTimes(1);
  });

  it('rejects a wrong choice on its field', async () => {
    await publish();
    expect(toFields(await book({ tariff: 'skola' }))).toEqual([422, ['tariff']]);
    expect(toFields(await book({ addons: [{ code: 'ubrus', quantity: 0 }] }))).toEqual([
      422,
      ['addons.0.quantity'],
    ]);
    expect(await test.orm.em.fork().count(Reservation, { space: space.id })).toBe(0);
  });

  it('confirms at once only a complete price', async () => {
    await publish();
    await openDaily(0);
    expect(await bookInstantly({})).toBe('confirmed');
  });

  it('does not confirm an estimate at once', async () => {
    await publish();
    await openDaily(1000);
    expect(await bookInstantly({ tariff: 'spolek' })).toBe('pending');
  });
});

describe('the quote token of a list', () => {
  it('wins for 30 minutes over a list that rejects the choices', async () => {
    await publish();
    const { token } = await quote();
    await publish(OTHER_LIST);
    expect(toFields(await book())).toEqual([422, ['tariff', 'options.0', 'addons.0.code']]);
    await setNow('2027-02-01T09:29:59Z');
    expect(reservationIn(await book({ quote_token: token }))).toMatchObject({
      price: 2650,
      price_state: 'complete',
      quote: { price_list: { name: 'Ceník sálu 2027' } },
    });
  });

  it('is answered with both numbers after 30 minutes', async () => {
    await publish();
    const { token } = await quote();
    const rules = LIST.rules.map((rule) => (rule.code === 'den' ? { ...rule, amount: 1300 } : rule));
    await publish({ ...LIST, rules });
    await setNow('2027-02-01T09:30:00Z');
    const answer = await book({ quote_token: token });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      { error_code: 'PRICE_CHANGED', quote_before: { total: 2650 }, quote: { total: 2750 } },
    ]);
    const { token: current } = answer.json<{ quote: QuoteDto }>().quote;
    expect(reservationIn(await book({ quote_token: current }))).toMatchObject({ price: 2750 });
  });

  it('is accepted by equal choices in another order', async () => {
    await publish();
    const { token } = await quote({
      options: ['uklidime', 'sal'],
      addons: [{ code: 'ubrus' }, { code: 'ubrus' }],
    });
    const same = { options: ['sal', 'uklidime'], addons: [{ code: 'ubrus', quantity: 2 }] };
    const same2 = { ...same, access_until: SLOT.end_datetime, quote_token: token };
    expect(reservationIn(await book(same2))).toMatchObject({ price: 1770 });
  });

  it.each<[string, object]>([
    ['tariff', { tariff: 'spolek' }],
    ['options', { options: ['salonek'] }],
    ['add-ons', { addons: [{ code: 'ubrus', quantity: 11 }] }],
    ['purpose', { purpose: null }],
    ['layout', { layout: 'skolni' }],
    ['entry', { access_from: '2027-11-13T11:00' }],
    ['company', { ico: CLUB.ico }],
    ['guests', { number_of_guests: 81 }],
  ])('is rejected for another choice of %s', async (_what, more) => {
    await publish();
    const { token } = await quote();
    expect(toFields(await book({ ...more, quote_token: token }))).toEqual([422, ['quote_token']]);
  });

  it('of 200 long lines is accepted', async () => {
    const random = (length: number): string =>
      Array.from({ length }, () => String.fromCodePoint(0x4e00 + Math.floor(Math.random() * 20_000))).join(
        '',
      );
    const addons = Array.from({ length: 199 }, (_each, index) => ({ code: `sluzba-${index}` }));
    const rules = [
      { code: 'akce', label: random(120), kind: 'base', unit: 'event', amount: 1000 },
      ...addons.map(({ code }) => ({ code, label: random(120), kind: 'addon', unit: 'event', amount: 1 })),
    ];
    await publish({ ...OTHER_LIST, rules });
    const chosen = { tariff: null, options: null, addons };
    const { token, total } = await quote(chosen);
    expect(total).toBe(1199);
    expect(reservationIn(await book({ ...chosen, quote_token: token })).price).toBe(1199);
  });
});

describe('a moved reservation', () => {
  it('is priced again with its stored choices', async () => {
    await publish();
    const { id } = reservationIn(await book({ options: ['uklidime'] }));
    const moved = await calls.send('PUT', `reservations/${id}`, owner, {
      start_datetime: '2027-06-12T14:00',
      end_datetime: '2027-06-12T16:00',
      sequence: 0,
    });
    // 2 hours of 250 CZK and 10 table-cloths, without heating and cleaning.
    expect(reservationIn(moved)).toMatchObject({ price: 850, price_state: 'complete' });
    const em = test.orm.em.fork();
    const stored = await em.findOneOrFail(Reservation, { id }, { populate: ['quote'] });
    expect(stored.quote?.input).toMatchObject({
      access_from: '2027-06-12T10:00:00.000Z',
      options: ['uklidime'],
    });
  });
});

it('shows one price in the check, response, guest’s page, lists, mails and export', async () => {
  await publish();
  const { price, quote: shown } = await check();
  const created = reservationIn(await book({ quote_token: shown.token }));
  await publish(OTHER_LIST);
  const operator = { authorization: (await openSession(test, await test.make.admin())).authorization };
  const token = created.guest_url.split('#token=').at(-1);
  const guestPage = await calls.send('POST', `reservations/${created.id}/guest`, {}, { token });
  const listed = async (url: string, headers: Headers): Promise<PricedBody | undefined> =>
    (await calls.send('GET', `${url}?search=${created.id}`, headers))
      .json<{ items: PricedBody[] }>()
      .items.find(({ id }) => id === created.id);
  const [ownerList, operatorList] = [
    await listed('reservations', owner),
    await listed('admin/reservations', operator),
  ];
  const detail = (await calls.send('GET', `admin/reservations/${created.id}`, operator)).json<PricedBody>();
  expect([price, operatorList?.price]).toEqual([2650, 2650]);
  const { token: _token, valid_until: _until, ...answered } = shown;
  for (const body of [created, reservationIn(guestPage), ownerList, detail])
    expect(body).toMatchObject({ price: 2650, price_state: 'complete', quote: answered });

  const listeners = test.app.get(ReservationListeners);
  const [event] = await test.orm.em
    .fork()
    .getConnection()
    .execute<{ payload: never }[]>(
      `select payload from outbox_event where name = 'reservation.changed' and (payload->>'reservation_id')::int = ?`,
      [created.id],
    );
  for (const deliver of [
    () => listeners.mailGuest(event!.payload),
    () => listeners.mailOwner(event!.payload),
  ])
    await test.app.get(UnitOfWork).runInOwnContext(deliver);
  const mails = await new Mailbox(test).deliver();
  expect(mails).toHaveLength(2);
  for (const { text } of mails)
    expect(text.replaceAll('\u00a0', ' ').replace(/\nZrušení: .*/u, '')).toContain(
      [
        'Cena: 2 650 Kč',
        '– Pronájem za den: 1 200 Kč',
        '– Topení: 500 Kč',
        '– Úklid: 600 Kč',
        '– Ubrus, 10 × 35 Kč: 350 Kč',
        'Z toho DPH: 21 % 459,92 Kč',
        'Kauce: 5 000 Kč',
        'Elektřina: podle měřidla 8 Kč/kWh',
      ].join('\n'),
    );
  const exported = await calls.send(
    'GET',
    `admin/reservations/export?format=csv&search=${created.id}`,
    operator,
  );
  expect(exported.body.replaceAll('\u00a0', ' ')).toContain(
    ';2650;podle ceníku prostoru;Pronájem za den: 1 200 Kč, Topení: 500 Kč, Úklid: 600 Kč, Ubrus: 350 Kč;2190,08;5000;',
  );
});
