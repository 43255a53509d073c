import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import pg from 'pg';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { PreparedSqlClient, toStatementName, SqlPool, UnitOfWork } from './index.ts';

let test: TestApp;
let unit: UnitOfWork;

beforeAll(async () => {
  test = await createTestApp();
  unit = test.app.get(UnitOfWork);
});
afterAll(() => test.close());

const insertRow = (cause: string): Promise<unknown> =>
  unit.run(() =>
    test.app
      .get(EntityManager)
      .execute(
        `insert into mail_log (cause, address, template, state) values (?, 'a@b.cz', 'x', 'waiting')`,
        [cause],
      ),
  );
const countRows = async (cause: string): Promise<number> =>
  (await test.app.get(SqlPool).pool.query('select 1 from mail_log where cause = $1', [cause])).rowCount ?? 0;

it('rolls a nested unit of work back with the outer one', async () => {
  const work = unit.run(async () => {
    await insertRow('inner');
    throw new Error('the outer one failed');
  });
  await expect(work).rejects.toThrow('the outer one failed');
  expect(await countRows('inner')).toBe(0);
});

it('commits a nested unit of work with the outer one', async () => {
  const other = new pg.Client({ connectionString: test.database.url });
  await other.connect();
  try {
    await unit.run(async () => {
      await insertRow('kept');
      expect((await other.query("select 1 from mail_log where cause = 'kept'")).rowCount).toBe(0);
    });
  } finally {
    await other.end();
  }
  expect(await countRows('kept')).toBe(1);
});

it('commits consecutive units of work independently', async () => {
  await insertRow('first');
  await expect(unit.run(() => Promise.reject(new Error('the second failed')))).rejects.toThrow(
    'the second failed',
  );
  expect(await countRows('first')).toBe(1);
});

it('runs an afterCommit callback once after the commit, and never after a rollback', async () => {
  const seen: Promise<number>[] = [];
  const countNow = (): void => {
    seen.push(countRows('after'));
  };
  await expect(
    unit.run(() => {
      unit.afterCommit(countNow);
      return Promise.reject(new Error('undone'));
    }),
  ).rejects.toThrow('undone');
  await unit.run(async () => {
    await insertRow('after');
    unit.afterCommit(countNow);
    unit.afterCommit(countNow);
    expect(seen).toEqual([]);
  });
  expect(await Promise.all(seen)).toEqual([1]);
});

describe('UnitOfWork.deferUntilCommit', () => {
  const WRITE = `insert into mail_log (cause, address, template, state) values (?, 'a@b.cz', 'x', 'waiting')`;
  const deferWrite = (cause: string, onRowCount?: (rows: number) => void): Promise<void> =>
    unit.deferUntilCommit(WRITE, [cause], onRowCount);
  const listCauses = async (): Promise<string[]> =>
    (
      await test.app
        .get(SqlPool)
        .pool.query<{ cause: string }>(`select cause from mail_log where cause like 'last%' order by id`)
    ).rows.map(({ cause }) => cause);

  it('writes in call order before the commit and reports the row counts', async () => {
    const counts: number[] = [];
    await unit.run(async () => {
      for (const cause of ['last 3', 'last 1', 'last 2'])
        await deferWrite(cause, (rows) => counts.push(rows));
      expect(counts).toEqual([]);
    });
    expect([await listCauses(), counts]).toEqual([
      ['last 3', 'last 1', 'last 2'],
      [1, 1, 1],
    ]);
  });

  it('prepares only statements of a few writes', async () => {
    const one = await createTestApp({ DATABASE_POOL_MAX: '1' }, test.database);
    const work = one.app.get(UnitOfWork);
    const deferWrites = (from: number, until: number): Promise<void> =>
      work.run(async () => {
        for (let number = from; number < until; number += 1)
          await work.deferUntilCommit(WRITE, [`many ${number}`]);
      });
    for (const [from, until] of [
      [0, 6],
      [6, 12],
      [12, 19],
    ] as const)
      await deferWrites(from, until);
    const plans = await one.app
      .get(EntityManager)
      .fork()
      .execute(
        `select count(*)::int as count from pg_prepared_statements where statement like 'with w0 as (insert into mail_log%'`,
      );
    await one.close();
    expect([plans, await countRows('many 18')]).toEqual([[{ count: 1 }], 1]);
  });

  it('rolls back when the row count check throws', async () => {
    await expect(
      unit.run(async () => {
        await insertRow('judged');
        await deferWrite('judged too', () => {
          throw new Error('not so');
        });
      }),
    ).rejects.toThrow('not so');
    expect([await countRows('judged'), await countRows('judged too')]).toEqual([0, 0]);
  });

  it('writes immediately outside of a unit of work', async () => {
    await unit.runInOwnContext(() => deferWrite('alone'));
    expect(await countRows('alone')).toBe(1);
  });
});

it('runs a prepared statement in the unit of work and plans it once', async () => {
  const prepared = test.app.get(PreparedSqlClient);
  const text =
    'select count(*)::int as count, (select count(*)::int from pg_prepared_statements where name = $2) as plans from mail_log where cause = $1';
  const ask = (): Promise<object[]> => prepared.query(text, ['unseen', toStatementName(text)]);
  await unit.run(async () => {
    await insertRow('unseen');
    expect([await ask(), await ask()]).toEqual([[{ count: 1, plans: 1 }], [{ count: 1, plans: 1 }]]);
  });
});
