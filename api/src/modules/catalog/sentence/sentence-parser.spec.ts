import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { LOCATION_ALIASES } from '../../../../seeds/data/location-aliases.ts';
import { SENTENCE_SYNONYMS } from '../../../../seeds/data/sentence-synonyms.ts';
import { fold } from '../search/czech-stemmer.ts';
import { VOCABULARY } from '../../../../test/sentence-vocabulary.ts';
import { SentenceParser } from './sentence-parser.ts';

const TODAY = '2026-11-25';
const parser = new SentenceParser(VOCABULARY);
const parse = (text: string) => parser.parse({ text, today: TODAY });
const listSlugs = (items: readonly { slug: string }[]): string[] => items.map(({ slug }) => slug);
const listWords = (text: string): string[] => fold(text).match(/\d+|\p{L}+/gu) ?? [];

describe('SentenceParser', () => {
  it('parses the example of the contract', () => {
    const text = 'svatba pro 80 v Brně v květnu s terasou do 30 tisíc';
    const { chips, purpose, location, attributes, ...rest } = parse(text);
    expect([purpose?.name, location?.name, attributes.map(({ name }) => name)]).toEqual([
      'Svatební hostina',
      'Brno',
      ['Terasa nebo zahrada'],
    ]);
    expect(rest).toEqual({
      text,
      locations: [],
      not_location: null,
      radius_km: null,
      guests: 80,
      layout: null,
      price_max: 30_000,
      price_max_per_person: null,
      price_max_per_hour: null,
      date_from: '2027-05-01',
      date_to: '2027-05-31',
      flexible: true,
      weekdays: [],
      repeat: null,
      time_from: null,
      time_to: null,
      without: [],
      rest: '',
      unknown: [],
      ambiguous: [],
    });
    expect(chips.map(({ slot, value, text: words }) => [slot, value, words])).toEqual([
      ['purpose', 'svatebni-hostina', 'svatba'],
      ['guests', '80', 'pro 80'],
      ['location', 'brno', 'v Brně'],
      ['date', '2027-05-01/2027-05-31', 'v květnu'],
      ['attributes', 'terasa', 's terasou'],
      ['price_max', '30000', 'do 30 tisíc'],
    ]);
    expect(chips[0]?.without).toBe('pro 80 v Brně v květnu s terasou do 30 tisíc');
    expect(chips[2]).toMatchObject({
      label: 'Brno',
      without: 'svatba pro 80 v květnu s terasou do 30 tisíc',
    });
  });

  it('understands the same in any case, order and without diacritics', () => {
    const { text: _, chips: __, ...expected } = parse('Svatba, pro 80 lidí, v Brně, do 30 tisíc');
    for (const variant of ['svatba pro 80 lidi v brne do 30 tisic', 'BRNO DO 30 TISÍC SVATBA PRO 80 LIDÍ'])
      expect(parse(variant)).toMatchObject(expected);
  });

  it('loses exactly the value of a chip when the sentence goes on without it', () => {
    const { chips } = parse('oslava v květnu, Brno, 40 lidí, bez cateringu, od 18 do 2');
    for (const chip of chips) {
      const others = parse(chip.without).chips.map(({ slot }) => slot);
      expect(others).not.toContain(chip.slot);
    }
    expect(chips.map(({ slot }) => slot)).toEqual([
      'purpose',
      'date',
      'location',
      'guests',
      'without',
      'time',
    ]);
  });

  it('leaves unknown words in the rest and says which occur in no space', () => {
    const parsed = parser.parse({
      text: 'loft na svatbu blabla',
      today: TODAY,
      isKnownWord: (word) => word === 'loft',
    });
    expect([parsed.rest, parsed.unknown]).toEqual(['loft blabla', ['blabla']]);
  });

  it('understands nothing in nonsense', () => {
    expect(parse('asdf qwer')).toMatchObject({ chips: [], rest: 'asdf qwer', purpose: null });
  });

  it('does not correct a word that occurs in a space', () => {
    const text = 'oslva';
    expect(parse(text).purpose?.slug).toBe('oslava');
    expect(parser.parse({ text, today: TODAY, isKnownWord: () => true }).purpose).toBeNull();
  });

  it('has at least 150 synonyms, each of a known value', () => {
    const known = new Set(
      [
        ...VOCABULARY.purposes.map(({ slug }) => `purpose ${slug}`),
        ...VOCABULARY.attributes.map(({ slug }) => `attribute ${slug}`),
        ...VOCABULARY.locations.map(({ slug }) => `location ${slug}`),
      ].sort(),
    );
    expect(SENTENCE_SYNONYMS.length).toBeGreaterThanOrEqual(150);
    const unknown = [...SENTENCE_SYNONYMS, ...LOCATION_ALIASES].filter(
      ({ kind, slug }) => !known.has(`${kind} ${slug}`),
    );
    expect(unknown).toEqual([]);
  });

  const fragment = fc.constantFrom(
    ...'svatba oslava Brno Praha 8 u do od pro - – : . , 15. května 31. 2. 30 tisíc Kč/h lidí bez s terasou silvestr v příští sobotu 24 30:00 vlastní a 😀 ß'.split(
      ' ',
    ),
  );
  it('is total and deterministic, and its rest consists of words of the sentence', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 250 }),
      fc.array(fragment, { maxLength: 40 }).map((parts) => parts.join(' ')),
      fc.array(fragment, { maxLength: 40 }).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(text, (sentence) => {
        const parsed = parse(sentence);
        expect(parse(sentence)).toEqual(parsed);
        const own = new Set(listWords(sentence));
        expect(listWords(parsed.rest).filter((word) => !own.has(word))).toEqual([]);
        expect(listSlugs(parsed.attributes).length).toBe(new Set(listSlugs(parsed.attributes)).size);
      }),
      { numRuns: 400 },
    );
  });
});
