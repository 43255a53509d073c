import { expect, it } from '@jest/globals';
import { matchesEtag } from './etag.ts';

it.each(['"a"', 'W/"a"', '"b", W/"a"', ' "a" ', '*'])(
  '%s matches the tag "a" and its weak form',
  (header) => {
    expect([matchesEtag(header, '"a"'), matchesEtag(header, 'W/"a"')]).toEqual([true, true]);
  },
);

it.each([undefined, '', '"b"', 'a', '"a', 'W/"b", "c"'])('%s does not match', (header) => {
  expect(matchesEtag(header, '"a"')).toBe(false);
});
