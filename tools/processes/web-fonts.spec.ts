import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { inRoot } from './places.ts';
import { parseUnicodeRange } from './web-fonts.ts';

const styles = readFileSync(inRoot('web-shell/src/fonts.css'), 'utf8');
const ALPHABET = 'aábcčdďeéěfghiíjklmnňoópqrřsštťuúůvwxyýzž';
/** Of prices, dates and sentences. */
const SIGNS = '0123456789 \u00a0.,:;!?()%&+-–…„“·×²';

const isCovered = (file: string, character: string): boolean =>
  parseUnicodeRange(styles, file).some(
    ([first, last]) => character.charCodeAt(0) >= first && character.charCodeAt(0) <= last,
  );

describe.each(['figtree', 'bricolage-grotesque'])('Czech files of %s', (family) => {
  it('contain what a Czech text needs', () => {
    const needed = [...ALPHABET, ...ALPHABET.toLocaleUpperCase('cs'), ...SIGNS];
    const missing = needed.filter(
      (character) => !['czech', 'czech-ext'].some((part) => isCovered(`${family}-${part}`, character)),
    );
    expect(missing).toEqual([]);
  });
});
