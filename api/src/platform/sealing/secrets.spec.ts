import { expect, it } from '@jest/globals';
import { keysOf, secretsOf } from './secrets.ts';

it('the secret of the server comes first, then those still accepted', () => {
  expect(secretsOf({ JWT_SECRET: 'one', JWT_SECRET_ACCEPTED: ['two', 'three'] })).toEqual([
    'one',
    'two',
    'three',
  ]);
  expect(secretsOf({ JWT_SECRET: 'one' } as Parameters<typeof secretsOf>[0])).toEqual(['one']);
});

it('each secret has a key of 256 bits for each purpose, none of which is another or the secret itself', () => {
  const keys = [...keysOf(['one', 'two'], 'links'), ...keysOf(['one', 'two'], 'mails')].map((key) =>
    key.toString('hex'),
  );
  expect(new Set(keys).size).toBe(4);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{64}$/u);
  expect(keysOf(['two'], 'links')[0].toString('hex')).toBe(keys[1]);
});

// Changing how keys are derived would make every link, seal and token under way useless: HKDF-SHA-256 (RFC 5869) without salt, as it always was.
it('keys are those of every earlier version', () => {
  expect(keysOf(['a-secret-of-the-tests-which-is-long-enough'], 'links')[0].toString('hex')).toBe(
    '76894fdd9394d2bf797e9f167502274f532c047ec12d7162ab3b667e88e77bf1',
  );
});
