import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import type { Config } from '../../../platform/config/index.ts';
import { SqlPool } from '../../../platform/database/index.ts';
import { CalendarIdentityService } from './calendar-identity.service.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(() => test.app.get(SqlPool).pool.query('delete from calendar_identity'));

/** The service of a process started with this PUBLIC_URL. */
const createService = (publicUrl: string): CalendarIdentityService =>
  new CalendarIdentityService(test.app.get(SqlPool), { PUBLIC_URL: publicUrl } as Config);

describe('CalendarIdentityService', () => {
  it('keeps the domain of UIDs when the product moves to another address', async () => {
    expect(await createService('https://prostora.test').getDomain()).toBe('prostora.test');
    expect(await createService('https://saly.test:8443/').getDomain()).toBe('prostora.test');
  });

  it('gives two processes that start at once the same domain', async () => {
    const domains = await Promise.all([
      createService('https://prvni.test').getDomain(),
      createService('https://druhy.test').getDomain(),
    ]);
    expect(new Set(domains).size).toBe(1);
  });
});
