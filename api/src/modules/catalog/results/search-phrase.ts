import { LIMITS } from '@prostora/contracts';
import { fold } from '../search/czech-stemmer.ts';

/** Seven digits with any separators: a phone, birth or company number. */
const PERSONAL_NUMBER = /\p{Nd}(?:[\s.,/()+-]*\p{Nd}){6}/u;

/**
 * Normalized phrase of a search; null when it is too short or may be personal data (an e-mail, a long
 * number).
 */
export function toSearchPhrase(search: string): string | null {
  const text = search.normalize('NFKC');
  if (text.includes('@') || PERSONAL_NUMBER.test(text)) return null;
  const phrase = fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, LIMITS.searchText)
    .trim();
  return phrase.length < 2 ? null : phrase;
}
