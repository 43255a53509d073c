import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { BookingCalls, slotOn, type Headers } from '../../../../test/bookings.ts';
import { countStatements } from '../../../../test/statements.ts';
import type { Space } from '../../spaces/index.ts';
import type { OwnerCalendarAnswerDto } from '../lists/owner-calendar.dto.ts';
import type { FreeRoomsAnswerDto } from './free-rooms.dto.ts';

const DAY = '2027-06-12';
const SPAN = 'start_date=2027-06-01&end_date=2027-07-01';

let test: TestApp;
let owner: Headers;
let rooms: Space[];

const execute = (sql: string, ...values: unknown[]): Promise<unknown> =>
  test.orm.em.getConnection().execute(sql, values);
const get = async <T>(path: string, headers: Headers = owner): Promise<T> =>
  (await test.request({ url: `/api/${path}`, headers })).json<T>();

async function reserve(space: Space, from: number, to: number, name: string, held = to): Promise<void> {
  const slot = slotOn(DAY, from, to);
  await execute(
    `insert into reservation (space_id, status, starts_at, ends_at, held_from, held_until, customer_name, customer_email)
     values (?, 'confirmed', ?, ?, ?, ?, ?, 'host@host.example')`,
    space.id,
    slot.start_datetime,
    slot.end_datetime,
    slot.start_datetime,
    slotOn(DAY, from, held).end_datetime,
    name,
  );
}

beforeAll(async () => {
  test = await createTestApp();
  const building = await test.make.building();
  rooms = [];
  for (const [name, capacity] of [
    ['Velký sál', 320],
    ['Malý sál', 120],
    ['Zrcadlový sál', 90],
    ['Klubovna', 24],
    ['Zahrada', null],
  ] as const)
    rooms.push(await test.make.space({ building, name, capacity, withoutPhoto: true }));
  owner = await new BookingCalls(test).signInOwner(rooms[0]!);
  await execute(
    `insert into space_layout (space_id, layout, capacity) values (?, 'divadelni', 100)`,
    rooms[3]!.id,
  );
  await reserve(rooms[0]!, 15, 22, 'Svatba Dvořákovi');
  await reserve(rooms[4]!, 10, 14, 'Obřad', 15);
});
afterAll(() => test.close());

const find = (query: string): Promise<FreeRoomsAnswerDto> =>
  get(`owner/free-rooms?start_datetime=${DAY}T16:00&end_datetime=${DAY}T23:00&${query}`);

describe('GET /api/owner/free-rooms', () => {
  it('lists free spaces from the smallest and names what holds the others', async () => {
    const { free, taken, smaller, near } = await find('guests=80');
    expect(free.map(({ space, capacity }) => [space.space_name, capacity])).toEqual([
      ['Zrcadlový sál', 90],
      ['Klubovna', 100],
      ['Malý sál', 120],
    ]);
    expect(taken.map(({ space, conflict }) => [space.space_name, conflict.kind, conflict.title])).toEqual([
      ['Velký sál', 'reservation', 'Svatba Dvořákovi'],
      ['Zahrada', 'reservation', 'Obřad'],
    ]);
    expect(taken[1]?.conflict.free_from).toBe('2027-06-12T15:00:00.000Z');
    expect(near.map(({ space }) => space.space_name)).toEqual(['Zahrada', 'Velký sál']);
    expect(smaller).toBe(0);
  });

  it('counts spaces that are too small', async () => {
    const { free, smaller } = await find('guests=110');
    expect([free.map(({ space }) => space.space_name), smaller]).toEqual([['Malý sál'], 2]);
  });

  it('prices by opening hours and marks time outside them', async () => {
    const window = slotOn(DAY, 8, 20);
    await execute(
      'insert into availability (space_id, starts_at, ends_at, price_per_hour_haler) values (?, ?, ?, 100000)',
      rooms[2]!.id,
      window.start_datetime,
      window.end_datetime,
    );
    const inside = await get<FreeRoomsAnswerDto>(
      `owner/free-rooms?start_datetime=${DAY}T10:00&end_datetime=${DAY}T12:00&guests=90`,
    );
    expect(inside.free[0]).toMatchObject({ price: 2000, complete: true, outside_hours: false });
    expect((await find('guests=90')).free[0]).toMatchObject({ outside_hours: true });
  });

  it('rejects a slot that ends before it starts and zero guests', async () => {
    const answer = await test.request({
      url: `/api/owner/free-rooms?start_datetime=${DAY}T16:00&end_datetime=${DAY}T15:00&guests=0`,
      headers: owner,
    });
    expect(answer.statusCode).toBe(422);
  });
});

describe('GET /api/reservations/calendar', () => {
  it('returns the chosen spaces with capacity, hours and held periods', async () => {
    const ids = [rooms[3]!.id, rooms[4]!.id];
    const answer = await get<OwnerCalendarAnswerDto>(
      `reservations/calendar?${SPAN}&space_ids=${ids.join()},999999`,
    );
    expect(
      answer.spaces.map(({ space_name, capacity, has_hours }) => [space_name, capacity, has_hours]),
    ).toEqual([
      ['Klubovna', 100, false],
      ['Zahrada', null, false],
    ]);
    expect(answer.reservations).toMatchObject([
      { held_from: '2027-06-12T10:00:00.000Z', held_until: '2027-06-12T15:00:00.000Z' },
    ]);
  });

  it('sends as many statements for all spaces as for one', async () => {
    const count = async (query: string): Promise<number> => {
      const { orm, plain } = await countStatements(test, `/api/reservations/calendar?${SPAN}${query}`, owner);
      return orm + plain;
    };
    await count('');
    expect(await count('')).toBe(await count(`&space_ids=${rooms[0]!.id}`));
  });

  it('rejects ids that are not numbers', async () => {
    const answer = await test.request({ url: `/api/reservations/calendar?space_ids=1,a`, headers: owner });
    expect(answer.statusCode).toBe(422);
  });
});
