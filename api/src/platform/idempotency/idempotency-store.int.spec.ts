import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import type { INestApplicationContext } from '@nestjs/common';
import { createPlatform } from '../../../test/platform.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { Clock } from '../clock/clock.ts';
import { SqlPool, UnitOfWork } from '../database/index.ts';
import { IdempotencyJobs } from './idempotency.jobs.ts';
import { IdempotencyStore, type Claim, type KeyedCall } from './idempotency-store.ts';
import { IdempotencyModule } from './index.ts';

let database: TestDatabase;
let platform: INestApplicationContext;
let keys: IdempotencyStore;
let last = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  platform = await createPlatform(database.config, { imports: [IdempotencyModule] });
  keys = platform.get(IdempotencyStore);
});
afterAll(async () => {
  await platform.close();
  await database.drop();
});
afterEach(() => {
  jest.restoreAllMocks();
});

const newCall = (): KeyedCall => ({
  scope: 'POST /api/orders user 1',
  key: `key-${(last += 1)}`,
  bodyHash: 'a'.repeat(64),
  timeLimitMs: 5000,
});
const advanceClock = (seconds: number): void => {
  const now = new Date(Date.now() + seconds * 1000);
  jest.spyOn(platform.get(Clock), 'now').mockReturnValue(now);
};
async function claimFirst(call: KeyedCall): Promise<Claim> {
  const claimed = await keys.claim(call);
  if (claimed.kind !== 'first') throw new Error(`The call is ${claimed.kind}.`);
  return claimed.claim;
}

const sql = async <T extends object>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await platform.get(SqlPool).pool.query<T>(text, values)).rows;
/** Runs a call that inserts an outbox row named by its key. */
const runCall = (claim: Claim, answer: unknown, status = 201): Promise<void> =>
  keys.runCall({ claim, status, isStored: false }, () =>
    platform.get(UnitOfWork).run(async () => {
      await platform
        .get(EntityManager)
        .execute(`insert into outbox_event (name, payload) values (?, '{}')`, [claim.key]);
      await keys.saveAnswer(answer);
    }),
  );
const countOutboxRows = async (key: string): Promise<number> =>
  (await sql('select 1 from outbox_event where name = $1', [key])).length;

describe('IdempotencyStore', () => {
  it('grants a key to one of many concurrent calls', async () => {
    const call = newCall();
    const claimed = await Promise.all(Array.from({ length: 20 }, () => keys.claim(call)));
    expect(claimed.map(({ kind }) => kind).sort()).toEqual(['first', ...Array<string>(19).fill('pending')]);
  });

  it('returns the first response again, but not to another body', async () => {
    const call = newCall();
    await runCall(await claimFirst(call), { id: 7, name: 'Sál' });
    await expect(keys.claim(call)).resolves.toEqual({
      kind: 'answered',
      status: 201,
      answer: { id: 7, name: 'Sál' },
    });
    await expect(keys.claim({ ...call, bodyHash: 'b'.repeat(64) })).resolves.toEqual({ kind: 'mismatch' });
  });

  it('separates keys by caller and route', async () => {
    const call = newCall();
    await claimFirst(call);
    await claimFirst({ ...call, scope: 'POST /api/orders user 2' });
    await claimFirst({ ...call, scope: 'POST /api/reservations user 1' });
  });

  it('releases a key after a failure', async () => {
    const call = newCall();
    await keys.release(await claimFirst(call));
    await claimFirst({ ...call, bodyHash: 'b'.repeat(64) });
  });

  it('takes over an abandoned key after the time limit of its call and rolls back the slow call', async () => {
    const call = newCall();
    const slow = await claimFirst(call);
    advanceClock(4);
    await expect(keys.claim(call)).resolves.toEqual({ kind: 'pending' });
    advanceClock(6);
    const next = await claimFirst(call);
    await expect(runCall(slow, 'late')).rejects.toMatchObject({ code: 'IDEMPOTENCY_PENDING' });
    await keys.release(slow);
    expect(await countOutboxRows(call.key)).toBe(0);
    await expect(keys.claim(call)).resolves.toEqual({ kind: 'pending' });
    await runCall(next, 'right');
    expect(await countOutboxRows(call.key)).toBe(1);
    await expect(keys.claim(call)).resolves.toEqual({ kind: 'answered', status: 201, answer: 'right' });
  });

  it('commits the work and its response together', async () => {
    const call = newCall();
    const claim = await claimFirst(call);
    await sql(
      `create function refuse_answer() returns trigger language plpgsql as $$ begin raise exception 'the disk is full'; end $$`,
    );
    await sql(
      'create trigger refuse_answer before update on idempotency_key for each row execute function refuse_answer()',
    );
    await expect(runCall(claim, 'lost')).rejects.toThrow('the disk is full');
    await sql('drop trigger refuse_answer on idempotency_key');
    expect(await countOutboxRows(call.key)).toBe(0);
    await runCall(claim, 'kept');
    expect(await countOutboxRows(call.key)).toBe(1);
  });

  it('rolls the response back with the failed work', async () => {
    const call = newCall();
    const claim = await claimFirst(call);
    await expect(
      platform.get(UnitOfWork).run(async () => {
        await runCall(claim, 'too early');
        throw new Error('the work failed');
      }),
    ).rejects.toThrow('the work failed');
    await expect(keys.claim(call)).resolves.toEqual({ kind: 'pending' });
    await keys.release(claim);
    await claimFirst(call);
  });

  it('encrypts stored responses at rest', async () => {
    const call = newCall();
    await runCall(await claimFirst(call), { name: 'Jana Nová', url: '/rezervace/7/tajemstvi' });
    const [row] = await sql<{ text: string }>(
      'select answer::text as text from idempotency_key where key = $1',
      [call.key],
    );
    expect(row?.text).toMatch(/^"[\w-]+"$/u);
    expect(row?.text).not.toMatch(/Jana|tajemstvi/u);
  });

  it('requires a unit of work and ignores calls without a key', async () => {
    const claim = await claimFirst(newCall());
    await expect(
      keys.runCall({ claim, status: 201, isStored: false }, () => keys.saveAnswer('x')),
    ).rejects.toThrow('unit of work');
    await expect(keys.saveAnswer('x')).resolves.toBeUndefined();
  });

  it('expires after a day, by the next call and by the nightly job', async () => {
    const call = newCall();
    await runCall(await claimFirst(call), null);
    advanceClock(24 * 3600 - 5);
    await expect(keys.claim(call)).resolves.toMatchObject({ kind: 'answered' });
    advanceClock(24 * 3600 + 5);
    await platform.get(IdempotencyJobs).clean();
    const { rows } = await platform
      .get(SqlPool)
      .pool.query('select 1 from idempotency_key where key = $1', [call.key]);
    expect(rows).toEqual([]);
    await claimFirst(call);
  });
});
