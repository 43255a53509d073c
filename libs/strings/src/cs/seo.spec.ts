import { describe, expect, it } from '@jest/globals';
import { seo, type CatalogTopic } from './seo.ts';

const emptyTopic: CatalogTopic = {
  place: null,
  purpose: null,
  capacity: null,
  attributes: [],
  search: '',
  dates: null,
  isFlexible: false,
  total: 12,
  page: 1,
};
const plain = (text: string | null): string => (text ?? '').replaceAll('\u00a0', ' ');
const praha = { name: 'Praha', locative: 'v Praze' };
const projector = { name: 'Projektor', titlePhrase: null };
const terrace = { name: 'Terasa', titlePhrase: 's terasou' };
const tables = { name: 'Kulaté stoly', titlePhrase: 'u kulatých stolů' };
const wedding = { name: 'Svatební hostina', titlePhrase: 'Prostory na svatbu' };

describe('SEO texts of a catalogue page', () => {
  it.each([
    [{ place: praha }, 'Prostory k pronájmu v Praze'],
    [{ place: { name: 'Kostelec nad Orlicí', locative: null } }, 'Prostory k pronájmu: Kostelec nad Orlicí'],
    [{ purpose: wedding }, 'Prostory na svatbu'],
    [{ place: praha, purpose: wedding, capacity: '50-150' }, 'Prostory na svatbu v Praze, 50–150 hostů'],
    [{ attributes: [projector, terrace, tables] }, 'Prostory k pronájmu s terasou, Projektor'],
    [{ purpose: wedding, attributes: [terrace, tables] }, 'Prostory na svatbu s terasou, u kulatých stolů'],
    [{ search: 'zámek', attributes: [terrace] }, 'Hledání „zámek“, Terasa'],
    [{ search: 'zámek', place: praha, purpose: wedding }, 'Hledání „zámek“ v Praze, Svatební hostina'],
  ])('do not inflect the name in %j', (topic, expected) => {
    expect(plain(seo.catalog.h1({ ...emptyTopic, ...topic }))).toBe(expected);
  });

  it.each([
    ['2027-09-01', '2027-09-30', true, 'V září 2027'],
    ['2027-09-01', '2027-09-12', true, 'Volné některý den od 1. 9. 2027 do 12. 9. 2027'],
    ['2027-09-01', '2027-09-30', false, 'Volné od 1. 9. 2027 do 30. 9. 2027'],
    ['2027-09-04', '2027-09-04', false, 'Volné 4. 9. 2027'],
  ])('say whether all of %s to %s is free or a day of it (%s)', (from, to, isFlexible, expected) => {
    expect(plain(seo.catalog.lead({ ...emptyTopic, search: 'sál', dates: { from, to }, isFlexible }))).toBe(
      expected,
    );
  });

  it('contain the page number from the second page', () => {
    expect(plain(seo.catalog.title({ ...emptyTopic, place: praha, page: 3 }))).toBe(
      'Prostory k pronájmu v Praze – strana 3',
    );
    expect(plain(seo.catalog.description({ ...emptyTopic, page: 3 }))).toContain('Strana 3. ');
    expect(plain(seo.catalog.description(emptyTopic))).not.toContain('Strana');
  });

  it('use the plural form of the count and mention empty results', () => {
    expect(plain(seo.catalog.description({ ...emptyTopic, place: praha, total: 3 }))).toContain(
      '3 prostory s fotkami',
    );
    expect(plain(seo.catalog.description({ ...emptyTopic, place: praha, total: 0 }))).toContain('zatím není');
  });

  it('bind one-letter prepositions and numbers to the next word', () => {
    expect(seo.catalog.h1({ ...emptyTopic, place: praha, capacity: 'nad-500' })).toBe(
      'Prostory k\u00a0pronájmu v\u00a0Praze, nad 500\u00a0hostů',
    );
  });
});
