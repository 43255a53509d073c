import { describe, expect, it } from '@jest/globals';
import { VOCABULARY } from '../../../../test/sentence-vocabulary.ts';
import { SentenceParser } from './sentence-parser.ts';
import type { ParsedSentence } from './sentence-types.ts';

const TODAY = '2026-11-25'; // Wednesday
const parser = new SentenceParser(VOCABULARY);
const parse = (text: string, today = TODAY): ParsedSentence => parser.parse({ text, today });
const listSlugs = (items: readonly { slug: string }[]): string[] => items.map(({ slug }) => slug);

describe('occasion', () => {
  it.each([
    ['svatba', 'svatebni-hostina'],
    ['svatební obřad', 'svatebni-obrad'],
    ['obřad svatební', 'svatebni-obrad'],
    ['dětská oslava', 'detska-oslava'],
    ['párty', 'oslava'],
    ['padesátiny', 'oslava'],
    ['oslava promoce', 'promoce'],
    ['firemní letní večírek', 'firemni-vecirek'],
    ['vánoční firemní večírek', 'vanocni-vecirek'],
    ['wedding', 'svatebni-hostina'],
    ['meeting room', 'porada'],
    ['konference a koncert', 'konference'],
    ['silvestrovská párty', 'silvestr'],
    ['oslava na silvestra', 'oslava'],
    ['silvestr', 'silvestr'],
    ['tábor pro děti', 'soustredeni'],
    ['firemní akce', 'firemni-vecirek'],
    ['zkoušení s kapelou', 'zkouska'],
    ['18ka', 'oslava'],
    ['na 40tku', 'oslava'],
    ['60tiny', 'oslava'],
    ['svatba a 60tiny', 'svatebni-hostina'],
    ['40tka lidí', undefined],
    ['sraz po 30 letech Tábor', 'sraz'],
  ])('reads „%s“ as the purpose %s', (text, slug) => expect(parse(text).purpose?.slug).toBe(slug));

  it('reads the band that rehearses as no equipment', () => {
    expect(parse('zkoušení s kapelou v Brně').attributes).toEqual([]);
    expect(listSlugs(parse('svatba s kapelou').attributes)).toEqual(['dj-kapela']);
  });

  it('leaves a further occasion and kinds of houses to the full text', () => {
    expect(parse('konference, koncert, loft').rest).toBe('koncert loft');
  });
});

describe('place', () => {
  it.each([
    ['v Brně', 'brno', null],
    ['Brno', 'brno', null],
    ['v Prahe', 'praha', null],
    ['Praha 8', 'praha-8', null],
    ['v Praze 22', 'praha-22', null],
    ['Praha 23', 'praha', null],
    ['Praha 8 lidí', 'praha', null],
    ['Praha 5. května', 'praha', null],
    ['Praha 8-20', 'praha', null],
    ['Praha 2 prosinec', 'praha-2', null],
    ['Praha 2 prosince', 'praha', null],
    ['sraz po 30 letech Tábor', 'tabor', null],
    ['brno střed', 'brno-stred', null],
    ['Brno ve středu', 'brno', null],
    ['Karlín', 'praha-8', null],
    ['ve Varech', 'karlovy-vary', null],
    ['do Hradce Králové', 'hradec-kralove', null],
    ['u Brna', 'brno', 20],
    ['v okolí Hradce Králové', 'hradec-kralove', 20],
    ['Brno a okolí', 'brno', 20],
    ['do 30 km od Plzně', 'plzen', 30],
    ['Říčany u Prahy', 'ricany', null],
    ['v Táboře', 'tabor', null],
    ['svatba tabor', 'tabor', null],
    ['kemp a tabor, Vysočina', 'vysocina', null],
    ['Karlín, Praha', 'praha-8', null],
    ['Olomuoc', 'olomouc', null],
    ['u řeky', undefined, null],
    ['Český Těšín', undefined, null],
    ['letní pražský festival', undefined, null],
  ])('reads „%s“ as %s with a radius of %s', (text, slug, radius) => {
    const { location, radius_km } = parse(text);
    expect([location?.slug, radius_km]).toEqual([slug, radius]);
  });

  it('reads a landscape and an alternative as several locations', () => {
    const { location, locations } = parse('na Moravě');
    expect([location, listSlugs(locations).sort()]).toEqual([
      null,
      ['jihomoravsky', 'moravskoslezsky', 'olomoucky', 'zlinsky'],
    ]);
    expect(listSlugs(parse('v Praze nebo v Brně').locations)).toEqual(['praha', 'brno']);
    expect(parse('na jižní Moravě').location?.slug).toBe('jihomoravsky');
  });

  it('reads „mimo“ as a location to avoid', () => {
    const { location, not_location } = parse('teambuilding mimo Prahu');
    expect([location, not_location?.slug]).toEqual([null, 'praha']);
  });
});

describe('people', () => {
  it.each([
    ['pro 80', 80],
    ['asi 60 hostů', 60],
    ['do 50 lidí', 50],
    ['20–30 osob', 30],
    ['pro 20 až 30 lidí', 30],
    ['padesátka', 50],
    ['sto dvacet lidí', 120],
    ['dva tisíce lidí', 2000],
    ['pětadvacet osob', 25],
    ['bude nás 35', 35],
    ['20 dospělých a 8 dětí', 28],
    ['10 párů', 20],
    ['20 dospělých, 8 dětí', 28],
    ['80 lidí, 20 míst', 80],
    ['so 40 hosťami', 40],
    ['na 40tku', null],
    ['pro 2000', null],
    ['výročí 10 let', null],
    ['oslava 50. narozenin', null],
    ['pro 8leté děti', null],
    ['na 3 hodiny', null],
  ])('reads „%s“ as %s guests', (text, guests) => expect(parse(text).guests).toBe(guests));
});

describe('money', () => {
  it.each([
    ['do 30 tisíc', 30_000, null, null],
    ['max 8000', 8000, null, null],
    ['rozpočet cca 25 000 Kč', 25_000, null, null],
    ['12.000,-', 12_000, null, null],
    ['do 20k', 20_000, null, null],
    ['do 15 litrů', 15_000, null, null],
    ['do dvaceti tisíc', 20_000, null, null],
    ['20–30 tisíc Kč', 30_000, null, null],
    ['1,5 milionu Kč', 1_500_000, null, null],
    ['do 400', null, null, null],
    ['do 500 Kč na osobu', null, 500, null],
    ['850 Kč/os.', null, 850, null],
    ['do 400 na hlavu', null, 400, null],
    ['do 300 Kč/h', null, null, 300],
    ['150 na hodinu', null, null, 150],
    ['zasedačka na hodinu', null, null, null],
  ])('reads „%s“ as limits of the price', (text, event, person, hour) => {
    const { price_max, price_max_per_person, price_max_per_hour } = parse(text);
    expect([price_max, price_max_per_person, price_max_per_hour]).toEqual([event, person, hour]);
  });
});

describe('hours', () => {
  it.each([
    ['od 16 do půlnoci', '16:00', '24:00'],
    ['8-20', '08:00', '20:00'],
    ['18:30–23', '18:30', '23:00'],
    ['od 18 do 2', '18:00', '26:00'],
    ['od 18', '18:00', null],
    ['porada zítra od 24:00', '00:00', null],
    ['od půlnoci', '00:00', null],
    ['do 24:00', null, '24:00'],
    ['dopoledne', '08:00', '12:00'],
    ['odpoledne', '12:00', '18:00'],
    ['večer', '18:00', '24:00'],
    ['celý den', '08:00', '20:00'],
    ['od 20 do rána', '20:00', '30:00'],
    ['večer do rána', '18:00', '30:00'],
    ['od devíti do jedenácti', '09:00', '11:00'],
    ['od 7 do 11 večer', '19:00', '23:00'],
    ['v 10 hodin', '10:00', null],
    ['do 22h', null, '22:00'],
    ['do 2 ráno', null, '26:00'],
    ['do 4 do rána', null, '28:00'],
    ['od 20 do 4 do rána', '20:00', '28:00'],
    ['till 4am', null, '28:00'],
    ['pátek 13 hod', '13:00', null],
    ['sobota 4 hodiny', null, null],
    ['ve středu 8 až 12', '08:00', '12:00'],
    ['v sobotu 15 až 20 lidí', null, null],
    ['15 až 20', null, null],
    ['od 18.30 do 22.00', '18:30', '22:00'],
    ['od 22 do 10', '22:00', null],
    ['od 18 do 1 do 12 tisíc', '18:00', '25:00'],
    ['4 hours', null, null],
    ['na 3 hodiny', null, null],
    ['od 10 do 20 lidí', null, null],
  ])('reads „%s“ as the hours %s–%s', (text, from, to) => {
    const { time_from, time_to } = parse(text);
    expect([time_from, time_to]).toEqual([from, to]);
  });
});

describe('dates', () => {
  it.each([
    ['15. 5.', '2027-05-15', '2027-05-15', false],
    ['15. května', '2027-05-15', '2027-05-15', false],
    ['15.5.2027', '2027-05-15', '2027-05-15', false],
    ['15.5.27', '2027-05-15', '2027-05-15', false],
    ['2027-05-15', '2027-05-15', '2027-05-15', false],
    ['25. 11.', '2026-11-25', '2026-11-25', false],
    ['24. 11.', '2027-11-24', '2027-11-24', false],
    ['29. února', '2028-02-29', '2028-02-29', false],
    ['10.–12. června', '2027-06-10', '2027-06-12', false],
    ['28. dubna – 2. května', '2027-04-28', '2027-05-02', false],
    ['30. 12. - 2. 1.', '2026-12-30', '2027-01-02', false],
    ['june 10-12', '2027-06-10', '2027-06-12', false],
    ['dnes', '2026-11-25', '2026-11-25', false],
    ['zítra', '2026-11-26', '2026-11-26', false],
    ['pozítří', '2026-11-27', '2026-11-27', false],
    ['ve středu', '2026-11-25', '2026-11-25', false],
    ['v pátek', '2026-11-27', '2026-11-27', false],
    ['příští sobotu', '2026-12-05', '2026-12-05', false],
    ['od pátku do neděle', '2026-11-27', '2026-11-29', false],
    ['o víkendu', '2026-11-28', '2026-11-29', true],
    ['příští víkend', '2026-12-05', '2026-12-06', true],
    ['v květnu', '2027-05-01', '2027-05-31', true],
    ['květen 2028', '2028-05-01', '2028-05-31', true],
    ['v listopadu', '2026-11-25', '2026-11-30', true],
    ['na jaře', '2027-03-01', '2027-05-31', true],
    ['v létě', '2027-06-01', '2027-08-31', true],
    ['na podzim', '2026-11-25', '2026-11-30', true],
    ['v zimě', '2026-12-01', '2027-02-28', true],
    ['silvestr', '2026-12-31', '2026-12-31', false],
    ['v sobotu 5. prosince', '2026-12-05', '2026-12-05', false],
    ['pá večer', '2026-11-27', '2026-11-27', false],
    ['čt 18-20', '2026-11-26', '2026-11-26', false],
    ['v so', '2026-11-28', '2026-11-28', false],
    ['po 18. hodině', null, null, false],
    ['ne 20 lidí', null, null, false],
    ['2028 únor', '2028-02-01', '2028-02-29', true],
    ['31. 2.', null, null, false],
  ])('reads „%s“ as the days %s–%s', (text, from, to, isFlexible) => {
    const { date_from, date_to, flexible } = parse(text);
    expect([date_from, date_to, flexible]).toEqual([from, to, isFlexible]);
  });

  it('reads a weekend on a Sunday as today', () => {
    expect(parse('o víkendu', '2026-11-29')).toMatchObject({
      date_from: '2026-11-29',
      date_to: '2026-11-29',
    });
    expect(parse('v zimě', '2027-01-10')).toMatchObject({ date_from: '2027-01-10', date_to: '2027-02-28' });
  });

  it('narrows a month by weekdays', () => {
    expect(parse('sobota v květnu')).toMatchObject({
      date_from: '2027-05-01',
      weekdays: [6],
      flexible: true,
    });
    expect(parse('víkend v květnu')).toMatchObject({ weekdays: [6, 7] });
  });
});

describe('wants', () => {
  it.each([
    ['s terasou', ['terasa'], []],
    ['venku', ['terasa'], []],
    ['pod širým nebem', ['terasa'], []],
    ['bez schodů', ['bezbarierovy-vstup'], []],
    ['bezbariérový sál', ['bezbarierovy-vstup'], []],
    ['raut', ['catering'], []],
    ['s vlastním cateringem', ['cizi-catering'], []],
    ['vlastní jídlo a pití', ['cizi-catering', 'vlastni-napoje'], []],
    ['vlastní alkohol', ['vlastni-napoje'], []],
    ['catering vlastní, pití vlastní', ['cizi-catering', 'vlastni-napoje'], []],
    ['s cateringem vlastní pití', ['vlastni-napoje'], []],
    ['bez cateringu', [], ['catering']],
    ['bez cateringu a obsluhy, s krbem', ['krb'], ['catering', 'obsluha']],
    ['nechceme DJ', [], ['dj-kapela']],
    ['nemusí mít parkování', [], []],
    ['projektor není potřeba', [], []],
    ['kulaté stoly', ['kulate-stoly'], []],
  ])('reads „%s“ as wanted and unwanted attributes', (text, wanted, missing) => {
    const { attributes, without } = parse(text);
    expect([listSlugs(attributes), listSlugs(without)]).toEqual([wanted, missing]);
  });
});

describe('a word of several attributes', () => {
  it('is asked about and chooses none of them', () => {
    const { attributes, ambiguous, rest, chips } = parse('Konference s cateringem, s wifi v Plzni');
    expect([listSlugs(attributes), rest]).toEqual([['wifi'], '']);
    expect(chips.map(({ slot }) => slot)).toEqual(['purpose', 'attributes', 'location']);
    expect(ambiguous).toEqual([
      {
        kind: 'attribute',
        text: 'cateringem',
        options: [
          expect.objectContaining({
            slug: 'catering',
            query: 'Konference catering od vás, s wifi v Plzni',
          }),
          expect.objectContaining({
            slug: 'cizi-catering',
            query: 'Konference cizí catering, s wifi v Plzni',
          }),
        ],
      },
    ]);
    for (const { slug, query } of ambiguous[0]?.options ?? []) {
      const chosen = parse(query);
      expect([listSlugs(chosen.attributes).sort(), chosen.ambiguous]).toEqual([[slug, 'wifi'].sort(), []]);
    }
  });

  it.each(['catering není potřeba', 'bez cateringu', 's vlastním cateringem', 'raut'])(
    'is not asked about in „%s“',
    (text) => expect(parse(text).ambiguous).toEqual([]),
  );
});

describe('a word of several purposes', () => {
  const listOptions = (text: string): (readonly string[])[] =>
    parse(text).ambiguous.map((word) => [word.text, ...word.options.map(({ slug }) => slug)]);

  it('is asked about, chooses none of them and is no word of the text', () => {
    const { purpose, ambiguous, guests, rest, unknown } = parse('Večírek pro 60 lidí v Brně');
    expect([purpose, guests, rest, unknown]).toEqual([null, 60, '', []]);
    expect(
      ambiguous.map(({ text, options }) => [text, options.map(({ slug, query }) => [slug, query])]),
    ).toEqual([
      [
        'Večírek',
        [
          ['firemni-vecirek', 'firemní večírek pro 60 lidí v Brně'],
          ['oslava', 'oslava pro 60 lidí v Brně'],
        ],
      ],
    ]);
    for (const { slug, query } of ambiguous[0]?.options ?? []) {
      const chosen = parse(query);
      expect([chosen.purpose?.slug, chosen.ambiguous, chosen.guests]).toEqual([slug, [], 60]);
    }
  });

  it.each([
    'večírky',
    'na večírku v Praze',
    'vecirek 30 lidi',
    'večierok',
    'večírek s cateringem',
    'školní večírek',
  ])('is asked about in „%s“', (text) =>
    expect(listOptions(text)).toContainEqual([expect.anything(), 'firemni-vecirek', 'oslava']),
  );

  it.each([
    ['firemní letní večírek', 'firemni-vecirek'],
    ['vánoční večírek', 'vanocni-vecirek'],
    ['maturitní večírek', 'promoce'],
    ['večírek, narozeniny pro 40', 'oslava'],
    ['večírek k 40tinám', 'oslava'],
    ['večírek promoce', 'promoce'],
    ['večírek na silvestra', 'silvestr'],
    ['konference a večírek', 'konference'],
  ])('is not asked about in „%s“, where other words say the purpose', (text, slug) => {
    expect([parse(text).purpose?.slug, listOptions(text)]).toEqual([slug, []]);
  });
});

describe('layout', () => {
  it.each([
    ['stoly do U', 'u'],
    ['u stolu do U', 'u'],
    ['svatba u kulatých stolů', 'banket'],
    ['u stolů pro 80 lidí', 'banket'],
    ['svatba se sezením u kulatých stolů', 'banket'],
    ['svatba s kulatými stoly', null],
    ['na stojáka', 'stani'],
    ['stání', 'stani'],
    ['divadelní uspořádání', 'divadelni'],
    ['kinosál', 'divadelni'],
    ['školní', 'skolni'],
    ['banketově', 'banket'],
    ['školní ples', null],
  ])('reads „%s“ as the layout %s', (text, layout) => expect(parse(text).layout).toBe(layout));
});
