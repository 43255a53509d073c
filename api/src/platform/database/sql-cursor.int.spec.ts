import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { eventually } from '../../../test/platform.ts';
import { translateDatabaseError } from '../errors/index.ts';
import { SqlCursor, SqlPool } from './index.ts';

let test: TestApp;
let cursor: SqlCursor;

beforeAll(async () => {
  test = await createTestApp();
  cursor = test.app.get(SqlCursor);
});
afterAll(() => test.close());

type Counted = { n: number };
const MANY = 'select n from generate_series(1, ?::int) n';

/** Number of open cursor transactions on the server. */
const countOpenTransactions = async (): Promise<number> =>
  (
    await test.app
      .get(SqlPool)
      .pool.query(
        `select 1 from pg_stat_activity where datname = current_database() and application_name = 'prostora-cursor' and state like 'idle in transaction%'`,
      )
  ).rowCount ?? 0;

async function collect<T>(rows: AsyncIterable<T>): Promise<T[]> {
  const read: T[] = [];
  for await (const row of rows) read.push(row);
  return read;
}

it('streams every row once and in order, then releases its connection', async () => {
  let last = 0;
  for await (const { n } of cursor.stream<Counted>(MANY, [2500])) {
    expect(n).toBe(last + 1);
    last = n;
    if (n === 1) expect(await countOpenTransactions()).toBe(1);
  }
  expect([last, await countOpenTransactions()]).toEqual([2500, 0]);
});

it('inlines values as raw statements do, and leaves timestamps as text', async () => {
  const rows = cursor.stream(
    `select ?::text as text, ?::timestamptz as at, n from unnest(?::int[]) n where n in (?, ?)`,
    [`it's ? "so"`, new Date('2026-12-01T17:00:00Z'), '{1,2,3}', 1, 3],
  );
  expect(await collect(rows)).toEqual([
    { text: `it's ? "so"`, at: expect.stringMatching(/^2026-12-01 /u), n: 1 },
    { text: `it's ? "so"`, at: expect.any(String), n: 3 },
  ]);
});

it('runs in a read-only transaction', async () => {
  await expect(
    cursor
      .stream(
        `select pg_notify('x', set_config('x.y', 'z', false)), n from (select nextval('plan_order_serial') as n) s`,
      )
      .next(),
  ).rejects.toThrow(/read-only/u);
});

it('releases the connection when the reader stops early', async () => {
  for await (const { n } of cursor.stream<Counted>(MANY, [100_000])) if (n === 1500) break;
  await eventually('the connection is released', async () => (await countOpenTransactions()) === 0);
});

it('releases the connection after an error in the middle', async () => {
  let seen = 0;
  const read = async (): Promise<void> => {
    for await (const { n } of cursor.stream<Counted>(
      'select 1 / (5000 - n) as x, n from generate_series(1, 9000) n',
    ))
      seen = n;
  };
  await expect(read()).rejects.toThrow('division by zero');
  expect(seen).toBe(4000);
  await eventually('the connection is released', async () => (await countOpenTransactions()) === 0);
});

it('limits concurrent reads to three and rejects the next with Retry-After', async () => {
  const readers = [1, 2, 3].map(() => cursor.stream<Counted>(MANY, [100_000]));
  await Promise.all(readers.map((reader) => reader.next()));
  const refused = await cursor
    .stream(MANY, [1])
    .next()
    .catch((error: unknown) => error);
  expect(translateDatabaseError(refused)).toMatchObject({ kind: 'unavailable', options: { retryAfter: 5 } });
  const next = cursor.stream<Counted>(MANY, [1]).next();
  await readers[0]?.return();
  expect(await next).toEqual({ done: false, value: { n: 1 } });
  for (const reader of readers) await reader.return();
}, 20_000);

it('fails only the read whose connection dies between two batches', async () => {
  const reader = cursor.stream<Counted>(MANY, [100_000]);
  await reader.next();
  await test.app
    .get(SqlPool)
    .pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'prostora-cursor'`,
    );
  await expect(collect(reader)).rejects.toThrow();
  expect(await cursor.stream<Counted>(MANY, [1]).next()).toEqual({ done: false, value: { n: 1 } });
});
