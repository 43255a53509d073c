import { readNumber, type NumberMatch } from './numbers.ts';
import type {
  AmbiguousWord,
  ChipSlot,
  Layout,
  SentenceLocation,
  SentenceReference,
  TaggedItem,
} from './sentence-types.ts';
import type { Token } from './tokens.ts';

/** Tokens that say one value; ignored ones say nothing, but are no words of the rest either. */
export type Claim = {
  readonly slot: ChipSlot | 'ignored';
  readonly value: string;
  readonly tokens: number[];
};

/** Tokens that name several attributes or purposes. */
export type AmbiguousTokens = {
  readonly kind: AmbiguousWord['kind'];
  readonly items: readonly TaggedItem[];
  readonly from: number;
  readonly to: number;
};

export type DraftValues = {
  purpose: SentenceReference | null;
  locations: SentenceLocation[];
  notLocation: SentenceLocation | null;
  radiusKm: number | null;
  guests: number | null;
  layout: Layout | null;
  priceMax: number | null;
  pricePerPerson: number | null;
  pricePerHour: number | null;
  dateFrom: string | null;
  dateTo: string | null;
  isFlexible: boolean;
  weekdays: number[];
  /** Weeks from one date to the next; null without a repetition. */
  repeat: number | null;
  timeFrom: number | null;
  timeTo: number | null;
  attributes: SentenceReference[];
  without: SentenceReference[];
};

/** Values read so far, and the tokens they were read from. A token belongs to one value. */
export class SentenceDraft {
  readonly values: DraftValues = {
    purpose: null,
    locations: [],
    notLocation: null,
    radiusKm: null,
    guests: null,
    layout: null,
    priceMax: null,
    pricePerPerson: null,
    pricePerHour: null,
    dateFrom: null,
    dateTo: null,
    isFlexible: false,
    weekdays: [],
    repeat: null,
    timeFrom: null,
    timeTo: null,
    attributes: [],
    without: [],
  };
  readonly claims: Claim[] = [];
  ambiguous: AmbiguousTokens[] = [];
  private readonly owners: (Claim | undefined)[] = [];

  constructor(
    readonly tokens: readonly Token[],
    /** YYYY-MM-DD in Prague. */
    readonly today: string,
  ) {}

  isFree(at: number): boolean {
    return this.tokens[at] !== undefined && this.owners[at] === undefined;
  }

  /** The folded word of a token that has no value yet, otherwise empty. */
  getWord(at: number): string {
    return this.isFree(at) ? (this.tokens[at]?.word ?? '') : '';
  }

  getOwner(at: number): Claim | undefined {
    return this.owners[at];
  }

  isAny(at: number, words: ReadonlySet<string> | ReadonlyMap<string, unknown>): boolean {
    return words.has(this.getWord(at));
  }

  /** A number whose tokens have no value yet. */
  readNumber(at: number): NumberMatch | null {
    if (!this.isFree(at)) return null;
    const number = readNumber(this.tokens, at);
    if (number === null) return null;
    for (let index = at; index < number.end; index += 1) if (!this.isFree(index)) return null;
    return number;
  }

  /** Gives the free tokens from `from` up to `to` (exclusive) to a value. */
  claim(slot: Claim['slot'], value: string, from: number, to: number): void {
    let claim = this.claims.find((one) => one.slot === slot && one.value === value && slot !== 'ignored');
    if (claim === undefined) this.claims.push((claim = { slot, value, tokens: [] }));
    for (let at = from; at < to; at += 1) {
      if (!this.isFree(at)) continue;
      this.owners[at] = claim;
      claim.tokens.push(at);
    }
  }

  /** Tokens that say a value beside the one they belong to: „silvestr“ is a day and a purpose. */
  share(slot: ChipSlot, value: string, from: number, to: number): void {
    this.claim(slot, value, to, to);
    const claim = this.claims.find((one) => one.slot === slot && one.value === value);
    for (let at = from; at < to; at += 1) if (claim?.tokens.includes(at) === false) claim.tokens.push(at);
  }

  /** Takes a purpose that other words name; words of several purposes are not asked about then. */
  namePurpose(purpose: SentenceReference): void {
    this.values.purpose = purpose;
    this.ambiguous = this.ambiguous.filter(({ kind }) => kind !== 'purpose');
  }

  ignore(from: number, to: number): void {
    this.claim('ignored', '', from, to);
  }
}
