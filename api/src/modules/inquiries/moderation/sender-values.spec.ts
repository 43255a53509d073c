import { describe, expect, it } from '@jest/globals';
import { readCase } from '../../../../test/cases/read-case.ts';
import { isPublicMailDomain, listBlockValues, toBlockedValue, toNetwork } from './sender-values.ts';

type BlockCase = { kind: 'email' | 'domain'; of: string; blocked: string[]; free: string[] };

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

  const { cases } = readCase<{ cases: BlockCase[] }>('sender-blocks.json');
  const senders = cases.flatMap(({ kind, of, blocked, free }) => [
    ...blocked.map((sender) => ({ kind, of, sender, is: 'blocked' })),
    ...free.map((sender) => ({ kind, of, sender, is: 'free' })),
  ]);
  it.each(senders)('a block of the $kind of $of leaves $sender $is', ({ kind, of, sender, is }) => {
    const value = toBlockedValue(kind, of);
    const found = listBlockValues(sender, 'key').some((one) => one.kind === kind && one.value === value);
    expect(found).toBe(is === 'blocked');
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
