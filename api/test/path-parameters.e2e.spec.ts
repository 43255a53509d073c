import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { createTestApp, type TestApp } from './app.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

const { paths } = JSON.parse(readFileSync(new URL('../openapi.json', import.meta.url), 'utf8')) as {
  paths: Record<string, Record<string, unknown>>;
};
const OPERATIONS = Object.entries(paths)
  .filter(([path]) => path.includes('{'))
  .flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => ({ path, method: method.toUpperCase() as Method })),
  );

let test: TestApp;
let authorization: string;

beforeAll(async () => {
  test = await createTestApp();
  const operator = await test.make.user({ roles: ['ROLE_USER', 'ROLE_SUPERADMIN'] });
  ({ authorization } = await test.signIn(operator.email));
});
afterAll(() => test.close());

it.each(['%00', 'a%00b', '%ED%A0%80', '%C3%28', '%'])(
  'no operation fails with a server error for the path parameter %s',
  async (value) => {
    const failed: string[] = [];
    for (const { path, method } of OPERATIONS) {
      const url = path.replaceAll(/\{[^}]+\}/gu, value);
      const { statusCode } = await test.request({ method, url, headers: { authorization } });
      if (statusCode < 400 || statusCode >= 500) failed.push(`${method} ${path}: ${statusCode}`);
    }
    expect(OPERATIONS.length).toBeGreaterThan(100);
    expect(failed).toEqual([]);
  },
);
