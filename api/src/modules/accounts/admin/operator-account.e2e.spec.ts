import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { LightMyRequestResponse } from 'fastify';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { PasswordHasherService, User } from '../users/index.ts';
import { OperatorAccountService } from '../index.ts';

const SITE = 'https://prostory.example';
const PASSWORD = 'Modry-Klavir-Stoji-77';
let test: TestApp;

beforeAll(async () => {
  test = await createTestApp({ PUBLIC_URL: SITE });
});
afterAll(() => test.close());

const create = (email: string) => test.app.get(OperatorAccountService, { strict: false }).create(email);
const findUser = (email: string): Promise<User> => test.orm.em.fork().findOneOrFail(User, { email });
const setPassword = (url: string, password = PASSWORD): Promise<LightMyRequestResponse> =>
  test.request({
    method: 'PUT',
    url: '/api/user/reset-password',
    payload: { token: new URL(url).hash.replace('#token=', ''), password, password_confirm: password },
  });
const login = (username: string, password: string): Promise<LightMyRequestResponse> =>
  test.request({ method: 'POST', url: '/api/auth/login', payload: { username, password } });

describe('OperatorAccountService (QUALITY 63)', () => {
  it('creates an account whose password is set by a one-time URL', async () => {
    const { isNew, url } = await create('spravce@prostory.example');
    expect(isNew).toBe(true);
    expect(url.startsWith(`${SITE}/obnova-hesla#token=`)).toBe(true);
    expect((await login('spravce@prostory.example', PASSWORD)).statusCode).toBe(401);
    expect((await setPassword(url)).statusCode).toBe(200);
    expect((await setPassword(url)).statusCode).toBe(410);
    expect((await login('spravce@prostory.example', PASSWORD)).statusCode).toBe(200);
    const user = await findUser('spravce@prostory.example');
    expect(user.roles).toContain('ROLE_SUPERADMIN');
    expect(user.emailConfirmedAt).not.toBeNull();
  });

  it('writes an audit entry without an actor', async () => {
    await create('zapis@prostory.example');
    const { id } = await findUser('zapis@prostory.example');
    const entries = await test.orm.em
      .fork()
      .getConnection()
      .execute(`select actor_id, action from audit_entry where subject_type = 'user' and subject_id = ?`, [
        id,
      ]);
    expect(entries).toEqual([{ actor_id: null, action: 'user.roles' }]);
  });

  it('grants the role to an existing account and keeps its password', async () => {
    const { email } = await test.make.user();
    expect(await create(email)).toMatchObject({ isNew: false });
    expect((await findUser(email)).roles).toEqual(['ROLE_CUSTOMER', 'ROLE_SUPERADMIN', 'ROLE_USER']);
    const again = await create(email);
    expect((await setPassword(again.url)).statusCode).toBe(200);
  });

  it('ends the sessions of an existing account and rejects its password of fewer than 12 characters', async () => {
    const user = await test.make.user();
    const hash = await test.app.get(PasswordHasherService, { strict: false }).hash('Modra-Zidle');
    await test.orm.em.fork().nativeUpdate(User, { id: user.id }, { passwordHash: hash });
    const { token } = (await login(user.email, 'Modra-Zidle')).json<{ token: string }>();
    await create(user.email);
    const session = { authorization: `Bearer ${token}` };
    expect((await test.request({ url: '/api/auth/user', headers: session })).statusCode).toBe(401);
    expect((await login(user.email, 'Modra-Zidle')).json()).toMatchObject({
      status_code: 403,
      error_code: 'OPERATOR_PASSWORD_SHORT',
    });
    expect((await login(user.email, 'Modra-Zidlf')).statusCode).toBe(401);
    expect((await setPassword((await create(user.email)).url)).statusCode).toBe(200);
    expect((await login(user.email, PASSWORD)).statusCode).toBe(200);
  });

  it('throws for a blocked account', async () => {
    const { email } = await test.make.user({ blockedAt: new Date() });
    await expect(create(email)).rejects.toThrow(/is blocked/u);
  });
});
