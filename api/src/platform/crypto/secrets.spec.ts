import { expect, it } from '@jest/globals';
import { deriveKeys, getSecrets } from './secrets.ts';

it('returns the current secret first, then the accepted ones', () => {
  expect(getSecrets({ JWT_SECRET: 'one', JWT_SECRET_ACCEPTED: ['two', 'three'] })).toEqual([
    'one',
    'two',
    'three',
  ]);
  expect(getSecrets({ JWT_SECRET: 'one' } as Parameters<typeof getSecrets>[0])).toEqual(['one']);
});

it('derives a distinct key of 256 bits per secret and purpose', () => {
  const keys = [...deriveKeys(['one', 'two'], 'links'), ...deriveKeys(['one', 'two'], 'mails')].map((key) =>
    key.toString('hex'),
  );
  expect(new Set(keys).size).toBe(4);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{64}$/u);
  expect(deriveKeys(['two'], 'links')[0].toString('hex')).toBe(keys[1]);
});

// Another derivation would invalidate every existing link, encrypted value and token: HKDF-SHA-256 (RFC 5869)
// without salt.
it('derives the same keys as earlier versions', () => {
  expect(deriveKeys(['a-secret-of-the-tests-which-is-long-enough'], 'links')[0].toString('hex')).toBe(
    '76894fdd9394d2bf797e9f167502274f532c047ec12d7162ab3b667e88e77bf1',
  );
});
