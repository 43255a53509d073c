import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays, toPragueDay } from '@prostora/contracts';
import { SubscriptionPlan, DEFAULT_SUBSCRIPTION_CONFIG } from '../src/modules/subscriptions/index.ts';
import { User } from '../src/modules/accounts/users/index.ts';
import type { Space } from '../src/modules/spaces/index.ts';
import { createTestApp, type TestApp } from './app.ts';
import { BookingCalls, slotOn, type Headers } from './bookings.ts';
import { readCase } from './cases/read-case.ts';

const PASSWORD = 'Majitelka1';
const ORIGIN = 'http://localhost:3000';
const emails = readCase<{ 'one mailbox': string[] }>('emails-idn.json')['one mailbox'];
const phones = readCase<{ accepted: [typed: string, stored: string][]; refused: string[] }>('phones.json');
const { names, not } = readCase<{ names: Record<string, string[]>; not: Record<string, string[]> }>(
  'owner-search.json',
);
/** The cases say in words how a name is typed. */
const toName = (described: string): string =>
  described.includes('decomposed') ? (described.split(' ')[0] ?? '').normalize('NFD') : described;
const toQuery = (described: string): string =>
  described.endsWith(' in NFC') ? described.replace(' in NFC', '').normalize('NFC') : described;

let test: TestApp;
let calls: BookingCalls;
let space: Space;
let owner: Headers;
let day = addDays(toPragueDay(new Date()), 60);

const nextSlot = () => slotOn((day = addDays(day)));
const createOwn = (more: object) =>
  calls.send('POST', 'reservations/own', owner, {
    rooms: [{ space_id: space.id, price: 4500 }],
    ...nextSlot(),
    customer_name: 'Host',
    status: 'confirmed',
    ...more,
  });
const toSearch = (search: string): string => `search=${encodeURIComponent(search)}`;
const findReservations = async (search: string): Promise<string[]> => {
  const answer = await calls.send('GET', `reservations?${toSearch(search)}`, owner);
  return answer.json<{ items: { customer_name: string }[] }>().items.map(({ customer_name: name }) => name);
};
const findGuests = async (search: string): Promise<string[]> => {
  const answer = await calls.send('GET', `owner/guests?${toSearch(search)}`, owner);
  return answer.json<{ guests: { customer_name: string }[] }>().guests.map(({ customer_name: name }) => name);
};

beforeAll(async () => {
  test = await createTestApp();
  calls = new BookingCalls(test);
  space = await test.make.space({ withoutPhoto: true, capacity: 40 });
  owner = await calls.signInOwner(space);
  const em = test.orm.em.fork();
  em.create(
    SubscriptionPlan,
    { slug: 'start', name: 'Start', config: DEFAULT_SUBSCRIPTION_CONFIG } as SubscriptionPlan,
    { partial: true },
  );
  await em.flush();
});
afterAll(() => test.close());

describe('one mailbox', () => {
  const register = (email: string) =>
    test.request({
      method: 'PUT',
      url: '/api/customer/register',
      headers: { origin: ORIGIN },
      payload: { email, password: PASSWORD, password_confirm: PASSWORD, terms_accepted: true },
    });

  it('is one account in Unicode, punycode and decomposed form', async () => {
    const [first = '', ...others] = emails;
    const spellings = [...others, first.normalize('NFD'), `\u202a${first}\u202c`];
    expect((await register(first)).statusCode).toBe(201);
    for (const email of spellings) {
      const answer = await register(email);
      expect([email, answer.statusCode, Object.keys(answer.json<{ errors: object }>().errors)]).toEqual([
        email,
        422,
        ['email'],
      ]);
    }
    for (const username of [first, ...spellings]) {
      const answer = await test.request({
        method: 'POST',
        url: '/api/auth/login',
        headers: { origin: ORIGIN },
        payload: { username, password: PASSWORD },
      });
      expect([username, answer.statusCode]).toEqual([username, 200]);
    }
    const accounts = await test.orm.em.fork().find(User, { email: { $like: 'info@%' } });
    expect(accounts.map(({ email }) => email)).toEqual(['info@xn--hky-ela4t.example.cz']);
  });

  it('of a guest is found in any spelling', async () => {
    expect(
      (await createOwn({ customer_name: 'Idna', customer_email: 'idna@háčky.example.cz' })).statusCode,
    ).toBe(201);
    for (const search of ['idna@háčky.example.cz', 'idna@xn--hky-ela4t.example.cz', 'IDNA@'])
      expect([search, await findGuests(search)]).toEqual([search, ['Idna']]);
  });
});

describe('telephone', () => {
  it.each(phones.accepted)('„%s“ is stored as %s and found by any spelling', async (typed, stored) => {
    const name = `Telefon ${day}`;
    const answer = await createOwn({ customer_name: name, customer_phone: typed });
    expect(answer.statusCode).toBe(201);
    const [{ customer_phone: phone } = {}] = answer.json<{ reservations: { customer_phone?: string }[] }>()
      .reservations;
    expect(phone).toBe(stored);
    for (const search of [typed, stored, stored.slice(-4), stored.slice(-6)]) {
      expect([search, await findReservations(search)]).toEqual([search, expect.arrayContaining([name])]);
      expect([search, await findGuests(search)]).toEqual([search, expect.arrayContaining([name])]);
    }
  });

  it.each(phones.refused)('„%s“ is refused on its field', async (typed) => {
    const answer = await createOwn({ customer_phone: typed });
    expect([answer.statusCode, Object.keys(answer.json<{ errors: object }>().errors)]).toEqual([
      422,
      ['customer_phone'],
    ]);
  });
});

describe('name', () => {
  it.each(Object.entries(names))('„%s“ is found by its words', async (described, queries) => {
    const name = toName(described);
    expect((await createOwn({ customer_name: name })).statusCode).toBe(201);
    const stored = name.normalize('NFC');
    for (const other of not[described] ?? []) await createOwn({ customer_name: other });
    for (const query of queries.map(toQuery)) {
      expect([query, await findReservations(query)]).toEqual([query, [stored]]);
      expect([query, await findGuests(query)]).toEqual([query, [stored]]);
    }
  });

  it('and a word of the space are found together', async () => {
    await createOwn({ customer_name: 'Alžběta Malířová', title: 'Vernisáž' });
    const [word = ''] = space.name.split(' ');
    expect(await findReservations(`malirova ${word}`)).toEqual(['Alžběta Malířová']);
    expect(await findReservations('vernisaz alzbeta')).toEqual(['Alžběta Malířová']);
  });

  it('stored decomposed by an earlier release is found too', async () => {
    const decomposed = 'Křižík Šťastný'.normalize('NFD');
    const answer = await createOwn({ customer_name: 'Dočasný' });
    const [{ id } = { id: 0 }] = answer.json<{ reservations: { id: number }[] }>().reservations;
    await test.orm.em
      .fork()
      .execute('update reservation set customer_name = ? where id = ?', [decomposed, id]);
    expect(await findReservations('stastny krizik')).toEqual([decomposed]);
    expect(await findGuests('Křižík')).toEqual([decomposed]);
  });
});
