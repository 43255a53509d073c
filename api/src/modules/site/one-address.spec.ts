import { describe, expect, it } from '@jest/globals';
import { isPrivateLink, plainAddress } from './one-address.ts';

describe('the one form of an address', () => {
  it.each([
    ['/katalog/praha/', '/katalog/praha'],
    ['/Katalog/PRAHA?page=2&Utm=A', '/katalog/praha?page=2&Utm=A'],
    ['//katalog//praha', '/katalog/praha'],
    ['/Prostor/S%C3%A1l/', '/prostor/s%C3%A1l'],
    ['/rezervace/12/AbC-d/', '/rezervace/12/AbC-d'],
    ['//', '/'],
  ])('of %s is %s', (url, plain) => {
    expect(plainAddress(url)).toBe(plain);
  });

  it.each([
    '/',
    '/?A=B',
    '/katalog/praha',
    '/prostor/s%C3%A1l',
    '/rezervace/12/AbC-d',
    '/poptavka/3/XyZ?a=B/',
  ])('has been %s all along', (url) => {
    expect(plainAddress(url)).toBeNull();
  });

  it.each(['/\\Evil.example/', '/\\/Evil.example'])('never leads to another site, as %s would', (url) => {
    expect(plainAddress(url)).toBeNull();
  });

  it('keeps the letters of private links alone', () => {
    expect(
      ['/rezervace/12/AbC', '/Poptavka/3/XyZ/', '/poptavka', '/poptavka/3', '/rezervace/1/2/3'].map(
        isPrivateLink,
      ),
    ).toEqual([true, true, false, false, false]);
  });
});
