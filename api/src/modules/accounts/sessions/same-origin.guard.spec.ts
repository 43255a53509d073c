import { describe, expect, it } from '@jest/globals';
import type { ExecutionContext } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import type { Config } from '../../../platform/config/index.ts';
import { AuthCookieStore } from './auth-cookie.store.ts';
import { checkOrigin, SameOriginGuard, type OriginCheck, type RequestOrigin } from './same-origin.guard.ts';

const config = { PUBLIC_URL: 'https://prostora.test' } as Config;
const guard = new SameOriginGuard(config, new AuthCookieStore(config, new Clock()));
const OWN = { origin: 'https://prostora.test', host: 'prostora.test' };
const SESSION = { '__Secure-refresh_token': 'token' };

function getOutcome(
  headers: Record<string, string | string[]>,
  cookies: Record<string, string> = {},
): string {
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

describe('SameOriginGuard', () => {
  it.each<[string, string, Record<string, string | string[]>, Record<string, string>]>([
    ['true', 'a page of the site', OWN, SESSION],
    ['FORBIDDEN', 'a page of another site', { ...OWN, origin: 'https://evil.test' }, {}],
    [
      'FORBIDDEN',
      'a page of another site with a repeated header',
      { ...OWN, 'sec-fetch-site': ['cross-site', 'same-origin'] },
      {},
    ],
    ['FORBIDDEN', 'an unknown origin with a session cookie', { host: 'prostora.test' }, SESSION],
    ['true', 'an unknown origin without a session cookie', { host: 'prostora.test' }, {}],
  ])('answers %s to a request of %s', (answer, _name, headers, cookies) => {
    expect(getOutcome(headers, cookies)).toBe(answer);
  });

  it.each([
    ['true', 'application/json'],
    ['true', 'Application/JSON; charset=utf-8'],
    ['true', 'application/json ;charset=utf-8'],
    ['UNSUPPORTED_MEDIA', 'application/json-seq'],
    ['UNSUPPORTED_MEDIA', 'text/plain'],
    ['UNSUPPORTED_MEDIA', 'application/x-www-form-urlencoded'],
    ['UNSUPPORTED_MEDIA', 'text/plain; application/json'],
  ])('answers %s to the content type %s', (answer, type) => {
    expect(getOutcome({ ...OWN, 'content-type': type }, SESSION)).toBe(answer);
  });
});

describe('checkOrigin', () => {
  it.each<[OriginCheck, string, Partial<RequestOrigin>]>([
    ['same', 'a page of the site', { origin: config.PUBLIC_URL, secFetchSite: 'same-origin' }],
    ['same', 'an older browser that sends the origin only', { origin: config.PUBLIC_URL }],
    ['same', 'a browser that sends no origin but says same-origin', { secFetchSite: 'same-origin' }],
    [
      'same',
      'another name of the same host',
      { origin: 'https://www.prostora.test', host: 'www.prostora.test' },
    ],
    [
      'same',
      'a page of the site behind a proxy with an internal host name',
      { origin: config.PUBLIC_URL, host: 'internal:4170' },
    ],
    ['foreign', 'another site', { origin: 'https://evil.test', secFetchSite: 'cross-site' }],
    ['foreign', 'another site that hides its kind', { origin: 'https://evil.test' }],
    [
      'foreign',
      'another port of the same host',
      { origin: 'https://prostora.test:8443', secFetchSite: 'same-site', host: 'prostora.test' },
    ],
    ['foreign', 'a sister domain', { secFetchSite: 'same-site' }],
    ['foreign', 'a sandboxed page', { origin: 'null', secFetchSite: 'cross-site' }],
    ['foreign', 'the site without encryption', { origin: 'http://prostora.test', host: 'prostora.test' }],
    ['foreign', 'a name that only starts like the site', { origin: 'https://prostora.test.evil.test' }],
    [
      'foreign',
      'a lying origin beside an honest fetch header',
      { origin: config.PUBLIC_URL, secFetchSite: 'cross-site' },
    ],
    [
      'foreign',
      'a page named „undefined“ without a host header',
      { origin: 'https://undefined', host: undefined },
    ],
    ['unknown', 'a URL typed into the address bar', { secFetchSite: 'none' }],
    ['unknown', 'no browser at all', {}],
  ])('returns %s for %s', (result, _name, origin) => {
    expect(
      checkOrigin(
        { origin: undefined, secFetchSite: undefined, host: 'prostora.test', ...origin },
        config.PUBLIC_URL,
      ),
    ).toBe(result);
  });
});
