import { describe, expect, it } from '@jest/globals';
import { buildLoginUrl, resolveLoginTarget } from './login-target.ts';

const toTarget = (next: string): string => resolveLoginTarget(`?next=${encodeURIComponent(next)}`);

describe('resolveLoginTarget', () => {
  it('returns the remembered page with its query', () => {
    expect(toTarget('/admin2/prostory?status=WAITING_FOR_APPROVAL')).toBe(
      '/admin2/prostory?status=WAITING_FOR_APPROVAL',
    );
  });

  it('returns the home page without a remembered one, never the login', () => {
    expect(resolveLoginTarget('')).toBe('/');
    expect(toTarget('/prihlasit')).toBe('/');
    expect(toTarget('/prihlasit?next=/prihlasit')).toBe('/');
  });

  it('never returns a page for anonymous users', () => {
    expect(['/pridat-prostor', '/obnova-hesla?x=1', '/prihlasit'].map(toTarget)).toEqual(['/', '/', '/']);
    expect(resolveLoginTarget('?next=//evil.test', '/klient/moje-prostory')).toBe('/klient/moje-prostory');
  });

  it.each([
    '//evil.test',
    '///evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    'https://evil.test',
    'https:evil.test',
    'http:/evil.test',
    'javascript:alert(1)',
    'data:text/html,x',
    '/\t/evil.test',
    '/\n/evil.test',
    ' //evil.test',
    'evil.test',
    '.evil.test',
    '@evil.test',
    '/x\r\nLocation: https://evil.test',
    '/.//evil.test',
    '/..//evil.test',
  ])('never leaves the site: %j', (next) => {
    expect(toTarget(next)).toBe('/');
  });
});

describe('open redirects (QUALITY 37)', () => {
  it.each([
    '//evil.test',
    '///evil.test',
    '////evil.test',
    '/\\evil.test',
    '\\/evil.test',
    '\\\\evil.test',
    '/\\/evil.test',
    'https://evil.test',
    'HTTPS://evil.test',
    'https:/evil.test',
    'https:evil.test',
    'http:\\\\evil.test',
    '//evil%00.test',
    '//evil.test/%2f..',
    '/%2F/evil.test',
    '/%5Cevil.test',
    '%2F%2Fevil.test',
    '%5C%5Cevil.test',
    '%68%74%74%70%73://evil.test',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://evil.test/x',
    'file:///etc/passwd',
    '/\t/evil.test',
    '/\r\n/evil.test',
    '/\u00a0/evil.test',
    '\u2028//evil.test',
    '/x%0d%0aLocation:%20https://evil.test',
    '/x\r\nSet-Cookie: a=b',
    '//evil.test:80@prostora.test',
    'https://prostora.test@evil.test',
    'https://prostora.test.evil.test',
    '//prostora.test\\@evil.test',
    '/.//evil.test',
    '/..//evil.test',
    '/./../\\evil.test',
    '/x/..//evil.test',
    '/；//evil.test',
    '//evil。test',
    '//[::1]/',
    '?next=//evil.test',
    '#//evil.test',
    '',
  ])('keeps the browser on the site for %j', (next) => {
    for (const search of [
      `?next=${encodeURIComponent(next)}`,
      `?next=${encodeURIComponent(encodeURIComponent(next))}`,
      `?next=/klient&next=${encodeURIComponent(next)}`,
    ]) {
      const target = resolveLoginTarget(search);
      expect(target).toMatch(/^\/(?![/\\])/u);
      expect(new URL(target, 'https://prostora.test').origin).toBe('https://prostora.test');
      expect(target).not.toMatch(/[\r\n\t\\]/u);
    }
  });
});

describe('buildLoginUrl', () => {
  it('contains the page to return to', () => {
    expect(buildLoginUrl('/katalog/praha?page=2')).toBe('/prihlasit?next=%2Fkatalog%2Fpraha%3Fpage%3D2');
    expect(['/prihlasit', '/pridat-prostor', '/obnova-hesla'].map(buildLoginUrl)).toEqual([
      '/prihlasit',
      '/prihlasit',
      '/prihlasit',
    ]);
  });
});
