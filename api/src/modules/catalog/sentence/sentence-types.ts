import type { LAYOUTS } from '@prostora/contracts';

export type LocationKind = 'country' | 'region' | 'town' | 'city_part';
export type Layout = (typeof LAYOUTS)[number];

type NamedItem = { readonly id: number; readonly slug: string; readonly name: string };
/** A purpose or attribute; synonyms are words of the operator, phrases included. */
export type TaggedItem = NamedItem & { readonly synonyms: readonly string[] };
export type SentenceLocation = NamedItem & {
  /** „v Brně“; null when only the name is used. */
  readonly locative: string | null;
  readonly kind: LocationKind;
  /** Slug of the parent. */
  readonly parent: string | null;
  /** Colloquial names. An alias of several locations means all of them. */
  readonly aliases: readonly string[];
};
/** What a sentence can name. */
export type SentenceVocabulary = {
  readonly purposes: readonly TaggedItem[];
  readonly attributes: readonly TaggedItem[];
  readonly locations: readonly SentenceLocation[];
};

export type SentenceReference = NamedItem;
export type ChipSlot =
  | 'purpose'
  | 'location'
  | 'locations'
  | 'not_location'
  | 'guests'
  | 'layout'
  | 'price_max'
  | 'price_max_per_person'
  | 'price_max_per_hour'
  | 'date'
  | 'weekdays'
  | 'repeat'
  | 'time'
  | 'attributes'
  | 'without';
export type SentenceChip = {
  slot: ChipSlot;
  /** Slug, number, or interval „from/to“ of dates and times. */
  value: string;
  /** Words of the sentence that say it. */
  text: string;
  label: string;
  /** The sentence without these words. */
  without: string;
};

/** A word that names several attributes or purposes, of which none is chosen. */
export type AmbiguousWord = {
  kind: 'attribute' | 'purpose';
  /** In the spelling of the visitor. */
  text: string;
  /** Each with the sentence that names it instead. */
  options: (SentenceReference & { query: string })[];
};

/** Days are YYYY-MM-DD of Prague; times HH:MM up to 30:00 = 6:00 of the next day; money in CZK. */
export type ParsedSentence = {
  text: string;
  purpose: SentenceReference | null;
  location: SentenceReference | null;
  locations: SentenceReference[];
  not_location: SentenceReference | null;
  radius_km: number | null;
  guests: number | null;
  layout: Layout | null;
  price_max: number | null;
  price_max_per_person: number | null;
  price_max_per_hour: number | null;
  date_from: string | null;
  date_to: string | null;
  flexible: boolean;
  /** ISO 8601: 1 = Monday. */
  weekdays: number[];
  /** Weeks from one date to the next of an event on all of the days; null: on one of them. */
  repeat: number | null;
  time_from: string | null;
  time_to: string | null;
  attributes: SentenceReference[];
  without: SentenceReference[];
  /** Words for the full text, in the spelling of the visitor. */
  rest: string;
  /** Words of the rest that occur in no space, and words of a time that is not understood. */
  unknown: string[];
  chips: SentenceChip[];
  ambiguous: AmbiguousWord[];
};
