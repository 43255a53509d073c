import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { LightMyRequestResponse } from 'fastify';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { TEST_PASSWORD } from '../../../test/factories/factories.ts';
import { SqlPool } from '../../platform/database/index.ts';
import { clientKey, RateLimiter } from '../../platform/http/index.ts';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp({ RATE_LIMITS: 'on', PUBLIC_URL: 'https://prostora.test' });
});
afterAll(() => test.close());
beforeEach(() => forget('%'));

type Answer = LightMyRequestResponse;

/** As if the time of these counters had passed. */
const forget = async (key: string): Promise<void> => {
  await test.app.get(SqlPool).pool.query('delete from rate_limit where key like $1', [key]);
};
const logIn = (username: string, password = 'Spatne1234', headers: Record<string, string> = {}, remoteAddress = '203.0.113.7'): Promise<Answer> =>
  test.request({ method: 'POST', url: '/api/auth/login', headers, payload: { username, password }, remoteAddress });
const statuses = async (count: number, attempt: (round: number) => Promise<Answer>): Promise<number[]> => {
  const all: number[] = [];
  for (let round = 0; round < count; round += 1) all.push((await attempt(round)).statusCode);
  return all;
};

describe('guessing of passwords', () => {
  it('is stopped after five wrong ones, even from ever new addresses, and says when to come again', async () => {
    const { email } = await test.make.user();
    expect(await statuses(5, (round) => logIn(email, 'Spatne1234', {}, `203.0.113.${round}`))).toEqual([401, 401, 401, 401, 401]);
    const refused = await logIn(email, TEST_PASSWORD, {}, '203.0.113.99');
    expect(refused.json()).toMatchObject({ status_code: 429, error_code: 'RATE_LIMITED' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
  });

  it('waits longer and longer', async () => {
    const { email } = await test.make.user();
    const refusal = async (attempts: number): Promise<number> => {
      await forget('login-account-minute%');
      expect(await statuses(attempts, () => logIn(email))).toEqual(Array.from({ length: attempts }, () => 401));
      await forget('login-account-minute%');
      return Number((await logIn(email)).headers['retry-after']);
    };
    await refusal(4);
    expect(await refusal(5)).toBeGreaterThan(60);
    await forget('login-account-quarter%');
    await refusal(5);
    await forget('login-account-quarter%');
    expect(await refusal(4)).toBeGreaterThan(900);
  });

  it('is counted for unknown accounts as for known ones', async () => {
    expect(await statuses(6, () => logIn('nikdo@prostora.test'))).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it('counts one account however its name is written', async () => {
    const { email } = await test.make.user();
    expect(await statuses(5, (round) => logIn(round % 2 ? email.toUpperCase() : email))).toEqual([401, 401, 401, 401, 401]);
    expect((await logIn(email)).statusCode).toBe(429);
  });

  it('over many accounts is stopped by the address, which no header can change', async () => {
    const limit = { name: 'login-address-minute', points: 60, seconds: 60, shared: true };
    for (let attempt = 0; attempt < 58; attempt += 1) await test.app.get(RateLimiter).consume(limit, clientKey('203.0.113.7'));
    expect(await statuses(4, (round) => logIn(`nikdo${round}@prostora.test`, 'x', { 'x-forwarded-for': `198.51.100.${round}` }))).toEqual([401, 401, 429, 429]);
  });
});

describe('the owner', () => {
  it('is forgiven wrong attempts after a right one', async () => {
    const { email } = await test.make.user();
    await statuses(4, () => logIn(email));
    expect((await logIn(email, TEST_PASSWORD)).statusCode).toBe(200);
    expect(await statuses(5, () => logIn(email))).toEqual([401, 401, 401, 401, 401]);
  });

  it('can still log in from a browser they used before, while strangers guess', async () => {
    const { email } = await test.make.user();
    const device = (await logIn(email, TEST_PASSWORD)).cookies.find((each) => each.name === '__Secure-device');
    expect(device).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Strict', path: '/api/auth' });
    await statuses(6, () => logIn(email));
    expect((await logIn(email, TEST_PASSWORD)).statusCode).toBe(429);
    expect((await logIn(email, TEST_PASSWORD, { cookie: `__Secure-device=${device?.value ?? ''}` })).statusCode).toBe(200);
  });
});

it('on an encrypted site every cookie is Secure and the hidden ones carry the prefix that demands it', async () => {
  const { email } = await test.make.user();
  const { cookies } = await logIn(email, TEST_PASSWORD);
  expect(cookies.map((each) => each.name).sort()).toEqual(['__Secure-device', '__Secure-refresh_token', 'signed_in']);
  expect(cookies.every((each) => each.secure === true && each.sameSite === 'Strict')).toBe(true);
});
