import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { listCalls, readOpenApi, type Call } from '../../tools/testing/openapi-requests.ts';
import { AuditEntry } from '../src/modules/audit/index.ts';
import { createTestApp, type TestApp } from './app.ts';
import { TEST_PASSWORD } from './factories/factories.ts';

const SITE = 'https://prostora.test';
/** All writing calls. */
const CALLS = listCalls(readOpenApi()).filter(({ method }) => method !== 'GET');
/** Calls that read or set cookies. */
const COOKIE_CALLS = [
  'POST /api/auth/login',
  'POST /api/auth/refresh',
  'POST /api/auth/logout',
  'POST /api/auth/stop-impersonating',
  'POST /api/admin/users/{id}/impersonate',
  'PUT /api/customer/register',
];
/** Requests a foreign page can send: with or without an origin, as a form, as a form parsed as JSON. */
const ATTACKS: readonly [string, Record<string, string>, string][] = [
  [
    'a script of another site',
    { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site', 'content-type': 'application/json' },
    '{}',
  ],
  [
    'a page of another port of the same host',
    { origin: `${SITE}:8443`, 'sec-fetch-site': 'same-site', 'content-type': 'application/json' },
    '{}',
  ],
  ['a page with a null origin', { origin: 'null', 'content-type': 'application/json' }, '{}'],
  ['a page without an origin', { 'content-type': 'application/json' }, '{}'],
  [
    'a form',
    { origin: 'https://evil.test', 'content-type': 'application/x-www-form-urlencoded' },
    'username=a%40b.cz&password=x',
  ],
  [
    'a form read as JSON',
    { origin: 'https://evil.test', 'content-type': 'text/plain' },
    '{"username":"a@b.cz","password":"x="}',
  ],
];

let test: TestApp;
let cookie: string;

beforeAll(async () => {
  test = await createTestApp({ PUBLIC_URL: SITE });
  const admin = await test.make.admin();
  const login = await test.request({
    method: 'POST',
    url: '/api/auth/login',
    headers: { origin: SITE },
    payload: { username: admin.email, password: TEST_PASSWORD },
  });
  cookie = login.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
});
afterAll(() => test.close());

/** Whether no requirement of the operation admits anonymous callers. */
const requiresSession = ({ operation: { security } }: Call): boolean =>
  security.length > 0 && security.every((requirement) => Object.keys(requirement as object).length > 0);

const sendRequest = (
  { method, path }: Call,
  headers: Record<string, string>,
  payload: string,
): Promise<LightMyRequestResponse> =>
  test.request({
    method: method as InjectOptions['method'],
    url: path.replace('{id}', '1').replaceAll(/\{\w+\}/gu, 'x'),
    headers,
    payload,
  } as InjectOptions);
const countAuditEntries = (): Promise<number> => test.orm.em.fork().count(AuditEntry);

describe('cross-site requests with cookies (QUALITY 27)', () => {
  it('covers the calls that use cookies', () => {
    expect(CALLS.map(({ name }) => name)).toEqual(expect.arrayContaining(COOKIE_CALLS));
    expect(CALLS.length).toBeGreaterThan(100);
  });

  it.each(ATTACKS)('%s cannot open, renew or end a session', async (_name, headers, payload) => {
    const before = await countAuditEntries();
    const wrong: string[] = [];
    for (const call of CALLS.filter(({ name }) => COOKIE_CALLS.includes(name))) {
      const answer = await sendRequest(call, { ...headers, cookie }, payload);
      const isRefused =
        [401, 403, 415].includes(answer.statusCode) && answer.cookies.every(({ value }) => value === '');
      if (!isRefused)
        wrong.push(`${call.name} answered ${answer.statusCode} ${JSON.stringify(answer.cookies)}`);
    }
    expect(wrong).toEqual([]);
    expect(await countAuditEntries()).toBe(before);
  });

  it.each(ATTACKS.filter((_way, index) => index % 2 === 0))(
    '%s is anonymous to every other call',
    async (_name, headers, payload) => {
      const before = await countAuditEntries();
      const wrong: string[] = [];
      for (const call of CALLS.filter(({ name }) => !COOKIE_CALLS.includes(name))) {
        const [withCookies, without] = [
          await sendRequest(call, { ...headers, cookie }, payload),
          await sendRequest(call, headers, payload),
        ];
        if (withCookies.statusCode !== without.statusCode)
          wrong.push(
            `${call.name} answered ${withCookies.statusCode}, without cookies ${without.statusCode}`,
          );
        if (requiresSession(call) && withCookies.statusCode !== 401)
          wrong.push(`${call.name} answered ${withCookies.statusCode}`);
      }
      expect(wrong).toEqual([]);
      expect(await countAuditEntries()).toBe(before);
    },
  );

  it('sends no CORS headers', async () => {
    for (const { name, path } of listCalls(readOpenApi()).filter(({ method }) => method === 'GET')) {
      const answer = await test.request({
        method: 'OPTIONS',
        url: path.replace('{id}', '1').replaceAll(/\{\w+\}/gu, 'x'),
        headers: {
          origin: 'https://evil.test',
          'access-control-request-method': 'GET',
          'access-control-request-headers': 'authorization',
        },
      });
      const given = await test.request({
        url: path.replace('{id}', '1').replaceAll(/\{\w+\}/gu, 'x'),
        headers: { origin: 'https://evil.test' },
      });
      const leave = [answer, given].flatMap(({ headers }) =>
        Object.keys(headers).filter((header) => header.startsWith('access-control-')),
      );
      expect([name, leave]).toEqual([name, []]);
    }
  });
});
