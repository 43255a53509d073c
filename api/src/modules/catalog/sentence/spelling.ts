import { stem } from '../search/czech-stemmer.ts';
import { isWithinOneTypo } from '../search/edit-distance.ts';

const MIN_LENGTH = 5;
const MIN_LENGTH_OF_TWO = 9;

type Candidate = { readonly form: string; readonly word: string };

/**
 * Corrects typing errors to known words: one in words of five letters and more, two from nine. Only candidates
 * that begin with the same letter, or with the first two transposed, are compared.
 */
export class SpellingCorrector {
  private readonly byStart = new Map<string, Candidate[]>();

  constructor(words: Iterable<string>) {
    const seen = new Set<string>();
    for (const word of words) {
      for (const form of new Set([word, stem(word)])) {
        if (form.length < MIN_LENGTH - 1 || /\d/u.test(form) || seen.has(`${form} ${word}`)) continue;
        seen.add(`${form} ${word}`);
        const start = form.charAt(0);
        const own = this.byStart.get(start);
        if (own === undefined) this.byStart.set(start, [{ form, word }]);
        else own.push({ form, word });
      }
    }
  }

  /** The known word nearest to an unknown one; null when there is none. */
  correct(word: string): string | null {
    if (word.length < MIN_LENGTH) return null;
    const stemmed = stem(word);
    const starts = new Set([word.charAt(0), word.charAt(1)]);
    let best: { word: string; distance: number } | null = null;
    for (const start of starts) {
      for (const candidate of this.byStart.get(start) ?? []) {
        const distance = measure(word, stemmed, candidate.form, start !== word.charAt(0));
        if (distance < (best?.distance ?? Infinity)) best = { word: candidate.word, distance };
        if (distance === 1) return candidate.word;
      }
    }
    return best?.word ?? null;
  }
}

/** 1 or 2 typing errors; Infinity for more than are allowed. */
function measure(word: string, stemmed: string, form: string, isTransposed: boolean): number {
  if (isTransposed) return form.charAt(1) === word.charAt(0) && isWithinOneTypo(word, form) ? 1 : Infinity;
  if (isWithinOneTypo(word, form)) return 1;
  if (stemmed.length >= MIN_LENGTH && isWithinOneTypo(stemmed, form)) return 1;
  const mayHaveTwo = word.length >= MIN_LENGTH_OF_TWO && form.length >= MIN_LENGTH_OF_TWO - 2;
  return mayHaveTwo && isWithinTwoTypos(word, form) ? 2 : Infinity;
}

/** Whether removing, replacing or transposing at the first difference leaves at most one more error. */
function isWithinTwoTypos(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 2) return false;
  let at = 0;
  while (at < one.length && at < other.length && one.charCodeAt(at) === other.charCodeAt(at)) at += 1;
  const [restOne, restOther] = [one.slice(at), other.slice(at)];
  return (
    isWithinOneTypo(restOne.slice(1), restOther) ||
    isWithinOneTypo(restOne, restOther.slice(1)) ||
    isWithinOneTypo(restOne.slice(1), restOther.slice(1)) ||
    (restOne[0] === restOther[1] &&
      restOne[1] === restOther[0] &&
      isWithinOneTypo(restOne.slice(2), restOther.slice(2)))
  );
}
