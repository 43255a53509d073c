import { stem } from './czech-stemmer.ts';
import { isWithinOneTypo } from './edit-distance.ts';

/**
 * Minimum length of a word that may contain a typing error; in shorter ones another letter makes another
 * word.
 */
export const MIN_TYPO_LENGTH = 4;
const HAS_DIGIT = /\d/u;
/** Maximum number of tokens of a prefix, and of words scanned for them. */
const MAX_EXPANSIONS = 512;
const MAX_SCANNED = 20_000;

/**
 * Words of the indexed texts. Each surface form is stemmed once and cached, so that loading costs a lookup
 * per word. Prefixes and typing errors are matched on surface forms, errors in inflected words also on stems.
 */
export class Vocabulary {
  /** Stem of each token. */
  readonly stems: string[] = [];
  private readonly tokenByStem = new Map<string, number>();
  private readonly tokenBySurface = new Map<string, number>();
  private readonly surfacesByLength = new Map<number, string[]>();
  private sorted: string[] = [];

  /** The token of a surface form, created if new. */
  getOrAddToken(surface: string): number {
    const known = this.tokenBySurface.get(surface);
    if (known !== undefined) return known;
    const stemmed = stem(surface);
    let token = this.tokenByStem.get(stemmed);
    if (token === undefined) {
      token = this.stems.push(stemmed) - 1;
      this.tokenByStem.set(stemmed, token);
    }
    this.tokenBySurface.set(surface, token);
    if (HAS_DIGIT.test(surface)) return token;
    const sameLength = this.surfacesByLength.get(surface.length);
    if (sameLength === undefined) this.surfacesByLength.set(surface.length, [surface]);
    else sameLength.push(surface);
    return token;
  }

  findToken(surface: string): number | undefined {
    return this.tokenBySurface.get(surface) ?? this.tokenByStem.get(stem(surface));
  }

  /** Accepted tokens with a surface form that starts with the prefix. */
  findByPrefix(prefix: string, isAccepted: (token: number) => boolean): number[] {
    if (this.sorted.length !== this.tokenBySurface.size) this.sorted = [...this.tokenBySurface.keys()].sort();
    const found = new Set<number>();
    const first = this.lowerBound(prefix);
    const end = Math.min(this.sorted.length, first + MAX_SCANNED);
    for (let at = first; at < end && found.size < MAX_EXPANSIONS; at += 1) {
      const surface = this.sorted[at] ?? '';
      if (!surface.startsWith(prefix)) break;
      const token = this.tokenBySurface.get(surface) ?? 0;
      if (isAccepted(token)) found.add(token);
    }
    return [...found];
  }

  /** Tokens with one typing error, compared by surface form, otherwise by stem. */
  findWithinTypo(surface: string, minLength = MIN_TYPO_LENGTH): number[] {
    if (surface.length < minLength || HAS_DIGIT.test(surface)) return [];
    const found = new Set<number>();
    for (const length of [surface.length - 1, surface.length, surface.length + 1]) {
      for (const candidate of this.surfacesByLength.get(length) ?? []) {
        if (isWithinOneTypo(surface, candidate)) found.add(this.tokenBySurface.get(candidate) ?? 0);
      }
    }
    const stemmed = stem(surface);
    if (found.size > 0 || stemmed.length < MIN_TYPO_LENGTH) return [...found];
    this.stems.forEach((candidate, token) => {
      if (isWithinOneTypo(stemmed, candidate)) found.add(token);
    });
    return [...found];
  }

  private lowerBound(prefix: string): number {
    let low = 0;
    let high = this.sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.sorted[middle] ?? '') < prefix) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
