import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { createPlatform } from '../../../test/platform.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { Clock } from '../clock/clock.ts';
import { SqlPool } from '../database/index.ts';
import { IdempotencyJobs } from './idempotency.jobs.ts';
import { IdempotencyKeys, type Claim, type KeyedCall } from './idempotency-keys.ts';
import { IdempotencyModule } from './index.ts';

let database: TestDatabase;
let platform: INestApplicationContext;
let keys: IdempotencyKeys;
let last = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  platform = await createPlatform(database.config, { imports: [IdempotencyModule] });
  keys = platform.get(IdempotencyKeys);
});
afterAll(async () => {
  await platform.close();
  await database.drop();
});
afterEach(() => { jest.restoreAllMocks(); });

const newCall = (): KeyedCall => ({ scope: 'POST /api/orders user 1', key: `key-${last += 1}`, bodyHash: 'a'.repeat(64) });
const later = (seconds: number): void => {
  const moment = new Date(Date.now() + seconds * 1000);
  jest.spyOn(platform.get(Clock), 'now').mockReturnValue(moment);
};
async function first(call: KeyedCall): Promise<Claim> {
  const claimed = await keys.claim(call);
  if (claimed.kind !== 'first') throw new Error(`The call is ${claimed.kind}.`);
  return claimed.claim;
}

describe('a key of a call', () => {
  it('is taken by one of many at once', async () => {
    const call = newCall();
    const claimed = await Promise.all(Array.from({ length: 20 }, () => keys.claim(call)));
    expect(claimed.map(({ kind }) => kind).sort()).toEqual(['first', ...Array<string>(19).fill('pending')]);
  });

  it('gives the first answer again, and none to another body', async () => {
    const call = newCall();
    await keys.answer(await first(call), 201, { id: 7, name: 'Sál' });
    await expect(keys.claim(call)).resolves.toEqual({ kind: 'answered', status: 201, answer: { id: 7, name: 'Sál' } });
    await expect(keys.claim({ ...call, bodyHash: 'b'.repeat(64) })).resolves.toEqual({ kind: 'mismatch' });
  });

  it('is another key for somebody else and on another route', async () => {
    const call = newCall();
    await first(call);
    await first({ ...call, scope: 'POST /api/orders user 2' });
    await first({ ...call, scope: 'POST /api/reservations user 1' });
  });

  it('is free again after a failure', async () => {
    const call = newCall();
    await keys.free(await first(call));
    await first({ ...call, bodyHash: 'b'.repeat(64) });
  });

  it('left behind by a process that died is taken over after a minute; who was slow changes nothing any more', async () => {
    const call = newCall();
    const slow = await first(call);
    later(59);
    await expect(keys.claim(call)).resolves.toEqual({ kind: 'pending' });
    later(61);
    const next = await first(call);
    await keys.answer(slow, 201, 'late');
    await keys.free(slow);
    await expect(keys.claim(call)).resolves.toEqual({ kind: 'pending' });
    await keys.answer(next, 201, 'right');
    await expect(keys.claim(call)).resolves.toEqual({ kind: 'answered', status: 201, answer: 'right' });
  });

  it('is forgotten after a day, by the call and by the nightly job', async () => {
    const call = newCall();
    await keys.answer(await first(call), 201, null);
    later(24 * 3600 - 5);
    await expect(keys.claim(call)).resolves.toMatchObject({ kind: 'answered' });
    later(24 * 3600 + 5);
    await platform.get(IdempotencyJobs).clean();
    const { rows } = await platform.get(SqlPool).pool.query('select 1 from idempotency_key where key = $1', [call.key]);
    expect(rows).toEqual([]);
    await first(call);
  });
});
