import { stem } from './czech-stemmer.ts';
import { isWithinOneTypo } from './edit-distance.ts';

/**
 * Minimum length of a word that may contain a typing error; in shorter ones another letter makes another
 * word.
 */
export const SHORTEST_FORGIVEN = 4;
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
  private readonly termOfStem = new Map<string, number>();
  private readonly termOfSurface = new Map<string, number>();
  private readonly surfacesOfLength = new Map<number, string[]>();
  private sorted: string[] = [];

  /** The token of a surface form, created if new. */
  termOf(surface: string): number {
    const known = this.termOfSurface.get(surface);
    if (known !== undefined) return known;
    const root = stem(surface);
    let term = this.termOfStem.get(root);
    if (term === undefined) {
      term = this.stems.push(root) - 1;
      this.termOfStem.set(root, term);
    }
    this.termOfSurface.set(surface, term);
    if (HAS_DIGIT.test(surface)) return term;
    const sameLength = this.surfacesOfLength.get(surface.length);
    if (sameLength === undefined) this.surfacesOfLength.set(surface.length, [surface]);
    else sameLength.push(surface);
    return term;
  }

  lookUp(surface: string): number | undefined {
    return this.termOfSurface.get(surface) ?? this.termOfStem.get(stem(surface));
  }

  /** Accepted tokens with a surface form that starts with the prefix. */
  beginningWith(prefix: string, isWanted: (term: number) => boolean): number[] {
    if (this.sorted.length !== this.termOfSurface.size) this.sorted = [...this.termOfSurface.keys()].sort();
    const found = new Set<number>();
    const first = this.firstNotBefore(prefix);
    const end = Math.min(this.sorted.length, first + MAX_SCANNED);
    for (let at = first; at < end && found.size < MAX_EXPANSIONS; at += 1) {
      const surface = this.sorted[at] ?? '';
      if (!surface.startsWith(prefix)) break;
      const term = this.termOfSurface.get(surface) ?? 0;
      if (isWanted(term)) found.add(term);
    }
    return [...found];
  }

  /** Tokens with one typing error, compared by surface form, otherwise by stem. */
  near(surface: string): number[] {
    if (surface.length < SHORTEST_FORGIVEN || HAS_DIGIT.test(surface)) return [];
    const found = new Set<number>();
    for (const length of [surface.length - 1, surface.length, surface.length + 1]) {
      for (const candidate of this.surfacesOfLength.get(length) ?? []) {
        if (isWithinOneTypo(surface, candidate)) found.add(this.termOfSurface.get(candidate) ?? 0);
      }
    }
    const root = stem(surface);
    if (found.size > 0 || root.length < SHORTEST_FORGIVEN) return [...found];
    this.stems.forEach((candidate, term) => {
      if (isWithinOneTypo(root, candidate)) found.add(term);
    });
    return [...found];
  }

  private firstNotBefore(prefix: string): number {
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
