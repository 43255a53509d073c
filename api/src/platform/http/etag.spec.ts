import { expect, it } from '@jest/globals';
import { matchesEtag } from './etag.ts';

it.each(['"a"', 'W/"a"', '"b", W/"a"', ' "a" ', '*'])(
  'matches the tag "a" and its weak form against %s',
  (header) => {
    expect([matchesEtag(header, '"a"'), matchesEtag(header, 'W/"a"')]).toEqual([true, true]);
  },
);

it.each([undefined, '', '"b"', 'a', '"a', 'W/"b", "c"'])('does not match %s against "a"', (header) => {
  expect(matchesEtag(header, '"a"')).toBe(false);
});
