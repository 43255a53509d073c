import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { GUARDS_METADATA } from '@nestjs/common/constants.js';
import { ROLE_PERMISSIONS } from '@prostora/contracts';
import { createHmac, randomUUID } from 'node:crypto';
import type { AccessRule } from '../src/platform/http/access.ts';
import { loadOpenApiDocument } from '../src/openapi-document.ts';
import { createTestApp, type TestApp } from './app.ts';
import { TEST_PASSWORD } from './factories/factories.ts';
import { listRoutes, type Route } from './routes.ts';

/**
 * Registered outside of the controllers because its token is no session; it rejects strangers itself (tested
 * with health).
 */
const OUTSIDE_CONTROLLERS = ['GET /api/metrics'];

/** Public route that checks a cookie instead of a Bearer token: without one it answers 401 itself. */
const COOKIE_ROUTE = 'POST /api/auth/refresh';

const routes = listRoutes();
let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const sendRequest = ({ method, path }: Route, authorization?: string) =>
  test.request({
    method: method as 'GET',
    url: path.replaceAll(/:\w+/gu, '1'),
    ...(authorization && { headers: { authorization } }),
    ...(method === 'GET' ? {} : { payload: {} }),
  });
/** Routes whose response is not as expected. */
const findUnexpected = async (
  candidates: readonly Route[],
  isRight: (status: number, code: string, route: Route) => boolean,
  authorization?: string,
): Promise<string[]> => {
  const wrong: string[] = [];
  for (const route of candidates) {
    const answer = await sendRequest(route, authorization);
    const code = /"error_code":"(\w+)"/u.exec(answer.body)?.[1] ?? '';
    if (!isRight(answer.statusCode, code, route))
      wrong.push(`${route.name} answered ${answer.statusCode} ${code}`);
  }
  return wrong;
};
const getRuleKind = (route: Route): AccessRule['kind'] | undefined => route.rules[0]?.kind;
const toSecurity = (kind: AccessRule['kind'] | undefined): object[] => {
  if (kind === 'public') return [];
  return kind === 'owner-or-link' ? [{}, { bearer: [] }] : [{ bearer: [] }];
};
const listNonPublic = (): Route[] => routes.filter((route) => getRuleKind(route) !== 'public');

describe('access', () => {
  it('every controller route has exactly one rule', () => {
    expect(routes.length).toBeGreaterThan(4);
    expect(routes.filter((route) => route.rules.length !== 1).map((route) => route.name)).toEqual([]);
  });

  it('every console route requires the permission of the console', () => {
    const open = routes.filter(
      ({ path, rules: [rule] }) =>
        /^\/api\/(?:admin|catalog\/admin)(?:\/|$)/u.test(path) &&
        !(rule?.kind === 'requires' && rule.permission === 'console'),
    );
    expect(open.map(({ name }) => name)).toEqual([]);
  });

  it('the document states the security of every rule', async () => {
    const { paths } = await loadOpenApiDocument(test.app);
    const stated = routes.map(({ name, path, method }) => [
      name,
      paths[path.replaceAll(/:(\w+)/gu, '{$1}')]?.[method.toLowerCase() as 'get']?.security,
    ]);
    expect(stated).toEqual(routes.map((route) => [route.name, toSecurity(getRuleKind(route))]));
  });

  it('every route for edit links has a guard that checks the link', () => {
    const linked = routes.filter((route) => getRuleKind(route) === 'owner-or-link');
    expect(linked.map(({ handler }) => Reflect.getMetadata(GUARDS_METADATA, handler) as unknown[])).toEqual(
      linked.map(() => [expect.any(Function)]),
    );
    expect(linked.length).toBe(18);
  });

  it('no API route is registered outside of the controllers', () => {
    const known = new Set(routes.map((route) => route.name));
    const served = listServedRoutes(test).filter((name) => name.includes(' /api/'));
    expect(served.filter((name) => !known.has(name))).toEqual(OUTSIDE_CONTROLLERS);
    expect([...known].filter((name) => !served.includes(name))).toEqual([]);
  });

  it('answers 401 to anonymous callers of non-public routes only', async () => {
    expect(
      await findUnexpected(listNonPublic(), (status, code) => status === 401 && code === 'UNAUTHENTICATED'),
    ).toEqual([]);
    const open = routes.filter((route) => getRuleKind(route) === 'public');
    expect(
      await findUnexpected(open, (status, _code, route) =>
        route.name === COOKIE_ROUTE ? status === 401 : status !== 401 && status !== 403,
      ),
    ).toEqual([]);
  });

  it('answers 403 to a user without the permission before anything else', async () => {
    const person = await test.make.user({ roles: ['ROLE_USER'] });
    const { authorization } = await test.signIn(person.email);
    const refused = routes.filter(
      (route) =>
        route.rules[0]?.kind === 'requires' &&
        !ROLE_PERMISSIONS.ROLE_USER.includes(route.rules[0].permission),
    );
    expect(
      await findUnexpected(refused, (status, code) => status === 403 && code === 'FORBIDDEN', authorization),
    ).toEqual([]);
    expect(
      await findUnexpected(
        routes.filter((route) => getRuleKind(route) === 'signed-in'),
        (status) => status !== 401 && status !== 403,
        authorization,
      ),
    ).toEqual([]);
  });

  it.each([
    ['unsigned', () => forge({ alg: 'none', typ: 'at+jwt' }, {}, '')],
    [
      'signed with another secret',
      () => forge({ alg: 'HS256', typ: 'at+jwt' }, {}, 'another-secret-of-at-least-32-bytes-here'),
    ],
    [
      'of another algorithm',
      () => forge({ alg: 'HS512', typ: 'at+jwt' }, {}, test.database.config.JWT_SECRET, 'sha512'),
    ],
    ['of another type', () => forge({ alg: 'HS256', typ: 'JWT' })],
    ['of a foreign key', () => forge({ alg: 'HS256', typ: 'at+jwt', kid: 'evil' })],
    ['for another audience', () => forge({ alg: 'HS256', typ: 'at+jwt' }, { aud: 'https://evil.test' })],
    ['of another issuer', () => forge({ alg: 'HS256', typ: 'at+jwt' }, { iss: 'https://evil.test' })],
    ['expired', () => forge({ alg: 'HS256', typ: 'at+jwt' }, { exp: 1 })],
    ['not yet valid', () => forge({ alg: 'HS256', typ: 'at+jwt' }, { nbf: 9_999_999_999 })],
    ['of algorithm RS256 signed with the secret', () => forge({ alg: 'RS256', typ: 'at+jwt' }, {})],
    ['of no algorithm in another case', () => forge({ alg: 'nOnE', typ: 'at+jwt' }, {}, '')],
    ['without a signature', () => forge({ alg: 'HS256', typ: 'at+jwt' }, {}, '')],
    [
      'of keys at a foreign address',
      () => forge({ alg: 'HS256', typ: 'at+jwt', jku: 'https://evil.test/keys' }),
    ],
    [
      'of a key it brings along',
      () => forge({ alg: 'HS256', typ: 'at+jwt', jwk: { kty: 'oct', k: 'AAAA' } }),
    ],
    ['without an end', () => forge({ alg: 'HS256', typ: 'at+jwt' }, { exp: undefined })],
    ['cut short', () => forge({ alg: 'HS256', typ: 'at+jwt' }).slice(0, -3)],
    [
      'of two tokens',
      () => `${forge({ alg: 'HS256', typ: 'at+jwt' })}.${forge({ alg: 'HS256', typ: 'at+jwt' })}`,
    ],
    ['in fact a refresh token', () => `${randomUUID()}.${'A'.repeat(43)}`],
    ['of a session that does not exist', () => forge({ alg: 'HS256', typ: 'at+jwt' })],
    ['meaningless', () => 'nonsense'],
  ])('rejects a token that is %s', async (_name, make) => {
    expect(await findUnexpected(routes, (status) => status === 401, `Bearer ${make()}`)).toEqual([]);
  });

  it('rejects a refresh token and a truncated access token', async () => {
    const { email } = await test.make.user();
    const answer = await test.request({
      method: 'POST',
      url: '/api/auth/login',
      payload: { username: email, password: TEST_PASSWORD },
    });
    const refresh = answer.cookies.find(({ name }) => name === 'refresh_token')?.value ?? '';
    const { token } = answer.json<{ token: string }>();
    const right = await test.request({
      url: '/api/auth/user',
      headers: { authorization: `Bearer ${token}` },
    });
    expect([right.statusCode, refresh.length > 40]).toEqual([200, true]);
    for (const given of [refresh, token.slice(0, -1), `${token}A`, token.split('.').slice(0, 2).join('.')])
      expect(await findUnexpected(listNonPublic(), (status) => status === 401, `Bearer ${given}`)).toEqual(
        [],
      );
  });

  it('rejects a session id with the subject of another user', async () => {
    const [one, other] = [await test.make.user(), await test.make.admin()];
    const { authorization } = await test.signIn(one.email);
    const { sid } = JSON.parse(Buffer.from(authorization.split('.')[1] ?? '', 'base64url').toString()) as {
      sid: string;
    };
    const forged = forge({ alg: 'HS256', typ: 'at+jwt' }, { sid, sub: String(other.id) });
    expect(await findUnexpected(listNonPublic(), (status) => status === 401, `Bearer ${forged}`)).toEqual([]);
  });
});

/** `GET /api/…` of all Fastify routes, without automatic HEAD and OPTIONS. */
function listServedRoutes({ app }: TestApp): string[] {
  const tree = app.getHttpAdapter().getInstance().printRoutes({ commonPrefix: false });
  const names: string[] = [];
  const open: string[] = [];
  for (const line of tree.split('\n')) {
    const [, indent = '', path = '', methods = ''] =
      /^([│\s]*(?:├|└)── )(\S*) ?(?:\(([A-Z, ]+)\))?$/u.exec(line) ?? [];
    if (indent === '') continue;
    open.length = indent.length / 4 - 1;
    open.push(path);
    const full = open.join('').replace(/(?<=.)\/$/u, '');
    names.push(
      ...methods
        .split(', ')
        .filter((method) => method !== '' && !['HEAD', 'OPTIONS'].includes(method))
        .map((method) => `${method} ${full}`),
    );
  }
  return names;
}

/** Forges a token; omitted parts are valid. */
function forge(
  header: object,
  claims: object = {},
  key: string = test.database.config.JWT_SECRET,
  hash = 'sha256',
): string {
  const { PUBLIC_URL } = test.database.config;
  const now = Math.floor(Date.now() / 1000);
  const payload = {
    iss: PUBLIC_URL,
    aud: `${PUBLIC_URL}/api`,
    sub: '1',
    sid: randomUUID(),
    jti: randomUUID(),
    iat: now,
    exp: now + 60,
    ...claims,
  };
  const body = [header, payload]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  return `${body}.${key === '' ? '' : createHmac(hash, key).update(body).digest('base64url')}`;
}
