import { describe, expect, test } from '@jest/globals';
import { diffText, type TextPart } from './text-difference.ts';

const marked = (before: string, after: string): string =>
  diffText(before, after)
    .map(({ kind, text }) => ({ same: text, removed: `[-${text}-]`, added: `[+${text}+]` })[kind])
    .join('');
const side = (parts: TextPart[], without: TextPart['kind']): string =>
  parts
    .filter(({ kind }) => kind !== without)
    .map(({ text }) => text)
    .join('');

describe('text difference', () => {
  test.each([
    ['Sál se zahradou.', 'Sál se zahradou.', 'Sál se zahradou.'],
    ['Sál se zahradou.', 'Velký sál se zahradou.', '[-Sál-][+Velký sál+] se zahradou.'],
    ['Vejde se 80 lidí do sálu.', 'Vejde se 120 lidí do sálu.', 'Vejde se [-80-][+120+] lidí do sálu.'],
    ['Máme bar.', 'Máme bar. A šatnu.', 'Máme bar. [+A šatnu.+]'],
    ['', 'Nový text', '[+Nový text+]'],
    ['Starý text', '', '[-Starý text-]'],
    ['první věta zde', 'úplně jiná slova', '[-první věta zde-][+úplně jiná slova+]'],
  ])('marks the changes from %j to %j', (before, after, expected) => {
    expect(marked(before, after)).toBe(expected);
  });
  test('contains both texts completely, even after a full rewrite', () => {
    const before = Array.from({ length: 1300 }, (_, index) => `staré${index}`).join(' ');
    const after = Array.from({ length: 1300 }, (_, index) => `nové${index}`).join(' ');
    for (const [old, fresh] of [
      [before, after],
      ['a b c d e', 'x b  y d z'],
    ] as const) {
      const parts = diffText(old, fresh);
      expect(side(parts, 'added').replace(/\s+/gu, ' ')).toBe(old);
      expect(side(parts, 'removed')).toBe(fresh);
    }
  });
});
