import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { HandledMark, Reservation } from '@prostora/api-client';
import { DAY_MS, HOUR_MS, type MemberRole } from '@prostora/contracts';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import type { Customer } from '../../accounts/customers/index.ts';
import { AuditEntry } from '../../audit/index.ts';
import type { Space } from '../../spaces/index.ts';

type Headers = { authorization: string };
const NOW = new Date(Math.ceil(Date.now() / HOUR_MS) * HOUR_MS);
const MORNING = new Date(NOW.getTime() - HOUR_MS);

let test: TestApp;
let customer: Customer;
let hall: Space;
let cellar: Space;
let asOwner: Headers;
let asCaretaker: Headers;

const execute = <T>(sql: string, values: unknown[]): Promise<T[]> =>
  test.orm.em.getConnection().execute<T[]>(sql, values);
const send = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, headers: Headers, payload?: object) =>
  test.request({ method, url: `/api/${url}`, headers, ...(payload && { payload }) });
const mark = (id: number, payload: object, headers = asCaretaker) =>
  send('PUT', `reservations/${id}/handled`, headers, payload);
const DONE = { handled: true, sequence: 0 };

async function signInAs(role: MemberRole, name: string, spaceIds: number[] | null = null): Promise<Headers> {
  const user = await test.make.user({ roles: ['ROLE_USER'], name });
  await test.make.member({ customer, user, role, spaceIds });
  return test.signIn(user.email);
}

async function add(status = 'confirmed', space = hall): Promise<number> {
  const [from, until] = [
    new Date(NOW.getTime() + 10 * DAY_MS),
    new Date(NOW.getTime() + 10 * DAY_MS + HOUR_MS),
  ];
  const [row] = await execute<{ id: number }>(
    `insert into reservation (space_id, status, starts_at, ends_at, held_from, held_until, customer_name, customer_email,
       number_of_guests, price_haler, price_state, created_at, cancelled_at, expires_at)
     values (?, ?, ?, ?, ?, ?, 'Jana Nová', 'jana@host.example', 60, 500000, 'agreed', ?, ?, ?) returning id`,
    [
      ...[space.id, status, from, until, from, until, new Date(NOW.getTime() - DAY_MS)],
      ...[status === 'cancelled' ? NOW : null, status === 'pending' ? from : null],
    ],
  );
  return row?.id ?? 0;
}

const read = async (id: number): Promise<Reservation> =>
  (await send('GET', `reservations/${id}`, asOwner)).json<{ reservation: Reservation }>().reservation;
const getMark = async (id: number): Promise<HandledMark | null> => (await read(id)).handled;

beforeAll(async () => {
  test = await createTestApp();
  test.app.get(Clock).now = () => NOW;
});
afterAll(() => test.close());
beforeEach(async () => {
  customer = await test.make.customer();
  const building = await test.make.building({ customer });
  hall = await test.make.space({ building });
  cellar = await test.make.space({ building });
  asOwner = await test.signIn(customer.user.email);
  asCaretaker = await signInAs('domovnik', 'Karel Malý', [hall.id]);
});

describe('PUT /api/reservations/:id/handled', () => {
  it('keeps the first of repeated marks, until one takes it back', async () => {
    const id = await add();
    const first = { at: MORNING.toISOString(), by: 'Karel Malý' };
    expect((await mark(id, { ...DONE, at: MORNING })).json()).toEqual({ handled: first });
    expect((await mark(id, { ...DONE, at: NOW }, asOwner)).json()).toEqual({ handled: first });
    expect(await getMark(id)).toEqual(first);
    const undo = { handled: false, sequence: 0 };
    expect([(await mark(id, undo)).json(), (await mark(id, undo)).json()]).toEqual([
      { handled: null },
      { handled: null },
    ]);
    const audited = await test.orm.em
      .fork()
      .find(AuditEntry, { subjectType: 'reservation', subjectId: id }, { orderBy: { id: 'asc' } });
    expect(audited.map(({ action, before, after }) => [action, before, after])).toEqual([
      ['reservation.handle', { handled: false }, { handled: true }],
      ['reservation.handle', { handled: true }, { handled: false }],
    ]);
  });

  it('limits the time of a device to that from the booking until now', async () => {
    const [early, late] = [await add(), await add('confirmed', cellar)];
    await mark(early, { ...DONE, at: new Date(NOW.getTime() - 30 * DAY_MS) }, asOwner);
    await mark(late, { ...DONE, at: new Date(NOW.getTime() + DAY_MS) }, asOwner);
    expect([(await getMark(early))?.at, (await getMark(late))?.at]).toEqual([
      new Date(NOW.getTime() - DAY_MS).toISOString(),
      NOW.toISOString(),
    ]);
  });

  it('refuses an outdated version, and what is not confirmed', async () => {
    const refuse = async (id: number, body: object) => {
      const answer = await mark(id, body);
      return [answer.statusCode, answer.json<{ error_code: string }>().error_code];
    };
    expect(await refuse(await add('cancelled'), DONE)).toEqual([409, 'RESERVATION_CLOSED']);
    expect(await refuse(await add('pending'), DONE)).toEqual([409, 'RESERVATION_CLOSED']);
    await execute('delete from reservation where space_id = ?', [hall.id]);
    expect(await refuse(await add(), { ...DONE, sequence: 1 })).toEqual([409, 'RESERVATION_CHANGED']);
  });

  it('is a right of the role in the spaces of the member', async () => {
    const [id, elsewhere] = [await add(), await add('confirmed', cellar)];
    const accountant = await signInAs('ucetni', 'Eva Nová');
    const statuses = [
      await mark(id, { handled: 'ano', sequence: 0, at: 'ráno' }),
      await mark(id, DONE, accountant),
      await mark(elsewhere, DONE),
      await mark(id, DONE),
    ].map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([422, 403, 404, 200]);
  });

  it('ends with other guests or another staff note, not with another price', async () => {
    const id = await add();
    const change = async (changes: object): Promise<boolean> => {
      const { sequence } = await read(id);
      expect((await mark(id, { handled: true, sequence })).statusCode).toBe(200);
      const answer = await send('POST', `reservations/${id}/changes`, asOwner, { sequence, ...changes });
      expect(answer.statusCode).toBe(200);
      return (await getMark(id)) !== null;
    };
    expect(await change({ price: 4000 })).toBe(true);
    expect(await change({ number_of_guests: 50 })).toBe(false);
    expect(await change({ staff_note: 'O 20 židlí víc' })).toBe(false);
    expect(await change({ owner_note: 'Zaplaceno' })).toBe(true);
  });

  it('marks one space of an event, and does not change what guests and calendars get', async () => {
    const [group] = await execute<{ id: number }>(
      'insert into reservation_group (customer_id) values (?) returning id',
      [customer.id],
    );
    const ids = [await add(), await add('confirmed', cellar)];
    await execute('update reservation set group_id = ? where space_id in (?, ?)', [
      ...[group?.id, hall.id, cellar.id],
    ]);
    await mark(ids[0] ?? 0, DONE);
    const [own, other] = [await read(ids[0] ?? 0), await read(ids[1] ?? 0)];
    expect([own.handled?.by, own.sequence, other.handled]).toEqual(['Karel Malý', 0, null]);
  });
});
