import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { listCalls, readOpenApi } from '../../tools/testing/openapi-requests.ts';
import { createTestApp, type TestApp } from './app.ts';

const REQUIRED_HEADERS: Readonly<Record<string, RegExp>> = {
  'x-content-type-options': /^nosniff$/u,
  'x-frame-options': /^SAMEORIGIN$/u,
  'referrer-policy': /^(?:strict-origin-when-cross-origin|no-referrer)$/u,
  'strict-transport-security': /^max-age=31536000/u,
  'cross-origin-opener-policy': /^same-origin$/u,
  'permissions-policy': /camera=\(\)/u,
  'x-request-id': /./u,
};

let test: TestApp;
let admin: { authorization: string };

beforeAll(async () => {
  test = await createTestApp({ PUBLIC_URL: 'https://prostora.test' });
  admin = await test.signIn((await test.make.admin()).email);
});
afterAll(() => test.close());

const findMissing = ({ headers }: LightMyRequestResponse, wanted = REQUIRED_HEADERS): string[] =>
  Object.entries(wanted)
    .filter(([name, rule]) => !rule.test(String(headers[name] ?? '')))
    .map(([name]) => `${name}: ${String(headers[name])}`);

describe('security headers (QUALITY 38)', () => {
  it('are sent with every API response, successful or not', async () => {
    const wrong: string[] = [];
    for (const { name, method, path } of listCalls(readOpenApi())) {
      const options = {
        method: method as 'GET',
        url: path.replace('{id}', '1').replaceAll(/\{\w+\}/gu, 'x'),
      };
      for (const headers of method === 'GET' ? [{}, admin] : [{}]) {
        const answer = await test.request({ ...options, headers });
        wrong.push(...findMissing(answer).map((each) => `${name} ${answer.statusCode} ${each}`));
        if (/public|max-age=[1-9]/u.test(String(answer.headers['cache-control'])) && answer.statusCode >= 400)
          wrong.push(`${name} ${answer.statusCode} is cacheable: ${String(answer.headers['cache-control'])}`);
        if (answer.headers['server'] !== undefined || answer.headers['x-powered-by'] !== undefined)
          wrong.push(`${name} exposes its server software`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it.each<[string, InjectOptions]>([
    ['an unknown route', { url: '/api/nothing' }],
    ['an invalid API URL', { url: '/api/%' }],
    ['an invalid page URL', { url: '/%E0%A4%A' }],
    [
      'broken JSON',
      {
        method: 'POST',
        url: '/api/auth/login',
        headers: { 'content-type': 'application/json' },
        payload: '{',
      },
    ],
    [
      'a body too long',
      { method: 'POST', url: '/api/auth/login', payload: { username: 'x'.repeat(1024 * 1024 + 1) } },
    ],
    ['a page', { url: '/' }],
    ['a page that is not there', { url: '/nic-takoveho' }],
    ['the console', { url: '/admin2/dashboard', headers: { cookie: 'signed_in=1' } }],
    ['a redirect to the login', { url: '/klient/moje-prostory' }],
    ['robots.txt', { url: '/robots.txt' }],
    ['a file that is not there', { url: '/assets/nothing.js' }],
    ['a photograph that is not there', { url: '/media/nothing.webp' }],
    ['the description of the API', { url: '/api/health/live' }],
  ])('are sent with the response to %s', async (_name, options) => {
    const answer = await test.request(options);
    expect(findMissing(answer)).toEqual([]);
    if (answer.statusCode !== 302 && String(answer.headers['content-type']).startsWith('text/html'))
      expect(String(answer.headers['content-security-policy'])).toMatch(
        /script-src 'self';(?!.*unsafe-eval)/u,
      );
  });
});
