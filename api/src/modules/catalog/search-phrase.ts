import { LIMITS } from '@prostora/contracts';
import { fold } from './search/czech-stemmer.ts';

/** Seven digits, however they are parted: a telephone, a birth or an identification number. */
const NUMBER_OF_SOMEBODY = /\p{Nd}(?:[\s.,/()+-]*\p{Nd}){6}/u;

/** What is kept of a text somebody searched for; null where it says too little, or may say who they are (an e-mail, a long number). */
export function phraseOf(search: string): string | null {
  const text = search.normalize('NFKC');
  if (text.includes('@') || NUMBER_OF_SOMEBODY.test(text)) return null;
  const phrase = fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, LIMITS.searchText)
    .trim();
  return phrase.length < 2 ? null : phrase;
}
