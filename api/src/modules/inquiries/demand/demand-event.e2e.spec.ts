import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type {
  AdminInquiryAnswer,
  CatalogAnswer,
  DemandMatches,
  DemandSent,
  GuestInquiryAnswer,
  OwnerInquiriesPage,
} from '@prostora/api-client';
import { addDays, getWeekday } from '@prostora/contracts';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { BookingCalls, type Headers } from '../../../../test/bookings.ts';
import { relayTwice } from '../../../../test/events.ts';
import { Mailbox } from '../../../../test/mails.ts';
import { SqlPool } from '../../../platform/database/index.ts';
import { CatalogIndexStore, CatalogProjector } from '../../catalog/index.ts';
import type { Space } from '../../spaces/index.ts';
import type { Purpose } from '../../taxonomy/index.ts';
import { Inquiry } from '../inquiry.entity.ts';

const YEAR = new Date().getUTCFullYear() + 1;
const [FIRST, LAST] = [`${YEAR}-05-01`, `${YEAR}-05-31`];
const SATURDAYS = Array.from({ length: 31 }, (_unused, at) => addDays(FIRST, at)).filter(
  (day) => getWeekday(day) === 6,
);
const SATURDAY = SATURDAYS[1] ?? '';
const TARIFFS = [
  { code: 'bezna', label: 'Běžná', kind: 'soukroma', is_default: true },
  { code: 'spolky', label: 'Spolky', kind: 'neziskova' },
  { code: 'firma', label: 'Firma', kind: 'komercni' },
];
const base = (code: string, amount: number, when: object = {}) => ({
  ...{ code, amount, label: 'Pronájem', kind: 'base', group: 'base', unit: 'event' },
  when,
});
const RULES = [
  base('spolky', 1000, { tariffs: ['spolky'] }),
  base('firmy', 9000, { tariffs: ['firma'] }),
  base('sobota', 5000, { weekdays: [6] }),
  base('jindy', 4000),
];

let test: TestApp;
let calls: BookingCalls;
let mailbox: Mailbox;
let wedding: Purpose;
let hall: Space;
let owner: Headers;
let operator: Headers;

const get = async <T>(url: string, headers: Headers = {}): Promise<T> => {
  const answer = await calls.send('GET', url, headers);
  expect([url, answer.statusCode]).toEqual([url, 200]);
  return answer.json<T>();
};
const buildDemand = (changes: object) => ({
  purpose_id: wedding.id,
  location_id: null,
  date_from: FIRST,
  date_to: LAST,
  number_of_guests: 40,
  attributes: [],
  budget: null,
  text: '',
  fullname: 'Jana Hostová',
  email: 'jana@host.example',
  phone: null,
  terms_accepted: true,
  space_ids: [hall.id],
  ...changes,
});
const EVENT = { flexible: true, weekdays: [6], tariff: 'neziskova' };

beforeAll(async () => {
  test = await createTestApp();
  calls = new BookingCalls(test);
  mailbox = new Mailbox(test);
  const { make } = test;
  const customer = await make.customer();
  wedding = await make.purpose({ name: 'Svatba' });
  const building = await make.building({ customer });
  const shared = { building, capacity: 60, purposes: [wedding] as never };
  hall = await make.space({ ...shared, name: 'Sál' });
  const cellar = await make.space({ ...shared, name: 'Sklep', priceFromHaler: 10_000 });
  [owner, operator] = [await test.signIn(customer.user.email), await test.signIn((await make.admin()).email)];
  const created = await calls.send('POST', 'price-lists', owner, {
    ...{ name: 'Ceník', vat_payer: false, tariffs: TARIFFS, rules: RULES },
    spaces: [{ space_id: hall.id, valid_from: `${YEAR}-01-01`, valid_until: null }],
  });
  const { id } = created.json<{ price_list: { id: number } }>().price_list;
  await calls.send('POST', `price-lists/${id}/publish`, owner, { version: 1, replace: true });
  for (const day of SATURDAYS)
    await test.app
      .get(SqlPool)
      .pool.query('insert into blocked_slot (space_id, starts_at, ends_at, reason) values ($1, $2, $3, $4)', [
        cellar.id,
        `${day}T06:00Z`,
        `${day}T20:00Z`,
        'Svatba',
      ]);
  await test.app.get(CatalogProjector).rebuildAll();
  await test.app.get(CatalogIndexStore).reloadSpaces([hall.id, cellar.id]);
});
afterAll(() => test.close());

describe('matches of a demand', () => {
  const SUNDAY = addDays(SATURDAY);
  const FRIDAY = addDays(SATURDAY, -1);
  const range = (from: string, to: string) => ({ date_from: from, date_to: to });

  it.each<[string, Record<string, string>, Record<string, number | null>]>([
    ['a Saturday of the month', { ...range(FIRST, LAST), flexible: '1', weekdays: '6' }, { Sál: 5000 }],
    [
      'a Sunday of the month',
      { ...range(FIRST, LAST), flexible: '1', weekdays: '7' },
      { Sál: 4000, Sklep: 800 },
    ],
    ['all days of a range', { ...range(FRIDAY, SUNDAY), flexible: '0' }, { Sál: 4000 }],
    ['one day of a range', { ...range(FRIDAY, SUNDAY), flexible: '1' }, { Sál: 4000, Sklep: 800 }],
    ['the tariff', { date_from: FRIDAY, tariff: 'komercni' }, { Sál: 9000, Sklep: 800 }],
    [
      'the budget in the tariff',
      { date_from: FRIDAY, tariff: 'neziskova', budget: '1000' },
      { Sál: 1000, Sklep: 800 },
    ],
    [
      'the budget in another tariff',
      { date_from: FRIDAY, tariff: 'komercni', budget: '1000' },
      { Sklep: 800 },
    ],
  ])('are those of the catalogue for %s', async (_name, { budget, ...event }, expected) => {
    const asked = new URLSearchParams({ ...event, ...(budget && { budget }) });
    const found = await get<DemandMatches>(`inquiries/matches?purpose_id=${wedding.id}&${asked.toString()}`);
    const toTotals = (spaces: readonly { space_name: string; offer_for_me: unknown }[]) =>
      Object.fromEntries(
        spaces.map(({ space_name, offer_for_me }) => [
          space_name,
          (offer_for_me as { total: number | null } | null)?.total,
        ]),
      );
    expect(toTotals(found.spaces)).toEqual(expected);
    const query = new URLSearchParams({ ...event, ...(budget && { price_max: budget }) });
    const { catalog } = await get<CatalogAnswer>(`catalog/new/?purpose=${wedding.id}&${query.toString()}`);
    expect([catalog.total, toTotals(catalog.spaces)]).toEqual([found.total, expected]);
    expect(found.mismatches.reduce((sum, { count }) => sum + count, found.total)).toBe(2);
  });

  it.each([
    ['tariff=jinak', 'tariff'],
    ['flexible=ano', 'flexible'],
    ['weekdays=8', 'weekdays'],
    ['weekdays=6,x', 'weekdays'],
    ['weekdays=1,2,3,4,5,6,7,1', 'weekdays'],
  ])('answer 422 for %s on %s', async (query, field) => {
    const answer = await calls.send('GET', `inquiries/matches?${query}`);
    const { errors } = answer.json<{ errors: object }>();
    expect([answer.statusCode, Object.keys(errors)]).toEqual([422, [field]]);
  });
});

describe('a demand for an event of the address', () => {
  it.each<[object, object]>([
    [{ tariff: 'jinak' }, { tariff: 'Vyberte jednu z nabídnutých možností' }],
    [{ weekdays: [0] }, { weekdays: 'Vyberte alespoň jeden den' }],
    [{ weekdays: '6' }, { weekdays: 'Vyberte alespoň jeden den' }],
    [{ flexible: 'ano' }, { flexible: expect.any(String) }],
  ])('is refused with %j', async (changes, errors) => {
    const answer = await calls.send('POST', 'inquiries', {}, buildDemand(changes));
    expect([answer.statusCode, answer.json<{ errors: object }>().errors]).toEqual([422, errors]);
  });

  it('keeps tariff and days, and tells them to the sender, the owner and the operator', async () => {
    const sent = await calls.send('POST', 'inquiries', {}, buildDemand(EVENT));
    expect(sent.statusCode).toBe(201);
    const { id, url } = sent.json<DemandSent>();
    const shown = { flexible: true, weekdays: [6], tariff: 'nezisková organizace' };
    const token = url.split('/').at(-1);
    const guest = await calls.send('POST', `inquiries/${id}/guest`, {}, { token });
    expect(guest.json<GuestInquiryAnswer>().inquiry).toMatchObject({
      ...shown,
      match_summary: { total: 1, mismatches: [{ reason: 'taken', count: 1 }] },
    });
    const { items } = await get<OwnerInquiriesPage>('inquiries/received', owner);
    expect(items[0]).toMatchObject({ ...shown, inquiry_id: id, is_free: true });
    const { inquiry } = await get<AdminInquiryAnswer>(`admin/inquiries/${id}`, operator);
    expect(inquiry).toMatchObject(shown);
    await relayTwice(test, 'inquiry.');
    const mail = (await mailbox.deliver()).find(({ subject }) => subject === 'Nová poptávka pro váš prostor');
    expect(mail?.text.replaceAll('\u00a0', ' ')).toContain(
      `Kdy: nějaká sobota v květnu ${YEAR}\nKolik hostů: 40 hostů\nKdo si pronajímá: nezisková organizace`,
    );
  });

  it('takes one day of a range where it is not told', async () => {
    const sent = await calls.send('POST', 'inquiries', {}, buildDemand({}));
    const stored = await test.orm.em.fork().findOneOrFail(Inquiry, sent.json<DemandSent>().id);
    expect(stored).toMatchObject({ flexible: true, weekdays: [], tariff: null });
  });

  it('keeps them when the operator edits other fields; a single day has no weekdays', async () => {
    const sent = await calls.send('POST', 'inquiries', {}, buildDemand(EVENT));
    const { id } = sent.json<DemandSent>();
    const edit = async (changes: object) => {
      const { version } = (await get<AdminInquiryAnswer>(`admin/inquiries/${id}`, operator)).inquiry;
      const { terms_accepted: _terms, space_ids: _spaces, ...fields } = buildDemand(changes);
      const body = { ...fields, version };
      const answer = await calls.send('PUT', `admin/inquiries/${id}`, operator, body);
      expect([answer.statusCode, answer.body]).toEqual([200, expect.anything()]);
      return answer.json<AdminInquiryAnswer>().inquiry;
    };
    const tariff = 'nezisková organizace';
    expect(await edit({ text: 'Po telefonu' })).toMatchObject({ weekdays: [6], flexible: true, tariff });
    expect(await edit({ date_to: null })).toMatchObject({ date_to: FIRST, weekdays: [], tariff });
  });
});
