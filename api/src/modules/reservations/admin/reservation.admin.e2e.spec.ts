import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { HOUR_MS } from '@prostora/contracts';
import type { LightMyRequestResponse } from 'fastify';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { countStatements } from '../../../../test/statements.ts';
import { AuditEntry } from '../../audit/index.ts';
import { Availability, BlockedSlot } from '../../availability/index.ts';
import type { Space } from '../../spaces/index.ts';
import { ReservationGroup, Reservation, Series } from '../reservation.entity.ts';

type Row = {
  id: number;
  status: string;
  waits_long: boolean;
  cancelled_by: string | null;
  guest_name: string | null;
  guest_email: string | null;
  allowed_actions: string[];
  space: { id: number; name: string };
  owner: { name: string };
  price: number;
  group: { count: number; days: number; total: number; spaces: string[] } | null;
};
type List = { items: Row[]; total: number; nr_of_pages: number; counts: Record<string, number> };

let test: TestApp;
let headers: { authorization: string };
let hall: Space;
let garden: Space;

beforeAll(async () => {
  test = await createTestApp();
  headers = await test.signIn((await test.make.admin()).email);
  const castle = await test.make.building({
    name: 'Zámek Hluboká',
    customer: await test.make.customer({ name: 'Hrady a zámky' }),
  });
  hall = await test.make.space({ building: castle, name: 'Rytířský sál', withoutPhoto: true });
  garden = await test.make.space({ name: 'Zahrada u vody', withoutPhoto: true });
});
afterAll(() => test.close());

const hoursAgo = (hours: number): Date => new Date(Date.now() - hours * HOUR_MS);
const hoursAhead = (hours: number): Date => hoursAgo(-hours);

/** By default a confirmed reservation of the hall in two days. */
async function createReservation(
  given: Partial<Omit<Reservation, 'space'>> & { space?: Space } = {},
): Promise<Reservation> {
  const {
    space = hall,
    startsAt = hoursAhead(48),
    endsAt = new Date(startsAt.getTime() + 2 * HOUR_MS),
    ...own
  } = given;
  const em = test.orm.em.fork();
  const made = em.create(
    Reservation,
    {
      space: space.id,
      status: 'confirmed',
      startsAt,
      endsAt,
      heldFrom: startsAt,
      heldUntil: endsAt,
      customerName: 'Jana Nová',
      customerEmail: 'jana@host.test',
      customerPhone: '+420 601 234 567',
      priceHaler: 100_000,
      ...own,
    },
    { partial: true },
  );
  await em.flush();
  return made;
}

const get = (url: string, as: object = headers): Promise<LightMyRequestResponse> =>
  test.request({ url: `/api/admin/reservations${url}`, headers: { ...as } });
const list = async (query: string): Promise<List> => (await get(`?${query}`)).json<List>();
const ids = async (query: string): Promise<number[]> => (await list(query)).items.map(({ id }) => id);
const day = (date: Date): string => date.toISOString().slice(0, 10);

describe('GET /api/admin/reservations', () => {
  it.each([
    'status=lost',
    'when=never',
    'from=2026-02-30',
    'to=yesterday',
    'space=abc',
    'customer=0',
    'sort=owner_note',
    'order=up',
    'page_size=101',
    'hash=1',
  ])('returns 422 for the query %s', async (query) => {
    expect((await get(`?${query}`)).statusCode).toBe(422);
  });

  it('searches by guest, telephone, space, building and number, and escapes wildcards', async () => {
    const one = await createReservation({
      startsAt: hoursAhead(500),
      customerName: 'Božena Hledaná',
      customerEmail: 'bozena@hledani.test',
      customerPhone: '+420 777 888 999',
    });
    const other = await createReservation({
      space: garden,
      startsAt: hoursAhead(510),
      customerName: 'Petr 100%',
      customerEmail: 'petr@hledani.test',
    });
    for (const search of ['božena hledaná', 'BOZENA@hledani', '777888999', '777 888', String(one.id)])
      expect(await ids(`search=${encodeURIComponent(search)}`)).toContain(one.id);
    expect(await ids('search=zámek&from=2020-01-01')).toContain(one.id);
    expect(await ids('search=u%20vody')).toEqual([other.id]);
    expect(await ids('search=100%25')).toEqual([other.id]);
    expect(await ids('search=%25%5F%25')).toEqual([]);
  });

  it('returns the effective status of expired requests and flags those that wait too long', async () => {
    const space = await test.make.space({ withoutPhoto: true });
    const createRequest = (hours: number, given: Partial<Reservation>) =>
      createReservation({ startsAt: hoursAhead(hours), space, status: 'pending', ...given } as never);
    const expired = await createRequest(100, { createdAt: hoursAgo(80), expiresAt: hoursAgo(1) });
    const old = await createRequest(110, { createdAt: hoursAgo(30), expiresAt: hoursAhead(20) });
    const fresh = await createRequest(120, { createdAt: hoursAgo(2), expiresAt: hoursAhead(70) });
    const confirmed = await createRequest(130, { status: 'confirmed' });
    const refused = await createRequest(140, {
      status: 'cancelled',
      cancelledAt: hoursAgo(1),
      cancelledBy: 'owner',
    });
    const all = await list(`space=${space.id}&sort=starts&order=asc`);
    expect(all.counts).toEqual({ pending: 2, confirmed: 1, cancelled: 2, waiting: 1 });
    expect(
      all.items.map(({ id, status, waits_long, cancelled_by }) => [id, status, waits_long, cancelled_by]),
    ).toEqual([
      [expired.id, 'cancelled', false, 'system'],
      [old.id, 'pending', true, null],
      [fresh.id, 'pending', false, null],
      [confirmed.id, 'confirmed', false, null],
      [refused.id, 'cancelled', false, 'owner'],
    ]);
    expect(all.items[0]?.allowed_actions).toEqual(['note']);
    for (const [status, found] of [
      ['pending', [old, fresh]],
      ['waiting', [old]],
      ['confirmed', [confirmed]],
      ['cancelled', [expired, refused]],
    ] as const) {
      const answer = await list(`space=${space.id}&status=${status}&sort=starts&order=asc`);
      expect([answer.items.map(({ id }) => id), answer.total, answer.counts]).toEqual([
        found.map(({ id }) => id),
        found.length,
        all.counts,
      ]);
    }
  });

  it('filters by period, upcoming or past, space and customer', async () => {
    const space = await test.make.space({ withoutPhoto: true });
    const past = await createReservation({ space, startsAt: hoursAgo(72) });
    const running = await createReservation({ space, startsAt: hoursAgo(1), endsAt: hoursAhead(5) });
    const coming = await createReservation({ space, startsAt: hoursAhead(240) });
    expect(await ids(`space=${space.id}&when=upcoming`)).toEqual([running.id, coming.id]);
    expect(await ids(`space=${space.id}&when=past`)).toEqual([past.id]);
    expect(await ids(`customer=${space.building.customer.id}`)).toEqual([coming.id, running.id, past.id]);
    expect(await ids(`space=${space.id}&from=${day(hoursAhead(216))}&to=${day(hoursAhead(264))}`)).toEqual([
      coming.id,
    ]);
    expect(await ids(`space=${space.id}&to=${day(hoursAgo(48))}`)).toEqual([past.id]);
    expect(await ids(`space=${space.id}&customer=${hall.building.customer.id}`)).toEqual([]);
  });

  it('lists pending and waiting reservations by their start, soonest first, then by the time to answer', async () => {
    const space = await test.make.space({ withoutPhoto: true });
    const room = await test.make.space({ building: space.building, withoutPhoto: true });
    const [soon, late] = [hoursAhead(400), hoursAhead(500)];
    const create = (startsAt: Date, deadline: number, given = space): Promise<Reservation> =>
      createReservation({
        ...{ space: given, status: 'pending', startsAt },
        ...{ expiresAt: hoursAhead(deadline), createdAt: hoursAgo(30) },
      });
    const [later, sooner] = [await create(late, 2), await create(soon, 60)];
    const soonerUrgent = await create(soon, 50, room);
    const expected = [soonerUrgent.id, sooner.id, later.id];
    const filter = `customer=${space.building.customer.id}`;
    expect(await ids(`${filter}&status=pending`)).toEqual(expected);
    expect(await ids(`${filter}&status=waiting`)).toEqual(expected);
    expect(await ids(`${filter}&status=waiting&order=desc`)).toEqual(expected.toReversed());
    expect((await ids(filter))[0]).toBe(later.id);
  });

  it('sorts and pages without gaps, guests by Czech collation', async () => {
    const space = await test.make.space({ withoutPhoto: true });
    for (const [index, customerName] of ['Chalupa', 'Čapek', 'Cibulka', 'Hora'].entries())
      await createReservation({
        space,
        startsAt: hoursAhead(300 + index * 10),
        customerName,
        priceHaler: (4 - index) * 100,
      });
    const names = async (query: string): Promise<unknown[]> =>
      (await list(`space=${space.id}&${query}`)).items.map(({ guest_name }) => guest_name);
    expect(await names('sort=guest&order=asc')).toEqual(['Cibulka', 'Čapek', 'Hora', 'Chalupa']);
    expect(await names('sort=price&order=asc')).toEqual(['Hora', 'Cibulka', 'Čapek', 'Chalupa']);
    expect([...(await names('page_size=3')), ...(await names('page_size=3&page=2'))]).toEqual([
      'Hora',
      'Cibulka',
      'Čapek',
      'Chalupa',
    ]);
    expect(await list(`space=${space.id}&page_size=3`)).toMatchObject({ total: 4, nr_of_pages: 2 });
  });

  it('neither names nor finds anonymized guests', async () => {
    const space = await test.make.space({ withoutPhoto: true });
    const { id } = await createReservation({
      space,
      customerName: 'Smazaný host',
      customerEmail: '',
      customerPhone: null,
      anonymizedAt: new Date(),
      startsAt: hoursAgo(9000),
    });
    expect((await list(`space=${space.id}`)).items).toMatchObject([
      { id, guest_name: null, guest_email: null },
    ]);
    expect(await ids(`space=${space.id}&search=smazan`)).toEqual([]);
  });

  it('runs three SQL statements for any page size', async () => {
    for (const size of [1, 100])
      expect(
        await countStatements(
          test,
          `/api/admin/reservations?page_size=${size}&search=a&sort=guest&when=past`,
          {
            ...headers,
          },
        ),
      ).toMatchObject({ status: 200, orm: 3 });
  });
});

describe('GET /api/admin/reservations/:id', () => {
  it('returns 404 for an unknown id', async () => {
    for (const id of ['999999', 'abc', '0']) expect((await get(`/${id}`)).statusCode).toBe(404);
  });

  it('returns full details, and the operator uses the owner’s endpoints', async () => {
    const { id } = await createReservation({
      startsAt: hoursAhead(700),
      status: 'pending',
      expiresAt: hoursAhead(40),
      notes: 'Přijedeme dřív.',
      termsVersion: '2026-11',
      heldFrom: hoursAhead(699),
    });
    const send = (method: 'POST' | 'PUT' | 'DELETE', url: string, payload: object = {}) =>
      test.request({ method, url: `/api/reservations/${id}${url}`, headers, payload });
    expect((await get(`/${id}`)).json()).toMatchObject({
      status: 'pending',
      guest_name: 'Jana Nová',
      guest_phone: '+420 601 234 567',
      notes: 'Přijedeme dřív.',
      owner: { name: 'Hrady a zámky' },
      space: { id: hall.id, name: 'Rytířský sál', building: 'Zámek Hluboká' },
      held_from: expect.any(String),
      terms_version: '2026-11',
      allowed_actions: ['confirm', 'refuse', 'move', 'change', 'note'],
    });
    expect((await send('POST', '/confirm')).statusCode).toBe(200);
    expect((await send('PUT', '/note', { owner_note: 'Volat předem' })).statusCode).toBe(200);
    expect((await send('DELETE', '')).json()).toMatchObject({ error_code: 'REASON_REQUIRED' });
    expect((await send('DELETE', '', { reason: 'Havárie vody' })).statusCode).toBe(200);
    expect((await get(`/${id}`)).json()).toMatchObject({
      status: 'cancelled',
      cancelled_by: 'operator',
      cancel_reason: 'Havárie vody',
      owner_note: 'Volat předem',
      allowed_actions: ['note'],
      confirmed_at: expect.any(String),
      cancelled_at: expect.any(String),
    });
    const entries = await test.orm.em
      .fork()
      .find(AuditEntry, { subjectType: 'reservation', subjectId: id }, { orderBy: { id: 'asc' } });
    expect(entries.map(({ action }) => action)).toEqual([
      'reservation.confirmed',
      'reservation.note',
      'reservation.cancelled',
    ]);
  });
});

describe('GET /api/admin/reservations/calendar', () => {
  type Calendar = {
    reservations: { id: number; customer_name: string }[];
    blocked_slots: { reason: string }[];
    availabilities: { space_id: number }[];
    total: number;
  };
  // A month without other reservations of this file, which lie relative to today.
  const calendar = async (query: string): Promise<Calendar> =>
    (await get(`/calendar?start_date=2040-05-01&end_date=2040-05-31${query}`)).json<Calendar>();

  it('returns reservations of the period, with windows and blocks of the selected space or customer', async () => {
    const space = await test.make.space({ withoutPhoto: true });
    const at = (text: string) => new Date(`2040-05-${text}:00Z`);
    const em = test.orm.em.fork();
    em.create(
      BlockedSlot,
      { space: space.id, startsAt: at('20T10:00'), endsAt: at('20T12:00'), reason: 'Malování' },
      { partial: true },
    );
    em.create(
      Availability,
      { space: space.id, startsAt: at('21T10:00'), endsAt: at('21T12:00'), pricePerHourHaler: 50_000 },
      { partial: true },
    );
    await em.flush();
    const { id } = await createReservation({ space, startsAt: at('10T10:00') });
    const elsewhere = await createReservation({
      startsAt: at('11T10:00'),
      customerName: 'Smazaný',
      anonymizedAt: new Date(),
    });
    await createReservation({ space, startsAt: at('12T10:00'), status: 'cancelled' });
    await createReservation({ space, startsAt: new Date('2040-06-02T10:00:00Z') });
    const all = await calendar('');
    expect([
      all.reservations.map((one) => [one.id, one.customer_name]),
      all.total,
      all.blocked_slots,
      all.availabilities,
    ]).toEqual([
      [
        [id, 'Jana Nová'],
        [elsewhere.id, ''],
      ],
      2,
      [],
      [],
    ]);
    for (const chosen of [`&space=${space.id}`, `&customer=${space.building.customer.id}`]) {
      expect(await calendar(chosen)).toMatchObject({
        reservations: [{ id }],
        total: 1,
        blocked_slots: [{ reason: 'Malování', space_id: space.id }],
        availabilities: [{ space_id: space.id }],
      });
    }
  });

  it('returns 422 for an invalid or too long period', async () => {
    expect((await get('/calendar?start_date=2027-05-01&end_date=2030-05-01')).json()).toMatchObject({
      errors: { end_date: expect.any(String) },
    });
    expect((await get('/calendar?start_date=nonsense')).statusCode).toBe(422);
  });
});

describe('a requested event', () => {
  it('is one row with its total, sorted and counted as one, and is exported by dates', async () => {
    const { building } = hall;
    const terrace = await test.make.space({ building, name: 'Terasa', withoutPhoto: true });
    const em = test.orm.em.fork();
    const series = em.create(
      Series,
      {
        customer: building.customer.id,
        weekdays: [1],
        fromDay: '2031-01-06',
        untilDay: '2031-01-20',
        startMinute: 600,
        lengthMinutes: 120,
      },
      { partial: true },
    );
    const rooms = em.create(ReservationGroup, { customer: building.customer.id }, { partial: true });
    await em.flush();
    const request = (day: string, price: number, more: object = {}) =>
      createReservation({
        status: 'pending',
        startsAt: new Date(`${day}T10:00:00Z`),
        createdAt: hoursAgo(30),
        customerName: 'Jarní kurz',
        priceHaler: price,
        priceState: 'complete',
        series: series.id,
        seriesDay: day,
        ...more,
      } as never);
    const first = await request('2031-01-06', 100_000);
    await request('2031-01-13', 100_000, { group: rooms.id });
    await request('2031-01-13', 300_000, { group: rooms.id, space: terrace });
    const last = await request('2031-01-20', 200_000);
    const cancelled = await request('2031-01-27', 200_000, { status: 'cancelled' });
    const single = await createReservation({
      status: 'pending',
      startsAt: new Date('2031-01-07T10:00:00Z'),
      createdAt: hoursAgo(30),
      priceHaler: 500_000,
      priceState: 'complete',
    });
    const period = 'from=2031-01-01&to=2031-01-31';

    const all = await list(`${period}&sort=starts&order=asc`);
    expect(all).toMatchObject({ total: 3, counts: { pending: 2, waiting: 2, cancelled: 1 } });
    expect(all.items.map(({ id, group }) => [id, group && [group.count, group.days, group.total]])).toEqual([
      [first.id, [4, 3, 7000]],
      [single.id, null],
      [cancelled.id, null],
    ]);
    expect(all.items[0]?.group?.spaces).toEqual(['Rytířský sál', 'Terasa']);
    expect(await ids(`${period}&status=pending&sort=price&order=desc`)).toEqual([first.id, single.id]);
    expect(await ids(`${period}&sort=price&order=asc&page_size=1&page=3`)).toEqual([first.id]);
    expect(await list('from=2031-01-15&to=2031-01-25')).toMatchObject({
      total: 1,
      items: [{ id: last.id, group: { total: 7000 } }],
    });
    const file = await get(`/export?${period}&status=pending&format=csv`);
    expect(file.body.match(/Jarní kurz/gu)).toHaveLength(4);
    expect((await get(`/${last.id}`)).json()).toMatchObject({ price: 2000, group: { total: 7000, days: 3 } });
  });
});

describe('GET /api/admin/reservations/export', () => {
  it('exports the listed rows in order, with effective status and without anonymized guests', async () => {
    const space = await test.make.space({ name: 'Exportní sál', withoutPhoto: true });
    await createReservation({
      space,
      startsAt: new Date('2027-08-01T10:00:00Z'),
      customerName: '=1+1',
      priceHaler: 150_050,
    });
    await createReservation({
      space,
      startsAt: new Date('2027-08-02T10:00:00Z'),
      customerName: 'Smazaný',
      customerEmail: 'x@host.test',
      anonymizedAt: new Date(),
    });
    await createReservation({
      space,
      startsAt: new Date('2027-08-03T10:00:00Z'),
      status: 'pending',
      expiresAt: hoursAgo(1),
      customerName: 'Pozdní',
    });
    const answer = await get(`/export?format=csv&space=${space.id}&sort=starts&order=asc&page=1&page_size=1`);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    const lines = answer.body.trim().split(/\r?\n/u);
    expect(lines).toHaveLength(4);
    expect(lines[0]).toContain('Číslo;Stav;Jak skončila;Začátek');
    expect(lines[1]).toMatch(
      /Potvrzená;;1\. 8\. 2027 12:00;1\. 8\. 2027 14:00;Exportní sál;.*'=1\+1.*1500,5/u,
    );
    expect(lines[2]).not.toMatch(/Smazaný|x@host/u);
    expect(lines[3]).toContain('Zrušená;zanikla bez odpovědi');
  });

  it('supports XLSX and rejects other formats', async () => {
    expect((await get('/export?format=xlsx&search=nikdo')).headers['content-type']).toBe(
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    );
    for (const query of ['format=pdf', '', 'format=csv&status=lost'])
      expect((await get(`/export?${query}`)).statusCode).toBe(422);
  });
});
