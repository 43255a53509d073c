import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { SqlPool, UnitOfWork } from './index.ts';

let test: TestApp;
let unit: UnitOfWork;

beforeAll(async () => {
  test = await createTestApp();
  unit = test.app.get(UnitOfWork);
});
afterAll(() => test.close());

const note = (cause: string): Promise<unknown> =>
  unit.run(() => test.app.get(EntityManager).execute(`insert into mail_log (cause, address, template, state) values (?, 'a@b.cz', 'x', 'waiting')`, [cause]));
const noted = async (cause: string): Promise<number> => (await test.app.get(SqlPool).pool.query('select 1 from mail_log where cause = $1', [cause])).rowCount ?? 0;

it('a unit of work inside of another one is undone with it', async () => {
  const deed = unit.run(async () => {
    await note('inner');
    throw new Error('the outer one failed');
  });
  await expect(deed).rejects.toThrow('the outer one failed');
  expect(await noted('inner')).toBe(0);
});

it('a unit of work inside of another one is kept with it, and not seen before', async () => {
  await unit.run(async () => {
    await note('kept');
    expect(await noted('kept')).toBe(0);
  });
  expect(await noted('kept')).toBe(1);
});

it('units of work one after the other stand for themselves', async () => {
  await note('first');
  await expect(unit.run(() => Promise.reject(new Error('the second failed')))).rejects.toThrow('the second failed');
  expect(await noted('first')).toBe(1);
});

it('what is wanted after the commit is done once, when others see the deed, and not at all when it is undone', async () => {
  const seen: Promise<number>[] = [];
  const look = (): void => { seen.push(noted('after')); };
  await expect(unit.run(() => {
    unit.afterCommit(look);
    return Promise.reject(new Error('undone'));
  })).rejects.toThrow('undone');
  await unit.run(async () => {
    await note('after');
    unit.afterCommit(look);
    unit.afterCommit(look);
    expect(seen).toEqual([]);
  });
  expect(await Promise.all(seen)).toEqual([1]);
});
