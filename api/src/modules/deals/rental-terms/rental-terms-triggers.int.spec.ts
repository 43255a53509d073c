import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { createTestDatabase, type TestDatabase } from '../../../../test/database.ts';
import { Factories } from '../../../../test/factories/factories.ts';
import { ENTITIES } from '../../../entities.ts';
import { buildOrmOptions } from '../../../platform/database/index.ts';

let database: TestDatabase;
let orm: MikroORM;
let customerId: number;

beforeAll(async () => {
  database = await createTestDatabase();
  orm = await MikroORM.init(buildOrmOptions(database.config, ENTITIES));
});
afterAll(async () => {
  await orm.close(true);
  await database.drop();
});
beforeEach(async () => {
  customerId = (await new Factories(orm).customer()).id;
});

const run = <Row = unknown>(sql: string, params: readonly unknown[] = []): Promise<Row[]> =>
  orm.em.getConnection().execute<Row[]>(sql, [...params]);

async function createPublished(isDefault = true): Promise<number> {
  const [terms] = await run<{ id: number }>(
    `insert into rental_terms (customer_id, name, is_default, space_ids, definition)
     values (?, 'Sál', ?, '{1,2}', '{}') returning id`,
    [customerId, isDefault],
  );
  await run(`update rental_terms set state = 'published' where id = ?`, [terms?.id]);
  return terms?.id ?? 0;
}

describe('published rental terms', () => {
  it.each([`name = 'Jiné'`, `definition = '{"holdDays":1}'`, `version = 2`])(
    'never change their values: %s',
    async (set) => {
      const id = await createPublished();
      await expect(run(`update rental_terms set ${set} where id = ?`, [id])).rejects.toThrow('never change');
    },
  );

  it('hold for fewer spaces only', async () => {
    const id = await createPublished(false);
    for (const set of [`space_ids = '{1,2,3}'`, 'is_default = true'])
      await expect(run(`update rental_terms set ${set} where id = ?`, [id])).rejects.toThrow('never change');
    await run(`update rental_terms set space_ids = '{2}' where id = ?`, [id]);
    await run('update rental_terms set space_ids = null where id = ?', [id]);
  });

  it('do not return to a draft and are not deleted', async () => {
    const id = await createPublished();
    await expect(run(`update rental_terms set state = 'draft' where id = ?`, [id])).rejects.toThrow('return');
    await expect(run('delete from rental_terms where id = ?', [id])).rejects.toThrow('not deleted');
    await run(`update rental_terms set state = 'archived' where id = ?`, [id]);
    await expect(run(`update rental_terms set state = 'published' where id = ?`, [id])).rejects.toThrow(
      'return',
    );
    await run('delete from rental_terms where id = ?', [id]);
  });

  it('are the default of an owner once', async () => {
    await createPublished();
    await expect(createPublished()).rejects.toThrow('rental_terms_one_default');
    await createPublished(false);
  });
});
