import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { MINUTE_MS } from '@prostora/contracts';
import type { LightMyRequestResponse } from 'fastify';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { TEST_PASSWORD } from '../../../../test/factories/factories.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import { PersonalDataRegistry } from '../../../platform/privacy/index.ts';
import { AuditEntry } from '../../audit/index.ts';
import { User, UsersService } from '../users/index.ts';
import { AuthSession, SessionsService } from './index.ts';
import { SessionsPersonalDataProvider } from './sessions.personal-data.ts';

const ORIGIN = 'http://localhost:3000';

type Answer = LightMyRequestResponse;
type Browser = { token: string; refreshToken: string; acting?: string | null };

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
afterEach(() => {
  jest.restoreAllMocks();
});

const post = (
  url: string,
  { token, refreshToken, acting }: Partial<Browser> = {},
  headers: Record<string, string> = {},
): Promise<Answer> =>
  test.request({
    method: 'POST',
    url,
    headers: {
      origin: ORIGIN,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(acting && { 'x-acting': acting }),
      ...headers,
    },
    cookies:
      refreshToken === undefined ? {} : { [acting ? `acting_${acting}` : 'refresh_token']: refreshToken },
  });
const isRefresh = ({ name }: { name: string }): boolean =>
  name === 'refresh_token' || name.startsWith('acting_');
const toBrowser = (answer: Answer): Browser => {
  const { token, acting } = answer.json<{ token: string; acting: string | null }>();
  return { token, acting, refreshToken: answer.cookies.find(isRefresh)?.value ?? '' };
};
const impersonate = (
  userId: number,
  browser?: Partial<Browser>,
  headers?: Record<string, string>,
): Promise<Answer> => post(`/api/admin/users/${userId}/impersonate`, browser, headers);
const stop = (browser: Partial<Browser>): Promise<Answer> => post('/api/auth/stop-impersonating', browser);
const refresh = ({ refreshToken, acting = null }: Browser): Promise<Answer> =>
  post('/api/auth/refresh', { refreshToken, acting });
const fetchUser = ({ token }: Browser): Promise<Answer> =>
  test.request({ url: '/api/auth/user', headers: { authorization: `Bearer ${token}` } });
const inContext = <T>(work: () => Promise<T>): Promise<T> => test.app.get(UnitOfWork).runInOwnContext(work);
const status = async (answer: Promise<Answer>): Promise<number> => (await answer).statusCode;
const advanceClock = (ms: number): void => {
  jest.spyOn(test.app.get(Clock), 'now').mockImplementation(() => new Date(Date.now() + ms));
};

async function signIn(user: User): Promise<Browser> {
  return toBrowser(
    await test.request({
      method: 'POST',
      url: '/api/auth/login',
      headers: { origin: ORIGIN },
      payload: { username: user.email, password: TEST_PASSWORD },
    }),
  );
}

/** Signs an operator in and starts the impersonation of a user with a customer. */
async function acting(): Promise<{ admin: User; own: Browser; user: User; browser: Browser }> {
  const admin = await test.make.admin();
  const user = await test.make.user();
  await test.make.customer({ user });
  const own = await signIn(admin);
  return { admin, own, user, browser: toBrowser(await impersonate(user.id, own)) };
}

describe('POST /api/admin/users/:id/impersonate', () => {
  it('is restricted to operators, this site and existing users', async () => {
    const user = await test.make.user();
    const own = await signIn(await test.make.admin());
    expect(await status(impersonate(user.id))).toBe(401);
    expect(await status(impersonate(user.id, await signIn(user)))).toBe(403);
    expect(await status(impersonate(user.id, own, { origin: 'https://evil.test' }))).toBe(403);
    expect(await status(impersonate(2_000_000_000, own))).toBe(404);
    expect(await status(impersonate(user.id, own))).toBe(200);
  });

  it('rejects operators, the own account, and blocked and erased users', async () => {
    const admin = await test.make.admin();
    const own = await signIn(admin);
    const code = async (user: User): Promise<unknown> =>
      (await impersonate(user.id, own)).json<{ error_code: string }>().error_code;
    expect(await code(admin)).toBe('OWN_ACCOUNT');
    expect(await code(await test.make.admin())).toBe('FORBIDDEN');
    expect(await code(await test.make.user({ blockedAt: new Date() }))).toBe('ACCOUNT_CLOSED');
    expect(await code(await test.make.user({ erasedAt: new Date() }))).toBe('ACCOUNT_CLOSED');
    expect(await status(fetchUser(own))).toBe(200);
  });

  it('returns the impersonator and grants only the rights of the user', async () => {
    const { admin, user, browser } = await acting();
    expect((await fetchUser(browser)).json()).toMatchObject({
      user: { id: user.id, super_admin: false, impersonated_by: { id: admin.id, email: admin.email } },
    });
    expect(
      await status(
        test.request({ url: '/api/admin/users', headers: { authorization: `Bearer ${browser.token}` } }),
      ),
    ).toBe(403);
    expect((await fetchUser(await signIn(user))).json()).toMatchObject({ user: { impersonated_by: null } });
  });

  it('keeps the session of the operator and is not listed among the sessions of the user', async () => {
    const { admin, own, user, browser } = await acting();
    expect(await status(fetchUser(own))).toBe(200);
    expect(await inContext(() => test.app.get(SessionsService).listActive(user.id))).toEqual([]);
    expect(await inContext(() => test.app.get(SessionsService).listActive(admin.id))).toHaveLength(1);
    expect(await status(refresh(browser))).toBe(200);
  });

  it('expires after an hour in spite of renewals', async () => {
    const { browser } = await acting();
    advanceClock(50 * MINUTE_MS);
    const renewed = await refresh(browser);
    expect(renewed.cookies.find(isRefresh)?.maxAge).toBeLessThanOrEqual(10 * 60);
    expect(renewed.json()).toMatchObject({ user: { impersonated_by: { id: expect.any(Number) } } });
    advanceClock(59 * MINUTE_MS);
    expect(await status(fetchUser(toBrowser(renewed)))).toBe(200);
    advanceClock(61 * MINUTE_MS);
    expect(await status(fetchUser(toBrowser(renewed)))).toBe(401);
    expect(await status(refresh(toBrowser(renewed)))).toBe(401);
  });

  it('returns the same successor to ten concurrent refreshes', async () => {
    const { user, browser } = await acting();
    const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(browser)));
    expect(new Set(answers.map((answer) => toBrowser(answer).refreshToken)).size).toBe(1);
    for (const answer of answers)
      expect(answer.json()).toMatchObject({
        user: { id: user.id, impersonated_by: { id: expect.any(Number) } },
      });
  });

  it.each<[string, (parties: { admin: User; own: Browser; user: User }) => Promise<unknown>]>([
    ['the operator is blocked', ({ admin }) => test.app.get(UsersService).block(admin.id, 'podvod')],
    [
      'the operator is one no longer',
      ({ admin }) => test.orm.em.fork().nativeUpdate(User, { id: admin.id }, { roles: ['ROLE_USER'] }),
    ],
    ['the operator’s own session ends', ({ own }) => post('/api/auth/logout', { token: own.token })],
    ['the user is blocked', ({ user }) => test.app.get(UsersService).block(user.id, 'podvod')],
    [
      'the user becomes an operator',
      ({ user }) =>
        test.orm.em.fork().nativeUpdate(User, { id: user.id }, { roles: ['ROLE_USER', 'ROLE_SUPERADMIN'] }),
    ],
  ])('ends at once when %s', async (_what, happen) => {
    const { browser, ...parties } = await acting();
    await happen(parties);
    expect(await status(fetchUser(browser))).toBe(401);
    expect(await status(refresh(browser))).toBe(401);
  });

  it('audits actions with both users', async () => {
    const { admin, user, browser } = await acting();
    const added = await test.request({
      method: 'PUT',
      url: '/api/customer/add-new-building',
      headers: { authorization: `Bearer ${browser.token}` },
      payload: { name: 'Nový dům' },
    });
    expect(added.statusCode).toBe(201);
    await stop(browser);
    const entries = await test.orm.em
      .fork()
      .find(
        AuditEntry,
        { $or: [{ subjectId: user.id, subjectType: 'user' }, { actorId: user.id }] },
        { orderBy: { id: 'asc' } },
      );
    expect(entries).toMatchObject([
      { action: 'user.impersonate', actorId: admin.id, impersonatorId: null },
      { action: 'building.add', actorId: user.id, impersonatorId: admin.id },
      { action: 'user.impersonate-stop', actorId: user.id, impersonatorId: admin.id },
    ]);
  });
});

describe('POST /api/auth/stop-impersonating', () => {
  it('requires an impersonation session and this site', async () => {
    expect(await status(stop({}))).toBe(401);
    const own = await signIn(await test.make.admin());
    expect(await status(stop(own))).toBe(409);
    expect(await status(fetchUser(own))).toBe(200);
    const { browser } = await acting();
    expect(await status(post('/api/auth/stop-impersonating', browser, { origin: 'https://evil.test' }))).toBe(
      403,
    );
  });

  it('ends the impersonation and keeps the session of the operator', async () => {
    const { admin, own, browser } = await acting();
    const answer = await stop(browser);
    expect([answer.statusCode, answer.cookies.map(({ name, value }) => [name, value])]).toEqual([
      204,
      [[`acting_${browser.acting}`, '']],
    ]);
    expect([
      await status(fetchUser(browser)),
      await status(refresh(browser)),
      await status(fetchUser(own)),
    ]).toEqual([401, 401, 200]);
    expect((await refresh(own)).json()).toMatchObject({
      user: { id: admin.id, impersonated_by: null },
      acting: null,
    });
  });

  it('ends once for two concurrent requests', async () => {
    const { browser } = await acting();
    const answers = await Promise.all([stop(browser), stop(browser)]);
    const [first = 0, second = 0] = answers
      .map(({ statusCode }) => statusCode)
      .sort((one, other) => one - other);
    expect(first).toBe(204);
    expect([401, 409]).toContain(second);
  });
});

describe('cookies of an impersonation', () => {
  it('are separate from those of the operator, whose session can be renewed', async () => {
    const { own, user, browser } = await acting();
    const renewed = await refresh(browser);
    expect(renewed.cookies.map(({ name }) => name)).toEqual([`acting_${browser.acting}`]);
    expect(renewed.cookies[0]).toMatchObject({ path: '/api/auth', httpOnly: true, sameSite: 'Strict' });
    expect(renewed.json()).toMatchObject({ user: { id: user.id }, acting: browser.acting });
    const both = await test.request({
      method: 'POST',
      url: '/api/auth/refresh',
      headers: { origin: ORIGIN },
      cookies: { refresh_token: own.refreshToken, [`acting_${browser.acting}`]: browser.refreshToken },
    });
    expect(both.json()).toMatchObject({ user: { impersonated_by: null }, acting: null });
  });

  it('are cleared without those of the operator after the end', async () => {
    const { browser } = await acting();
    await stop(browser);
    const answer = await refresh(browser);
    expect([answer.statusCode, answer.cookies.map(({ name }) => name)]).toEqual([
      401,
      [`acting_${browser.acting}`],
    ]);
  });

  it('do not fall back to those of the operator for an invalid header', async () => {
    const { own } = await acting();
    const answer = await post(
      '/api/auth/refresh',
      { refreshToken: own.refreshToken },
      { 'x-acting': 'nonsense' },
    );
    expect([answer.statusCode, answer.cookies.map(({ name }) => name)]).toEqual([401, ['acting_']]);
    expect(await status(refresh(own))).toBe(200);
  });
});

describe('logout and login during impersonation', () => {
  it('logout keeps the session of the operator', async () => {
    for (const given of ['token', 'refreshToken'] as const) {
      const { own, browser } = await acting();
      const answer = await post('/api/auth/logout', {
        [given]: browser[given],
        acting: browser.acting ?? null,
      });
      expect([answer.statusCode, answer.cookies.map(({ name }) => name)]).toEqual([
        204,
        [`acting_${browser.acting}`],
      ]);
      expect([
        await status(fetchUser(browser)),
        await status(fetchUser(own)),
        await status(refresh(own)),
      ]).toEqual([401, 200, 200]);
    }
  });

  it('a new login in the same browser ends both sessions', async () => {
    const { admin, own, browser } = await acting();
    await test.request({
      method: 'POST',
      url: '/api/auth/login',
      headers: { origin: ORIGIN },
      cookies: { refresh_token: own.refreshToken },
      payload: { username: admin.email, password: TEST_PASSWORD },
    });
    expect([await status(fetchUser(browser)), await status(fetchUser(own))]).toEqual([401, 401]);
  });
});

describe('SessionsPersonalDataProvider', () => {
  it('exports sessions without secrets and erases them', async () => {
    const { user } = await acting();
    const own = await signIn(user);
    const person = { userId: user.id, customerId: null, email: user.email };
    const { sessions } = await inContext(() => test.app.get(PersonalDataRegistry).export(person));
    expect(sessions).toMatchObject([
      { by_operator: true },
      { by_operator: false, ended_at: null, user_agent: 'lightMyRequest' },
    ]);
    expect(JSON.stringify(sessions)).not.toMatch(/[0-9a-f]{64}/u);
    await test.app.get(UnitOfWork).run(() => test.app.get(SessionsPersonalDataProvider).erase(person));
    expect(await status(fetchUser(own))).toBe(401);
    expect(await test.orm.em.fork().count(AuthSession, { user: user.id })).toBe(0);
  });
});

describe('SessionsService.endOne', () => {
  it('ends the session with the id and no session of another user', async () => {
    const [user, other] = [await test.make.user(), await test.make.user()];
    const [own, foreign] = [await signIn(user), await signIn(other)];
    const sessions = test.app.get(SessionsService);
    const [{ id = '' } = {}] = await inContext(() => sessions.listActive(user.id));
    expect(await sessions.endOne(other.id, id)).toBe(false);
    expect(await sessions.endOne(user.id, 'nonsense')).toBe(false);
    expect(await status(fetchUser(own))).toBe(200);
    expect(await sessions.endOne(user.id, id)).toBe(true);
    expect([await status(fetchUser(own)), await status(fetchUser(foreign))]).toEqual([401, 200]);
  });
});
