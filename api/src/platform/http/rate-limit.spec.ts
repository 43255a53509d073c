import { expect, it } from '@jest/globals';
import { toClientKey } from './rate-limit.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:db8::2', '2001:db8:0:0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['::1', '0:0:0:0'],
  ['fe80::', 'fe80:0:0:0'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:203.0.113.8', '203.0.113.8'],
])('counts calls of %s by %s', (ip, key) => {
  expect(toClientKey(ip)).toBe(key);
});
