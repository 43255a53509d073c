import { describe, expect, it } from '@jest/globals';
import { isPrivateLink, toCanonicalUrl } from './canonical-url.ts';

describe('toCanonicalUrl', () => {
  it.each([
    ['/katalog/praha/', '/katalog/praha'],
    ['/Katalog/PRAHA?page=2&Utm=A', '/katalog/praha?page=2&Utm=A'],
    ['//katalog//praha', '/katalog/praha'],
    ['/Prostor/S%C3%A1l/', '/prostor/s%C3%A1l'],
    ['/rezervace/12/AbC-d/', '/rezervace/12/AbC-d'],
    ['//', '/'],
  ])('converts %s to the canonical %s', (url, plain) => {
    expect(toCanonicalUrl(url)).toBe(plain);
  });

  it.each([
    '/',
    '/?A=B',
    '/katalog/praha',
    '/prostor/s%C3%A1l',
    '/rezervace/12/AbC-d',
    '/poptavka/3/XyZ?a=B/',
  ])('returns null for the canonical %s', (url) => {
    expect(toCanonicalUrl(url)).toBeNull();
  });

  it.each(['/\\Evil.example/', '/\\/Evil.example'])('never leaves the site for %s', (url) => {
    expect(toCanonicalUrl(url)).toBeNull();
  });

  it('keeps the case of private links', () => {
    expect(
      ['/rezervace/12/AbC', '/Poptavka/3/XyZ/', '/poptavka', '/poptavka/3', '/rezervace/1/2/3'].map(
        isPrivateLink,
      ),
    ).toEqual([true, true, false, false, false]);
  });
});
