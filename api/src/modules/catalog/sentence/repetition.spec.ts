import { describe, expect, it } from '@jest/globals';
import { VOCABULARY } from '../../../../test/sentence-vocabulary.ts';
import { SentenceParser } from './sentence-parser.ts';
import type { ParsedSentence } from './sentence-types.ts';

const TODAY = '2026-11-25'; // Wednesday
const parser = new SentenceParser(VOCABULARY);
const parse = (text: string): ParsedSentence => parser.parse({ text, today: TODAY, isKnownWord: () => true });

describe('repetition', () => {
  it.each([
    ['Každé úterý od února do června', '2027-02-01', '2027-06-30', [2], 1],
    ['jóga každé úterý 18–20 od února do června v Brně', '2027-02-01', '2027-06-30', [2], 1],
    ['od února do června každé úterý od 18 do 20 pro 15 lidí', '2027-02-01', '2027-06-30', [2], 1],
    ['každou druhou středu od 6. ledna do 28. dubna', '2027-01-06', '2027-04-28', [3], 2],
    ['každé úterý a čtvrtek v březnu', '2027-03-01', '2027-03-31', [2, 4], 1],
    ['každé úterý a každý čtvrtek v březnu', '2027-03-01', '2027-03-31', [2, 4], 1],
    ['každý týden ve středu do konce ledna', TODAY, '2027-01-31', [3], 1],
    ['každých 14 dní v pátek od ledna do března', '2027-01-01', '2027-03-31', [5], 2],
    ['jednou týdně v pondělí od ledna do února', '2027-01-01', '2027-02-28', [1], 1],
    ['pravidelně v úterý od ledna do března 2027', '2027-01-01', '2027-03-31', [2], 1],
    ['každý týden od 5. ledna', '2027-01-05', '2027-03-02', [2], 1],
    ['každý pátek', TODAY, '2027-01-22', [5], 1],
    ['každé úterý od září', '2027-09-01', '2027-11-02', [2], 1],
    ['every tuesday february', '2027-02-01', '2027-02-28', [2], 1],
  ])('reads „%s“ as dates from %s to %s on %j, each %i weeks', (text, from, to, weekdays, weeks) => {
    const parsed = parse(text);
    expect({ ...parsed }).toMatchObject({ date_from: from, date_to: to, weekdays, repeat: weeks });
    expect([parsed.flexible, parsed.unknown]).toEqual([true, []]);
  });

  it('is a chip beside the dates, and each loses its words', () => {
    const { chips } = parse('Každé úterý od února do června v Brně');
    expect(chips.map(({ slot, label, without }) => [slot, label, without])).toEqual([
      ['repeat', 'každé úterý', 'od února do června v Brně'],
      ['date', expect.stringMatching(/^1\..*2027 – 30\..*2027$/u), 'Každé úterý v Brně'],
      ['location', 'Brno', 'Každé úterý od února do června'],
    ]);
  });

  it.each([
    ['v úterý v únoru', null],
    ['celý den v úterý', null],
  ])('reads „%s“ as one of the days', (text, repeat) => expect(parse(text).repeat).toBe(repeat));

  it.each([
    ['každý první pátek v měsíci', ['každý']],
    ['každý den v únoru', ['Každý']],
    ['koncem června', ['koncem']],
    ['svatba obden v Praze', ['obden']],
    ['každé dva měsíce v úterý', ['každé']],
  ])('says what it does not understand of „%s“', (text, unknown) => {
    expect(parse(text).unknown.map((word) => word.toLowerCase())).toEqual(
      unknown.map((word) => word.toLowerCase()),
    );
  });
});
