import { expect, it } from '@jest/globals';
import type { ExecutionContext } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.ts';
import type { Config } from '../../platform/config/index.ts';
import { AuthCookies } from './auth-cookies.ts';
import { SameOriginGuard } from './same-origin.guard.ts';

const config = { PUBLIC_URL: 'https://prostora.test' } as Config;
const guard = new SameOriginGuard(config, new AuthCookies(config, new Clock()));
const OWN = { origin: 'https://prostora.test', host: 'prostora.test' };
const SESSION = { '__Secure-refresh_token': 'token' };

function answerTo(headers: Record<string, string | string[]>, cookies: Record<string, string> = {}): string {
  try {
    return String(
      guard.canActivate({
        switchToHttp: () => ({ getRequest: () => ({ headers, cookies }) }),
      } as unknown as ExecutionContext),
    );
  } catch (error) {
    return (error as { code: string }).code;
  }
}

it.each<[string, string, Record<string, string | string[]>, Record<string, string>]>([
  ['true', 'a page of the site', OWN, SESSION],
  ['FORBIDDEN', 'a page of another site', { ...OWN, origin: 'https://evil.test' }, {}],
  [
    'FORBIDDEN',
    'a page of another site that is told twice',
    { ...OWN, 'sec-fetch-site': ['cross-site', 'same-origin'] },
    {},
  ],
  ['FORBIDDEN', 'nobody knows whom, with the cookie of a session', { host: 'prostora.test' }, SESSION],
  ['true', 'nobody knows whom, without one', { host: 'prostora.test' }, {}],
])('%s: a call of %s', (answer, _name, headers, cookies) => {
  expect(answerTo(headers, cookies)).toBe(answer);
});

it.each([
  ['true', 'application/json'],
  ['true', 'Application/JSON; charset=utf-8'],
  ['true', 'application/json ;charset=utf-8'],
  ['UNSUPPORTED_MEDIA', 'application/json-seq'],
  ['UNSUPPORTED_MEDIA', 'text/plain'],
  ['UNSUPPORTED_MEDIA', 'application/x-www-form-urlencoded'],
  ['UNSUPPORTED_MEDIA', 'text/plain; application/json'],
])('%s: a body of %s', (answer, type) => {
  expect(answerTo({ ...OWN, 'content-type': type }, SESSION)).toBe(answer);
});
