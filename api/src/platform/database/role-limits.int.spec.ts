import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { NO_ROLE_LIMITS, setRoleLimits } from './index.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function showLimits(options: pg.ClientConfig = {}): Promise<string[]> {
  const client = new pg.Client({ connectionString: database.url, ...options });
  await client.connect();
  const shown = ['statement_timeout', 'idle_in_transaction_session_timeout'];
  const values: string[] = [];
  for (const name of shown)
    values.push(
      Object.values<string>((await client.query<Record<string, string>>(`show ${name}`)).rows[0] ?? {})[0] ??
        '',
    );
  await client.end();
  return values;
}

describe('setRoleLimits', () => {
  it('applies to every new session of the database', async () => {
    expect(await setRoleLimits(database.url, '')).toBeNull();
    expect(await showLimits()).toEqual(['3500ms', '1min']);
  });

  it('does not apply to commands', async () => {
    expect(await showLimits({ options: NO_ROLE_LIMITS })).toEqual(['0', '0']);
  });

  it('returns the statements when permission is missing', async () => {
    const refused = await setRoleLimits(database.url, 'no "such" role');
    expect(refused?.reason).toContain('does not exist');
    expect(refused?.statements).toContain(`alter role "no ""such"" role" in database`);
    expect(refused?.statements).toContain(`set statement_timeout = '3500ms';`);
  });
});
