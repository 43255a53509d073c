import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import pg from 'pg';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { PreparedSql, preparedName, SqlPool, UnitOfWork } from './index.ts';

let test: TestApp;
let unit: UnitOfWork;

beforeAll(async () => {
  test = await createTestApp();
  unit = test.app.get(UnitOfWork);
});
afterAll(() => test.close());

const note = (cause: string): Promise<unknown> =>
  unit.run(() =>
    test.app
      .get(EntityManager)
      .execute(
        `insert into mail_log (cause, address, template, state) values (?, 'a@b.cz', 'x', 'waiting')`,
        [cause],
      ),
  );
const noted = async (cause: string): Promise<number> =>
  (await test.app.get(SqlPool).pool.query('select 1 from mail_log where cause = $1', [cause])).rowCount ?? 0;

it('a unit of work inside of another one is undone with it', async () => {
  const deed = unit.run(async () => {
    await note('inner');
    throw new Error('the outer one failed');
  });
  await expect(deed).rejects.toThrow('the outer one failed');
  expect(await noted('inner')).toBe(0);
});

it('a unit of work inside of another one is kept with it, and not seen before', async () => {
  const other = new pg.Client({ connectionString: test.database.url });
  await other.connect();
  try {
    await unit.run(async () => {
      await note('kept');
      expect((await other.query("select 1 from mail_log where cause = 'kept'")).rowCount).toBe(0);
    });
  } finally {
    await other.end();
  }
  expect(await noted('kept')).toBe(1);
});

it('units of work one after the other stand for themselves', async () => {
  await note('first');
  await expect(unit.run(() => Promise.reject(new Error('the second failed')))).rejects.toThrow(
    'the second failed',
  );
  expect(await noted('first')).toBe(1);
});

it('what is wanted after the commit is done once, when others see the deed, and not at all when it is undone', async () => {
  const seen: Promise<number>[] = [];
  const look = (): void => {
    seen.push(noted('after'));
  };
  await expect(
    unit.run(() => {
      unit.afterCommit(look);
      return Promise.reject(new Error('undone'));
    }),
  ).rejects.toThrow('undone');
  await unit.run(async () => {
    await note('after');
    unit.afterCommit(look);
    unit.afterCommit(look);
    expect(seen).toEqual([]);
  });
  expect(await Promise.all(seen)).toEqual([1]);
});

describe('what is written last', () => {
  const WRITE = `insert into mail_log (cause, address, template, state) values (?, 'a@b.cz', 'x', 'waiting')`;
  const write = (cause: string, judge?: (rows: number) => void): Promise<void> =>
    unit.writeLast(WRITE, [cause], judge);
  const order = async (): Promise<string[]> =>
    (
      await test.app
        .get(SqlPool)
        .pool.query<{ cause: string }>(`select cause from mail_log where cause like 'last%' order by id`)
    ).rows.map(({ cause }) => cause);

  it('is written together before the commit, in the order of the calls, and each is told how many rows it wrote', async () => {
    const told: number[] = [];
    await unit.run(async () => {
      for (const cause of ['last 3', 'last 1', 'last 2']) await write(cause, (rows) => told.push(rows));
      expect(told).toEqual([]);
    });
    expect([await order(), told]).toEqual([
      ['last 3', 'last 1', 'last 2'],
      [1, 1, 1],
    ]);
  });

  it('is planned once on a connection when it is little, and leaves nothing there when it is much', async () => {
    const one = await createTestApp({ DATABASE_POOL_MAX: '1' }, test.database);
    const deed = one.app.get(UnitOfWork);
    const wrote = (from: number, until: number): Promise<void> =>
      deed.run(async () => {
        for (let number = from; number < until; number += 1) await deed.writeLast(WRITE, [`many ${number}`]);
      });
    for (const [from, until] of [
      [0, 6],
      [6, 12],
      [12, 19],
    ] as const)
      await wrote(from, until);
    const plans = await one.app
      .get(EntityManager)
      .fork()
      .execute(
        `select count(*)::int as count from pg_prepared_statements where statement like 'with w0 as (insert into mail_log%'`,
      );
    await one.close();
    expect([plans, await noted('many 18')]).toEqual([[{ count: 1 }], 1]);
  });

  it('undoes the deed when it is judged to be wrong', async () => {
    await expect(
      unit.run(async () => {
        await note('judged');
        await write('judged too', () => {
          throw new Error('not so');
        });
      }),
    ).rejects.toThrow('not so');
    expect([await noted('judged'), await noted('judged too')]).toEqual([0, 0]);
  });

  it('is written at once where there is no unit of work', async () => {
    await unit.inOwnContext(() => write('alone'));
    expect(await noted('alone')).toBe(1);
  });
});

it('a prepared statement takes part in the unit of work, and is planned once on a connection', async () => {
  const prepared = test.app.get(PreparedSql);
  const text =
    'select count(*)::int as count, (select count(*)::int from pg_prepared_statements where name = $2) as plans from mail_log where cause = $1';
  const ask = (): Promise<object[]> => prepared.rows(text, ['unseen', preparedName(text)]);
  await unit.run(async () => {
    await note('unseen');
    expect([await ask(), await ask()]).toEqual([[{ count: 1, plans: 1 }], [{ count: 1, plans: 1 }]]);
  });
});
