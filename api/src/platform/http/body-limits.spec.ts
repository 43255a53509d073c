import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { exceedsJsonLimits } from './body-limits.ts';

const LIMITS = { values: 20, depth: 3 };

describe('exceedsJsonLimits', () => {
  it.each([
    ['an empty text', ''],
    ['a number', '1'],
    ['twenty commas', `[${'1,'.repeat(20)}1]`],
    ['three levels', '{"a":[{"b":1}]}'],
    ['brackets and commas inside of a string', JSON.stringify({ a: '[[[[{{{{,,,,,,,,,,,,,,,,,,,,,,,,"\\' })],
    ['a string that never ends', `"${','.repeat(30)}`],
    ['brackets that close nothing', ']]]}}}'],
  ])('accepts a body with %s', (_name, text) => {
    expect(exceedsJsonLimits(text, LIMITS)).toBe(false);
  });

  it.each([
    ['twenty-one commas', `[${'1,'.repeat(21)}1]`],
    ['four levels', '[[[[1]]]]'],
    ['four levels after a string of backslashes', `["${'\\\\'.repeat(4)}",[[[1]]]]`],
    [
      '301 members of one object',
      JSON.stringify(Object.fromEntries(Array.from({ length: 301 }, (_, at) => [at, 1]))),
    ],
  ])('rejects a body with %s', (name, text) => {
    expect(exceedsJsonLimits(text, name.startsWith('301') ? { values: 1000, depth: 3 } : LIMITS)).toBe(true);
  });

  it('counts the same depth as the parsed value', () => {
    const levels = (value: unknown): number =>
      typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(levels)) : 0;
    fc.assert(
      fc.property(
        fc.json(),
        (text) => exceedsJsonLimits(text, { values: 1000, depth: 3 }) === levels(JSON.parse(text)) > 3,
      ),
    );
  });
});
