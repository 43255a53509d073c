import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays } from '@prostora/contracts';
import type { LightMyRequestResponse } from 'fastify';
import { countRounds } from '../../../../tools/testing/rounds.ts';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import {
  BookingCalls,
  COLLISIONS_QUERY,
  DEADLOCKS_QUERY,
  GUEST,
  slotOn,
  type Headers,
} from '../../../test/bookings.ts';
import { MAX_REPEATS, repeatWhileBusy, SMALLEST_POOLS } from '../../../test/pools.ts';
import type { Space } from '../spaces/index.ts';
import type { BulkBlockedSlotsAnswerDto } from './blocked-slot.dto.ts';

const ROUNDS = countRounds(50);
const CLIENTS = 6;
const DAY = addDays(new Date().toISOString().slice(0, 10), 30);
/** Any two have a space in common, in every order. */
const TARGETS = [
  [0, 1],
  [1, 2],
  [2, 0],
  [2, 1],
  [0, 2, 1],
  [1, 0],
] as const;

describe.each([
  ['pools of their size', {}, 0],
  ['pools of one connection', SMALLEST_POOLS, MAX_REPEATS],
] as const)('blocks of several spaces from two processes with %s', (_pools, settings, maxRepeats) => {
  /** Two processes on one database. */
  let test: TestApp;
  let other: TestApp;
  let calls: BookingCalls;
  let spaces: Space[];
  let owner: Headers;

  beforeAll(async () => {
    test = await createTestApp(settings);
    other = await createTestApp(settings, test.database);
    calls = new BookingCalls(test);
    const [hall, ...parts] = await calls.createHallWithParts(1);
    spaces = [hall, ...parts, await test.make.space({ building: hall.building, withoutPhoto: true })];
    owner = await calls.signInOwner(hall);
  });
  afterAll(async () => {
    await other.close();
    await test.close();
  });

  const execute = <Row>(sql: string, values: unknown[] = []): Promise<Row[]> =>
    test.orm.em.fork().getConnection().execute<Row[]>(sql, values);
  const getIds = (target: readonly number[]): number[] => target.map((index) => spaces[index]?.id ?? 0);
  const send = (client: number, ...request: Parameters<BookingCalls['send']>) =>
    repeatWhileBusy(() => new BookingCalls(client % 2 === 0 ? test : other).send(...request), maxRepeats);
  const block = (client: number, day: string, more: object = {}): Promise<LightMyRequestResponse> =>
    send(client, 'POST', 'blocked-slots/bulk', owner, {
      ...slotOn(day, 9 + (client % 3), 12 + (client % 3)),
      space_ids: getIds(TARGETS[client % TARGETS.length] ?? []),
      reason: 'Malování',
      ...more,
    });

  /** Each created group has a block in all its spaces but the skipped ones; nothing else was created. */
  async function listBrokenGroups(answers: readonly LightMyRequestResponse[]): Promise<unknown[]> {
    const broken: unknown[] = [];
    for (const [client, answer] of answers.entries()) {
      if (answer.statusCode !== 201) continue;
      const { group_id, skipped } = answer.json<BulkBlockedSlotsAnswerDto>();
      const rows = await execute<{ id: number }>(
        'select space_id as id from blocked_slot where group_id = ?',
        [group_id],
      );
      const expected = getIds(TARGETS[client % TARGETS.length] ?? []).filter(
        (id) => !skipped.some(({ space_id }) => space_id === id),
      );
      if (
        rows
          .map(({ id }) => id)
          .sort()
          .join() !== expected.sort().join()
      )
        broken.push({ client, rows, skipped });
    }
    return broken;
  }

  it(`never meet bookings, all of a group or none, ${ROUNDS} times`, async () => {
    const wrong: unknown[] = [];
    let groups = 0;
    let booked = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const day = addDays(DAY, round);
      const book = (client: number): Promise<LightMyRequestResponse> =>
        client % 2 === 0
          ? send(client, 'POST', 'reservations', calls.confirmedBrowser(GUEST.customer_email), {
              ...GUEST,
              ...slotOn(day),
              space_id: spaces[client % 3]?.id,
            })
          : send(client, 'POST', 'reservations/own', owner, {
              rooms: getIds([1, 2]).map((space_id) => ({ space_id })),
              ...slotOn(day, 11, 14),
              customer_name: `Host ${client}`,
              status: 'confirmed',
            });
      const clients = Array.from({ length: CLIENTS }, (_client, index) => index);
      const [blocks, bookings] = await Promise.all([
        Promise.all(clients.map((client) => block(client, day, { skip_taken: client % 3 === 1 }))),
        Promise.all(clients.map(book)),
      ]);
      const created = blocks.filter(({ statusCode }) => statusCode === 201);
      groups += created.length;
      booked += bookings.filter(({ statusCode }) => statusCode === 201).length;
      const failed = [...blocks, ...bookings].filter(({ statusCode }) => ![201, 409].includes(statusCode));
      const broken = await listBrokenGroups(blocks);
      if (failed.length > 0 || broken.length > 0)
        wrong.push({ round, broken, failed: failed.map(({ body }) => body) });
    }
    expect(wrong).toEqual([]);
    expect(await execute(COLLISIONS_QUERY)).toEqual([]);
    expect(await execute(DEADLOCKS_QUERY)).toEqual([{ deadlocks: 0 }]);
    expect([groups > 0, booked > 0]).toEqual([true, true]);
  }, 300_000);

  it(`are removed once while others are made, ${ROUNDS} times`, async () => {
    const wrong: unknown[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const day = addDays(DAY, 100 + round);
      const { group_id } = (await block(4, day)).json<BulkBlockedSlotsAnswerDto>();
      const remove = (client: number): Promise<LightMyRequestResponse> =>
        send(client, 'DELETE', `blocked-slots/bulk/${group_id}`, owner);
      const answers = await Promise.all([remove(0), remove(1), block(0, day), block(1, day), block(3, day)]);
      const statuses = answers.map(({ statusCode }) => statusCode);
      const left = await execute('select id from blocked_slot where group_id = ?', [group_id]);
      const audited = await execute<{ count: number }>(
        `select count(*)::int as count from audit_entry where action = 'blocked-slot.delete' and before->>'from' like ?`,
        [`${day}%`],
      );
      if (
        statuses.some((status) => ![200, 201, 404].includes(status)) ||
        left.length > 0 ||
        audited[0]?.count !== 3
      )
        wrong.push({ round, statuses, left, audited });
    }
    expect(wrong).toEqual([]);
  }, 300_000);
});
