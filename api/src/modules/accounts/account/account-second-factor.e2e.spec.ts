import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { MINUTE_MS } from '@prostora/contracts';
import { fieldErrors } from '@prostora/strings/cs/errors.ts';
import type { LightMyRequestResponse } from 'fastify';
import { Secret, TOTP } from 'otpauth';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { TEST_PASSWORD } from '../../../../test/factories/factories.ts';
import { listRoutes } from '../../../../test/routes.ts';
import { Mailbox } from '../../../../test/mails.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import { AuditEntry } from '../../audit/index.ts';
import { AuthSession } from '../sessions/index.ts';
import { RecoveryCode, TotpFactor } from '../second-factor/index.ts';
import type { User } from '../users/index.ts';
import { AccountSecondFactorService } from '../index.ts';

const SITE = 'https://prostora.test';
const CURRENT = { current_password: TEST_PASSWORD };

type Answer = LightMyRequestResponse;
type Headers = { authorization: string };
type Change = { second_factor: object; recovery_codes: string[] | null };
type Step = { second_step: { challenge: string; methods: string[]; passkey_options: object | null } };

let local: TestApp;
let site: TestApp;
let mailbox: Mailbox;
let user: User;
let headers: Headers;
let now: number;

beforeAll(async () => {
  local = await createTestApp();
  site = await createTestApp({ PUBLIC_URL: SITE }, local.database);
  mailbox = new Mailbox(local);
});
beforeEach(async () => {
  now = Date.now();
  for (const { app } of [local, site])
    jest.spyOn(app.get(Clock), 'now').mockImplementation(() => new Date(now));
  user = (await local.make.customer()).user;
  headers = await local.signIn(user.email);
});
afterEach(() => {
  jest.restoreAllMocks();
});
afterAll(async () => {
  await site.close();
  await local.close();
});

const call = (
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  payload?: object,
  as = headers,
  test = local,
): Promise<Answer> =>
  test.request({
    method,
    url: `/api/account/second-factor${path}`,
    headers: as,
    ...(payload && { payload }),
  });
const logIn = (email = user.email, test = local): Promise<Answer> =>
  test.request({
    method: 'POST',
    url: '/api/auth/login',
    payload: { username: email, password: TEST_PASSWORD },
  });
const sendSecondFactor = (challenge: string, secondFactor: object, test = local): Promise<Answer> =>
  test.request({ method: 'POST', url: '/api/auth/second-step', payload: { challenge, ...secondFactor } });
const begin = async (email = user.email, test = local): Promise<Step['second_step']> =>
  (await logIn(email, test)).json<Step>().second_step;
const errors = (answer: Answer): object => answer.json<{ errors: object }>().errors;
const code = (answer: Answer): [number, string] => [
  answer.statusCode,
  answer.json<{ error_code: string }>().error_code,
];
const generateCode = (secret: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now });
const listAuditActions = async (): Promise<string[]> =>
  (
    await local.orm.em
      .fork()
      .find(
        AuditEntry,
        { subjectId: user.id, action: { $like: 'second-factor.%' } },
        { orderBy: { id: 'asc' } },
      )
  ).map(({ action }) => action);

/** Sets an authenticator app up and advances the clock by a minute. */
async function setUp(as = headers, test = local): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret } = (await call('POST', '/totp', CURRENT, as, test)).json<{ secret: string }>();
  const answer = await call('PUT', '/totp', { code: generateCode(secret) }, as, test);
  expect(answer.statusCode).toBe(200);
  now += MINUTE_MS;
  return { secret, recoveryCodes: answer.json<Change>().recovery_codes ?? [] };
}

describe('TOTP', () => {
  it('is set up by its first code with ten recovery codes, mailed and audited', async () => {
    const setup = await call('POST', '/totp', CURRENT);
    const { secret, uri, qr_size, qr_path } = setup.json<Record<string, string>>();
    expect(uri).toContain(`secret=${secret}`);
    expect([Number(qr_size) > 20, qr_path?.startsWith('M')]).toEqual([true, true]);
    expect((await call('GET', '')).json()).toEqual({
      required: false,
      totp: false,
      passkeys: [],
      recovery_codes_left: 0,
    });
    expect(errors(await call('PUT', '/totp', { code: '000000' }))).toEqual({
      code: fieldErrors.secondFactorCode,
    });
    const confirmed = (await call('PUT', '/totp', { code: generateCode(secret ?? '') })).json<Change>();
    expect(confirmed.second_factor).toEqual({
      required: false,
      totp: true,
      passkeys: [],
      recovery_codes_left: 10,
    });
    expect(new Set(confirmed.recovery_codes).size).toBe(10);
    expect(await listAuditActions()).toEqual(['second-factor.totp-add']);
    await mailbox.deliverTo(user.email, 'Změna dvoufázového přihlášení');
  });

  it('is stored encrypted, its recovery codes hashed', async () => {
    const { secret, recoveryCodes } = await setUp();
    const em = local.orm.em.fork();
    const factor = await em.findOneOrFail(TotpFactor, { user: user.id });
    const hashes = (await em.find(RecoveryCode, { user: user.id })).map(({ codeHash }) => codeHash);
    expect(factor.encryptedSecret).not.toContain(secret);
    expect(hashes.every((hash) => /^[0-9a-f]{64}$/u.test(hash) && !recoveryCodes.includes(hash))).toBe(true);
    expect(
      JSON.stringify((await local.request({ url: '/api/account/export', headers })).json()),
    ).not.toContain(factor.encryptedSecret);
  });

  it('requires the current password for setup and removal', async () => {
    const wrong = { current_password: 'Jineheslo1' };
    expect(code(await call('POST', '/totp', wrong))).toEqual([422, 'PASSWORD_WRONG']);
    await setUp();
    expect(code(await call('POST', '/totp/remove', wrong))).toEqual([422, 'PASSWORD_WRONG']);
    expect(code(await call('POST', '/recovery-codes', wrong))).toEqual([422, 'PASSWORD_WRONG']);
    expect(code(await call('POST', '/totp', CURRENT))).toEqual([409, 'SECOND_FACTOR_EXISTS']);
    const removed = (await call('POST', '/totp/remove', CURRENT)).json<Change>();
    expect(removed.second_factor).toEqual({
      required: false,
      totp: false,
      passkeys: [],
      recovery_codes_left: 0,
    });
    expect((await logIn()).json()).toHaveProperty('token');
    expect(await listAuditActions()).toEqual(['second-factor.totp-add', 'second-factor.totp-remove']);
  });
});

describe('changes of second factors', () => {
  const isAlive = async (as: Headers): Promise<boolean> =>
    (await call('GET', '', undefined, as)).statusCode === 200;

  it('ends all other sessions with the first factor', async () => {
    const other = await local.signIn(user.email);
    await setUp();
    expect([await isAlive(headers), await isAlive(other)]).toEqual([true, false]);
  });

  it('returns 403 in a session without a verified factor', async () => {
    await setUp();
    await local.orm.em.fork().nativeUpdate(AuthSession, { user: user.id }, { secondFactorAt: null });
    const answers = [
      await call('POST', '/totp', CURRENT),
      await call('PUT', '/totp', { code: '000000' }),
      await call('POST', '/totp/remove', CURRENT),
      await call('POST', '/passkeys/options', CURRENT),
      await call('POST', '/passkeys/1/remove', CURRENT),
      await call('POST', '/recovery-codes', CURRENT),
    ];
    expect(answers.map(code)).toEqual(answers.map(() => [403, 'SECOND_FACTOR_REQUIRED']));
  });

  it('is allowed in another session with a verified factor', async () => {
    const { secret } = await setUp();
    const { challenge } = await begin();
    const { token } = (await sendSecondFactor(challenge, { code: generateCode(secret) })).json<{
      token: string;
    }>();
    const other = { authorization: `Bearer ${token}` };
    expect((await call('POST', '/recovery-codes', CURRENT, other)).statusCode).toBe(200);
    expect([await isAlive(headers), await isAlive(other)]).toEqual([true, true]);
  });
});

describe('POST /api/auth/second-step', () => {
  it('opens a session after the code of the app', async () => {
    const { secret } = await setUp();
    const login = await logIn();
    expect(login.cookies).toEqual([]);
    const { challenge, methods } = login.json<Step>().second_step;
    expect(methods).toEqual(['totp', 'recovery']);
    const answer = await sendSecondFactor(challenge, {
      code: generateCode(secret).replace(/^(\d{3})/u, '$1 '),
    });
    expect([answer.statusCode, answer.json<{ user: { email: string } }>().user.email]).toEqual([
      200,
      user.email,
    ]);
    expect(answer.cookies.map(({ name }) => name)).toContain('refresh_token');
  });

  it('rejects a used, expired or wrong code', async () => {
    const { secret } = await setUp();
    const used = generateCode(secret);
    expect((await sendSecondFactor((await begin()).challenge, { code: used })).statusCode).toBe(200);
    const { challenge } = await begin();
    for (const wrong of [used, '000000', '', 'abc']) {
      expect(errors(await sendSecondFactor(challenge, { code: wrong }))).toEqual({
        code: fieldErrors.secondFactorCode,
      });
    }
    now += 3 * MINUTE_MS;
    expect(errors(await sendSecondFactor(challenge, { code: used }))).toEqual({
      code: fieldErrors.secondFactorCode,
    });
  });

  it('accepts one of two concurrent requests with the same code', async () => {
    const { secret } = await setUp();
    const steps = [await begin(), await begin()];
    const answers = await Promise.all(
      steps.map(({ challenge }) => sendSecondFactor(challenge, { code: generateCode(secret) })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
  });

  it('accepts each recovery code once, regardless of case and separators', async () => {
    const { recoveryCodes } = await setUp();
    const recovery_code = (recoveryCodes[0] ?? '').toUpperCase().replaceAll('-', ' ');
    expect((await sendSecondFactor((await begin()).challenge, { recovery_code })).statusCode).toBe(200);
    expect(errors(await sendSecondFactor((await begin()).challenge, { recovery_code }))).toEqual({
      recovery_code: fieldErrors.recoveryCode,
    });
    expect((await call('GET', '')).json()).toMatchObject({ recovery_codes_left: 9 });
    const { recovery_codes } = (await call('POST', '/recovery-codes', CURRENT)).json<Change>();
    expect(
      errors(await sendSecondFactor((await begin()).challenge, { recovery_code: recoveryCodes[1] })),
    ).toEqual({
      recovery_code: fieldErrors.recoveryCode,
    });
    expect(
      (await sendSecondFactor((await begin()).challenge, { recovery_code: recovery_codes?.[0] })).statusCode,
    ).toBe(200);
    expect(await listAuditActions()).toEqual([
      'second-factor.totp-add',
      'second-factor.recovery-used',
      'second-factor.recovery-new',
      'second-factor.recovery-used',
    ]);
  });

  it('accepts a challenge once within five minutes and no other token', async () => {
    const { secret } = await setUp();
    const { challenge } = await begin();
    expect((await sendSecondFactor(challenge, { code: generateCode(secret) })).statusCode).toBe(200);
    now += MINUTE_MS;
    expect(code(await sendSecondFactor(challenge, { code: generateCode(secret) }))).toEqual([
      410,
      'SECOND_STEP_EXPIRED',
    ]);
    const late = await begin();
    now += 5 * MINUTE_MS + 1000;
    expect(code(await sendSecondFactor(late.challenge, { code: generateCode(secret) }))).toEqual([
      410,
      'SECOND_STEP_EXPIRED',
    ]);
    const { authorization } = headers;
    expect(
      code(await sendSecondFactor(authorization.replace('Bearer ', ''), { code: generateCode(secret) })),
    ).toEqual([410, 'SECOND_STEP_EXPIRED']);
    const stolen = await local.request({
      url: '/api/auth/user',
      headers: { authorization: `Bearer ${late.challenge}` },
    });
    expect(stolen.statusCode).toBe(401);
  });

  it('rejects invalid passkey responses', async () => {
    await setUp();
    const { challenge } = await begin();
    for (const passkey of [{}, { id: 'x' }, { id: 7, response: null }]) {
      expect(errors(await sendSecondFactor(challenge, { passkey }))).toEqual({
        passkey: fieldErrors.passkeyRefused,
      });
    }
    const { challenge: setup } = (await call('POST', '/passkeys/options', CURRENT)).json<{
      challenge: string;
    }>();
    const given = { name: 'Klíč', response: { id: 'x', rawId: 'x', type: 'public-key', response: {} } };
    expect(errors(await call('POST', '/passkeys', { challenge: setup, ...given }))).toEqual({
      response: fieldErrors.passkeyRefused,
    });
    expect(code(await call('POST', '/passkeys', { challenge, ...given }))).toEqual([
      410,
      'SECOND_STEP_EXPIRED',
    ]);
  });
});

describe('second factors of operators', () => {
  it('are not required on a loopback URL', async () => {
    const admin = await local.make.admin();
    const answer = (await logIn(admin.email)).json<{ token: string; user: object }>();
    expect(answer.user).toMatchObject({ super_admin: true, second_factor_missing: false });
    const asAdmin = { authorization: `Bearer ${answer.token}` };
    expect((await local.request({ url: '/api/admin/users', headers: asAdmin })).statusCode).toBe(200);
  });

  it('are required for the console on other URLs', async () => {
    const admin = await local.make.admin();
    const { token, user: signedIn } = (await logIn(admin.email, site)).json<{
      token: string;
      user: object;
    }>();
    const asAdmin = { authorization: `Bearer ${token}` };
    const users = (as: Headers): Promise<Answer> => site.request({ url: '/api/admin/users', headers: as });
    expect(signedIn).toMatchObject({ super_admin: false, second_factor_missing: true });
    expect(code(await users(asAdmin))).toEqual([403, 'SECOND_FACTOR_REQUIRED']);
    expect((await call('GET', '', undefined, asAdmin, site)).json()).toMatchObject({
      required: true,
      totp: false,
    });

    const { secret } = await setUp(asAdmin, site);
    expect((await users(asAdmin)).statusCode).toBe(200);
    expect((await site.request({ url: '/api/auth/user', headers: asAdmin })).json()).toMatchObject({
      user: { super_admin: true, second_factor_missing: false },
    });
    expect(code(await call('POST', '/totp/remove', CURRENT, asAdmin, site))).toEqual([
      409,
      'SECOND_FACTOR_LAST',
    ]);

    const { challenge } = await begin(admin.email, site);
    const proved = (await sendSecondFactor(challenge, { code: generateCode(secret) }, site)).json<{
      token: string;
      user: object;
    }>();
    expect(proved.user).toMatchObject({ super_admin: true });
    expect((await users({ authorization: `Bearer ${proved.token}` })).statusCode).toBe(200);
  });

  describe('verified more than ten minutes ago', () => {
    /** Exports of the console without a person's e-mail. */
    const EXPORTS_WITHOUT_PEOPLE: readonly string[] = [
      'admin/blog/posts/export',
      'admin/locations/export',
      'admin/redirects/export',
      'admin/seo-urls/export',
    ];
    const createVerified = async (): Promise<{
      id: number;
      email: string;
      secret: string;
      asAdmin: Headers;
    }> => {
      const { id, email } = await local.make.admin();
      const asAdmin = await site.signIn(email);
      const { secret } = await setUp(asAdmin, site);
      return { id, email, secret, asAdmin };
    };
    const ROUTES: readonly (readonly [
      string,
      'GET' | 'POST' | 'PUT',
      (id: number) => string,
      object | null,
    ])[] = [
      ['rights of a user', 'PUT', (id) => `admin/users/${id}/roles`, { role: ['ROLE_USER'], version: 1 }],
      [
        'name and e-mail of a user',
        'PUT',
        (id) => `admin/users/${id}`,
        { name: 'X', email: 'x@prostora.test', version: 1 },
      ],
      ['impersonation', 'POST', (id) => `admin/users/${id}/impersonate`, null],
      ['a reset of the second factor', 'POST', (id) => `admin/users/${id}/reset-second-factor`, null],
      ['credit', 'POST', (id) => `admin/customers/${id}/credit`, { amount: 10, reason: 'x' }],
      ['erasure of personal data', 'POST', (id) => `admin/privacy/requests/${id}/erase`, null],
      ...listRoutes()
        .filter(({ path }) => /^\/api\/(?:admin|catalog\/admin)\/.*export$/u.test(path))
        .map(({ path }) => path.slice('/api/'.length))
        .filter((path) => !EXPORTS_WITHOUT_PEOPLE.includes(path))
        .map((path) => [path, 'GET', () => `${path}?format=csv`, null] as const),
    ];

    it.each(ROUTES)('are asked again for %s', async (_name, method, path, payload) => {
      const { asAdmin, email, secret } = await createVerified();
      const send = (as: Headers): Promise<Answer> =>
        site.request({
          method,
          url: `/api/${path(user.id)}`,
          headers: { ...as, 'idempotency-key': `fresh-${now}`, origin: SITE },
          ...(payload && { payload }),
        });
      now += 11 * MINUTE_MS;
      expect(code(await send(asAdmin))).toEqual([403, 'SECOND_FACTOR_STALE']);
      expect((await site.request({ url: '/api/admin/users', headers: asAdmin })).statusCode).toBe(200);
      const { challenge } = await begin(email, site);
      const { token } = (await sendSecondFactor(challenge, { code: generateCode(secret) }, site)).json<{
        token: string;
      }>();
      expect((await send({ authorization: `Bearer ${token}` })).statusCode).not.toBe(403);
    });
  });

  it('are reset by another operator, who is audited; the user is notified and signed out', async () => {
    const [one, other] = [await local.make.admin(), await local.make.admin()];
    const asOther = await local.signIn(other.email);
    const asOne = await local.signIn(one.email);
    const reset = (id: number, as: Headers): Promise<Answer> =>
      local.request({ method: 'POST', url: `/api/admin/users/${id}/reset-second-factor`, headers: as });
    expect(code(await reset(one.id, asOther))).toEqual([409, 'SECOND_FACTOR_NONE']);
    await setUp(asOne);
    expect(code(await reset(one.id, asOne))).toEqual([409, 'OWN_ACCOUNT']);
    const answer = await reset(one.id, asOther);
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      expect.objectContaining({ has_second_factor: false, sessions: [] }),
    ]);
    expect((await call('GET', '', undefined, asOne)).statusCode).toBe(401);
    expect((await logIn(one.email)).json()).toHaveProperty('token');
    const [entry] = await local.orm.em
      .fork()
      .find(AuditEntry, { action: 'second-factor.reset', subjectId: one.id });
    expect(entry?.actorId).toBe(other.id);
  });

  it('are removed by the reset command, which ends all sessions', async () => {
    await setUp();
    expect(await local.app.get(AccountSecondFactorService).reset('nikdo@prostora.test')).toBe(false);
    expect(await local.app.get(AccountSecondFactorService).reset(user.email.toUpperCase())).toBe(true);
    expect((await call('GET', '')).statusCode).toBe(401);
    expect((await logIn()).json()).toHaveProperty('token');
    expect(await listAuditActions()).toEqual(['second-factor.totp-add', 'second-factor.reset']);
  });
});

it('limits attempts to enter a code per account', async () => {
  const limited = await createTestApp({ RATE_LIMITS: 'on' }, local.database);
  await setUp();
  const { challenge } = await begin();
  const statuses: number[] = [];
  for (let round = 0; round < 6; round += 1)
    statuses.push((await sendSecondFactor(challenge, { code: '000000' }, limited)).statusCode);
  expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
  await limited.close();
});
