import { jest } from '@jest/globals';
import { AsyncLocalStorage } from 'node:async_hooks';
import { PreparedSql, SqlPool } from '../src/platform/database/index.ts';
import type { TestApp } from './app.ts';

/** Statements of one request: through the ORM (with and without preparing), and through the plain pool. */
export type Statements = { status: number; orm: number; plain: number };

/** Counters of the current request; background work of the process is not counted. */
const behalf = new AsyncLocalStorage<Statements>();

/** Counts calls of a method made within the current request. */
function count<K extends string>(
  target: Record<K, (...given: never[]) => unknown>,
  method: K,
  as: 'orm' | 'plain',
): jest.Spied<(...given: never[]) => unknown> {
  const original = target[method];
  return jest
    .spyOn(target as Record<string, (...given: never[]) => unknown>, method)
    .mockImplementation((...given) => {
      const counted = behalf.getStore();
      if (counted) counted[as] += 1;
      return original.apply(target, given);
    });
}

/** Counts the statements of a request; a string is the URL of a GET. */
export async function statementsOf(
  test: TestApp,
  asked: string | Parameters<TestApp['request']>[0],
  headers: Record<string, string> = {},
): Promise<Statements> {
  const spies = [
    count(test.orm.em.getConnection(), 'execute', 'orm'),
    count(test.app.get(PreparedSql), 'rows', 'orm'),
    count(test.app.get(SqlPool).pool, 'query', 'plain'),
  ];
  const counted: Statements = { status: 0, orm: 0, plain: 0 };
  try {
    await behalf.run(counted, async () => {
      counted.status = (
        await test.request(typeof asked === 'string' ? { url: asked, headers } : { headers, ...asked })
      ).statusCode;
    });
    return counted;
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}
