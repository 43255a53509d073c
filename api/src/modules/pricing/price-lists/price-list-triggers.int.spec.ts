import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { createTestDatabase, type TestDatabase } from '../../../../test/database.ts';
import { Factories } from '../../../../test/factories/factories.ts';
import { ENTITIES } from '../../../entities.ts';
import { buildOrmOptions } from '../../../platform/database/index.ts';

let database: TestDatabase;
let orm: MikroORM;
let customerId: number;
let spaceId: number;

beforeAll(async () => {
  database = await createTestDatabase();
  orm = await MikroORM.init(buildOrmOptions(database.config, ENTITIES));
});
afterAll(async () => {
  await orm.close(true);
  await database.drop();
});
beforeEach(async () => {
  const space = await new Factories(orm).space({ withoutPhoto: true });
  spaceId = space.id;
  customerId = space.building.customer.id;
});

const run = <Row = unknown>(sql: string, params: readonly unknown[] = []): Promise<Row[]> =>
  orm.em.getConnection().execute<Row[]>(sql, [...params]);

async function createList(days: string | null): Promise<number> {
  const [list] = await run<{ id: number }>(
    `insert into price_list (customer_id, name, includes_vat, vat_payer, day_start, definition)
     values (?, 'Sál', true, false, '06:00', '{}') returning id`,
    [customerId],
  );
  const id = list?.id ?? 0;
  const [validFrom, validUntil = null] = days?.split('..') ?? [];
  if (validFrom)
    await run('insert into price_scope (list_id, space_id, valid_from, valid_until) values (?, ?, ?, ?)', [
      id,
      spaceId,
      validFrom,
      validUntil === '' ? null : validUntil,
    ]);
  return id;
}
const setState = (id: number, state: string): Promise<unknown> =>
  run('update price_list set state = ? where id = ?', [state, id]);
async function createPublished(days: string): Promise<number> {
  const id = await createList(days);
  await setState(id, 'published');
  return id;
}

describe('one published list on a day of a space', () => {
  it('rejects overlapping days, also of lists without an end', async () => {
    await createPublished('2027-01-01..2027-06-30');
    await expect(createPublished('2027-06-30..')).rejects.toThrow('price_scope_one_list_range');
    await createPublished('2027-07-01..');
    await expect(createPublished('2030-01-01..2030-01-01')).rejects.toThrow('price_scope_one_list_range');
  });

  it('ignores drafts and archived lists', async () => {
    const id = await createPublished('2027-01-01..');
    await createList('2027-01-01..');
    await setState(id, 'archived');
    await createPublished('2027-01-01..');
  });

  it('rejects days in reverse order', async () => {
    await expect(createList('2027-02-01..2027-01-01')).rejects.toThrow('price_scope_days_range');
  });
});

describe('a published list', () => {
  it.each([
    `update price_list set name = 'Jiný' where id = ?`,
    `update price_list set definition = '{"rules":[]}' where id = ?`,
    `update price_list set version = 2 where id = ?`,
    `update price_list set state = 'draft' where id = ?`,
    'delete from price_list where id = ?',
    `update price_scope set valid_from = '2026-12-01' where list_id = ?`,
    'update price_scope set valid_until = null where list_id = ?',
    `insert into price_scope (list_id, space_id, valid_from) select list_id, space_id, '2029-01-01' from price_scope where list_id = ?`,
  ])('rejects the statement %s', async (sql) => {
    const id = await createPublished('2027-01-01..2027-12-31');
    await expect(run(sql, [id])).rejects.toThrow(/price list/u);
  });

  it('lets its scopes end earlier or be removed', async () => {
    const id = await createPublished('2027-01-01..2027-12-31');
    await run(`update price_scope set valid_until = '2027-05-31' where list_id = ?`, [id]);
    await run('delete from price_scope where list_id = ?', [id]);
    expect(await run('select 1 from price_scope where list_id = ?', [id])).toEqual([]);
  });

  it('does not change after it was archived', async () => {
    const id = await createPublished('2027-01-01..2027-12-31');
    await setState(id, 'archived');
    await expect(setState(id, 'published')).rejects.toThrow('earlier state');
    await expect(
      run(`update price_scope set valid_until = '2027-05-31' where list_id = ?`, [id]),
    ).rejects.toThrow('end earlier');
    await expect(run('delete from price_scope where list_id = ?', [id])).rejects.toThrow('never change');
  });

  it('is deleted only after it was archived', async () => {
    const id = await createPublished('2027-01-01..');
    await expect(run('delete from price_list where id = ?', [id])).rejects.toThrow('is not deleted');
    await setState(id, 'archived');
    await run('delete from price_list where id = ?', [id]);
    expect(await run('select 1 from price_scope where list_id = ?', [id])).toEqual([]);
  });

  it('survives the deletion of the draft it was copied from', async () => {
    const [source, id] = [await createList(null), await createList('2027-01-01..')];
    await run('update price_list set copied_from_id = ? where id = ?', [source, id]);
    await setState(id, 'published');
    await run('delete from price_list where id = ?', [source]);
    expect(await run('select copied_from_id from price_list where id = ?', [id])).toEqual([
      { copied_from_id: null },
    ]);
  });
});

it('has a rate of VAT for every item, with its source', async () => {
  const rows = await run<{ item: string; rate: string }>(
    `select item, rate::float as rate from vat_rate where source <> '' order by item`,
  );
  expect(Object.fromEntries(rows.map(({ item, rate }) => [item, rate]))).toEqual({
    rent: 21,
    service: 21,
    catering: 12,
    alcohol: 21,
    parking: 21,
    sport_service: 12,
    sport_exempt: 0,
    accommodation: 12,
    land: 0,
  });
});
