import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { VOCABULARY } from '../../../../test/sentence-vocabulary.ts';
import { SentenceParser } from './sentence-parser.ts';
import type { ParsedSentence } from './sentence-types.ts';

type Value = string | number | boolean | null | readonly (string | number)[];
type Slots = Partial<Record<keyof ParsedSentence, Value>>;
type Sentences = { today: string; sentences: { text: string; expected: Slots }[] };

const readSentences = (file: string): Sentences =>
  JSON.parse(readFileSync(new URL(`./fixtures/${file}`, import.meta.url), 'utf8')) as Sentences;
const parser = new SentenceParser(VOCABULARY);
/** Values of a sentence of which nothing is expected. */
const NOTHING: Slots = {
  purpose: null,
  location: null,
  locations: [],
  not_location: null,
  radius_km: null,
  guests: null,
  layout: null,
  price_max: null,
  price_max_per_person: null,
  price_max_per_hour: null,
  date_from: null,
  date_to: null,
  flexible: false,
  weekdays: [],
  time_from: null,
  time_to: null,
  attributes: [],
  without: [],
};
const MIN_SLOTS = 0.9;
const MIN_SENTENCES = 0.8;
const MAX_LISTED = 20;

const toSlug = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'slug' in value ? value.slug : value;
/** Lists are compared without their order. */
const toComparable = (value: unknown): string =>
  JSON.stringify(Array.isArray(value) ? value.map(toSlug).sort() : toSlug(value));
const isFilled = (comparable: string): boolean => !['null', 'false', '[]'].includes(comparable);

describe.each(['sentences.json', 'sentences-held-out.json'])('SentenceParser on %s', (file) => {
  const { today, sentences } = readSentences(file);
  const results = sentences.map(({ text, expected }) => {
    const parsed = parser.parse({ text, today });
    const slots = Object.entries({ ...NOTHING, ...expected }).map(([slot, value]) => {
      const [found, right] = [parsed[slot as keyof ParsedSentence], value].map(toComparable);
      return { slot, found: found ?? '', right: right ?? '' };
    });
    // Slots empty on both sides would hide the wrong ones.
    const filled = slots.filter(({ found, right }) => isFilled(found) || isFilled(right));
    return { text, filled, wrong: slots.filter(({ found, right }) => found !== right) };
  });
  const worst = results
    .filter(({ wrong }) => wrong.length > 0)
    .sort((one, other) => other.wrong.length - one.wrong.length)
    .slice(0, MAX_LISTED)
    .map(({ text, wrong }) => ({ text, wrong }));

  it('understands nine of ten values and four of five whole sentences', () => {
    const count = results.reduce((sum, { filled }) => sum + filled.length, 0);
    const wrong = results.reduce((sum, result) => sum + result.wrong.length, 0);
    const whole = results.filter((result) => result.wrong.length === 0).length / results.length;
    const isGoodEnough = 1 - wrong / count >= MIN_SLOTS && whole >= MIN_SENTENCES;
    expect(isGoodEnough ? [] : worst).toEqual([]);
  });
});
