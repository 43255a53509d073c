import { describe, expect, it } from '@jest/globals';
import { isPublicMailDomain, listBlockValues, normalizeEmail, toNetwork } from './sender-values.ts';

describe('sender values', () => {
  it.each([
    ['192.0.2.17', '192.0.2'],
    ['::ffff:192.0.2.200', '192.0.2'],
    ['2001:db8:0:12::1', '2001:db8:0:12'],
    ['2001:0db8:0000:0012:a:b:c:d', '2001:db8:0:12'],
    ['::1', '0:0:0:0'],
    ['unknown', 'unknown'],
  ])('take the network of %s', (ip, network) => {
    expect(toNetwork(ip)).toBe(network);
  });

  it('ignore case and the tag of an address', () => {
    expect(normalizeEmail('Petr+Akce@Spam.Example')).toBe('petr@spam.example');
  });

  it('contain the domains above that of the address', () => {
    expect(listBlockValues('a@x.spam.example', 'key')).toEqual([
      { kind: 'email', value: 'a@x.spam.example' },
      { kind: 'domain', value: 'x.spam.example' },
      { kind: 'domain', value: 'spam.example' },
      { kind: 'sender', value: 'key' },
    ]);
  });

  it('know mail providers of many people', () => {
    expect(['seznam.cz', 'spam.example'].map(isPublicMailDomain)).toEqual([true, false]);
  });
});
