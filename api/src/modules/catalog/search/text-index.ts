import { Postings } from './postings.ts';
import { TokenRows } from './token-rows.ts';
import { Vocabulary } from './vocabulary.ts';
import { splitWords, splitQueryWords } from './words.ts';

/** A folded text and the weight of its words, 1 to 255. */
export type WeightedText = { weight: number; text: string };
/**
 * Matching of the last word: by prefix only when no whole word matches, or always also by prefix
 * (suggestions).
 */
export type LastWord = 'whole-first' | 'beginning';
/** Results of a query, unordered; `scores[i]` is the relevance of `slots[i]`. */
export type TextHits = { slots: Int32Array; scores: Uint16Array };

/**
 * A token matched by a query word. The weight of another word (a synonym, a near spelling) is halved, so that
 * the word itself ranks first.
 */
type Match = { token: number; isOther: boolean; minWeight: number };
type TextIndexOptions = {
  /** Groups of words that mean the same. */
  synonyms?: readonly (readonly string[])[];
  /** Several indexes may share a vocabulary. */
  vocabulary?: Vocabulary;
  /** Weight from which a word belongs to a name. */
  nameWeight?: number;
};

/** A binary search per hit is faster than a scan when the posting list is this many times longer. */
const SEEK_FACTOR = 16;
/** Minimum length of a word that begins or nearly spells one of a name. */
const MIN_NEAR_LENGTH = 3;
const NO_HITS: TextHits = { slots: new Int32Array(0), scores: new Uint16Array(0) };

/**
 * Inverted index of Czech texts: all words must match, and a word in a name outranks one in a description.
 */
export class TextIndex {
  /**
   * By token. Most words of names are unique: a single slot is stored as a number (slot × 256 + weight)
   * instead of a list.
   */
  private readonly postings: (Postings | number | undefined)[] = [];
  private readonly tokenRows = new TokenRows();
  private readonly synonyms = new Map<number, number[]>();
  /** Weights of one word by slot; all zero between calls. */
  private scratch = new Uint8Array(1024);
  private found = new Int32Array(1024);

  private readonly vocabulary: Vocabulary;
  private readonly nameWeight: number;

  constructor({ synonyms = [], vocabulary = new Vocabulary(), nameWeight = 1 }: TextIndexOptions = {}) {
    this.vocabulary = vocabulary;
    this.nameWeight = nameWeight;
    for (const group of synonyms) {
      const tokens = [...new Set(group.map((surface) => this.vocabulary.getOrAddToken(surface)))];
      for (const token of tokens)
        this.synonyms.set(token, [
          ...(this.synonyms.get(token) ?? []),
          ...tokens.filter((other) => other !== token),
        ]);
    }
  }

  /** Indexes the texts under the slot, which must be empty. */
  add(slot: number, texts: readonly WeightedText[]): void {
    const tokens = new Set<number>();
    for (const { weight, text } of texts) {
      for (const word of splitWords(text)) {
        const token = this.vocabulary.getOrAddToken(word);
        tokens.add(token);
        this.addPosting(token, slot, weight);
      }
    }
    this.tokenRows.set(slot, tokens);
    if (slot < this.scratch.length) return;
    this.scratch = new Uint8Array(slot * 2);
    this.found = new Int32Array(slot * 2);
  }

  remove(slot: number): void {
    for (const token of this.tokenRows.get(slot)) {
      const postings = this.postings[token];
      if (typeof postings === 'number') this.postings[token] = undefined;
      else postings?.remove(slot);
    }
    this.tokenRows.delete(slot);
  }

  /** Frees unused capacity after loading. */
  trim(): void {
    for (const postings of this.postings) if (postings instanceof Postings) postings.trim();
    this.tokenRows.trim();
  }

  /** Whether a text contains the folded word or another form of it. */
  hasWord(word: string): boolean {
    const token = this.vocabulary.findToken(word);
    return token !== undefined && this.countTokenPostings(token) > 0;
  }

  /**
   * Slots whose texts contain all words of the query. Where none does, a word also stands for the words of
   * names that it begins or nearly spells: „kole“ is a form of kolo, and „Kolej“ with a letter missing.
   */
  search(query: string, lastWord: LastWord = 'whole-first'): TextHits {
    const words = splitQueryWords(query);
    const matches = words.map((word, at) => this.findMatches(word, at === words.length - 1, lastWord));
    const hits = this.intersect(matches);
    if (hits.slots.length > 0 || words.length < 2) return hits;
    return this.intersect(
      words.map((word, at) => [...(matches[at] ?? []), ...this.findNearNameMatches(word)]),
    );
  }

  private intersect(matchesByWord: readonly Match[][]): TextHits {
    const [rarest, ...others] = matchesByWord.toSorted(
      (one, other) => this.countPostings(one) - this.countPostings(other),
    );
    if (rarest === undefined || rarest.length === 0) return NO_HITS;
    return others.reduce((hits, matches) => this.narrow(hits, matches), this.collect(rarest));
  }

  private findNearNameMatches(word: string): Match[] {
    if (word.length < MIN_NEAR_LENGTH) return [];
    const isUsed = (token: number): boolean => this.countTokenPostings(token) > 0;
    return [
      ...this.vocabulary.findByPrefix(word, isUsed),
      ...this.vocabulary.findWithinTypo(word, MIN_NEAR_LENGTH).filter(isUsed),
    ].map((token) => ({ token, isOther: true, minWeight: this.nameWeight }));
  }

  /**
   * Tokens of a query word: itself and its synonyms, otherwise prefix matches, otherwise words with one
   * typing error.
   */
  private findMatches(word: string, isLast: boolean, lastWord: LastWord): Match[] {
    const ownToken = this.vocabulary.findToken(word);
    const exactMatches =
      ownToken === undefined
        ? []
        : this.toMatches([ownToken, ...(this.synonyms.get(ownToken) ?? [])], ownToken);
    if (exactMatches.length > 0 && !(isLast && lastWord === 'beginning')) return exactMatches;
    const prefixMatches = isLast
      ? this.toMatches(
          this.vocabulary.findByPrefix(
            word,
            (token) => token !== ownToken && this.countTokenPostings(token) > 0,
          ),
        )
      : [];
    if (exactMatches.length + prefixMatches.length > 0) return [...exactMatches, ...prefixMatches];
    return this.toMatches(this.vocabulary.findWithinTypo(word));
  }

  private toMatches(tokens: readonly number[], ownToken?: number): Match[] {
    return tokens
      .filter((token) => this.countTokenPostings(token) > 0)
      .map((token) => ({ token, isOther: ownToken !== undefined && token !== ownToken, minWeight: 1 }));
  }

  private countPostings(matches: readonly Match[]): number {
    return matches.reduce((sum, { token }) => sum + this.countTokenPostings(token), 0);
  }

  private countTokenPostings(token: number): number {
    const postings = this.postings[token];
    return typeof postings === 'number' ? 1 : (postings?.size ?? 0);
  }

  private addPosting(token: number, slot: number, weight: number): void {
    const postings = this.postings[token];
    if (postings === undefined) this.postings[token] = slot * 256 + weight;
    else if (typeof postings !== 'number') postings.add(slot, weight);
    else if (Math.floor(postings / 256) === slot)
      this.postings[token] = slot * 256 + Math.max(weight, postings % 256);
    else this.postings[token] = toPostings(postings).add(slot, weight);
  }

  private getPostings(token: number): Postings {
    const postings = this.postings[token];
    return postings instanceof Postings
      ? postings
      : postings === undefined
        ? NO_POSTINGS
        : toPostings(postings);
  }

  /** Postings of a word that is matched by its own token alone; their weights hold as they are. */
  private getOnlyPostings([only, ...others]: readonly Match[]): Postings | undefined {
    return only === undefined || only.isOther || others.length > 0 ? undefined : this.getPostings(only.token);
  }

  private collect(matches: readonly Match[]): TextHits {
    const single = this.getOnlyPostings(matches);
    if (single !== undefined)
      return {
        slots: single.slots.slice(0, single.size),
        scores: Uint16Array.from(single.weights.subarray(0, single.size)),
      };
    const size = this.scatterWeights(matches);
    const slots = this.found.slice(0, size);
    const scores = new Uint16Array(size);
    for (let i = 0; i < size; i += 1) scores[i] = this.scratch[slots[i] ?? 0] ?? 0;
    this.scratch.fill(0);
    return { slots, scores };
  }

  /** Filters the hits in place to those that contain one of the tokens. */
  private narrow(hits: TextHits, matches: readonly Match[]): TextHits {
    const single = this.getOnlyPostings(matches);
    const seek = single !== undefined && hits.slots.length * SEEK_FACTOR < single.size ? single : undefined;
    if (seek === undefined) this.scatterWeights(matches);
    let hitCount = 0;
    for (let i = 0; i < hits.slots.length; i += 1) {
      const slot = hits.slots[i] ?? 0;
      const weight = seek === undefined ? (this.scratch[slot] ?? 0) : seek.getWeight(slot);
      if (weight === 0) continue;
      hits.slots[hitCount] = slot;
      hits.scores[hitCount] = (hits.scores[i] ?? 0) + weight;
      hitCount += 1;
    }
    if (seek === undefined) this.scratch.fill(0);
    return { slots: hits.slots.subarray(0, hitCount), scores: hits.scores.subarray(0, hitCount) };
  }

  /**
   * Writes the highest weight of each slot into the scratch and the slots into `found`.
   * @returns how many there are
   */
  private scatterWeights(matches: readonly Match[]): number {
    let size = 0;
    for (const { token, isOther, minWeight } of matches) {
      const { slots, weights, size: length } = this.getPostings(token);
      for (let i = 0; i < length; i += 1) {
        const slot = slots[i] ?? 0;
        const own = weights[i] ?? 0;
        if (own < minWeight) continue;
        const weight = isOther ? (own + 1) >>> 1 : own;
        const before = this.scratch[slot] ?? 0;
        if (before === 0) {
          this.found[size] = slot;
          size += 1;
        }
        if (weight > before) this.scratch[slot] = weight;
      }
    }
    return size;
  }
}

const NO_POSTINGS = new Postings(0);

const toPostings = (single: number): Postings => new Postings().add(Math.floor(single / 256), single % 256);
