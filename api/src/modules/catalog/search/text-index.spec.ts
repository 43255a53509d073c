import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fold } from './czech-stemmer.ts';
import { SYNONYMS } from './synonyms.ts';
import { TextIndex, type LastWord } from './text-index.ts';

const NAME = 12;
const DESCRIPTION = 1;

function buildIndex(
  texts: Readonly<Record<number, readonly [name: string, description: string]>>,
): TextIndex {
  const index = new TextIndex({ synonyms: SYNONYMS, nameWeight: NAME });
  for (const [slot, [name, description]] of Object.entries(texts))
    index.add(Number(slot), [
      { weight: NAME, text: fold(name) },
      { weight: DESCRIPTION, text: fold(description) },
    ]);
  return index;
}

/** Found slots, most relevant first, then by slot. */
function found(index: TextIndex, query: string, lastWord?: LastWord): number[] {
  const { slots, scores } = index.search(query, lastWord);
  return Array.from(slots, (slot, at) => ({ slot, score: scores[at] ?? 0 }))
    .sort((one, other) => other.score - one.score || one.slot - other.slot)
    .map(({ slot }) => slot);
}

const LIBRARY = buildIndex({
  0: ['Sál U Lípy', 'Světlý sál pro svatby a konference v Praze.'],
  1: ['Zámek Loučeň', 'Svatební obřad v zámecké zahradě, hostina v restauraci.'],
  2: ['Loft Karlín', 'Industriální prostor na focení, přednášky a firemní večírky.'],
  3: ['Salátový bar', 'Rychlé občerstvení, nabízíme salát a polévku.'],
  4: ['Svatební statek', 'Stodola s kapacitou 120 hostů, Wi-Fi v celém objektu.'],
  5: ['Klub Orion', 'Koncerty, oslavy a křest knihy.'],
});

describe('TextIndex', () => {
  it.each([
    ['svatba', [4, 0, 1]],
    ['svatební', [4, 0, 1]],
    ['SVATBY', [4, 0, 1]],
    ['svatebniho', [4, 0, 1]],
    ['praha', [0]],
    ['v Praze', [0]],
    ['zámecký', [1]],
    ['firma', [2]],
    ['přednášek', [2]],
  ])('finds the inflected forms of %s', (query, slots) => {
    expect(found(LIBRARY, query)).toEqual(slots);
  });

  it('ranks a word in a name above one in a description', () => {
    expect(found(LIBRARY, 'svatba')[0]).toBe(4);
  });

  it('requires all words and ignores prepositions', () => {
    expect(found(LIBRARY, 'sál pro svatbu v Praze')).toEqual([0]);
    expect(found(LIBRARY, 'sál koncert')).toEqual([]);
  });

  it('distinguishes sál (hall) from salát (salad)', () => {
    expect(found(LIBRARY, 'sál')).toEqual([0]);
    expect(found(LIBRARY, 'salát')).toEqual([3]);
  });

  it.each([
    ['svatna', [4, 0, 1]],
    ['konfernce', [0]],
    ['konferecne', [0]],
    ['loufčeň', [1]],
    ['restuarace', [1]],
  ])('tolerates the one typing error in %s', (query, slots) => {
    expect(found(LIBRARY, query)).toEqual(slots);
  });

  it('applies no typing tolerance to an exact match', () => {
    expect(found(LIBRARY, 'klub')).toEqual([5]);
  });

  it.each([
    ['svateb', [4, 0, 1]],
    ['ori', [5]],
    ['konferen', [0]],
    ['zá', [1]],
    ['sál u li', [0]],
  ])('matches the unfinished last word of „%s“ by prefix', (query, slots) => {
    expect(found(LIBRARY, query)).toEqual(slots);
  });

  it('matches a whole word also by prefix only in suggestions', () => {
    expect(found(LIBRARY, 'sal')).toEqual([0]);
    expect(found(LIBRARY, 'sal', 'beginning')).toEqual([0, 3]);
  });

  describe('in a query of several words', () => {
    const colleges = buildIndex({
      0: ['Kolej Svaté Anny', 'Studentský klub.'],
      1: ['Půjčovna', 'Kola a koloběžky.'],
      2: ['Kostel svaté Anny', 'Obřady.'],
      3: ['Ateliér', 'Kolej vede dvorem; svaté ticho, Anny tu neznají.'],
    });

    it.each([
      ['kole svaté anny', [0]],
      ['Kole Svaté Anny', [0]],
      ['kol svatt ann', [0]],
      ['anny svaté kole', [0]],
      ['kostl svaté any', [2]],
    ])('finds a name whose word „%s“ begins or nearly spells beside its own family', (query, slots) => {
      expect(found(colleges, query)).toEqual(slots);
    });

    it('keeps to the words themselves where a text contains them all', () => {
      expect(found(colleges, 'kostel svaté anny')).toEqual([2]);
      expect(found(colleges, 'kolej anny')).toEqual([0, 3]);
    });

    it('does not look for near spellings in descriptions', () => {
      expect(found(colleges, 'klub studentska')).toEqual([0]);
      expect(found(colleges, 'kole ateliér')).toEqual([]);
      expect(found(colleges, 'kolob pujcovn')).toEqual([]);
    });
  });

  it('finds synonyms after the word itself', () => {
    const index = buildIndex({ 0: ['Večírek', ''], 1: ['Oslava', ''] });
    expect(found(index, 'party')).toEqual([0, 1]);
    expect(found(index, 'oslava')).toEqual([1, 0]);
  });

  it('finds hyphenated words written together', () => {
    expect(found(LIBRARY, 'wifi')).toEqual([4]);
    expect(found(LIBRARY, 'wi-fi')).toEqual([4]);
  });

  it.each(['', '   ', '%', '\'"', '🎉', '\u0000', '\u202e', '-', 'xyzzyxyzzy', '💒 🎉'])(
    'returns nothing for „%s“ without failing',
    (query) => {
      expect(found(LIBRARY, query)).toEqual([]);
    },
  );

  it('never fails on arbitrary text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (query) =>
        found(LIBRARY, query).every((slot) => slot >= 0 && slot <= 5),
      ),
    );
  });

  it('returns the same after any changes as a freshly built index', () => {
    const word = fc.constantFrom(
      'sál',
      'sálu',
      'svatba',
      'svatební',
      'koncert',
      'zahrada',
      'loft',
      'les',
      'lesní',
      'praha',
      'v',
    );
    const text = fc.array(word, { maxLength: 4 }).map((words) => words.join(' '));
    const step = fc.record({ slot: fc.nat(9), name: text, description: text, isRemoval: fc.boolean() });
    fc.assert(
      fc.property(
        fc.array(step, { maxLength: 40 }),
        fc.array(word, { minLength: 1, maxLength: 3 }),
        (steps, query) => {
          const patched = new TextIndex({ synonyms: SYNONYMS, nameWeight: NAME });
          const texts: Record<number, readonly [string, string]> = {};
          for (const { slot, name, description, isRemoval } of steps) {
            patched.remove(slot);
            delete texts[slot];
            if (isRemoval) continue;
            texts[slot] = [name, description];
            patched.add(slot, [
              { weight: NAME, text: fold(name) },
              { weight: DESCRIPTION, text: fold(description) },
            ]);
          }
          expect(found(patched, query.join(' '))).toEqual(found(buildIndex(texts), query.join(' ')));
        },
      ),
      { numRuns: 300 },
    );
  });
});
