import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { hash } from '@node-rs/argon2';
import { DAY_MS } from '@prostora/contracts';
import { fieldErrors } from '@prostora/strings/cs/errors.ts';
import type { LightMyRequestResponse } from 'fastify';
import { Piscina } from 'piscina';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { TEST_PASSWORD } from '../../../../test/factories/factories.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import { AuditEntry } from '../../audit/index.ts';
import { Subscription, SubscriptionPlan } from '../../subscriptions/index.ts';
import { DEMO_PASSWORDS, User, UsersService } from '../users/index.ts';
import { AuthSession, SessionsService } from './index.ts';

const ORIGIN = 'http://localhost:3000';
const GRACE = 10_000;

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
afterEach(() => {
  jest.restoreAllMocks();
});

type Answer = LightMyRequestResponse;
type Login = { token: string; user: Record<string, unknown> };

const logIn = (
  username: string,
  password: string = TEST_PASSWORD,
  headers: Record<string, string> = {},
): Promise<Answer> =>
  test.request({
    method: 'POST',
    url: '/api/auth/login',
    headers: { origin: ORIGIN, ...headers },
    payload: { username, password },
  });
const refresh = (
  refreshToken?: string,
  headers: Record<string, string> = { origin: ORIGIN },
): Promise<Answer> =>
  test.request({
    method: 'POST',
    url: '/api/auth/refresh',
    headers,
    cookies: refreshToken === undefined ? {} : { refresh_token: refreshToken },
  });
const fetchUser = (token: string): Promise<Answer> =>
  test.request({ url: '/api/auth/user', headers: { authorization: `Bearer ${token}` } });

const cookie = (answer: Answer, name: string) => answer.cookies.find((each) => each.name === name);
const getToken = (answer: Answer): string => answer.json<Login>().token;
const getRefreshToken = (answer: Answer): string => cookie(answer, 'refresh_token')?.value ?? '';
/** The body without the request id. */
const getComparableBody = (answer: Answer): object => ({ ...answer.json<object>(), request_id: '' });

async function createSignedIn(): Promise<{ user: User; token: string; refreshToken: string }> {
  const user = await test.make.user();
  const answer = await logIn(user.email);
  return { user, token: getToken(answer), refreshToken: getRefreshToken(answer) };
}

/** Shifts the clock of the application from the real time. */
function advanceClock(ms: number): void {
  jest.spyOn(test.app.get(Clock), 'now').mockImplementation(() => new Date(Date.now() + ms));
}
function freezeClock(time: number): void {
  jest.spyOn(test.app.get(Clock), 'now').mockImplementation(() => new Date(time));
}

describe('POST /api/auth/login', () => {
  it('validates each field of a login', async () => {
    const answer = await test.request({ method: 'POST', url: '/api/auth/login', payload: {} });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      error_code: 'VALIDATION',
      errors: { username: fieldErrors.emailRequired, password: fieldErrors.passwordRequired },
    });
    expect((await logIn('nikdo')).json()).toMatchObject({ errors: { username: fieldErrors.emailFormat } });
    expect((await logIn('a@prostora.test', 'x'.repeat(101))).json()).toMatchObject({
      errors: { password: fieldErrors.passwordMax },
    });
    const extra = await test.request({
      method: 'POST',
      url: '/api/auth/login',
      payload: { username: 'a@prostora.test', password: 'x', role: 'ROLE_SUPERADMIN' },
    });
    expect(extra.json()).toMatchObject({ status_code: 422, errors: { role: fieldErrors.unknown } });
  });

  it('ignores credentials in the query string', async () => {
    const user = await test.make.user();
    const answer = await test.request({
      method: 'POST',
      url: '/api/auth/login',
      query: { username: user.email, password: TEST_PASSWORD },
      payload: {},
    });
    expect(answer.statusCode).toBe(422);
  });

  it.each([
    ['a list', []],
    ['text with NUL', { username: 'a@prostora.test', password: 'x\u0000' }],
  ])('rejects a body of %s', async (_name, payload) => {
    const answer = await test.request({ method: 'POST', url: '/api/auth/login', payload });
    expect(answer.json()).toMatchObject({ status_code: 400, error_code: 'UNREADABLE' });
  });

  it('follows the configuration of the application that was asked when a process runs several', async () => {
    const site = await createTestApp({ PUBLIC_URL: 'https://prostora.test' }, test.database);
    const [password = ''] = Object.values(DEMO_PASSWORDS);
    const { email } = await test.make.user({ passwordHash: await hash(password) });
    const statuses: number[] = [];
    for (const each of [test, site, test]) {
      const payload = { username: email, password };
      statuses.push((await each.request({ method: 'POST', url: '/api/auth/login', payload })).statusCode);
    }
    await site.close();
    expect(statuses).toEqual([200, 401, 200]);
  });

  it('returns the same 401 for a wrong password, an unknown account and a blocked one', async () => {
    const known = await test.make.user();
    const blocked = await test.make.user({ blockedAt: new Date() });
    const answers = await Promise.all([
      logIn(known.email, 'Spatne1234'),
      logIn('nikdo@prostora.test'),
      logIn(blocked.email),
    ]);
    for (const answer of answers) {
      expect(answer.statusCode).toBe(401);
      expect(answer.cookies).toEqual([]);
      expect(getComparableBody(answer)).toEqual(getComparableBody(answers[0]));
    }
    expect(answers[0].json()).toMatchObject({
      error_code: 'LOGIN_FAILED',
      message: 'Nepodařilo se přihlásit - zkuste jiný email/heslo',
    });
  });

  // `npm run attack -- --only time` measures the response times.
  it('does the same work for an unknown account and a blocked one as for a wrong password', async () => {
    const [known, blocked] = [await test.make.user(), await test.make.user({ blockedAt: new Date() })];
    const work = jest.spyOn(Piscina.prototype, 'run');
    for (const { email } of [known, blocked, { email: 'nikdo@prostora.test' }]) {
      work.mockClear();
      await logIn(email, 'Spatne1234');
      expect(work.mock.calls).toEqual([
        [
          {
            password: 'Spatne1234',
            passwordHash: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[^$]{22}\$[^$]{43}$/u),
          },
        ],
      ]);
    }
  });

  it('ignores the case of the e-mail and sets the refresh token as an HttpOnly cookie', async () => {
    const user = await test.make.user({ email: 'Jana.Nova@prostora.test' });
    const answer = await logIn('jana.nova@PROSTORA.test');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      token: expect.any(String),
      user: { id: user.id, username: 'Jana.Nova@prostora.test' },
    });
    expect(cookie(answer, 'refresh_token')).toMatchObject({
      httpOnly: true,
      sameSite: 'Strict',
      path: '/api/auth',
      maxAge: 30 * 24 * 3600,
    });
    expect(cookie(answer, 'signed_in')).toEqual({
      name: 'signed_in',
      value: '1',
      sameSite: 'Strict',
      path: '/',
      maxAge: 30 * 24 * 3600,
    });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).not.toContain(getRefreshToken(answer));
  });

  it('stores only the hash of the refresh token and writes an audit entry', async () => {
    const { user, refreshToken } = await createSignedIn();
    const em = test.orm.em.fork();
    const session = await em.findOneOrFail(AuthSession, { user: user.id });
    expect(session.tokenHash).toMatch(/^[0-9a-f]{64}$/u);
    expect(JSON.stringify(session)).not.toContain(refreshToken.split('.')[1]);
    const entry = await em.findOneOrFail(AuditEntry, { subjectType: 'user', subjectId: user.id });
    expect(entry).toMatchObject({ actorId: user.id, action: 'login', after: { session: session.id } });
  });

  it('replaces a password hash with outdated parameters', async () => {
    const user = await test.make.user({
      passwordHash: await hash('Stare1234', { memoryCost: 8192, timeCost: 2, parallelism: 1 }),
    });
    expect((await logIn(user.email, 'Stare1234')).statusCode).toBe(200);
    const { passwordHash } = await test.orm.em
      .fork()
      .findOneOrFail(User, { id: user.id }, { populate: ['passwordHash'] });
    expect(passwordHash).toContain('$m=19456,t=2,p=1$');
    expect((await logIn(user.email, 'Stare1234')).statusCode).toBe(200);
  });

  it('ends the previous session of the browser', async () => {
    const first = await createSignedIn();
    const other = await test.make.user();
    await logIn(other.email, TEST_PASSWORD, { cookie: `refresh_token=${first.refreshToken}` });
    expect((await fetchUser(first.token)).statusCode).toBe(401);
  });

  it('rejects logins from other sites', async () => {
    const { email } = await test.make.user();
    for (const headers of [
      { origin: 'https://evil.test' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ]) {
      expect((await logIn(email, TEST_PASSWORD, headers as Record<string, string>)).json()).toMatchObject({
        status_code: 403,
        error_code: 'FORBIDDEN',
      });
    }
  });

  it('rejects content types of HTML forms', async () => {
    const { email } = await test.make.user();
    const asForm = await test.request({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `username=${email}&password=${TEST_PASSWORD}`,
    });
    const asText = await test.request({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'content-type': 'text/plain' },
      payload: JSON.stringify({ username: email, password: TEST_PASSWORD }),
    });
    expect([asForm.statusCode, asText.statusCode]).toEqual([415, 415]);
  });
});

describe('GET /api/auth/user', () => {
  it('returns 401 without a session', async () => {
    expect((await test.request({ url: '/api/auth/user' })).json()).toMatchObject({
      status_code: 401,
      error_code: 'UNAUTHENTICATED',
    });
    expect((await fetchUser('nonsense')).statusCode).toBe(401);
  });

  it('returns a user without a customer with the default config', async () => {
    const { user, token } = await createSignedIn();
    expect((await fetchUser(token)).json()).toEqual({
      user: {
        id: user.id,
        username: user.email,
        email: user.email,
        role: ['ROLE_USER'],
        has_customer: false,
        super_admin: false,
        second_factor_missing: false,
        subscription: null,
        trial: false,
        customer: null,
        customers: [],
        email_confirmed: true,
        impersonated_by: null,
        subscriptionConfig: {
          catalogPositionCoefficient: 0,
          description: '',
          hasMicroSite: false,
          hasSocialNetworksPromotion: false,
          hasSupportWithProfile: false,
          hasVideoInSpace: false,
          name: '',
          nrOfPhotosInSpace: 1,
          nrOfSpaces: 1,
        },
      },
    });
  });

  it('returns role, customer and the plan in force', async () => {
    const { user, token } = await createSignedIn();
    const customer = await test.make.customer({ user, name: 'Sály Brno' });
    const em = test.orm.em.fork();
    const plan = em.create(
      SubscriptionPlan,
      {
        slug: 'profi',
        name: 'Profi',
        config: { nrOfSpaces: 12, hasVideoInSpace: true } as SubscriptionPlan['config'],
      },
      { partial: true },
    );
    em.create(
      Subscription,
      {
        customer: customer.id,
        plan,
        startsAt: new Date(Date.now() - 20 * DAY_MS),
        endsAt: new Date(Date.now() - DAY_MS),
      },
      { partial: true },
    );
    const current = em.create(
      Subscription,
      {
        customer: customer.id,
        plan,
        trial: true,
        startsAt: new Date(Date.now() - DAY_MS),
        endsAt: new Date(Date.now() + DAY_MS),
      },
      { partial: true },
    );
    await em.flush();
    expect((await fetchUser(token)).json()).toMatchObject({
      user: {
        role: ['ROLE_USER', 'ROLE_CUSTOMER'],
        has_customer: true,
        trial: true,
        customer: { id: customer.id, name: 'Sály Brno' },
        subscription: { id: current.id, name: 'Profi', paid_until: current.endsAt.toISOString() },
        subscriptionConfig: { nrOfSpaces: 12, hasVideoInSpace: true, nrOfPhotosInSpace: 1 },
      },
    });
  });

  it('returns the operator role of an operator', async () => {
    const admin = await test.make.admin();
    const answer = await logIn(admin.email);
    expect(answer.json()).toMatchObject({
      user: { super_admin: true, role: ['ROLE_USER', 'ROLE_SUPERADMIN'] },
    });
  });

  it('accepts an access token for 15 minutes', async () => {
    const { token } = await createSignedIn();
    advanceClock(14 * 60_000);
    expect((await fetchUser(token)).statusCode).toBe(200);
    advanceClock(15 * 60_000);
    expect((await fetchUser(token)).statusCode).toBe(401);
  });

  it('rejects a blocked user at once', async () => {
    const { user, token, refreshToken } = await createSignedIn();
    await test.app.get(UsersService).block(user.id, 'podvod');
    expect((await fetchUser(token)).statusCode).toBe(401);
    expect((await refresh(refreshToken)).statusCode).toBe(401);
  });
});

describe('POST /api/auth/refresh', () => {
  it('returns 401 and clears the cookies without a valid refresh token', async () => {
    for (const given of [undefined, 'nonsense', `${crypto.randomUUID()}.${'a'.repeat(43)}`]) {
      const answer = await refresh(given);
      expect(answer.json()).toMatchObject({ status_code: 401, error_code: 'UNAUTHENTICATED' });
      expect(cookie(answer, 'signed_in')).toMatchObject({ value: '', path: '/' });
      expect(cookie(answer, 'refresh_token')).toMatchObject({ value: '', path: '/api/auth' });
    }
  });

  it('rotates the refresh token and issues a new access token', async () => {
    const { refreshToken, user } = await createSignedIn();
    advanceClock(60_000);
    const renewed = await refresh(refreshToken);
    expect(renewed.statusCode).toBe(200);
    expect(renewed.json()).toMatchObject({ user: { id: user.id } });
    expect(getRefreshToken(renewed)).not.toBe(refreshToken);
    expect(cookie(renewed, 'signed_in')).toMatchObject({ value: '1' });
    expect((await fetchUser(getToken(renewed))).statusCode).toBe(200);
    expect((await refresh(getRefreshToken(renewed))).statusCode).toBe(200);
  });

  it('ends the session when a rotated token is reused after the grace period', async () => {
    const { refreshToken } = await createSignedIn();
    const renewed = await refresh(refreshToken);
    advanceClock(GRACE + 1000);
    expect((await refresh(refreshToken)).statusCode).toBe(401);
    expect((await refresh(getRefreshToken(renewed))).statusCode).toBe(401);
    expect((await fetchUser(getToken(renewed))).statusCode).toBe(401);
  });

  it('ends the session when a token rotated twice is reused within the grace period', async () => {
    const { refreshToken } = await createSignedIn();
    const second = await refresh(refreshToken);
    const third = await refresh(getRefreshToken(second));
    expect((await refresh(refreshToken)).statusCode).toBe(401);
    expect((await refresh(getRefreshToken(third))).statusCode).toBe(401);
  });

  it('returns the same successor to ten concurrent refreshes', async () => {
    const { refreshToken } = await createSignedIn();
    const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(refreshToken)));
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(new Set(answers.map(getRefreshToken)).size).toBe(1);
    for (const answer of answers) expect((await fetchUser(getToken(answer))).statusCode).toBe(200);
    advanceClock(GRACE + 1000);
    expect((await refresh(getRefreshToken(answers[0] as Answer))).statusCode).toBe(200);
  });

  it('returns the same successor again after a lost response', async () => {
    const { refreshToken } = await createSignedIn();
    const began = Date.now();
    freezeClock(began);
    const lost = await refresh(refreshToken);
    freezeClock(began + GRACE - 1);
    expect(getRefreshToken(await refresh(refreshToken))).toBe(getRefreshToken(lost));
  });

  it('expires a session after 30 days without renewal and after 180 days in total', async () => {
    const { refreshToken } = await createSignedIn();
    advanceClock(30 * DAY_MS);
    expect((await refresh(refreshToken)).statusCode).toBe(401);
    let current = (await createSignedIn()).refreshToken;
    const started = 30 * DAY_MS;
    for (let month = 1; month <= 6; month += 1) {
      advanceClock(started + month * 29 * DAY_MS);
      current = getRefreshToken(await refresh(current));
    }
    advanceClock(started + 181 * DAY_MS);
    expect((await refresh(current)).statusCode).toBe(401);
  });

  it('returns 401 when the session of a new operator is older than allowed', async () => {
    const { user, refreshToken } = await createSignedIn();
    advanceClock(8 * DAY_MS);
    await test.orm.em.fork().nativeUpdate(User, { id: user.id }, { roles: ['ROLE_SUPERADMIN', 'ROLE_USER'] });
    expect((await refresh(refreshToken)).statusCode).toBe(401);
  });

  it('rejects refreshes from other sites', async () => {
    const { refreshToken } = await createSignedIn();
    for (const headers of [{ origin: 'https://evil.test' }, { 'sec-fetch-site': 'cross-site' }, {}] as Record<
      string,
      string
    >[]) {
      expect((await refresh(refreshToken, headers)).statusCode).toBe(403);
    }
    expect((await refresh(refreshToken, { 'sec-fetch-site': 'same-origin' })).statusCode).toBe(200);
  });
});

describe('POST /api/auth/logout', () => {
  const logOut = (headers: Record<string, string>): Promise<Answer> =>
    test.request({ method: 'POST', url: '/api/auth/logout', headers: { origin: ORIGIN, ...headers } });

  it('ends the session and invalidates both tokens at once', async () => {
    const { token, refreshToken } = await createSignedIn();
    const answer = await logOut({ authorization: `Bearer ${token}` });
    expect(answer.statusCode).toBe(204);
    expect(cookie(answer, 'signed_in')).toMatchObject({ value: '' });
    expect(cookie(answer, 'refresh_token')).toMatchObject({ value: '', path: '/api/auth' });
    expect((await fetchUser(token)).statusCode).toBe(401);
    expect((await refresh(refreshToken)).statusCode).toBe(401);
  });

  it('ends the session of the cookie without an access token', async () => {
    const { token, refreshToken } = await createSignedIn();
    expect((await logOut({ cookie: `refresh_token=${refreshToken}` })).statusCode).toBe(204);
    expect((await fetchUser(token)).statusCode).toBe(401);
  });

  it('keeps other sessions and succeeds without a session', async () => {
    const { user, token } = await createSignedIn();
    const other = getToken(await logIn(user.email));
    await logOut({ authorization: `Bearer ${token}` });
    expect((await fetchUser(other)).statusCode).toBe(200);
    expect((await logOut({})).statusCode).toBe(204);
  });

  it('rejects logouts from other sites', async () => {
    const { token, refreshToken } = await createSignedIn();
    expect(
      (await logOut({ cookie: `refresh_token=${refreshToken}`, origin: 'https://evil.test' })).statusCode,
    ).toBe(403);
    expect((await fetchUser(token)).statusCode).toBe(200);
  });
});

describe('SessionsService', () => {
  it('ends all sessions of a user except one', async () => {
    const { user, token } = await createSignedIn();
    const kept = getToken(await logIn(user.email));
    const sessionId = (
      JSON.parse(Buffer.from(kept.split('.')[1] ?? '', 'base64url').toString()) as { sid: string }
    ).sid;
    expect(await test.app.get(SessionsService).endAll(user.id, sessionId)).toBe(1);
    expect((await fetchUser(token)).statusCode).toBe(401);
    expect((await fetchUser(kept)).statusCode).toBe(200);
  });

  it('deletes finished sessions and keeps active ones', async () => {
    const { token } = await createSignedIn();
    const ended = await createSignedIn();
    await test.app.get(UnitOfWork).runInOwnContext(() => test.app.get(SessionsService).endAll(ended.user.id));
    advanceClock(8 * DAY_MS);
    expect(await test.app.get(SessionsService).removeFinished()).toBeGreaterThanOrEqual(1);
    const em = test.orm.em.fork();
    expect(await em.count(AuthSession, { user: ended.user.id })).toBe(0);
    jest.restoreAllMocks();
    expect((await fetchUser(token)).statusCode).toBe(200);
  });
});
