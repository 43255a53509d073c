import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { LightMyRequestResponse } from 'fastify';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { DEFAULT_SUBSCRIPTION_CONFIG, SubscriptionPlan } from '../../subscriptions/index.ts';

const ORIGIN = 'https://prostora.test';
const PASSWORD = 'Stodola-1234';
const LIMIT = 20;

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp({ RATE_LIMITS: 'on', PUBLIC_URL: ORIGIN });
  const em = test.orm.em.fork();
  const config = { ...DEFAULT_SUBSCRIPTION_CONFIG, nrOfSpaces: 3 };
  em.create(SubscriptionPlan, { slug: 'start', name: 'Start', config } as SubscriptionPlan, {
    partial: true,
  });
  await em.flush();
});
afterAll(() => test.close());

const register = (email: string): Promise<LightMyRequestResponse> =>
  test.request({
    method: 'PUT',
    url: '/api/customer/register',
    headers: { origin: ORIGIN },
    payload: { email, password: PASSWORD, password_confirm: PASSWORD, terms_accepted: true },
  });

it('counts registered accounts alone and says how many minutes to wait', async () => {
  const statuses: number[] = [];
  for (let count = 0; count < LIMIT; count += 1) {
    const email = `novy${count}@prostora.test`;
    statuses.push((await register(email)).statusCode);
    if (count < LIMIT - 1) expect((await register(email)).statusCode).toBe(422);
  }
  expect(statuses).toEqual(Array.from({ length: LIMIT }, () => 201));
  const refused = await register('dalsi@prostora.test');
  expect([refused.statusCode, refused.json<{ error_code: string }>().error_code]).toEqual([
    429,
    'TOO_MANY_ATTEMPTS',
  ]);
  expect(refused.json<{ message: string }>().message.replaceAll('\u00a0', ' ')).toMatch(
    /^Příliš mnoho pokusů\. Zkuste to prosím za (?:5\d|60) minut\.$/u,
  );
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000);
});
