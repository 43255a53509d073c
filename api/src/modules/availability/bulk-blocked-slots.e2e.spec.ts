import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { LightMyRequestResponse } from 'fastify';
import { openSession } from '../../../test/access-matrix.fixtures.ts';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { Clock } from '../../platform/clock/clock.ts';
import type { Space } from '../spaces/index.ts';
import type { BlockedSlotsAnswerDto, BulkBlockedSlotsAnswerDto } from './blocked-slot.dto.ts';

const DAY = '2027-07-01';
const SLOT = {
  start_datetime: `${DAY}T10:00:00Z`,
  end_datetime: `${DAY}T12:00:00Z`,
  reason: 'Svatba Novákových',
};

let test: TestApp;
let owner: { authorization: string };
let stranger: { authorization: string };
let hall: Space;
let cellar: Space;
let garden: Space;
let foreign: Space;

beforeAll(async () => {
  test = await createTestApp();
  jest.spyOn(test.app.get(Clock), 'now').mockImplementation(() => new Date('2026-12-01T09:00:00Z'));
  const { make } = test;
  const [user, other] = [await make.user(), await make.user()];
  const building = await make.building({ customer: await make.customer({ user }) });
  [hall, cellar, garden] = [
    await make.space({ building }),
    await make.space({ building }),
    await make.space({ building, status: 'DRAFT' }),
  ];
  foreign = await make.space();
  owner = await openSession(test, user);
  stranger = await openSession(test, other);
});
afterAll(() => test.close());

const send = (
  method: 'POST' | 'DELETE',
  path: string,
  payload?: object,
  headers: Record<string, string> = owner,
) => test.request({ method, url: `/api/blocked-slots/${path}`, headers, ...(payload && { payload }) });
const block = (target: object): Promise<LightMyRequestResponse> =>
  send('POST', 'bulk', { ...SLOT, ...target });
const toIds = (spaces: readonly { space_id: number }[]): number[] => spaces.map(({ space_id }) => space_id);
const listBlocks = async (space: Space, headers: Record<string, string> = owner) =>
  (
    await test.request({
      method: 'GET',
      url: `/api/blocked-slots/space/${space.id}`,
      query: { start_date: DAY, end_date: DAY },
      headers,
    })
  ).json<BlockedSlotsAnswerDto>().blocked_slots;
const reserve = (space: Space, hours: [string, string]): Promise<unknown> =>
  test.orm.em
    .getConnection()
    .execute(
      `insert into reservation (space_id, status, starts_at, ends_at, held_from, held_until, customer_name, customer_email) values (?, 'confirmed', ?, ?, ?, ?, 'Jana Tajná', 'jana@example.cz')`,
      [space.id, ...hours, ...hours],
    );

describe('blocks of several spaces', () => {
  it('are created and removed together; strangers learn neither the reason nor the group', async () => {
    const answer = await block({ building_id: hall.building.id });
    expect(answer.statusCode).toBe(201);
    const { blocked_slots, group_id, skipped } = answer.json<BulkBlockedSlotsAnswerDto>();
    expect([toIds(blocked_slots), skipped]).toEqual([[hall.id, cellar.id, garden.id], []]);
    expect(await listBlocks(cellar)).toMatchObject([{ reason: SLOT.reason, reason_public: false, group_id }]);
    expect(await listBlocks(cellar, stranger)).toMatchObject([{ reason: '', group_id: null }]);
    expect((await send('DELETE', `bulk/${group_id}`, undefined, stranger)).statusCode).toBe(403);
    expect((await send('DELETE', `bulk/${group_id}`)).statusCode).toBe(200);
    expect([await listBlocks(hall), await listBlocks(cellar)]).toEqual([[], []]);
    expect((await send('DELETE', `bulk/${group_id}`)).statusCode).toBe(404);
    expect((await send('DELETE', 'bulk/1')).statusCode).toBe(404);
  });

  it('are all rejected over one reservation, or leave out the reserved spaces', async () => {
    await reserve(cellar, [`${DAY}T11:00:00Z`, `${DAY}T13:00:00Z`]);
    const space_ids = [garden.id, hall.id, cellar.id];
    const rejected = await block({ space_ids });
    expect([rejected.statusCode, rejected.json()]).toMatchObject([
      409,
      { error_code: 'SLOT_RESERVED', conflicts: [{ space_id: cellar.id }] },
    ]);
    expect(await listBlocks(hall)).toEqual([]);
    const made = (await block({ space_ids, skip_taken: true })).json<BulkBlockedSlotsAnswerDto>();
    expect([toIds(made.blocked_slots), toIds(made.skipped)]).toEqual([[hall.id, garden.id], [cellar.id]]);
    await send('DELETE', `bulk/${made.group_id}`);
  });

  it('are rejected over a reservation of a space that shares the floor area', async () => {
    const part = await test.make.space({ building: hall.building });
    await test.orm.em
      .getConnection()
      .execute('insert into space_overlap (space_id, other_id) values (?, ?)', [hall.id, part.id]);
    await reserve(part, [`${DAY}T10:30:00Z`, `${DAY}T11:00:00Z`]);
    expect((await block({ space_ids: [hall.id, garden.id] })).json()).toMatchObject({
      conflicts: [{ space_id: hall.id }],
    });
  });

  it('are repeated with one key without a second group', async () => {
    const call = () =>
      send('POST', 'bulk', { ...SLOT, space_ids: [garden.id] }, { ...owner, 'idempotency-key': 'cely-dum' });
    const [first, second] = [await call(), await call()];
    expect(second.json()).toEqual(first.json());
    expect(await listBlocks(garden)).toHaveLength(1);
  });

  it.each<[string, () => object, number, string | undefined]>([
    ['no spaces', () => ({}), 422, 'space_ids'],
    ['an empty list', () => ({ space_ids: [] }), 422, 'space_ids'],
    [
      'spaces and a building',
      () => ({ space_ids: [hall.id], building_id: hall.building.id }),
      422,
      'space_ids',
    ],
    ['a space twice', () => ({ space_ids: [hall.id, hall.id] }), 422, 'space_ids'],
    ['a space of another owner', () => ({ space_ids: [hall.id, foreign.id] }), 403, undefined],
    ['an unknown building', () => ({ building_id: 999_999 }), 404, undefined],
  ])('are rejected with %s', async (_name, target, status, field) => {
    const answer = await block(target());
    expect(answer.statusCode).toBe(status);
    if (field) expect(Object.keys(answer.json<{ errors: object }>().errors)).toEqual([field]);
  });
});
