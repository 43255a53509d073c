import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { BulkConfirmationAnswer, ProgramAnswer, ReservationsPage } from '@prostora/api-client';
import { HOUR_MS, addDays, getWeekday, toPragueDay } from '@prostora/contracts';
import { adminReservations } from '@prostora/strings/cs/admin-reservations.ts';
import { errors } from '@prostora/strings/cs/errors.ts';
import { program as programTexts } from '@prostora/strings/cs/program.ts';
import { parseCsv } from 'hucre/csv';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import type { Space } from '../../spaces/index.ts';

const { file } = adminReservations;

let test: TestApp;
let asOwner: { authorization: string };
let asOther: { authorization: string };
let asCaretaker: { authorization: string };
let asAccountant: { authorization: string };
let hall: Space;
let garden: Space;
let others: Space;

type Row = {
  space?: Space;
  starts: string;
  status?: string;
  source?: string;
  title?: string;
  isTitlePublic?: boolean;
  price?: number;
  name?: string;
};

async function addReservation({
  space = hall,
  starts,
  status = 'pending',
  source = 'guest',
  title = '',
  isTitlePublic = false,
  price = 1000,
  name = 'Jana Nová',
}: Row): Promise<number> {
  const startsAt = new Date(starts);
  const endsAt = new Date(startsAt.getTime() + 2 * HOUR_MS);
  const [row] = await test.orm.em.getConnection().execute<{ id: number }[]>(
    `insert into reservation (space_id, status, source, starts_at, ends_at, held_from, held_until, customer_name,
       customer_email, customer_phone, title, title_public, notes, owner_note, staff_note, price_haler)
     values (?, ?, ?, ?, ?, ?, ?, ?, 'jana@host.example', '777 123 456', ?, ?, 'Vezmeme dort', 'Záloha',
       'Klíče u baru', ?) returning id`,
    [space.id, status, source, startsAt, endsAt, startsAt, endsAt, name, title, isTitlePublic, price * 100],
  );
  return row?.id ?? 0;
}
const get = async <T>(path: string, headers = asOwner): Promise<T> =>
  (await test.request({ url: `/api/${path}`, headers })).json<T>();

beforeAll(async () => {
  test = await createTestApp();
  const [owner, other] = [await test.make.customer(), await test.make.customer()];
  asOwner = await test.signIn(owner.user.email);
  asOther = await test.signIn(other.user.email);
  const building = await test.make.building({ customer: owner, name: 'Dům' });
  hall = await test.make.space({ building, name: 'Sál' });
  garden = await test.make.space({ building, name: 'Zahrada' });
  const [caretaker, accountant] = [await test.make.user(), await test.make.user()];
  await test.make.member({ customer: owner, user: caretaker, role: 'domovnik', spaceIds: [hall.id] });
  await test.make.member({ customer: owner, user: accountant, role: 'ucetni' });
  asCaretaker = await test.signIn(caretaker.email);
  asAccountant = await test.signIn(accountant.email);
  others = await test.make.space({ building: await test.make.building({ customer: other }) });
});
beforeEach(() => test.orm.em.getConnection().execute('delete from reservation'));
afterAll(() => test.close());

describe('GET /api/reservations', () => {
  const list = (query: string) => get<ReservationsPage>(`reservations?${query}`);
  const listIds = async (query: string): Promise<number[]> => (await list(query)).items.map(({ id }) => id);

  it('filters by the day of the start in Prague, spaces, source and title', async () => {
    const late = await addReservation({ starts: '2027-05-31T22:30Z', title: 'Ples hasičů' });
    const june = await addReservation({ starts: '2027-06-30T20:00Z', source: 'owner' });
    const july = await addReservation({ starts: '2027-06-30T22:30Z', space: garden });
    expect(await listIds('from=2027-06-01&to=2027-06-30&order=asc')).toEqual([late, june]);
    expect(await listIds(`space_ids=${garden.id},${others.id}`)).toEqual([july]);
    expect(await listIds('source=owner')).toEqual([june]);
    expect(await listIds('search=ples')).toEqual([late]);
    expect(
      (await test.request({ url: '/api/reservations?from=1.6.2027', headers: asOwner })).statusCode,
    ).toBe(422);
  });

  it('lists only requests of guests as waiting for the owner, the soonest event first', async () => {
    const expire = (id: number, hours: number): Promise<unknown> =>
      test.orm.em
        .getConnection()
        .execute('update reservation set expires_at = ? where id = ?', [
          new Date(Date.now() + hours * HOUR_MS),
          id,
        ]);
    const [july, june, urgentJune, option] = [
      await addReservation({ starts: '2027-07-01T10:00Z' }),
      await addReservation({ starts: '2027-06-01T10:00Z' }),
      await addReservation({ starts: '2027-06-01T10:00Z', space: garden }),
      await addReservation({ starts: '2027-05-01T10:00Z', source: 'owner' }),
    ];
    await expire(july, 3);
    await expire(june, 30);
    await expire(urgentJune, 20);
    await expire(option, 40);
    expect(await listIds('waiting=request')).toEqual([urgentJune, june, july]);
    expect(await listIds('waiting=request&sort=deadline')).toEqual([july, urgentJune, june]);
    expect(await listIds('status=pending')).toEqual([option, urgentJune, june, july]);
    expect(await listIds('waiting=request&order=desc')).toEqual([july, june, urgentJune]);
    expect(await listIds('')).toEqual([july, urgentJune, june, option]);
  });

  it('hides cancelled reservations unless they are asked for, and sums what it lists', async () => {
    const kept = await addReservation({ starts: '2027-06-01T10:00Z', price: 1500 });
    const over = await addReservation({ starts: '2027-06-02T10:00Z', status: 'cancelled', price: 400 });
    expect(await list('')).toMatchObject({
      total: 1,
      sum: 1500,
      items: [{ id: kept }],
      counts: { pending: 1, cancelled: 1 },
    });
    expect(await list('cancelled=shown&order=asc')).toMatchObject({ total: 2, sum: 1900 });
    expect(await list('status=cancelled')).toMatchObject({ total: 1, sum: 400, items: [{ id: over }] });
  });
});

describe('GET /api/reservations/export', () => {
  const exportRows = async (query: string, headers = asOwner): Promise<Record<string, string>[]> => {
    const answer = await test.request({ url: `/api/reservations/export?format=csv${query}`, headers });
    const [head = [], ...rows] = parseCsv(answer.body, { delimiter: ';' }).map((row) => row.map(String));
    return rows.map((row) => Object.fromEntries(head.map((title, index) => [title, row[index] ?? ''])));
  };

  it('contains the rows of the list with its filters, without the owner’s own name', async () => {
    const id = await addReservation({ starts: '2027-06-01T10:00Z', title: '=Ples', price: 1500.5 });
    await addReservation({ starts: '2027-07-01T10:00Z' });
    await addReservation({ starts: '2027-06-02T10:00Z', status: 'cancelled' });
    const rows = await exportRows('&from=2027-06-01&to=2027-06-30');
    expect(rows).toEqual([
      expect.objectContaining({
        [file.number]: String(id),
        [file.title]: `'=Ples`,
        [file.price]: '1500,5',
        [file.email]: 'jana@host.example',
        [file.ownerNote]: 'Záloha',
      }),
    ]);
    expect(Object.keys(rows[0] ?? {})).not.toContain(file.owner);
    expect(await exportRows('', asOther)).toEqual([]);
  });

  it('is recorded in the audit trail', async () => {
    await exportRows('&search=Jana');
    const [record] = await test.orm.em
      .getConnection()
      .execute<{ after: { list: string; search: string } }[]>(
        `select after from audit_entry where action = 'list.export' order by id desc limit 1`,
      );
    expect(record?.after).toMatchObject({ list: 'reservations', search: expect.stringMatching(/^#/u) });
  });

  it('requires a known format', async () => {
    const answer = await test.request({ url: '/api/reservations/export?format=pdf', headers: asOwner });
    expect(answer.statusCode).toBe(422);
  });
});

describe('POST /api/reservations/bulk-confirm', () => {
  const confirmAll = (items: unknown[], headers = asOwner) =>
    test.request({
      method: 'POST',
      url: '/api/reservations/bulk-confirm',
      payload: { items },
      headers,
    });

  it('confirms each request by itself and tells why others were refused', async () => {
    const first = await addReservation({ starts: '2027-06-01T10:00Z' });
    const stale = await addReservation({ starts: '2027-06-02T10:00Z' });
    const over = await addReservation({ starts: '2027-06-03T10:00Z', status: 'cancelled' });
    const foreign = await addReservation({ starts: '2027-06-04T10:00Z', space: others });
    const last = await addReservation({ starts: '2027-06-05T10:00Z' });
    const answer = await confirmAll([
      { id: first, sequence: 0 },
      { id: stale, sequence: 7 },
      { id: over, sequence: 0 },
      { id: foreign, sequence: 0 },
      { id: last, sequence: 0 },
      { id: last, sequence: 0 },
    ]);
    const { results } = answer.json<BulkConfirmationAnswer>();
    expect([answer.statusCode, results.map(({ id, error_code }) => [id, error_code])]).toEqual([
      200,
      [
        [first, null],
        [stale, 'RESERVATION_CHANGED'],
        [over, 'RESERVATION_CLOSED'],
        [foreign, 'NOTFOUND'],
        [last, null],
        [last, 'RESERVATION_CLOSED'],
      ],
    ]);
    expect(results.slice(0, 2).map(({ status, message }) => [status, message])).toEqual([
      ['confirmed', null],
      ['failed', errors.RESERVATION_CHANGED],
    ]);
    const { items } = await get<ReservationsPage>('reservations?status=confirmed');
    expect(items.map(({ id }) => id).sort((one, other) => one - other)).toEqual([first, last]);
  });

  it('takes requests of guests: an option fails with the reason and stays', async () => {
    const option = await addReservation({ starts: '2027-06-01T10:00Z', source: 'owner' });
    const request = await addReservation({ starts: '2027-06-02T10:00Z' });
    const answer = await confirmAll([
      { id: option, sequence: 0 },
      { id: request, sequence: 0 },
    ]);
    expect(answer.json<BulkConfirmationAnswer>().results).toEqual([
      {
        id: option,
        status: 'failed',
        error_code: 'RESERVATION_IS_OPTION',
        message: errors.RESERVATION_IS_OPTION,
      },
      { id: request, status: 'confirmed', error_code: null, message: null },
    ]);
    expect((await get<ReservationsPage>('reservations?status=pending')).items).toMatchObject([
      { id: option, is_option: true },
    ]);
  });

  it.each([[[]], [[{ id: 1 }]], [[{ id: 'x', sequence: 0 }]], [Array(101).fill({ id: 1, sequence: 0 })]])(
    'refuses a list with invalid items',
    async (items: unknown[]) => {
      expect((await confirmAll(items)).statusCode).toBe(422);
    },
  );
});

describe('GET /api/reservations/program', () => {
  const read = (query: string, headers = asOwner) =>
    get<ProgramAnswer>(`reservations/program?start_date=2027-06-01&end_date=2027-06-30&${query}`, headers);

  it('shows names and notes to the staff', async () => {
    const id = await addReservation({ starts: '2027-06-02T10:00Z', status: 'confirmed', title: 'Ples' });
    await addReservation({ starts: '2027-06-01T10:00Z', space: garden });
    await addReservation({ starts: '2027-06-01T10:00Z', status: 'cancelled' });
    await addReservation({ starts: '2027-07-02T10:00Z' });
    const { events } = await read('for=staff');
    expect(events.map(({ space_name, status }) => [space_name, status])).toEqual([
      ['Zahrada', 'pending'],
      ['Sál', 'confirmed'],
    ]);
    expect(events[1]).toMatchObject({
      id,
      title: 'Ples',
      customer_name: 'Jana Nová',
      customer_phone: '777 123 456',
      notes: 'Vezmeme dort',
      staff_note: 'Klíče u baru',
    });
    expect((await read(`for=staff&space_ids=${garden.id}`)).events).toHaveLength(1);
    expect((await read('for=staff', asOther)).events).toEqual([]);
  });

  it('shows only public titles at the door, and nothing about guests', async () => {
    await addReservation({ starts: '2027-06-01T10:00Z', status: 'confirmed', title: 'Narozeniny Petra' });
    await addReservation({
      starts: '2027-06-02T10:00Z',
      status: 'confirmed',
      title: 'Ples hasičů',
      isTitlePublic: true,
    });
    await addReservation({ starts: '2027-06-03T10:00Z', title: 'Opce', isTitlePublic: true });
    const program = await read('for=door');
    expect(program.events.map(({ title }) => title)).toEqual([programTexts.privateEvent, 'Ples hasičů']);
    expect(JSON.stringify(program)).not.toMatch(/Jana|777|dort|Záloha|Klíče|Petra/u);
  });

  it('requires the reader of the program', async () => {
    expect((await test.request({ url: '/api/reservations/program', headers: asOwner })).statusCode).toBe(422);
  });
});

describe('PUT /api/reservations/program/:id', () => {
  const setPublic = (id: number, title_public: unknown, headers = asOwner) =>
    test.request({
      method: 'PUT',
      url: `/api/reservations/program/${id}`,
      headers,
      payload: { title_public },
    });
  const listPublic = (): Promise<{ id: number; title_public: boolean }[]> =>
    test.orm.em.getConnection().execute('select id, title_public from reservation order by id');

  it('shows and hides the titles of all days of a series in all of its spaces', async () => {
    const day = addDays(toPragueDay(new Date()), 20);
    const booked = await test.request({
      method: 'POST',
      url: '/api/reservations/own',
      headers: asOwner,
      payload: {
        rooms: [{ space_id: hall.id }, { space_id: garden.id }],
        start_datetime: `${day}T17:00`,
        end_datetime: `${day}T19:00`,
        customer_name: 'Oddíl jógy',
        status: 'confirmed',
        title: 'Jóga',
        repeat: { weekdays: [getWeekday(day)], every: 1, until: addDays(day, 14) },
      },
    });
    expect(booked.statusCode).toBe(201);
    const other = await addReservation({ starts: '2027-06-02T10:00Z', title: 'Ples' });
    const before = await listPublic();
    expect(before).toHaveLength(7);
    const first = before[0]?.id ?? 0;
    for (const isPublic of [true, false]) {
      expect((await setPublic(first, isPublic)).statusCode).toBe(200);
      expect(await listPublic()).toEqual(
        before.map(({ id }) => ({ id, title_public: isPublic && id !== other })),
      );
    }
  });

  it('is refused without a choice, to other owners and to members who only read', async () => {
    const id = await addReservation({ starts: '2027-06-02T10:00Z', title: 'Ples' });
    expect((await setPublic(id, 'ano')).statusCode).toBe(422);
    expect((await setPublic(id, true, asOther)).statusCode).toBe(404);
    expect((await setPublic(id, true, asAccountant)).statusCode).toBe(403);
    expect(await listPublic()).toEqual([{ id, title_public: false }]);
  });
});

describe('members of the team', () => {
  const getStatus = async (path: string, headers: { authorization: string }): Promise<number> =>
    (await test.request({ url: `/api/${path}`, headers })).statusCode;

  it('export and read statistics only with the right to it', async () => {
    for (const path of [
      'reservations/export?format=csv',
      'owner/statistics',
      'owner/statistics/export?format=csv',
    ])
      expect([path, await getStatus(path, asCaretaker), await getStatus(path, asAccountant)]).toEqual([
        path,
        403,
        200,
      ]);
  });

  it('do not read telephones, notes and sums that they may not see', async () => {
    await addReservation({ starts: '2027-06-01T10:00Z', status: 'confirmed' });
    await addReservation({ starts: '2027-06-01T10:00Z', space: garden });
    const file = await test.request({ url: '/api/reservations/export?format=csv', headers: asAccountant });
    expect(file.body).toContain('jana@host.example');
    expect(file.body).not.toMatch(/777|Záloha/u);
    const program = 'reservations/program?start_date=2027-06-01&for=staff';
    expect((await get<ProgramAnswer>(program, asAccountant)).events).toMatchObject([
      { customer_phone: null, staff_note: null },
      { customer_phone: null, staff_note: null },
    ]);
    expect((await get<ProgramAnswer>(program, asCaretaker)).events).toMatchObject([
      { space_id: hall.id, customer_phone: '777 123 456', staff_note: 'Klíče u baru' },
    ]);
    expect(await get<ReservationsPage>('reservations', asCaretaker)).toMatchObject({ total: 1, sum: null });
  });
});
