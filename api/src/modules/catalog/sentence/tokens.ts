import { fold } from '../search/czech-stemmer.ts';
import { toWordKeys } from './word-keys.ts';

export type Token = {
  readonly kind: 'word' | 'number' | 'mark';
  /** Spelling of the visitor. */
  readonly text: string;
  /** Lower case without diacritics; after a corrected typing error the right word. */
  readonly word: string;
  /** Keys of the vocabulary. */
  readonly keys: readonly string[];
  readonly start: number;
  readonly end: number;
  /** Whether white space precedes. */
  readonly isSpaced: boolean;
};

/** Longest sentence that is read, in UTF-16 code units. */
export const MAX_SENTENCE_LENGTH = 200;
const TOKEN = /\d+|(?:\p{L}\p{M}*)+|[^\s\p{L}\p{M}\d]/gu;
const DASHES = /[‐-―−]/u;

export function tokenize(text: string): Token[] {
  return [...text.slice(0, MAX_SENTENCE_LENGTH).matchAll(TOKEN)].map(({ 0: part, index }): Token => {
    const kind = /^\d/u.test(part) ? 'number' : /^\p{L}/u.test(part) ? 'word' : 'mark';
    const word = kind === 'word' ? fold(part) : DASHES.test(part) ? '-' : part;
    return {
      kind,
      text: part,
      word,
      keys: kind === 'mark' ? [] : toWordKeys(word),
      start: index,
      end: index + part.length,
      isSpaced: index === 0 || /\s/u.test(text[index - 1] ?? ' '),
    };
  });
}
