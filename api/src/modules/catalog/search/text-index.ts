import { Postings } from './postings.ts';
import { TermRows } from './term-rows.ts';
import { Vocabulary } from './vocabulary.ts';
import { wordsOfFolded, wordsOfQuery } from './words.ts';

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
 * A token matched by a query word; the weight of a synonym is halved, so that the word itself ranks first.
 */
type Match = { term: number; isSynonym: boolean };

/** A binary search per hit is faster than a scan when the posting list is this many times longer. */
const SEEK_FACTOR = 16;
const NOTHING: TextHits = { slots: new Int32Array(0), scores: new Uint16Array(0) };

/**
 * Inverted index of Czech texts: all words must match, and a word in a name outranks one in a description.
 */
export class TextIndex {
  /**
   * By token. Most words of names are unique: a single slot is stored as a number (slot × 256 + weight)
   * instead of a list.
   */
  private readonly postings: (Postings | number | undefined)[] = [];
  private readonly rows = new TermRows();
  private readonly synonyms = new Map<number, number[]>();
  /** Weights of one word by slot; all zero between calls. */
  private scratch = new Uint8Array(1024);
  private found = new Int32Array(1024);

  /** Several indexes may share a vocabulary. */
  constructor(
    synonyms: readonly (readonly string[])[] = [],
    private readonly vocabulary = new Vocabulary(),
  ) {
    for (const group of synonyms) {
      const terms = [...new Set(group.map((surface) => this.vocabulary.termOf(surface)))];
      for (const term of terms)
        this.synonyms.set(term, [
          ...(this.synonyms.get(term) ?? []),
          ...terms.filter((other) => other !== term),
        ]);
    }
  }

  /** Indexes the texts under the slot, which must be empty. */
  add(slot: number, texts: readonly WeightedText[]): void {
    const terms = new Set<number>();
    for (const { weight, text } of texts) {
      for (const word of wordsOfFolded(text)) {
        const term = this.vocabulary.termOf(word);
        terms.add(term);
        this.put(term, slot, weight);
      }
    }
    this.rows.set(slot, terms);
    if (slot < this.scratch.length) return;
    this.scratch = new Uint8Array(slot * 2);
    this.found = new Int32Array(slot * 2);
  }

  remove(slot: number): void {
    for (const term of this.rows.get(slot)) {
      const own = this.postings[term];
      if (typeof own === 'number') this.postings[term] = undefined;
      else own?.remove(slot);
    }
    this.rows.delete(slot);
  }

  /** Frees unused capacity after loading. */
  trim(): void {
    for (const own of this.postings) if (own instanceof Postings) own.trim();
    this.rows.trim();
  }

  search(query: string, lastWord: LastWord = 'whole-first'): TextHits {
    const words = wordsOfQuery(query);
    const [rarest, ...others] = words
      .map((word, at) => this.matchesOf(word, at === words.length - 1, lastWord))
      .sort((one, other) => this.sizeOf(one) - this.sizeOf(other));
    if (rarest === undefined || rarest.length === 0) return NOTHING;
    return others.reduce((hits, matches) => this.narrow(hits, matches), this.collect(rarest));
  }

  /**
   * Tokens of a query word: itself and its synonyms, otherwise prefix matches, otherwise words with one
   * typing error.
   */
  private matchesOf(word: string, isLast: boolean, lastWord: LastWord): Match[] {
    const own = this.vocabulary.lookUp(word);
    const whole = own === undefined ? [] : this.used([own, ...(this.synonyms.get(own) ?? [])], own);
    if (whole.length > 0 && !(isLast && lastWord === 'beginning')) return whole;
    const begun = isLast
      ? this.used(this.vocabulary.beginningWith(word, (term) => term !== own && this.sizeOfTerm(term) > 0))
      : [];
    if (whole.length + begun.length > 0) return [...whole, ...begun];
    return this.used(this.vocabulary.near(word));
  }

  private used(terms: readonly number[], own?: number): Match[] {
    return terms
      .filter((term) => this.sizeOfTerm(term) > 0)
      .map((term): Match => ({ term, isSynonym: own !== undefined && term !== own }));
  }

  private sizeOf(matches: readonly Match[]): number {
    return matches.reduce((sum, { term }) => sum + this.sizeOfTerm(term), 0);
  }

  private sizeOfTerm(term: number): number {
    const own = this.postings[term];
    return typeof own === 'number' ? 1 : (own?.size ?? 0);
  }

  private put(term: number, slot: number, weight: number): void {
    const own = this.postings[term];
    if (own === undefined) this.postings[term] = slot * 256 + weight;
    else if (typeof own !== 'number') own.add(slot, weight);
    else if (Math.floor(own / 256) === slot) this.postings[term] = slot * 256 + Math.max(weight, own % 256);
    else this.postings[term] = listOf(own).add(slot, weight);
  }

  private listOfTerm(term: number): Postings {
    const own = this.postings[term];
    return own instanceof Postings ? own : own === undefined ? NO_POSTINGS : listOf(own);
  }

  private collect(matches: readonly Match[]): TextHits {
    const [only] = matches;
    const single = matches.length === 1 && only !== undefined ? this.listOfTerm(only.term) : undefined;
    if (single !== undefined)
      return {
        slots: single.slots.slice(0, single.size),
        scores: Uint16Array.from(single.weights.subarray(0, single.size)),
      };
    const size = this.spread(matches);
    const slots = this.found.slice(0, size);
    const scores = new Uint16Array(size);
    for (let i = 0; i < size; i += 1) scores[i] = this.scratch[slots[i] ?? 0] ?? 0;
    this.scratch.fill(0);
    return { slots, scores };
  }

  /** Filters the hits in place to those that contain one of the tokens. */
  private narrow(hits: TextHits, matches: readonly Match[]): TextHits {
    const [only] = matches;
    const single = matches.length === 1 && only !== undefined ? this.listOfTerm(only.term) : undefined;
    const seek = single !== undefined && hits.slots.length * SEEK_FACTOR < single.size ? single : undefined;
    if (seek === undefined) this.spread(matches);
    let kept = 0;
    for (let i = 0; i < hits.slots.length; i += 1) {
      const slot = hits.slots[i] ?? 0;
      const weight = seek === undefined ? (this.scratch[slot] ?? 0) : seek.weightOf(slot);
      if (weight === 0) continue;
      hits.slots[kept] = slot;
      hits.scores[kept] = (hits.scores[i] ?? 0) + weight;
      kept += 1;
    }
    if (seek === undefined) this.scratch.fill(0);
    return { slots: hits.slots.subarray(0, kept), scores: hits.scores.subarray(0, kept) };
  }

  /**
   * Writes the highest weight of each slot into the scratch and the slots into `found`.
   * @returns how many there are
   */
  private spread(matches: readonly Match[]): number {
    let size = 0;
    for (const { term, isSynonym } of matches) {
      const { slots, weights, size: length } = this.listOfTerm(term);
      for (let i = 0; i < length; i += 1) {
        const slot = slots[i] ?? 0;
        const weight = isSynonym ? ((weights[i] ?? 0) + 1) >>> 1 : (weights[i] ?? 0);
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

const listOf = (single: number): Postings => new Postings().add(Math.floor(single / 256), single % 256);
