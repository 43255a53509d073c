import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { LightMyRequestResponse } from 'fastify';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { TEST_PASSWORD } from '../../../../test/factories/factories.ts';
import { extractLink, Mailbox } from '../../../../test/mails.ts';
import { SqlPool } from '../../../platform/database/index.ts';
import { toClientKey, RateLimiter } from '../../../platform/http/index.ts';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp({ RATE_LIMITS: 'on', PUBLIC_URL: 'https://prostora.test' });
});
afterAll(() => test.close());
beforeEach(() => deleteCounters('%'));

type Answer = LightMyRequestResponse;

/** Deletes counters, as if their window had passed. */
const deleteCounters = async (key: string): Promise<void> => {
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

describe('login rate limits', () => {
  it('apply after five failed attempts from different addresses and set Retry-After', async () => {
    const { email } = await test.make.user();
    expect(await statuses(5, (round) => logIn(email, 'Spatne1234', {}, `203.0.113.${round}`))).toEqual([
      401, 401, 401, 401, 401,
    ]);
    const refused = await logIn(email, TEST_PASSWORD, {}, '203.0.113.99');
    expect(refused.json()).toMatchObject({ status_code: 429, error_code: 'RATE_LIMITED' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
  });

  it('grow with the number of failed attempts', async () => {
    const { email } = await test.make.user();
    const refusal = async (attempts: number): Promise<number> => {
      await deleteCounters('login-account-minute%');
      expect(await statuses(attempts, () => logIn(email))).toEqual(
        Array.from({ length: attempts }, () => 401),
      );
      await deleteCounters('login-account-minute%');
      return Number((await logIn(email)).headers['retry-after']);
    };
    await refusal(4);
    expect(await refusal(5)).toBeGreaterThan(60);
    await deleteCounters('login-account-quarter%');
    await refusal(5);
    await deleteCounters('login-account-quarter%');
    expect(await refusal(4)).toBeGreaterThan(900);
  });

  it('apply to unknown accounts alike', async () => {
    expect(await statuses(6, () => logIn('nikdo@prostora.test'))).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it('ignore the case of the user name', async () => {
    const { email } = await test.make.user();
    expect(await statuses(5, (round) => logIn(round % 2 ? email.toUpperCase() : email))).toEqual([
      401, 401, 401, 401, 401,
    ]);
    expect((await logIn(email)).statusCode).toBe(429);
  });

  it('apply per client address regardless of X-Forwarded-For', async () => {
    const limit = { name: 'login-address-minute', points: 60, seconds: 60, shared: true };
    for (let attempt = 0; attempt < 58; attempt += 1)
      await test.app.get(RateLimiter).consume(limit, toClientKey('203.0.113.7'));
    expect(
      await statuses(4, (round) =>
        logIn(`nikdo${round}@prostora.test`, 'x', { 'x-forwarded-for': `198.51.100.${round}` }),
      ),
    ).toEqual([401, 401, 429, 429]);
  });
});

describe('login rate limits of the owner', () => {
  it('are reset by a successful login', async () => {
    const { email } = await test.make.user();
    await statuses(4, () => logIn(email));
    expect((await logIn(email, TEST_PASSWORD)).statusCode).toBe(200);
    expect(await statuses(5, () => logIn(email))).toEqual([401, 401, 401, 401, 401]);
  });

  it('are separate for a known device', async () => {
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

describe('device codes', () => {
  const ask = (email: string): Promise<Answer> =>
    test.request({ method: 'POST', url: '/api/user/device-code', payload: { email } });
  const use = (email: string, code: string, remoteAddress = '203.0.113.8'): Promise<Answer> =>
    test.request({ method: 'PUT', url: '/api/user/device', payload: { email, code }, remoteAddress });
  const getDeviceCookie = (answer: Answer): string =>
    `__Secure-device=${answer.cookies.find(({ name }) => name === '__Secure-device')?.value ?? ''}`;
  const codeIn = (mail: { text: string }): string => /\b[0-9A-HJKMNP-TV-Z]{8}\b/u.exec(mail.text)?.[0] ?? '';

  it('allow a login from a new browser while the account is rate limited', async () => {
    const mailbox = new Mailbox(test);
    const { email } = await test.make.user();
    await statuses(6, () => logIn(email));
    expect((await logIn(email, TEST_PASSWORD)).statusCode).toBe(429);
    expect((await ask(email)).statusCode).toBe(200);
    const [mail] = (await mailbox.deliver()).filter(({ to }) => to === email);
    const code = codeIn(mail ?? { text: '' });
    expect(mail?.subject).toBe(`${code} je kód pro přihlášení z nového zařízení`);
    await ask(email);

    const known = await use(email.toUpperCase(), ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)}`);
    expect([known.statusCode, known.cookies.map(({ name }) => name)]).toEqual([200, ['__Secure-device']]);
    expect((await logIn(email, TEST_PASSWORD, { cookie: getDeviceCookie(known) })).statusCode).toBe(200);
    expect((await use(email, code)).json()).toMatchObject({
      status_code: 422,
      errors: { code: expect.any(String) },
    });
  });

  it('are not needed after a password reset in the browser', async () => {
    const mailbox = new Mailbox(test);
    const { email } = await test.make.user();
    await test.request({ method: 'PUT', url: '/api/user/lost-password', payload: { email } });
    const { token } = extractLink(await mailbox.deliverTo(email, 'Obnova hesla'));
    const password = 'Zelena-Stodola-12';
    const payload = { token, password, password_confirm: password };
    const reset = await test.request({ method: 'PUT', url: '/api/user/reset-password', payload });
    await statuses(6, () => logIn(email));
    expect((await logIn(email, password)).statusCode).toBe(429);
    expect((await logIn(email, password, { cookie: getDeviceCookie(reset) })).statusCode).toBe(200);
  });

  it('return the same response for an unknown account and are limited per client address', async () => {
    const mailbox = new Mailbox(test);
    await mailbox.deliver();
    expect((await ask('nikdo@prostora.test')).json()).toEqual({ status: 'ok' });
    expect(await mailbox.deliver()).toEqual([]);
    const { email } = await test.make.user();
    expect(await statuses(1, () => use('nikdo@prostora.test', '00000000'))).toEqual([422]);
    expect(await statuses(10, () => use(email, '00000000'))).toEqual([
      ...Array.from({ length: 9 }, () => 422),
      429,
    ]);
  });
});

it('all cookies are Secure and HttpOnly ones have the __Secure- prefix on HTTPS', async () => {
  const { email } = await test.make.user();
  const { cookies } = await logIn(email, TEST_PASSWORD);
  expect(cookies.map((each) => each.name).sort()).toEqual([
    '__Secure-device',
    '__Secure-refresh_token',
    'signed_in',
  ]);
  expect(cookies.every((each) => each.secure === true && each.sameSite === 'Strict')).toBe(true);
});
