import { describe, expect, it } from '@jest/globals';
import { toIban, formatLocalAccount } from './czech-account.ts';

const PAIRS = [
  ['810883001/5500', 'CZ9555000000000810883001'],
  ['222885/5500', 'CZ1355000000000000222885'],
  ['19-2000145399/0800', 'CZ6508000000192000145399'],
] as const;

describe('Czech account numbers', () => {
  it.each(PAIRS)('converts %s to %s and back', (local, iban) => {
    expect(toIban(local)).toBe(iban);
    expect(formatLocalAccount(iban)).toBe(local);
  });

  it.each(['19-2000145398/0800', '18-2000145399/0800', '2000145399', '1/0800', 'abc/0800', ''])(
    'throws for the invalid account number „%s“',
    (account) => {
      expect(() => toIban(account)).toThrow('Invalid Czech account number');
    },
  );

  it('throws for an IBAN of another country', () => {
    expect(() => formatLocalAccount('SK3112000000198742637541')).toThrow('Not a Czech IBAN');
  });
});
