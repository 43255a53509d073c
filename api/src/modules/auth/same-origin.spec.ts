import { expect, it } from '@jest/globals';
import { judgeOrigin, type OriginVerdict, type RequestOrigin } from './same-origin.ts';

const SITE = 'https://prostora.test';

it.each<[OriginVerdict, string, Partial<RequestOrigin>]>([
  ['same', 'a page of the site', { origin: SITE, secFetchSite: 'same-origin' }],
  ['same', 'an older browser that sends the origin only', { origin: SITE }],
  ['same', 'a browser that sends no origin but says same-origin', { secFetchSite: 'same-origin' }],
  [
    'same',
    'another name of the same host',
    { origin: 'https://www.prostora.test', host: 'www.prostora.test' },
  ],
  [
    'same',
    'a page of the site behind a proxy that asks by another name',
    { origin: SITE, host: 'internal:4170' },
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
  ['foreign', 'a lying origin beside an honest fetch header', { origin: SITE, secFetchSite: 'cross-site' }],
  [
    'foreign',
    'a page called like what is missing, where no host is told',
    { origin: 'https://undefined', host: undefined },
  ],
  ['unknown', 'an address somebody typed', { secFetchSite: 'none' }],
  ['unknown', 'no browser at all', {}],
])('%s: %s', (verdict, _name, origin) => {
  expect(
    judgeOrigin({ origin: undefined, secFetchSite: undefined, host: 'prostora.test', ...origin }, SITE),
  ).toBe(verdict);
});
