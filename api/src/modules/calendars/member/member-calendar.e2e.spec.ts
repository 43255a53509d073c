import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AccountLinks, MemberCalendar } from '@prostora/api-client';
import { DAY_MS } from '@prostora/contracts';
import type { MemberRole } from '@prostora/contracts';
import ICAL from 'ical.js';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import { PersonalDataRegistry } from '../../../platform/privacy/index.ts';
import type { Customer } from '../../accounts/customers/index.ts';
import type { User } from '../../accounts/users/index.ts';
import { AuditEntry } from '../../audit/index.ts';
import type { Space } from '../../spaces/index.ts';

type Headers = { authorization: string };
type Colleague = { user: User; id: number; headers: Headers };

const NOW = Date.now();
/** Planted values by what they tell. */
const PLANTED = {
  name: 'Zdislava Pampelišková',
  title: 'Zlatá svatba',
  phone: '777424242',
  email: 'pampeliska@host.example',
  price: '76 543 Kč',
  message: 'Vzkaz majiteli',
  owner_note: 'Záloha přišla',
  staff_note: 'Klíče u baru',
} as const;
type Planted = keyof typeof PLANTED;

let test: TestApp;
let customer: Customer;
let hall: Space;
let cellar: Space;
let asOwner: Headers;

const execute = <T>(sql: string, values: unknown[]): Promise<T[]> =>
  test.orm.em.getConnection().execute<T[]>(sql, values);
const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, headers: Headers, payload?: object) =>
  test.request({ method, url: `/api/${url}`, headers, ...(payload && { payload }) });
const download = (url: string, headers: Record<string, string> = {}) =>
  test.request({ url: new URL(url).pathname, headers });
const getUrl = (answer: { json<T>(): T }): string => answer.json<MemberCalendar>().url ?? '';
const renew = async (headers: Headers): Promise<string> =>
  getUrl(await send('POST', 'calendars/member', headers));
/** Text of the events with unfolded lines, plain commas and spaces. */
const read = async (url: string): Promise<string> => {
  const answer = await download(url);
  expect(answer.statusCode).toBe(200);
  return answer.body.replaceAll('\r\n ', '').replaceAll('\\,', ',').replaceAll('\u00a0', ' ');
};
const findPlanted = (body: string): Planted[] =>
  (Object.keys(PLANTED) as Planted[]).filter((key) => body.includes(PLANTED[key]));

async function addMember(role: MemberRole, spaceIds: number[] | null = null): Promise<Colleague> {
  const user = await test.make.user({ roles: ['ROLE_USER'] });
  const member = await test.make.member({ customer, user, role, spaceIds });
  return { user, id: member.id, headers: await test.signIn(user.email) };
}

async function addReservation(
  space: Space,
  day: number,
  { status = 'confirmed', source = 'guest' }: { status?: string; source?: string } = {},
): Promise<number> {
  const [starts, ends] = [new Date(NOW + day * DAY_MS), new Date(NOW + day * DAY_MS + DAY_MS / 12)];
  const isPending = status === 'pending';
  const [row] = await execute<{ id: number }>(
    `insert into reservation (space_id, status, source, sequence, starts_at, ends_at, held_from, held_until, customer_name,
       customer_email, customer_phone, number_of_guests, price_haler, price_state, title, notes, owner_note, staff_note,
       expires_at, cancelled_at)
     values (?, ?, ?, 3, ?, ?, ?, ?, ?, ?, ?, 60, 7654300, 'agreed', ?, ?, ?, ?, ?, ?) returning id`,
    [
      ...[space.id, status, source, starts, ends, starts, ends],
      ...[PLANTED.name, PLANTED.email, PLANTED.phone, PLANTED.title],
      ...[PLANTED.message, PLANTED.owner_note, PLANTED.staff_note],
      isPending ? starts : null,
      status === 'cancelled' ? new Date(NOW - DAY_MS) : null,
    ],
  );
  return row?.id ?? 0;
}

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  customer = await test.make.customer();
  const building = await test.make.building({ customer });
  hall = await test.make.space({ building });
  cellar = await test.make.space({ building });
  asOwner = await test.signIn(customer.user.email);
});

describe('GET /api/calendars/m<id>.<secret>.ics', () => {
  it.each<[MemberRole, Planted[]]>([
    ['majitel', ['name', 'title', 'phone', 'email', 'price', 'message', 'owner_note', 'staff_note']],
    ['spravce', ['name', 'title', 'phone', 'email', 'price', 'message', 'owner_note', 'staff_note']],
    ['ucetni', ['name', 'title', 'email', 'price']],
    ['domovnik', ['name', 'title', 'phone', 'staff_note']],
  ])('tells a %s what the role sees', async (role, expected) => {
    await addReservation(hall, 1);
    const { headers } = await addMember(role);
    expect(findPlanted(await read(await renew(headers)))).toEqual(expected);
  });

  it('contains only the spaces of the member, and none of another customer', async () => {
    const other = await test.make.space();
    const [inHall, inCellar] = [await addReservation(hall, 1), await addReservation(cellar, 1)];
    const inOther = await addReservation(other, 1);
    await execute(
      `insert into blocked_slot (space_id, starts_at, ends_at, reason, private_reason) values (?, ?, ?, '', 'Malování'), (?, ?, ?, '', 'Revize')`,
      [hall.id, new Date(NOW), new Date(NOW + DAY_MS), cellar.id, new Date(NOW), new Date(NOW + DAY_MS)],
    );
    const caretaker = await addMember('domovnik', [hall.id]);
    const manager = await addMember('spravce');
    const listIds = (body: string) =>
      [...body.matchAll(/UID:reservation-(\d+)@/gu)]
        .map(([, id]) => Number(id))
        .sort((one, two) => one - two);
    const own = await read(await renew(caretaker.headers));
    expect([listIds(own), own.includes('Malování'), own.includes('Revize')]).toEqual([[inHall], true, false]);
    const all = await read(await renew(manager.headers));
    expect([listIds(all), all.includes('Revize')]).toEqual([[inHall, inCellar], true]);
    expect(listIds(all)).not.toContain(inOther);
    expect(all).toContain(`X-WR-CALNAME:Rezervace: ${customer.name}`);
  });

  it('tells states, sequences and options, and cancelled ones for 30 days', async () => {
    const ids = [
      await addReservation(hall, 1),
      await addReservation(hall, 2, { status: 'pending' }),
      await addReservation(hall, 3, { status: 'pending', source: 'owner' }),
      await addReservation(hall, 4, { status: 'cancelled' }),
    ];
    const gone = await addReservation(hall, 5, { status: 'cancelled' });
    await execute(`update reservation set cancelled_at = now() - interval '31 days' where id = ?`, [gone]);
    const { body } = await download(await renew(asOwner));
    const events = ICAL.Component.fromString(body).getAllSubcomponents('vevent');
    const value = (event: ICAL.Component, name: string) => String(event.getFirstPropertyValue(name));
    expect(events.map((event) => ['uid', 'status', 'sequence'].map((name) => value(event, name)))).toEqual(
      ['CONFIRMED', 'TENTATIVE', 'TENTATIVE', 'CANCELLED'].map((status, index) => [
        `reservation-${ids[index]}@localhost`,
        status,
        '3',
      ]),
    );
    expect(events.map((event) => /^(Opce|Rezervace): /u.exec(value(event, 'summary'))?.[1])).toEqual([
      'Rezervace',
      'Rezervace',
      'Opce',
      'Rezervace',
    ]);
    expect(value(events[2]!, 'description')).toMatch(/^Držíte do: \d/u);
  });

  it('gets another URL with the role and ends with the membership', async () => {
    await addReservation(hall, 1);
    const inCellar = await addReservation(cellar, 1);
    const { id, headers } = await addMember('spravce');
    const url = await renew(headers);
    const { etag } = (await download(url)).headers;
    const unchanged = await download(url, { 'if-none-match': String(etag) });
    expect([unchanged.statusCode, unchanged.body]).toEqual([304, '']);
    await send('PUT', `team/members/${id}`, asOwner, { role: 'domovnik', space_ids: [hall.id] });
    expect((await download(url)).statusCode).toBe(404);
    const { url: rotated } = (await send('GET', 'calendars/member', headers)).json<MemberCalendar>();
    const changed = await download(rotated ?? '', { 'if-none-match': String(etag) });
    expect(changed.statusCode).toBe(200);
    const body = await read(rotated ?? '');
    expect(findPlanted(body)).toEqual(['name', 'title', 'phone', 'staff_note']);
    expect(body).not.toContain(`reservation-${inCellar}@`);
    expect((await send('DELETE', `team/members/${id}`, asOwner)).statusCode).toBe(200);
    expect((await download(rotated ?? '')).statusCode).toBe(404);
    expect(await execute('select id from member_calendar where member_id = ?', [id])).toEqual([]);
  });

  it('rejects other secrets, ids of exports and blocked people', async () => {
    const { user, headers } = await addMember('spravce');
    const url = await renew(headers);
    const [, id, secret] = /m(\d+)\.([\w-]{43})\.ics$/u.exec(url) ?? [];
    const { export_url: exported } = (await send('POST', 'calendars/export', asOwner)).json<{
      export_url: string;
    }>();
    const [, exportId, exportSecret] = /(\d+)\.([\w-]{43})\.ics$/u.exec(exported) ?? [];
    for (const file of [
      `${id}.${secret}`,
      `m${id}.${exportSecret}`,
      `m${exportId}.${exportSecret}`,
      `m${Number(id) + 1}.${secret}`,
      `m0.${secret}`,
      `x${id}.${secret}`,
    ])
      expect((await test.request({ url: `/api/calendars/${file}.ics` })).statusCode).toBe(404);
    await execute('update app_user set blocked_at = now() where id = ?', [user.id]);
    expect((await download(url)).statusCode).toBe(404);
    await execute('update app_user set blocked_at = null where id = ?', [user.id]);
    await execute('update app_user set blocked_at = now() where id = ?', [customer.user.id]);
    expect((await download(url)).statusCode).toBe(404);
  });
});

describe('/api/calendars/member', () => {
  it('is created, renewed and revoked by each member alone', async () => {
    const caretaker = await addMember('domovnik', [hall.id]);
    expect((await send('GET', 'calendars/member', caretaker.headers)).json()).toEqual({
      url: null,
      read_at: null,
    });
    const first = await renew(caretaker.headers);
    expect(first).toMatch(/\/api\/calendars\/m\d+\.[\w-]{43}\.ics$/u);
    expect(getUrl(await send('GET', 'calendars/member', caretaker.headers))).toBe(first);
    expect(getUrl(await send('GET', 'calendars/member', asOwner))).toBe('');
    const second = await renew(caretaker.headers);
    expect([(await download(first)).statusCode, (await download(second)).statusCode]).toEqual([404, 200]);
    expect((await send('GET', 'calendars/member', caretaker.headers)).json()).toEqual({
      url: second,
      read_at: expect.any(String),
    });
    await send('DELETE', 'calendars/member', asOwner);
    expect((await download(second)).statusCode).toBe(200);
    await send('DELETE', 'calendars/member', caretaker.headers);
    expect((await download(second)).statusCode).toBe(404);
    const audited = await test.orm.em
      .fork()
      .find(
        AuditEntry,
        { subjectType: 'customer', subjectId: customer.id, action: { $like: 'calendar.%' } },
        { orderBy: { id: 'asc' } },
      );
    expect(audited.map(({ action }) => action)).toEqual([
      'calendar.member',
      'calendar.member',
      'calendar.member-stop',
    ]);
    expect(JSON.stringify(audited)).not.toContain(second.slice(-20));
  });

  it('is a secret link of the account, without its secret in the export of the person', async () => {
    const { app } = test;
    const { user, headers } = await addMember('ucetni');
    const url = await renew(headers);
    const { items } = (await send('GET', 'account/links', headers)).json<AccountLinks>();
    expect(items).toMatchObject([{ kind: 'member-calendar', space_name: null, used_at: null }]);
    const about = { userId: user.id, customerId: null, email: user.email };
    const data = await app.get(UnitOfWork).runInOwnContext(() => app.get(PersonalDataRegistry).export(about));
    expect(data['member_calendars']).toMatchObject([{ customer: customer.name, read_at: null }]);
    expect(JSON.stringify(data['member_calendars'])).not.toContain(url.slice(-20));
    expect((await send('DELETE', `account/links/${items[0]?.id}`, asOwner)).statusCode).toBe(404);
    expect((await send('DELETE', `account/links/${items[0]?.id}`, headers)).json()).toEqual({ items: [] });
    expect((await download(url)).statusCode).toBe(404);
  });

  it('ends when the person is erased, also as the last majitel', async () => {
    const { app } = test;
    const { user } = customer;
    const url = await renew(asOwner);
    const about = { userId: user.id, customerId: null, email: user.email };
    await app
      .get(UnitOfWork)
      .runInOwnContext(() => app.get(UnitOfWork).run(() => app.get(PersonalDataRegistry).erase(about)));
    expect((await download(url)).statusCode).toBe(404);
  });
});
