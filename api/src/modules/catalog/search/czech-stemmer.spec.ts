import { describe, expect, it } from '@jest/globals';
import { fold, stem } from './czech-stemmer.ts';

const stems = (words: string): string[] => [...new Set(words.split(' ').map((word) => stem(fold(word))))];

/** Families the rules were written for. */
const KNOWN = [
  'svatba svatby svatbu svatbou svatbě svateb svatební svatebního svatebních',
  'Praha Prahy Praze Prahu Prahou pražský pražská pražského pražských',
  'Brno Brna Brně Brnem brněnský brněnská brněnské',
  'večírek večírku večírky večírkem večírků',
  'konference konferenci konferencí konferenční konferenčního konferencích',
  'firma firmy firem firemní firemního firmou',
  'zahrada zahrady zahradě zahrad zahradní zahradou',
  'sál sálu sály sálem sálů sálech',
  'přednáška přednášky přednášek přednášku přednáškový přednášková',
];

/** Held-out families, written before the first run to measure how far the rules generalize. */
const HELD_OUT = [
  'kavárna kavárny kaváren kavárnu kavárenský',
  'terasa terasy terase teras terasou',
  'zámek zámku zámky zámků zámecký zámecká zámeckého',
  'Ostrava Ostravy Ostravě ostravský ostravská',
  'Plzeň Plzně Plzni plzeňský plzeňská',
  'Liberec Liberce Liberci liberecký',
  'Olomouc Olomouce Olomouci olomoucký',
  'Pardubice Pardubic Pardubicích pardubický',
  'Krumlov Krumlova Krumlově krumlovský',
  'Kladno Kladna Kladně kladenský',
  'Zlín Zlína Zlíně zlínský',
  'Hradec Hradce Hradci hradecký',
  'divadlo divadla divadel divadelní divadlem',
  'restaurace restauraci restaurací restaurační',
  'ples plesu plesy plesový plesů',
  'koncert koncertu koncerty koncertní koncertů',
  'školení školením školeních školeními',
  'oslava oslavy oslavu oslav oslavou oslavě',
  'výstava výstavy výstavě výstavní výstav',
  'hotel hotelu hotely hotelový hotelem',
  'sport sportu sportovní sportovního',
  'loď lodi lodí lodní',
  'škola školy škole škol školní',
  'pivovar pivovaru pivovary pivovarský pivovarem',
  'místnost místnosti místností místnostem',
  'narozeniny narozenin narozeninová narozeninové',
  'pronájem pronájmu pronájmy pronájmem',
  'dětský dětská dětské děti dětí dětem',
  'klub klubu kluby klubový klubem',
  'statek statku statky statkem',
];

describe('stem', () => {
  it.each(KNOWN)('returns one stem for the family %s', (family) => {
    expect(stems(family)).toHaveLength(1);
  });

  it('returns one stem for every held-out family', () => {
    const torn = HELD_OUT.filter((family) => stems(family).length > 1).map(
      (family) => `${family} → ${stems(family).join(' ')}`,
    );
    expect(torn).toEqual([]);
  });

  it('returns the same stem with and without diacritics', () => {
    const words = [...KNOWN, ...HELD_OUT].flatMap((family) => family.split(' '));
    const undiacritic = (word: string): string =>
      word
        .normalize('NFD')
        .replace(/[\u0300-\u036f]/gu, '')
        .toUpperCase();
    expect(words.filter((word) => stem(fold(word)) !== stem(fold(undiacritic(word))))).toEqual([]);
  });

  it('returns different stems for different families', () => {
    const byStem = new Map<string, Set<number>>();
    [...KNOWN, ...HELD_OUT].forEach((family, index) => {
      for (const one of stems(family)) byStem.set(one, (byStem.get(one) ?? new Set()).add(index));
    });
    expect([...byStem].filter(([, families]) => families.size > 1)).toEqual([]);
  });

  it.each([
    ['sál', 'salát'],
    ['Praha', 'práh'],
    ['moderní', 'modrý'],
    ['konference', 'konfekce'],
    ['škola', 'školení'],
    ['stan', 'stanice'],
    ['les', 'lešení'],
    ['bar', 'barva'],
    ['loď', 'loďka'],
    ['kino', 'kniha'],
  ])('distinguishes the words %s and %s', (one, other) => {
    expect(stem(fold(one))).not.toBe(stem(fold(other)));
  });

  it('leaves numbers and very short words unchanged', () => {
    expect(['6', '2024', 'dj', 'dům', 'les'].map((word) => stem(fold(word)))).toEqual([
      '6',
      '2024',
      'dj',
      'dum',
      'les',
    ]);
  });
});

describe('fold', () => {
  it('drops diacritics and case of composed and decomposed letters', () => {
    expect(fold('Příliš ŽLUŤOUČKÝ ku\u030an\u030c')).toBe('prilis zlutoucky kun');
  });
});
