import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { LightMyRequestResponse } from 'fastify';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { TEST_PASSWORD } from '../../../test/factories/factories.ts';
import { linkIn, Mailbox } from '../../../test/mails.ts';
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
const logIn = (
  username: string,
  password = 'Spatne1234',
  headers: Record<string, string> = {},
  remoteAddress = '203.0.113.7',
): Promise<Answer> =>
  test.request({
    method: 'POST',
    url: '/api/auth/login',
    headers,
    payload: { username, password },
    remoteAddress,
  });
const statuses = async (count: number, attempt: (round: number) => Promise<Answer>): Promise<number[]> => {
  const all: number[] = [];
  for (let round = 0; round < count; round += 1) all.push((await attempt(round)).statusCode);
  return all;
};

describe('guessing of passwords', () => {
  it('is stopped after five wrong ones, even from ever new addresses, and says when to come again', async () => {
    const { email } = await test.make.user();
    expect(await statuses(5, (round) => logIn(email, 'Spatne1234', {}, `203.0.113.${round}`))).toEqual([
      401, 401, 401, 401, 401,
    ]);
    const refused = await logIn(email, TEST_PASSWORD, {}, '203.0.113.99');
    expect(refused.json()).toMatchObject({ status_code: 429, error_code: 'RATE_LIMITED' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
  });

  it('waits longer and longer', async () => {
    const { email } = await test.make.user();
    const refusal = async (attempts: number): Promise<number> => {
      await forget('login-account-minute%');
      expect(await statuses(attempts, () => logIn(email))).toEqual(
        Array.from({ length: attempts }, () => 401),
      );
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
    expect(await statuses(5, (round) => logIn(round % 2 ? email.toUpperCase() : email))).toEqual([
      401, 401, 401, 401, 401,
    ]);
    expect((await logIn(email)).statusCode).toBe(429);
  });

  it('over many accounts is stopped by the address, which no header can change', async () => {
    const limit = { name: 'login-address-minute', points: 60, seconds: 60, shared: true };
    for (let attempt = 0; attempt < 58; attempt += 1)
      await test.app.get(RateLimiter).consume(limit, clientKey('203.0.113.7'));
    expect(
      await statuses(4, (round) =>
        logIn(`nikdo${round}@prostora.test`, 'x', { 'x-forwarded-for': `198.51.100.${round}` }),
      ),
    ).toEqual([401, 401, 429, 429]);
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
    const device = (await logIn(email, TEST_PASSWORD)).cookies.find(
      (each) => each.name === '__Secure-device',
    );
    expect(device).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Strict', path: '/api/auth' });
    await statuses(6, () => logIn(email));
    expect((await logIn(email, TEST_PASSWORD)).statusCode).toBe(429);
    expect(
      (await logIn(email, TEST_PASSWORD, { cookie: `__Secure-device=${device?.value ?? ''}` })).statusCode,
    ).toBe(200);
  });
});

describe('a new browser of the owner', () => {
  const ask = (email: string): Promise<Answer> =>
    test.request({ method: 'POST', url: '/api/user/device-code', payload: { email } });
  const use = (email: string, code: string, remoteAddress = '203.0.113.8'): Promise<Answer> =>
    test.request({ method: 'PUT', url: '/api/user/device', payload: { email, code }, remoteAddress });
  const cookieOf = (answer: Answer): string =>
    `__Secure-device=${answer.cookies.find(({ name }) => name === '__Secure-device')?.value ?? ''}`;
  const codeIn = (mail: { text: string }): string => /\b[0-9A-HJKMNP-TV-Z]{8}\b/u.exec(mail.text)?.[0] ?? '';

  it('logs in by a mailed code while strangers guess the password', async () => {
    const mailbox = new Mailbox(test);
    const { email } = await test.make.user();
    await statuses(6, () => logIn(email));
    expect((await logIn(email, TEST_PASSWORD)).statusCode).toBe(429);
    expect((await ask(email)).statusCode).toBe(200);
    const code = codeIn(await mailbox.freshTo(email, 'Kód pro přihlášení z nového zařízení'));
    await ask(email);

    const known = await use(email.toUpperCase(), ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)}`);
    expect([known.statusCode, known.cookies.map(({ name }) => name)]).toEqual([200, ['__Secure-device']]);
    expect((await logIn(email, TEST_PASSWORD, { cookie: cookieOf(known) })).statusCode).toBe(200);
    expect((await use(email, code)).json()).toMatchObject({
      status_code: 422,
      errors: { code: expect.any(String) },
    });
  });

  it('is known after a reset of the password by a link', async () => {
    const mailbox = new Mailbox(test);
    const { email } = await test.make.user();
    await test.request({ method: 'PUT', url: '/api/user/lost-password', payload: { email } });
    const { token } = linkIn(await mailbox.freshTo(email, 'Obnova hesla'));
    const password = 'Zelena-Stodola-12';
    const payload = { token, password, password_confirm: password };
    const reset = await test.request({ method: 'PUT', url: '/api/user/reset-password', payload });
    await statuses(6, () => logIn(email));
    expect((await logIn(email, password)).statusCode).toBe(429);
    expect((await logIn(email, password, { cookie: cookieOf(reset) })).statusCode).toBe(200);
  });

  it('is told the same of an unknown account, and guesses of codes are limited by address', async () => {
    const mailbox = new Mailbox(test);
    await mailbox.fresh();
    expect((await ask('nikdo@prostora.test')).json()).toEqual({ status: 'ok' });
    expect(await mailbox.fresh()).toEqual([]);
    const { email } = await test.make.user();
    expect(await statuses(1, () => use('nikdo@prostora.test', '00000000'))).toEqual([422]);
    expect(await statuses(10, () => use(email, '00000000'))).toEqual([
      ...Array.from({ length: 9 }, () => 422),
      429,
    ]);
  });
});

it('on an encrypted site every cookie is Secure and the hidden ones carry the prefix that demands it', async () => {
  const { email } = await test.make.user();
  const { cookies } = await logIn(email, TEST_PASSWORD);
  expect(cookies.map((each) => each.name).sort()).toEqual([
    '__Secure-device',
    '__Secure-refresh_token',
    'signed_in',
  ]);
  expect(cookies.every((each) => each.secure === true && each.sameSite === 'Strict')).toBe(true);
});
