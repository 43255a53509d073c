import { fold } from './czech-stemmer.ts';

const WORD = /[\p{L}\p{N}]+/gu;
const HYPHENATED = /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu;

/** Folded prepositions and conjunctions; ignored by the search. */
const STOP_WORDS: ReadonlySet<string> = new Set([
  'a',
  'aby',
  'ale',
  'ani',
  'az',
  'bez',
  'by',
  'do',
  'i',
  'jako',
  'je',
  'jsou',
  'k',
  'ke',
  'ktera',
  'ktere',
  'ktery',
  'na',
  'nad',
  'nebo',
  'o',
  'od',
  'po',
  'pod',
  'pro',
  'pri',
  's',
  'se',
  'si',
  'u',
  'v',
  've',
  'z',
  'za',
  'ze',
  'ci',
  'kde',
  'i',
]);

/** Maximum number of query words; further ones add cost but no precision. */
const MAX_QUERY_WORDS = 8;

/** Words of a folded text without stop words; „wi-fi“ also yields „wifi“. */
export function splitWords(folded: string): string[] {
  const words: string[] = [];
  let start = -1;
  for (let at = 0; at <= folded.length; at += 1) {
    if (at < folded.length && isWordCodeUnit(folded, at)) {
      if (start < 0) start = at;
      continue;
    }
    if (start >= 0) {
      const word = folded.slice(start, at);
      if (!STOP_WORDS.has(word)) words.push(word);
      start = -1;
    }
  }
  if (!folded.includes('-')) return words;
  return words.concat((folded.match(HYPHENATED) ?? []).map((compound) => compound.replaceAll('-', '')));
}

/**
 * Whether the code unit belongs to a letter or digit. Folded Czech is ASCII; the regular expression runs for
 * other letters only. Both halves of a surrogate pair count.
 */
function isWordCodeUnit(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  if (unit < 128)
    return (unit >= 97 && unit <= 122) || (unit >= 48 && unit <= 57) || (unit >= 65 && unit <= 90);
  const isLowSurrogate = unit >= 0xdc00 && unit <= 0xdfff;
  return /[\p{L}\p{N}]/u.test(
    String.fromCodePoint(text.codePointAt(isLowSurrogate ? Math.max(0, at - 1) : at) ?? 0),
  );
}

/** Words of a query. Stop words are dropped unless nothing else is left; then only the last one is kept. */
export function splitQueryWords(text: string): string[] {
  const all = fold(text).match(WORD) ?? [];
  const meaningful = all.filter((word) => !STOP_WORDS.has(word));
  return (meaningful.length > 0 ? meaningful : all.slice(-1)).slice(0, MAX_QUERY_WORDS);
}
