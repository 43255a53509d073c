import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { TEST_PASSWORD } from '../../../../test/factories/factories.ts';
import { DEMO_PASSWORDS, PasswordHasherService } from '../users/index.ts';

const EMAIL = 'admin@prostora.test';

async function login(test: TestApp, password: string): Promise<number> {
  const { statusCode } = await test.request({
    method: 'POST',
    url: '/api/auth/login',
    payload: { username: EMAIL, password },
  });
  return statusCode;
}

describe.each([
  ['https://prostory.example', 401],
  ['http://192.168.1.5:3000', 401],
  ['http://localhost:3000', 200],
  ['http://127.0.0.1:3000', 200],
])('demo passwords at %s', (publicUrl, expected) => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp({ PUBLIC_URL: publicUrl, RATE_LIMITS: 'off' });
    await test.make.admin({ email: EMAIL });
  });
  afterAll(() => test.close());

  it(`return ${expected}, while other passwords are accepted`, async () => {
    expect(await login(test, TEST_PASSWORD)).toBe(200);
    const hasher = test.app.get(PasswordHasherService, { strict: false });
    for (const password of Object.values(DEMO_PASSWORDS)) {
      const hash = await hasher.hash(password);
      await test.orm.em
        .fork()
        .getConnection()
        .execute('update app_user set password_hash = ? where email = ?', [hash, EMAIL]);
      expect([password, await login(test, password)]).toEqual([password, expected]);
    }
  });
});
