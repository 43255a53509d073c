import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { LightMyRequestResponse } from 'fastify';
import { openSession } from '../../../test/access-matrix.fixtures.ts';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { AuditEntry } from '../audit/index.ts';
import type { Space } from '../spaces/index.ts';
import { AvailabilityListeners } from './availability.listeners.ts';
import type { AvailabilitiesAnswerDto, AvailabilityAnswerDto } from './availability.dto.ts';
import type { AvailabilityRuleAnswerDto } from './availability-rule.dto.ts';
import { BlockedSlot } from './blocked-slot.entity.ts';
import type { BlockedSlotAnswerDto, BlockedSlotsAnswerDto } from './blocked-slot.dto.ts';
import type { SpaceScheduleAnswerDto } from './space-schedule.dto.ts';

type Headers = { authorization?: string };

let test: TestApp;
let owner: Headers;
let stranger: Headers;
let person: Headers;
let operator: Headers;
let hall: Space;
let part: Space;
let other: Space;
let draft: Space;
let foreign: Space;

/** A space of the owner with an empty schedule. */
const fresh = (): Promise<Space> => test.make.space({ building: hall.building, withoutPhoto: true });
const send = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  headers: Headers = owner,
  payload?: object,
): Promise<LightMyRequestResponse> =>
  test.request({ method, url: `/api/${url}`, headers, ...(payload && { payload }) });
const errorsOf = (answer: LightMyRequestResponse): [number, Record<string, string>] => [
  answer.statusCode,
  answer.json<{ errors: Record<string, string> }>().errors,
];
const codeOf = (answer: LightMyRequestResponse): [number, string] => [
  answer.statusCode,
  answer.json<{ error_code: string }>().error_code,
];
const book = (
  space: Space,
  from: string,
  until: string,
  more: { status?: string; expires?: string } = {},
): Promise<unknown> =>
  test.orm.em
    .getConnection()
    .execute(
      `insert into reservation (space_id, status, starts_at, ends_at, held_from, held_until, customer_name, customer_email, expires_at) values (?, ?, ?, ?, ?, ?, 'Jana Tajná', 'jana@example.cz', ?)`,
      [space.id, more.status ?? 'confirmed', from, until, from, until, more.expires ?? null],
    );
const createSlot = (day: string, from = 10, to = 12): { start_datetime: string; end_datetime: string } => ({
  start_datetime: `${day}T${String(from).padStart(2, '0')}:00:00Z`,
  end_datetime: `${day}T${String(to).padStart(2, '0')}:00:00Z`,
});
const window = (day: string, from?: number, to?: number) => ({
  ...createSlot(day, from, to),
  price_per_hour: 500,
});
const block = (day: string, from?: number, to?: number) => ({
  ...createSlot(day, from, to),
  reason: 'Malování',
});
const rule = (given: object = {}): object => ({
  weekdays: [1, 3],
  from: '09:00',
  to: '22:00',
  price_per_hour: 450.5,
  valid_from: null,
  valid_until: null,
  on_holidays: true,
  ...given,
});
const settings = (given: object = {}): object => ({
  instant_booking: false,
  buffer_before: 15,
  buffer_after: 30,
  notice_hours: 24,
  shortest_minutes: 60,
  longest_minutes: 720,
  only_in_windows: true,
  ...given,
});
const windowsOf = async (
  space: Space,
  span: string,
  headers: Headers = {},
): Promise<AvailabilitiesAnswerDto> =>
  (await send('GET', `availability/space/${space.id}?${span}`, headers)).json();
const blocksOf = async (
  space: Space,
  span: string,
  headers: Headers = {},
): Promise<BlockedSlotsAnswerDto['blocked_slots']> =>
  (await send('GET', `blocked-slots/space/${space.id}?${span}`, headers)).json<BlockedSlotsAnswerDto>()
    .blocked_slots;

beforeAll(async () => {
  test = await createTestApp();
  jest.spyOn(test.app.get(Clock), 'now').mockImplementation(() => new Date('2026-12-01T09:00:00Z'));
  const { make } = test;
  const user = await make.user();
  const building = await make.building({ customer: await make.customer({ user }) });
  [hall, part, other] = [
    await make.space({ building, name: 'Velký sál' }),
    await make.space({ building, name: 'Levá půlka' }),
    await make.space({ building, name: 'Pravá půlka' }),
  ];
  draft = await make.space({ building, status: 'DRAFT', publishedAt: null });
  foreign = await make.space();
  [owner, stranger, person, operator] = (await Promise.all(
    [user, await make.user(), await make.user({ roles: ['ROLE_USER'] }), await make.admin()].map(
      async (each) => ({ authorization: (await openSession(test, each)).authorization }),
    ),
  )) as [Headers, Headers, Headers, Headers];
});
afterAll(() => test.close());

describe('permissions of changes of the schedule', () => {
  it.each<[string, 'POST' | 'PUT', (space: Space) => string, (space: Space) => object, object]>([
    [
      'a window',
      'POST',
      () => 'availability',
      (space) => ({ space_id: space.id, ...window('2027-04-01') }),
      { start_datetime: 'zítra' },
    ],
    [
      'a rule',
      'POST',
      () => 'availability/rules',
      (space) => ({ space_id: space.id, ...rule() }),
      { weekdays: [] },
    ],
    [
      'a block',
      'POST',
      () => 'blocked-slots',
      (space) => ({ space_id: space.id, ...block('2027-04-02') }),
      { reason: 'x'.repeat(201) },
    ],
    [
      'settings',
      'PUT',
      (space) => `availability/space/${space.id}/settings`,
      () => settings(),
      { buffer_after: -1 },
    ],
    [
      'overlaps',
      'PUT',
      (space) => `availability/space/${space.id}/overlaps`,
      () => ({ space_ids: [] }),
      { space_ids: ['x'] },
    ],
  ])(
    '%s: 401, 422, 403, 404, then done by the owner and the operator',
    async (_name, method, url, body, wrong) => {
      const own = await fresh();
      const statusOf = async (space: Space, headers: Headers, given: object = {}): Promise<number> =>
        (await send(method, url(space), headers, { ...body(space), ...given })).statusCode;
      expect(await statusOf(own, {}, wrong)).toBe(401);
      expect(await statusOf(own, person)).toBe(403);
      expect(await statusOf(foreign, owner, wrong)).toBe(422);
      expect(await statusOf(own, owner, { more: 1 })).toBe(422);
      expect(await statusOf(foreign, owner)).toBe(403);
      expect(await statusOf(draft, stranger)).toBe(403);
      const strange = {
        authorization: (await openSession(test, (await test.make.customer()).user as never)).authorization,
      };
      expect(await statusOf(draft, strange)).toBe(404);
      expect(await statusOf({ ...own, id: 999_999 } as Space, owner)).toBe(404);
      expect(await statusOf(own, owner)).toBeLessThan(300);
      expect(await statusOf(await fresh(), operator)).toBeLessThan(300);
    },
  );

  it.each<[string, object]>([
    ['availability', window('2027-05-20')],
    ['blocked-slots', block('2027-05-20')],
  ])('refuses seconds in %s', async (path, slot) => {
    const seconds = { start_datetime: '2027-05-20T10:00:30Z', end_datetime: '2027-05-20T12:00:00.5Z' };
    for (const [field, time] of Object.entries(seconds))
      expect(
        errorsOf(await send('POST', path, owner, { space_id: hall.id, ...slot, [field]: time })),
      ).toEqual([422, { [field]: 'Zadejte čas na celé minuty' }]);
  });

  it.each(['availability', 'availability/rules', 'blocked-slots'])(
    'a record of %s that is not there is not found, another owner’s is refused',
    async (path) => {
      const inputs = {
        availability: window('2027-04-01'),
        'availability/rules': rule(),
        'blocked-slots': block('2027-04-01'),
      } as Readonly<Record<string, object>>;
      const made = await send('POST', path, operator, { space_id: foreign.id, ...inputs[path] });
      const { id } = Object.values(made.json<Record<string, { id: number }>>())[0] ?? { id: 0 };
      expect([
        (await send('PUT', `${path}/999999`, owner, inputs[path])).statusCode,
        (await send('DELETE', `${path}/999999`)).statusCode,
      ]).toEqual([404, 404]);
      expect([
        (await send('PUT', `${path}/${id}`, owner, inputs[path])).statusCode,
        (await send('DELETE', `${path}/${id}`)).statusCode,
      ]).toEqual([403, 403]);
      expect([
        (await send('DELETE', `${path}/${id}`, operator)).statusCode,
        (await send('DELETE', `${path}/${id}`, operator)).statusCode,
      ]).toEqual([200, 404]);
    },
  );

  it('shows a published space to everyone, another one to its owner and the operator only', async () => {
    for (const path of ['availability', 'blocked-slots']) {
      const statuses = async (space: Space): Promise<number[]> =>
        Promise.all(
          [{}, stranger, owner, operator].map(
            async (headers) => (await send('GET', `${path}/space/${space.id}`, headers)).statusCode,
          ),
        );
      expect(await statuses(hall)).toEqual([200, 200, 200, 200]);
      expect(await statuses(draft)).toEqual([404, 404, 200, 200]);
    }
  });
});

describe('windows', () => {
  it('are created, updated and removed, each with an audit record', async () => {
    const space = await fresh();
    const made = await send('POST', 'availability', owner, { space_id: space.id, ...window('2027-05-01') });
    expect(made.statusCode).toBe(201);
    const { availability } = made.json<AvailabilityAnswerDto>();
    expect(availability).toEqual({
      id: expect.any(Number),
      rule_id: null,
      start_datetime: '2027-05-01T10:00:00.000Z',
      end_datetime: '2027-05-01T12:00:00.000Z',
      price_per_hour: 500,
    });
    const moved = await send('PUT', `availability/${String(availability.id)}`, owner, {
      start_datetime: '2027-05-01T13:00',
      end_datetime: '2027-05-01T15:30',
      price_per_hour: 0,
    });
    expect(moved.json<AvailabilityAnswerDto>().availability).toMatchObject({
      start_datetime: '2027-05-01T11:00:00.000Z',
      end_datetime: '2027-05-01T13:30:00.000Z',
      price_per_hour: 0,
    });
    expect((await windowsOf(space, 'start_date=2027-05-01&end_date=2027-05-01')).availabilities).toHaveLength(
      1,
    );
    expect((await send('DELETE', `availability/${String(availability.id)}`)).json()).toEqual({
      status: 'ok',
    });
    expect((await windowsOf(space, 'start_date=2027-05-01&end_date=2027-05-01')).availabilities).toEqual([]);
    const entries = await test.orm.em
      .fork()
      .find(AuditEntry, { subjectType: 'space', subjectId: space.id }, { orderBy: { id: 'asc' } });
    expect(entries.map(({ action }) => action)).toEqual([
      'availability.add',
      'availability.save',
      'availability.delete',
    ]);
  });

  it('may adjoin but must not overlap within one space', async () => {
    const space = await fresh();
    const add = (from: number, to: number): Promise<LightMyRequestResponse> =>
      send('POST', 'availability', owner, { space_id: space.id, ...window('2027-05-02', from, to) });
    const first = (await add(10, 12)).json<AvailabilityAnswerDto>().availability;
    expect(errorsOf(await add(11, 13))).toEqual([422, { start_datetime: 'V tomto čase už termín nabízíte' }]);
    expect([(await add(12, 14)).statusCode, (await add(8, 10)).statusCode]).toEqual([201, 201]);
    expect(
      (await send('PUT', `availability/${String(first.id)}`, owner, window('2027-05-02', 10, 11))).statusCode,
    ).toBe(200);
    expect(
      (await send('PUT', `availability/${String(first.id)}`, owner, window('2027-05-02', 10, 13))).statusCode,
    ).toBe(422);
  });

  it('are rejected when they end in the past', async () => {
    expect(
      errorsOf(await send('POST', 'availability', owner, { space_id: hall.id, ...window('2020-05-02') })),
    ).toEqual([422, { end_datetime: 'Termín už proběhl' }]);
  });

  it('do not overlap when they are created concurrently', async () => {
    const space = await fresh();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        send('POST', 'availability', owner, { space_id: space.id, ...window('2027-05-03') }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422, 422, 422, 422, 422]);
  });

  it.each<[string, object, string]>([
    ['a year too far ahead', { end_datetime: '9999-12-31T23:59:00Z' }, 'end_datetime'],
    ['a day that does not exist', { start_datetime: '2027-02-30T10:00:00Z' }, 'start_datetime'],
    ['a number', { start_datetime: 5 }, 'start_datetime'],
    ['a list', { start_datetime: ['2027-05-01T10:00:00Z'] }, 'start_datetime'],
    ['null', { start_datetime: null }, 'start_datetime'],
    ['a slot of zero length', { end_datetime: '2027-05-04T10:00:00Z' }, 'end_datetime'],
    ['a slot that ends before it starts', { end_datetime: '2027-05-04T09:00:00Z' }, 'end_datetime'],
    ['more than 31 days', { end_datetime: '2027-06-05T10:00:00Z' }, 'end_datetime'],
    ['a slot too far ahead', createSlot('2031-05-04'), 'start_datetime'],
    ['a negative price', { price_per_hour: -1 }, 'price_per_hour'],
    ['a price too high', { price_per_hour: 1_000_001 }, 'price_per_hour'],
    ['fractions of a haléř', { price_per_hour: 1.001 }, 'price_per_hour'],
    ['a price as a string', { price_per_hour: '500' }, 'price_per_hour'],
  ])('reject %s with an error on its field', async (_name, wrong, field) => {
    const [status, errors] = errorsOf(
      await send('POST', 'availability', owner, { space_id: hall.id, ...window('2027-05-04'), ...wrong }),
    );
    expect([status, Object.keys(errors)]).toEqual([422, [field]]);
  });

  it('are listed by days including the last one, or by timestamps, by default for 62 days from today', async () => {
    const space = await fresh();
    for (const day of ['2027-06-01', '2027-06-02', '2027-06-03'])
      await send('POST', 'availability', owner, { space_id: space.id, ...window(day) });
    const days = async (span: string): Promise<string[]> =>
      (await windowsOf(space, span)).availabilities.map(({ start_datetime }) => start_datetime.slice(8, 10));
    expect(await days('start_date=2027-06-02&end_date=2027-06-03')).toEqual(['02', '03']);
    expect(await days('start_date=2027-06-01T12:00:00Z&end_date=2027-06-03T10:00:00Z')).toEqual(['02']);
    expect(await days('start_date=2027-05-02')).toEqual(['01', '02', '03']);
    await send('POST', 'availability/rules', owner, {
      space_id: space.id,
      ...rule({ weekdays: [1, 2, 3, 4, 5, 6, 7] }),
    });
    expect((await windowsOf(space, '')).availabilities.length).toBeGreaterThanOrEqual(62);
  });

  it.each([
    'start_date=zitra',
    'start_date=2027-06-02&end_date=2027-06-01',
    'start_date=2027-01-01&end_date=2028-06-01',
    'end_date=9999-12-31',
    'start_date=2027-06-01&start_date=2027-06-02',
    'mesic=6',
  ])('answer 422 for %s', async (query) => {
    for (const path of ['availability', 'blocked-slots'])
      expect((await send('GET', `${path}/space/${hall.id}?${query}`)).statusCode).toBe(422);
  });
});

describe('weekly rules', () => {
  it('apply in Prague wall time across the clock change and midnight, without excluded days', async () => {
    const space = await fresh();
    const made = await send('POST', 'availability/rules', owner, {
      space_id: space.id,
      ...rule({ weekdays: [7, 6], from: '13:00', to: '02:00' }),
    });
    const { rule: kept } = made.json<AvailabilityRuleAnswerDto>();
    expect(kept).toEqual({
      id: expect.any(Number),
      ...rule({ weekdays: [6, 7], from: '13:00', to: '02:00' }),
      exceptions: [],
    });
    const span = 'start_date=2027-03-27&end_date=2027-03-28';
    expect((await windowsOf(space, span)).availabilities).toEqual([
      {
        id: null,
        rule_id: kept.id,
        start_datetime: '2027-03-27T12:00:00.000Z',
        end_datetime: '2027-03-28T01:00:00.000Z',
        price_per_hour: 450.5,
      },
      {
        id: null,
        rule_id: kept.id,
        start_datetime: '2027-03-28T11:00:00.000Z',
        end_datetime: '2027-03-29T00:00:00.000Z',
        price_per_hour: 450.5,
      },
    ]);
    const except = async (holds: boolean): Promise<string[]> =>
      (
        await send('POST', `availability/rules/${kept.id}/exceptions`, owner, { day: '2027-03-27', holds })
      ).json<AvailabilityRuleAnswerDto>().rule.exceptions;
    expect([await except(false), await except(false)]).toEqual([['2027-03-27'], ['2027-03-27']]);
    expect((await windowsOf(space, span)).availabilities).toHaveLength(1);
    const changed = await send(
      'PUT',
      `availability/rules/${kept.id}`,
      owner,
      rule({ weekdays: [6], valid_from: '2027-01-01', valid_until: '2027-12-31', on_holidays: false }),
    );
    expect(changed.json<AvailabilityRuleAnswerDto>().rule).toMatchObject({
      exceptions: ['2027-03-27'],
      valid_until: '2027-12-31',
      on_holidays: false,
    });
    expect(await except(true)).toEqual([]);
    expect(
      errorsOf(
        await send('POST', `availability/rules/${kept.id}/exceptions`, owner, {
          day: '2027-03-29',
          holds: false,
        }),
      )[1],
    ).toHaveProperty('day');
    expect(
      (await send('GET', `availability/space/${space.id}/schedule`)).json<SpaceScheduleAnswerDto>().rules,
    ).toHaveLength(1);
    expect((await send('DELETE', `availability/rules/${kept.id}`)).statusCode).toBe(200);
    expect((await windowsOf(space, span)).availabilities).toEqual([]);
  });

  it('reject a duplicate of the hours on a common weekday', async () => {
    const space = await fresh();
    const add = (given: object): Promise<LightMyRequestResponse> =>
      send('POST', 'availability/rules', owner, { space_id: space.id, ...rule(given) });
    expect((await add({ valid_until: '2027-06-30' })).statusCode).toBe(201);
    expect(errorsOf(await add({ weekdays: [3, 4] }))).toEqual([
      422,
      { from: 'Stejnou otevírací dobu už máte' },
    ]);
    expect([
      (await add({ weekdays: [4] })).statusCode,
      (await add({ valid_from: '2027-07-01' })).statusCode,
      (await add({ to: '21:00' })).statusCode,
    ]).toEqual([201, 201, 201]);
  });

  it('reject two prices for the same time and show both of them', async () => {
    const space = await fresh();
    const add = (given: object): Promise<LightMyRequestResponse> =>
      send('POST', 'availability/rules', owner, { space_id: space.id, ...rule(given) });
    const evening = (
      await add({ weekdays: [5], from: '18:00', to: '02:00', price_per_hour: 500 })
    ).json<AvailabilityRuleAnswerDto>().rule;
    const message =
      'pátek 18:00–2:00 už máte za 500\u00a0Kč za hodinu, tady by platilo 800\u00a0Kč. Upravte prosím časy nebo cenu.';
    expect(errorsOf(await add({ weekdays: [6], from: '01:00', to: '04:00', price_per_hour: 800 }))).toEqual([
      422,
      { price_per_hour: message },
    ]);
    const night = { weekdays: [6], from: '02:00', to: '04:00', price_per_hour: 800 };
    const added = await add(night);
    expect(added.statusCode).toBe(201);
    expect((await add({ weekdays: [5], from: '17:00', to: '20:00', price_per_hour: 500 })).statusCode).toBe(
      201,
    );
    expect(
      (
        await add({
          weekdays: [5],
          from: '19:00',
          to: '21:00',
          price_per_hour: 900,
          valid_from: '2027-01-01',
          valid_until: '2027-01-31',
        })
      ).statusCode,
    ).toBe(422);
    const { id } = added.json<AvailabilityRuleAnswerDto>().rule;
    expect(
      errorsOf(
        await send(
          'PUT',
          `availability/rules/${id}`,
          owner,
          rule({ ...night, weekdays: [5], from: '20:00', to: '22:00' }),
        ),
      )[0],
    ).toBe(422);
    expect(
      (
        await send(
          'PUT',
          `availability/rules/${evening.id}`,
          owner,
          rule({ weekdays: [5], from: '18:00', to: '02:00', price_per_hour: 500, on_holidays: false }),
        )
      ).statusCode,
    ).toBe(200);
  });

  it('detect an overlap across the end of the week', async () => {
    const space = await fresh();
    const add = (given: object): Promise<LightMyRequestResponse> =>
      send('POST', 'availability/rules', owner, { space_id: space.id, ...rule(given) });
    expect((await add({ weekdays: [7], from: '20:00', to: '03:00', price_per_hour: 500 })).statusCode).toBe(
      201,
    );
    expect((await add({ weekdays: [1], from: '02:00', to: '05:00', price_per_hour: 600 })).statusCode).toBe(
      422,
    );
    expect((await add({ weekdays: [1], from: '03:00', to: '05:00', price_per_hour: 600 })).statusCode).toBe(
      201,
    );
  });

  it('allow a single window over a rule with a different price', async () => {
    const space = await fresh();
    await send('POST', 'availability/rules', owner, {
      space_id: space.id,
      ...rule({ weekdays: [1], price_per_hour: 500 }),
    });
    const window = {
      space_id: space.id,
      start_datetime: '2027-06-07T18:00',
      end_datetime: '2027-06-07T20:00',
      price_per_hour: 900,
    };
    expect((await send('POST', 'availability', owner, window)).statusCode).toBe(201);
  });

  it('are limited to 100 per space', async () => {
    const space = await fresh();
    await test.orm.em
      .getConnection()
      .execute(
        `insert into availability_rule (space_id, weekdays, from_minute, to_minute, price_per_hour_haler, exceptions) select ?, '{1}', n, n + 60, 0, '{}' from generate_series(1, 100) n`,
        [space.id],
      );
    expect(
      (await send('POST', 'availability/rules', owner, { space_id: space.id, ...rule() })).statusCode,
    ).toBe(422);
  });

  it('end at 24:00, which is midnight', async () => {
    const created = await send('POST', 'availability/rules', owner, {
      space_id: (await test.make.space({ building: hall.building, withoutPhoto: true })).id,
      ...rule({ from: '20:00', to: '24:00' }),
    });
    expect(created.json()).toMatchObject({ rule: { from: '20:00', to: '00:00' } });
  });

  it.each<[object, string]>([
    [{ weekdays: [] }, 'weekdays'],
    [{ weekdays: [0] }, 'weekdays'],
    [{ weekdays: [1, 1] }, 'weekdays'],
    [{ weekdays: '1' }, 'weekdays'],
    [{ weekdays: null }, 'weekdays'],
    [{ from: '24:00' }, 'from'],
    [{ from: 9 }, 'from'],
    [{ to: '9:00' }, 'to'],
    [{ valid_from: '2027-02-30' }, 'valid_from'],
    [{ valid_from: '2027-05-02', valid_until: '2027-05-01' }, 'valid_until'],
    [{ valid_until: '9999-12-31' }, 'valid_until'],
    [{ on_holidays: 'ano' }, 'on_holidays'],
    [{ price_per_hour: Number.MAX_VALUE }, 'price_per_hour'],
  ])('reject %j with an error on its field', async (wrong, field) => {
    const [status, errors] = errorsOf(
      await send('POST', 'availability/rules', owner, { space_id: hall.id, ...rule(wrong) }),
    );
    expect([status, Object.keys(errors)]).toEqual([422, [field]]);
  });
});

describe('blocks', () => {
  it('are created, updated and removed; a public reason is visible to everyone, but not in the audit log', async () => {
    const space = await fresh();
    const made = (
      await send('POST', 'blocked-slots', owner, {
        space_id: space.id,
        ...block('2027-07-01'),
        reason: '  Svatba Novákových ',
        reason_public: true,
      })
    ).json<BlockedSlotAnswerDto>().blocked_slot;
    expect(await blocksOf(space, 'start_date=2027-07-01&end_date=2027-07-01')).toEqual([
      {
        id: made.id,
        reason: 'Svatba Novákových',
        reason_public: true,
        start_datetime: '2027-07-01T10:00:00.000Z',
        end_datetime: '2027-07-01T12:00:00.000Z',
        feed_id: null,
        group_id: null,
      },
    ]);
    expect(
      (
        await send('PUT', `blocked-slots/${made.id}`, owner, {
          ...createSlot('2027-07-01', 8, 20),
          reason: '',
        })
      ).json<BlockedSlotAnswerDto>().blocked_slot,
    ).toMatchObject({ reason: '', start_datetime: '2027-07-01T08:00:00.000Z' });
    expect((await send('DELETE', `blocked-slots/${made.id}`)).statusCode).toBe(200);
    expect(await blocksOf(space, 'start_date=2027-07-01&end_date=2027-07-01')).toEqual([]);
    const entries = await test.orm.em.fork().find(AuditEntry, { subjectType: 'space', subjectId: space.id });
    expect(entries).toHaveLength(3);
    expect(JSON.stringify(entries)).not.toContain('Novák');
  });

  it('have a private reason by default, also after an update without `reason_public`', async () => {
    const space = await fresh();
    const shown = async (headers: Headers): Promise<[string, boolean][]> =>
      (await blocksOf(space, 'start_date=2027-07-01&end_date=2027-07-01', headers)).map(
        ({ reason, reason_public }) => [reason, reason_public],
      );
    const answers = (): Promise<[string, boolean][][]> =>
      Promise.all([{}, stranger, person, owner, operator].map(shown));
    const given = { space_id: space.id, ...block('2027-07-01'), reason: 'Svatba Novákových' };
    const made = (await send('POST', 'blocked-slots', owner, given)).json<BlockedSlotAnswerDto>()
      .blocked_slot;
    expect(made).toMatchObject({ reason: 'Svatba Novákových', reason_public: false });
    const [hidden, read] = [[['', false]], [['Svatba Novákových', false]]];
    expect(await answers()).toEqual([hidden, hidden, hidden, read, read]);
    await send('PUT', `blocked-slots/${made.id}`, owner, {
      ...createSlot('2027-07-01'),
      reason: 'Malování',
      reason_public: true,
    });
    expect(await answers()).toEqual(Array(5).fill([['Malování', true]]));
    await send('PUT', `blocked-slots/${made.id}`, owner, { ...createSlot('2027-07-01'), reason: 'Malování' });
    expect((await answers()).slice(0, 1)).toEqual([hidden]);
    const [status, errors] = errorsOf(
      await send('POST', 'blocked-slots', owner, { ...given, reason_public: 'ano' }),
    );
    expect([status, Object.keys(errors)]).toEqual([422, ['reason_public']]);
  });

  it('must not overlap a booking, but may start when it ends', async () => {
    const space = await fresh();
    await book(space, '2027-07-02T10:00:00Z', '2027-07-02T12:00:00Z');
    const add = (from: number, to: number): Promise<LightMyRequestResponse> =>
      send('POST', 'blocked-slots', owner, { space_id: space.id, ...block('2027-07-02', from, to) });
    expect(codeOf(await add(11, 13))).toEqual([409, 'SLOT_RESERVED']);
    const after = await add(12, 14);
    expect([after.statusCode, (await add(8, 10)).statusCode]).toEqual([201, 201]);
    const { id } = after.json<BlockedSlotAnswerDto>().blocked_slot;
    expect(codeOf(await send('PUT', `blocked-slots/${id}`, owner, block('2027-07-02', 9, 14)))).toEqual([
      409,
      'SLOT_RESERVED',
    ]);
    expect(
      (await blocksOf(space, 'start_date=2027-07-02&end_date=2027-07-02')).map(({ start_datetime }) =>
        start_datetime.slice(11, 13),
      ),
    ).toEqual(['08', '12']);
  });

  it('may overlap an expired request', async () => {
    const space = await fresh();
    await book(space, '2027-07-03T10:00:00Z', '2027-07-03T12:00:00Z', {
      status: 'pending',
      expires: '2026-01-01T00:00:00Z',
    });
    expect(
      (await send('POST', 'blocked-slots', owner, { space_id: space.id, ...block('2027-07-03') })).statusCode,
    ).toBe(201);
    expect(
      await test.orm.em
        .getConnection()
        .execute('select status, cancelled_by from reservation where space_id = ?', [space.id]),
    ).toEqual([{ status: 'cancelled', cancelled_by: 'system' }]);
  });

  it('from an external calendar show their reason to the owner and the operator only and cannot be updated', async () => {
    const space = await fresh();
    const em = test.orm.em.fork();
    const [feed] = await em.execute<{ id: number }[]>(
      `insert into calendar_feed (space_id, name, url) values (?, 'Jiný portál', 'https://example.cz/a.ics') returning id`,
      [space.id],
    );
    const imported = em.create(
      BlockedSlot,
      {
        space: space.id,
        startsAt: new Date('2027-07-04T10:00:00Z'),
        endsAt: new Date('2027-07-04T12:00:00Z'),
        privateReason: 'Jana Tajná',
        feedId: feed?.id ?? 0,
      },
      { partial: true },
    );
    await em.flush();
    const reasons = await Promise.all(
      [{}, stranger, person, owner, operator].map(
        async (headers) =>
          (await blocksOf(space, 'start_date=2027-07-04&end_date=2027-07-04', headers))[0]?.reason,
      ),
    );
    expect(reasons).toEqual(['', '', '', 'Jana Tajná', 'Jana Tajná']);
    expect(codeOf(await send('PUT', `blocked-slots/${imported.id}`, owner, block('2027-07-04')))).toEqual([
      409,
      'IMPORTED_BLOCK',
    ]);
    expect(codeOf(await send('DELETE', `blocked-slots/${imported.id}`))).toEqual([409, 'IMPORTED_BLOCK']);
  });
});

describe('settings', () => {
  it('are shown to guests in part and to the owner in full', async () => {
    const space = await fresh();
    expect((await windowsOf(space, '')).rules).toEqual({
      instant_booking: false,
      notice_hours: 0,
      shortest_minutes: 60,
      longest_minutes: 44_640,
      only_in_windows: false,
      capacity: 100,
    });
    const saved = await send('PUT', `availability/space/${space.id}/settings`, owner, settings());
    expect(saved.json<SpaceScheduleAnswerDto>().settings).toEqual(settings());
    expect(
      (
        await send(
          'PUT',
          `availability/space/${space.id}/settings`,
          owner,
          settings({ instant_booking: true }),
        )
      ).json<SpaceScheduleAnswerDto>().settings,
    ).toEqual(settings({ instant_booking: true }));
    expect((await windowsOf(space, '')).rules).toEqual({
      instant_booking: true,
      notice_hours: 24,
      shortest_minutes: 60,
      longest_minutes: 720,
      only_in_windows: true,
      capacity: 100,
    });
  });

  it.each<[object, string]>([
    [{ buffer_before: 1441 }, 'buffer_before'],
    [{ buffer_after: 1.5 }, 'buffer_after'],
    [{ notice_hours: 1441 }, 'notice_hours'],
    [{ shortest_minutes: 0 }, 'shortest_minutes'],
    [{ longest_minutes: 30 }, 'longest_minutes'],
    [{ instant_booking: 1 }, 'instant_booking'],
  ])('reject %j with an error on its field', async (wrong, field) => {
    const [status, errors] = errorsOf(
      await send('PUT', `availability/space/${hall.id}/settings`, owner, settings(wrong)),
    );
    expect([status, Object.keys(errors)]).toEqual([422, [field]]);
  });
});

describe('spaces that share floor area', () => {
  const share = (space: Space, ids: number[]): Promise<LightMyRequestResponse> =>
    send('PUT', `availability/space/${space.id}/overlaps`, owner, { space_ids: ids });

  it('are spaces of one building, listed from both sides; a save replaces the set', async () => {
    const saved = (await share(hall, [part.id, other.id])).json<SpaceScheduleAnswerDto>();
    expect(saved.overlaps).toEqual([part.id, other.id]);
    expect(saved.neighbours).toEqual(
      expect.arrayContaining([
        { id: part.id, name: 'Levá půlka' },
        { id: other.id, name: 'Pravá půlka' },
      ]),
    );
    expect(
      (await send('GET', `availability/space/${part.id}/schedule`)).json<SpaceScheduleAnswerDto>().overlaps,
    ).toEqual([hall.id]);
    expect((await share(hall, [other.id, other.id])).json<SpaceScheduleAnswerDto>().overlaps).toEqual([
      other.id,
    ]);
    expect((await share(part, [])).json<SpaceScheduleAnswerDto>().overlaps).toEqual([]);
    for (const ids of [[foreign.id], [hall.id], [999_999]])
      expect(errorsOf(await share(hall, ids))).toEqual([
        422,
        { space_ids: 'Vyberte jednu z nabídnutých možností' },
      ]);
  });

  it('share their time: a block of one is listed with the other without its reason, and must not overlap its bookings', async () => {
    expect((await share(hall, [part.id, other.id])).statusCode).toBe(200);
    await send('POST', 'blocked-slots', owner, {
      space_id: part.id,
      ...block('2027-08-01'),
      reason: 'Malování levé půlky',
    });
    expect(await blocksOf(hall, 'start_date=2027-08-01&end_date=2027-08-01')).toEqual([
      expect.objectContaining({ reason: '', feed_id: null, start_datetime: '2027-08-01T10:00:00.000Z' }),
    ]);
    expect(await blocksOf(other, 'start_date=2027-08-01&end_date=2027-08-01')).toEqual([]);
    await book(part, '2027-08-02T10:00:00Z', '2027-08-02T12:00:00Z');
    expect(
      codeOf(await send('POST', 'blocked-slots', owner, { space_id: hall.id, ...block('2027-08-02') })),
    ).toEqual([409, 'SLOT_RESERVED']);
    expect(
      (await send('POST', 'blocked-slots', owner, { space_id: other.id, ...block('2027-08-02') })).statusCode,
    ).toBe(201);
  });

  it('cannot be linked while they are taken at the same time', async () => {
    const [one, two] = [await fresh(), await fresh()];
    // Past reservations do not count, by the clock of the database.
    const day = `${String(new Date().getUTCFullYear() + 1)}-08-03`;
    await book(one, `${day}T10:00:00Z`, `${day}T12:00:00Z`);
    await book(two, `${day}T11:00:00Z`, `${day}T13:00:00Z`);
    expect(codeOf(await share(one, [two.id]))).toEqual([409, 'OVERLAP_TAKEN']);
    expect(
      (await send('GET', `availability/space/${one.id}/schedule`)).json<SpaceScheduleAnswerDto>().overlaps,
    ).toEqual([]);
  });

  it('are unlinked when one of them is deleted', async () => {
    const [one, two] = [await fresh(), await fresh()];
    await share(one, [two.id]);
    await test.app.get(AvailabilityListeners).onStatus({ space_id: two.id, to: 'DISABLED' });
    expect(
      (await send('GET', `availability/space/${one.id}/schedule`)).json<SpaceScheduleAnswerDto>().overlaps,
    ).toEqual([two.id]);
    await test.app.get(AvailabilityListeners).onStatus({ space_id: two.id, to: 'DELETED' });
    expect(
      (await send('GET', `availability/space/${one.id}/schedule`)).json<SpaceScheduleAnswerDto>().overlaps,
    ).toEqual([]);
  });

  it('are linked without a deadlock when both sides are saved concurrently', async () => {
    const [one, two] = [await fresh(), await fresh()];
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_unused, index) =>
        index % 2 === 0 ? share(one, [two.id]) : share(two, [one.id]),
      ),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(
      (await send('GET', `availability/space/${two.id}/schedule`)).json<SpaceScheduleAnswerDto>().overlaps,
    ).toEqual([one.id]);
  });
});
