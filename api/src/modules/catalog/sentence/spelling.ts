import { stem } from '../search/czech-stemmer.ts';
import { isWithinOneTypo } from '../search/edit-distance.ts';

const MIN_LENGTH = 5;
const MIN_LENGTH_OF_TWO = 9;
/** Remembered words, so that common ones the vocabulary lacks are compared once. */
const MAX_REMEMBERED = 2000;

type Candidate = { readonly form: string; readonly word: string };

/**
 * Corrects typing errors to known words: one in words of five letters and more, two from nine. Only candidates
 * that begin with the same letter, or with the first two transposed, are compared.
 */
export class SpellingCorrector {
  /** Candidates by first letter and length. */
  private readonly candidates = new Map<string, Candidate[]>();
  private readonly remembered = new Map<string, string | null>();

  constructor(words: Iterable<string>) {
    const seen = new Set<string>();
    for (const word of words) {
      for (const form of new Set([word, stem(word)])) {
        if (form.length < MIN_LENGTH - 1 || /\d/u.test(form) || seen.has(form)) continue;
        seen.add(form);
        const key = `${form.charAt(0)}${form.length}`;
        const own = this.candidates.get(key);
        if (own === undefined) this.candidates.set(key, [{ form, word }]);
        else own.push({ form, word });
      }
    }
  }

  /** The known word nearest to an unknown one; null when there is none. */
  correct(word: string): string | null {
    if (word.length < MIN_LENGTH) return null;
    const remembered = this.remembered.get(word);
    if (remembered !== undefined) return remembered;
    const found = this.find(word);
    if (this.remembered.size >= MAX_REMEMBERED) this.remembered.clear();
    this.remembered.set(word, found);
    return found;
  }

  private find(word: string): string | null {
    const stemmed = stem(word);
    const isNear = (form: string): boolean => isWithinOneTypo(word, form);
    const isTransposed = (form: string): boolean => form.charAt(1) === word.charAt(0) && isNear(form);
    const first = word.charAt(0);
    return (
      this.findAmong(first, word.length, 1, word, isNear) ??
      (stemmed.length > MIN_LENGTH
        ? this.findAmong(first, stemmed.length, 1, stemmed, (form) => isWithinOneTypo(stemmed, form))
        : null) ??
      this.findAmong(word.charAt(1), word.length, 0, word, isTransposed) ??
      (word.length >= MIN_LENGTH_OF_TWO
        ? this.findAmong(first, word.length, 2, word, (form) => isWithinTwoTypos(word, form))
        : null)
    );
  }

  /** Another ending alone is inflection or derivation (zahrada, zahrádkář), no typing error. */
  private findAmong(
    start: string,
    length: number,
    spread: number,
    word: string,
    isNear: (form: string) => boolean,
  ): string | null {
    for (let size = length - spread; size <= length + spread; size += 1) {
      for (const { form, word: known } of this.candidates.get(`${start}${size}`) ?? [])
        if (!word.startsWith(form) && !form.startsWith(word) && isNear(form)) return known;
    }
    return null;
  }
}

/** Whether removing, replacing or transposing at the first difference leaves at most one more error. */
function isWithinTwoTypos(one: string, other: string): boolean {
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
