import { jest } from '@jest/globals';
import { AsyncLocalStorage } from 'node:async_hooks';
import { PreparedSqlClient, SqlPool } from '../src/platform/database/index.ts';
import type { TestApp } from './app.ts';

/** Statements of one request: through the ORM (with and without preparing), and through the plain pool. */
export type Statements = { status: number; orm: number; plain: number };

/** Counters of the current request; background work of the process is not counted. */
const currentCounts = new AsyncLocalStorage<Statements>();

/** Counts calls of a method made within the current request. */
function countCalls<K extends string>(
  target: Record<K, (...given: never[]) => unknown>,
  method: K,
  as: 'orm' | 'plain',
): jest.Spied<(...given: never[]) => unknown> {
  const original = target[method];
  return jest
    .spyOn(target as Record<string, (...given: never[]) => unknown>, method)
    .mockImplementation((...given) => {
      const counted = currentCounts.getStore();
      if (counted) counted[as] += 1;
      return original.apply(target, given);
    });
}

/** Counts the statements of a request; a string is the URL of a GET. */
export async function countStatements(
  test: TestApp,
  request: string | Parameters<TestApp['request']>[0],
  headers: Record<string, string> = {},
): Promise<Statements> {
  const spies = [
    countCalls(test.orm.em.getConnection(), 'execute', 'orm'),
    countCalls(test.app.get(PreparedSqlClient), 'query', 'orm'),
    countCalls(test.app.get(SqlPool).pool, 'query', 'plain'),
  ];
  const counted: Statements = { status: 0, orm: 0, plain: 0 };
  try {
    await currentCounts.run(counted, async () => {
      counted.status = (
        await test.request(typeof request === 'string' ? { url: request, headers } : { headers, ...request })
      ).statusCode;
    });
    return counted;
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}
