import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { LightMyRequestResponse } from 'fastify';
import { openSession } from '../../../test/access-matrix.fixtures.ts';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { Clock } from '../../platform/clock/clock.ts';
import type { Building } from '../spaces/buildings/index.ts';
import type { Space } from '../spaces/index.ts';
import type { DuplicatedSpaceAnswerDto, SpaceCopyAnswerDto } from './space-copy.dto.ts';

const ALL = ['hours', 'settings', 'price_list', 'tags', 'contact', 'texts'];
const RULE = {
  weekdays: [1, 3],
  from: '09:00',
  to: '22:00',
  price_per_hour: 450,
  valid_from: null,
  valid_until: null,
  on_holidays: true,
};
const SETTINGS = {
  instant_booking: true,
  buffer_before: 15,
  buffer_after: 30,
  notice_hours: 24,
  shortest_minutes: 60,
  longest_minutes: 720,
  only_in_windows: false,
};

let test: TestApp;
let owner: { authorization: string };
let building: Building;
let source: Space;
let foreign: Space;

const send = (
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  payload?: object,
): Promise<LightMyRequestResponse> =>
  test.request({ method, url: `/api/${url}`, headers: owner, ...(payload && { payload }) });
const copyTo = (targets: readonly Space[], more: object = {}, from: Space = source) =>
  send('POST', `space/${from.id}/copy-to`, {
    space_ids: targets.map(({ id }) => id),
    what: ALL,
    mode: 'replace',
    ...more,
  });
const listResults = (answer: LightMyRequestResponse): [number, number][] =>
  answer.json<SpaceCopyAnswerDto>().results.map(({ added, removed }) => [added, removed]);
const query = <Row extends object>(sql: string, values: unknown[]): Promise<Row[]> =>
  test.orm.em.getConnection().execute<Row[]>(sql, values);
const listRules = (space: Space) =>
  query(
    `select weekdays, from_minute, to_minute, price_per_hour_haler, exceptions from availability_rule where space_id = ? order by from_minute`,
    [space.id],
  );
const describeSpace = async (space: Space) => ({
  rules: await listRules(space),
  settings: (
    await query<{ settings: object }>(
      `select to_jsonb(b) - 'space_id' as settings from booking_settings b where space_id = ?`,
      [space.id],
    )
  ).map(({ settings }) => settings),
  lists: await query(
    `select l.name, p.valid_from::text as valid_from, p.valid_until from price_scope p join price_list l on l.id = p.list_id where p.space_id = ? and p.published order by p.valid_from`,
    [space.id],
  ),
  tags: await query(
    `select purpose_id as id from space_purpose where space_id = ? union all select -attribute_id from space_attribute where space_id = ? order by 1`,
    [space.id, space.id],
  ),
  fields: await query(`select phone, email, web, perex, description from space where id = ?`, [space.id]),
});
const makeSpace = (): Promise<Space> =>
  test.make.space({
    building,
    withoutPhoto: true,
    perex: 'Původní',
    description: '',
    phone: null,
    email: null,
  });

beforeAll(async () => {
  test = await createTestApp();
  jest.spyOn(test.app.get(Clock), 'now').mockImplementation(() => new Date('2026-12-01T09:00:00Z'));
  const { make } = test;
  const user = await make.user();
  building = await make.building({ customer: await make.customer({ user }) });
  source = await make.space({
    building,
    perex: 'Sál u řeky',
    description: '<p>Popis</p>',
    phone: '+420777123456',
    web: 'https://sal.example',
    purposes: [await make.purpose(), await make.purpose()],
    attributes: [await make.attribute()],
  });
  foreign = await make.space();
  owner = await openSession(test, user);
  const { rule } = (await send('POST', 'availability/rules', { space_id: source.id, ...RULE })).json<{
    rule: { id: number };
  }>();
  await send('POST', `availability/rules/${rule.id}/exceptions`, { day: '2026-12-07', holds: false });
  await send('PUT', `availability/space/${source.id}/settings`, SETTINGS);
  const created = await send('POST', 'price-lists', {
    name: 'Ceník sálu',
    rules: [{ code: 'hodina', label: 'Pronájem', kind: 'base', unit: 'hour', amount: 300 }],
    spaces: [{ space_id: source.id, valid_from: '2026-11-01', valid_until: null }],
  });
  const { price_list: list } = created.json<{ price_list: { id: number; version: number } }>();
  expect((await send('POST', `price-lists/${list.id}/publish`, { version: list.version })).statusCode).toBe(
    200,
  );
});
afterAll(() => test.close());

describe('a copy to other spaces', () => {
  it('makes them equal to the source and keeps their reservations and windows', async () => {
    const targets = [await makeSpace(), await makeSpace()];
    const [first] = targets as [Space, Space];
    await send('POST', 'availability/rules', { space_id: first.id, ...RULE, from: '06:00', to: '08:00' });
    await query(
      `insert into reservation (space_id, status, starts_at, ends_at, held_from, held_until, customer_name, customer_email) values (?, 'confirmed', now(), now() + interval '1 hour', now(), now() + interval '1 hour', 'Jana', 'jana@example.cz')`,
      [first.id],
    );
    const answer = await copyTo(targets);
    const [[, removed = 0] = [], [, removedFromOther] = []] = listResults(answer);
    expect([answer.statusCode, removed - 1]).toEqual([200, removedFromOther]);
    const expected = await describeSpace(source);
    for (const target of targets)
      expect(await describeSpace(target)).toEqual({
        ...expected,
        lists: [{ name: 'Ceník sálu', valid_from: '2026-12-01', valid_until: null }],
      });
    expect(await query('select id from reservation where space_id = ?', [first.id])).toHaveLength(1);
    expect(
      listResults(await copyTo(targets, { what: ['hours', 'settings', 'tags', 'contact', 'texts'] })),
    ).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });

  it('only counts the changes when it is tried', async () => {
    const target = await makeSpace();
    const before = await describeSpace(target);
    const tried = listResults(await copyTo([target], { dry_run: true }));
    expect(await describeSpace(target)).toEqual(before);
    expect(listResults(await copyTo([target]))).toEqual(tried);
  });

  it('that adds keeps what the space has', async () => {
    const target = await makeSpace();
    await send('POST', 'availability/rules', { space_id: target.id, ...RULE, from: '06:00', to: '08:00' });
    await send('PUT', `availability/space/${target.id}/settings`, { ...SETTINGS, notice_hours: 2 });
    expect(listResults(await copyTo([target], { mode: 'add' }))[0]?.[1]).toBe(0);
    expect(await describeSpace(target)).toMatchObject({
      rules: [{ from_minute: 360 }, { from_minute: 540 }],
      settings: [{ notice_hours: 2 }],
      lists: [{ name: 'Ceník sálu' }],
      fields: [{ perex: 'Původní', description: '<p>Popis</p>', phone: '+420777123456' }],
    });
  });

  it('is made to all spaces or to none', async () => {
    const [one, other] = [await makeSpace(), await makeSpace()];
    await send('POST', 'availability/rules', {
      space_id: other.id,
      ...RULE,
      price_per_hour: 900,
      from: '10:00',
    });
    const answer = await copyTo([one, other], { mode: 'add', what: ['hours'] });
    expect([answer.statusCode, Object.keys(answer.json<{ errors: object }>().errors)]).toEqual([
      422,
      ['mode'],
    ]);
    expect(await listRules(one)).toEqual([]);
  });

  it.each<[string, () => readonly Space[], object, number, string | null]>([
    ['itself', () => [source], {}, 422, 'space_ids'],
    ['no space', () => [], {}, 422, 'space_ids'],
    ['a space of another owner', () => [foreign], {}, 403, null],
    ['an unknown part', () => [], { space_ids: [1], what: ['photos'] }, 422, 'what.0'],
  ])('is rejected for %s', async (_name, targets, more, status, field) => {
    const answer = await copyTo(targets(), more);
    expect(answer.statusCode).toBe(status);
    if (field !== null)
      expect(Object.keys(answer.json<{ errors: object }>().errors)).toEqual([field.split('.')[0]]);
  });
});

describe('a duplicate', () => {
  const duplicate = (): Promise<LightMyRequestResponse> =>
    send('POST', `space/${source.id}/duplicate`, { name: 'Druhý sál', what: ALL });

  it('is a draft with the parts of its source, without photographs', async () => {
    await test.make.defaultPlan({ nrOfSpaces: 50 });
    const answer = await duplicate();
    expect(answer.statusCode).toBe(201);
    const { space } = answer.json<DuplicatedSpaceAnswerDto>();
    const copy = await describeSpace(space as Space);
    const expected = await describeSpace(source);
    expect({ ...copy, lists: copy.lists.length }).toEqual({ ...expected, lists: 1 });
    expect(
      await query('select status, name, capacity, area_size from space where id = ?', [space.id]),
    ).toEqual([
      { status: 'DRAFT', name: 'Druhý sál', capacity: source.capacity, area_size: source.areaSize },
    ]);
    expect(await query('select id from space_image where space_id = ?', [space.id])).toEqual([]);
  });

  it('is not made beyond the limit of the plan', async () => {
    await query(`update subscription_plan set config = config || '{"nrOfSpaces": 2}'`, []);
    const answer = await duplicate();
    expect([answer.statusCode, answer.json<{ error_code: string }>().error_code]).toEqual([
      403,
      'LIMIT_REACHED',
    ]);
  });
});
