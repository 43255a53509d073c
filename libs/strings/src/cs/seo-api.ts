import { bindSpaces, formatCount, NBSP } from '../format.ts';

const CHARACTERS = { one: 'znak', few: 'znaky', other: 'znaků' };
const toPath = (path: string): string => `/katalog/${path}`;

/** API texts about SEO URLs. */
export const seoApi = {
  gone: (id: number): string => bindSpaces(`už není (č.${NBSP}${id})`),
  errors: {
    path: bindSpaces(
      'Jen malá písmena bez háčků a čárek, číslice a spojovníky, nejvýš tři části oddělené lomítkem',
    ),
    pathNumber: 'Část adresy nesmí být jen číslo',
    pathReserved: (word: string): string => bindSpaces(`Slovo ${word} je vyhrazené`),
    pathTaken: 'Tuto adresu už má jiná SEO adresa',
    filterTaken: (path: string): string => bindSpaces(`Stejný filtr už má adresa ${toPath(path)}`),
    filterEmpty: bindSpaces('Vyberte alespoň jedno místo, účel, kapacitu nebo vybavení'),
    link: bindSpaces('Odkaz musí být cesta na tomto webu (začíná lomítkem), nebo adresa začínající https'),
  },
  problems: {
    empty: bindSpaces('Filtru teď neodpovídá žádný zveřejněný prostor'),
    goneLocation: bindSpaces('Místo z filtru už není, adresa proto nikam nevede'),
    gonePurpose: bindSpaces('Účel z filtru už není, adresa proto nikam nevede'),
    goneAttributes: bindSpaces('Vybavení nebo služba z filtru už není, adresa proto nikam nevede'),
    meansOther: bindSpaces(
      'Stejnou adresu má v katalogu jiný filtr, jeho stránka se přesune do adresy s otazníkem',
    ),
    redirected: bindSpaces('Z této adresy vede přesměrování. Dokud adresa platí, neuplatní se.'),
    sameTitle: (path: string): string => bindSpaces(`Stejný titulek má i ${toPath(path)}`),
    sameH1: (path: string): string => bindSpaces(`Stejný nadpis má i ${toPath(path)}`),
    titleLong: (length: number, max: number): string =>
      bindSpaces(`Titulek má ${formatCount(length, CHARACTERS)}, vyhledávače jich ukážou asi ${max}`),
    titleShort: (length: number, min: number): string =>
      bindSpaces(`Titulek má jen ${formatCount(length, CHARACTERS)}, doporučujeme alespoň ${min}`),
    metaLong: (length: number, max: number): string =>
      bindSpaces(`Meta popis má ${formatCount(length, CHARACTERS)}, vyhledávače jich ukážou asi ${max}`),
    metaShort: (length: number, min: number): string =>
      bindSpaces(`Meta popis má jen ${formatCount(length, CHARACTERS)}, doporučujeme alespoň ${min}`),
    metaMissing: bindSpaces('Chybí meta popis, použije se obecný'),
    h1Missing: 'Chybí nadpis',
    deadLink: (title: string): string => bindSpaces(`Odkaz „${title}“ vede na adresu, která v katalogu není`),
  },
  suggestions: {
    metaDescription: (heading: string): string =>
      `${heading}. Fotky, kapacita, vybavení a cena na jednom místě. Vyberte si a ozvěte se přímo majiteli.`,
  },
  templates: {
    unknown: (name: string): string =>
      bindSpaces(
        `Značku {${name}} neznáme. Použít jde {prostory}, {kde}, {místo}, {účel}, {kapacita} a {počet}.`,
      ),
    brace: 'Složená závorka nemá svůj protějšek',
    needsLocation: (name: string): string => bindSpaces(`Značka {${name}} potřebuje vybraná místa`),
    needsPurpose: (name: string): string => bindSpaces(`Značka {${name}} potřebuje vybrané účely`),
    needsCapacity: (name: string): string => bindSpaces(`Značka {${name}} potřebuje vybranou kapacitu`),
    notInPath: (name: string): string => bindSpaces(`Značka {${name}} do adresy nepatří, měnila by se`),
  },
  bulk: {
    nothingChosen: bindSpaces('Vyberte alespoň jedno místo nebo účel'),
    exists: (path: string): string => bindSpaces(`Tento filtr už má adresa ${toPath(path)}`),
    pathTaken: 'Adresu už má jiná SEO adresa',
    pathTwice: 'Stejná adresa vychází z šablony dvakrát',
    meansOther: bindSpaces('Adresa v katalogu znamená jiný filtr'),
    noLocative: (name: string): string => bindSpaces(`Místo ${name} nemá uložený tvar „kde“`),
    empty: 'Žádný zveřejněný prostor',
    tooLong: (max: number): string => bindSpaces(`Text je delší než ${formatCount(max, CHARACTERS)}`),
  },
  table: {
    name: 'SEO adresy',
    path: 'Adresa',
    location: 'Místo',
    purpose: 'Účel',
    capacity: 'Kapacita',
    attributes: 'Vybavení a služby',
    title: 'Titulek',
    h1: 'Nadpis',
    metaDescription: 'Meta popis',
    description: 'Popis',
    footerLinks: 'Odkazy v patičce stránky',
    inFooter: 'V patičce webu',
    results: 'Výsledků',
    problems: 'Problémy',
    updated: 'Změněno',
  },
  import: {
    noHeader: (title: string): string => bindSpaces(`V prvním řádku chybí sloupec ${title}`),
    unknownColumn: (title: string): string => bindSpaces(`Sloupec ${title} neznáme`),
    columnTwice: (title: string): string => bindSpaces(`Sloupec ${title} je v tabulce dvakrát`),
    unreadable: bindSpaces('Tabulce nerozumíme. Uložte ji prosím jako CSV v kódování UTF-8.'),
    noRows: bindSpaces('V tabulce není žádný řádek s údaji'),
    tooManyRows: (max: number): string =>
      bindSpaces(
        `Najednou jde nahrát nejvýš ${formatCount(max, { one: 'řádek', few: 'řádky', other: 'řádků' })}`,
      ),
    pathMissing: 'Chybí adresa',
    unknownLocation: (slug: string): string => bindSpaces(`Místo „${slug}“ neznáme`),
    unknownPurpose: (slug: string): string => bindSpaces(`Účel „${slug}“ neznáme`),
    unknownAttribute: (slug: string): string => bindSpaces(`Vybavení nebo službu „${slug}“ neznáme`),
    unknownCapacity: (id: string, known: readonly string[]): string =>
      bindSpaces(`Kapacita je jedna z: ${known.join(', ')} (ne „${id}“)`),
    yesOrNo: bindSpaces('Zadejte ano nebo ne'),
    pathTwice: (line: number): string => bindSpaces(`Stejná adresa je už na řádku ${line}`),
    filterTwice: (line: number): string => bindSpaces(`Stejný filtr je už na řádku ${line}`),
    link: (text: string): string => bindSpaces(`Odkaz „${text}“ nemá tvar text | titulek | adresa`),
    cells: bindSpaces('Řádek má víc buněk než první řádek'),
  },
} as const;
