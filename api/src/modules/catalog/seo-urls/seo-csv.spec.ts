import { describe, expect, it } from '@jest/globals';
import { seoApi } from '@prostora/strings/cs/seo-api.ts';
import fc from 'fast-check';
import { fieldError, type FieldError } from '../../../platform/errors/index.ts';
import { parseCsvRows, type CsvRow } from './seo-csv.ts';
import { parseLinks, formatLinks } from './seo-links.ts';

const parseRows = (csv: string): [number, Record<string, string>][] => {
  const contents = parseCsvRows(csv);
  return 'fault' in contents
    ? []
    : contents.rows.map(({ line, cells }: CsvRow) => [line, Object.fromEntries(cells)]);
};
const findFault = (csv: string): FieldError | null => {
  const contents = parseCsvRows(csv);
  return 'fault' in contents ? contents.fault : null;
};

describe('parseCsvRows', () => {
  it('reads semicolons or commas, with or without a BOM, and counts lines like an editor', () => {
    expect(parseRows('\ufeffAdresa;TITULEK\r\nsvatby;"Svatby\nv Praze"\r\n\r\nporady;Porady\r\n')).toEqual([
      [2, { Adresa: 'svatby', Titulek: 'Svatby\nv Praze' }],
      [5, { Adresa: 'porady', Titulek: 'Porady' }],
    ]);
    expect(parseRows('adresa,Titulek\n"a","x, y"')).toEqual([[2, { Adresa: 'a', Titulek: 'x, y' }]]);
  });

  it('restores cells escaped for spreadsheets', () => {
    expect(parseRows("Adresa;Titulek\na;'=1+1\nb;'tis")).toEqual([
      [2, { Adresa: 'a', Titulek: '=1+1' }],
      [3, { Adresa: 'b', Titulek: "'tis" }],
    ]);
  });

  it('rejects a file without known titles', () => {
    const { table } = seoApi;
    expect(findFault('')).toEqual(fieldError('seoCsvNoHeader', { title: table.path }));
    expect(findFault('Titulek;Nadpis\na;b')).toEqual(fieldError('seoCsvNoHeader', { title: table.path }));
    expect(findFault('Adresa;Barva\na;b')).toEqual(fieldError('seoCsvUnknownColumn', { title: 'Barva' }));
    expect(findFault('Adresa;adresa\na;b')).toEqual(fieldError('seoCsvColumnTwice', { title: table.path }));
    expect(findFault('Adresa;Titulek\n;\n')).toEqual(fieldError('seoCsvNoRows'));
    expect(findFault('Adresa;M\ufffdsto\na;b')).toEqual(fieldError('seoCsvUnreadable'));
    expect(findFault(`Adresa\n${'a\n'.repeat(5001)}`)).toEqual(
      fieldError('seoCsvTooManyRows', { max: 5000 }),
    );
  });
});

describe('formatLinks and parseLinks', () => {
  const part = fc
    .string({ minLength: 1, maxLength: 20 })
    .map((text) => text.replace(/[\r\n\t]/gu, ' ').trim())
    .filter((text) => text !== '');
  it('round-trips footer links through a cell', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ link_name: fc.option(part), title: part, url: part }), { maxLength: 5 }),
        (links) => {
          expect(parseLinks(formatLinks(links))).toEqual(links);
        },
      ),
    );
  });

  it('rejects a cell with an invalid line', () => {
    expect(parseLinks('jen text')).toEqual({ wrong: 'jen text' });
    expect(parseLinks('a | b | c | d')).toEqual({ wrong: 'a | b | c | d' });
  });
});
