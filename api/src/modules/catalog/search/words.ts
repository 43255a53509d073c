import { fold } from './czech-stemmer.ts';

const WORD = /[\p{L}\p{N}]+/gu;
const HYPHENATED = /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu;

/** Folded prepositions and conjunctions: they carry no meaning of their own, so nothing is asked of them. */
const STOP_WORDS: ReadonlySet<string> = new Set([
  'a', 'aby', 'ale', 'ani', 'az', 'bez', 'by', 'do', 'i', 'jako', 'je', 'jsou', 'k', 'ke', 'ktera', 'ktere', 'ktery', 'na', 'nad', 'nebo', 'o', 'od',
  'po', 'pod', 'pro', 'pri', 's', 'se', 'si', 'u', 'v', 've', 'z', 'za', 'ze', 'ci', 'kde', 'i',
]);

/** Longest query in words; more says nothing new and costs time. */
export const MAX_QUERY_WORDS = 8;

export const isStopWord = (word: string): boolean => STOP_WORDS.has(word);

/** Words of a folded text without stop words; „wi-fi“ gives also „wifi“, because people type both. */
export function wordsOfFolded(folded: string): string[] {
  const words = (folded.match(WORD) ?? []).filter((word) => !STOP_WORDS.has(word));
  if (!folded.includes('-')) return words;
  return words.concat((folded.match(HYPHENATED) ?? []).map((compound) => compound.replaceAll('-', '')));
}

/** Words a visitor typed. A stop word stays only when it is all there is, or may be the beginning of the last word. */
export function wordsOfQuery(text: string): string[] {
  const all = fold(text).match(WORD) ?? [];
  const meaningful = all.filter((word) => !STOP_WORDS.has(word));
  return (meaningful.length > 0 ? meaningful : all.slice(-1)).slice(0, MAX_QUERY_WORDS);
}
