import { describe, expect, it } from '@jest/globals';
import { parseCsv } from 'hucre/csv';
import { readXlsx } from 'hucre/xlsx';
import { buffer } from 'node:stream/consumers';
import { readCase } from '../../../test/cases/read-case.ts';
import { createTableFile, type TableColumn } from './index.ts';

type Row = { text: string | null; amount: number | null; at: Date | null; isOn: boolean };

const ROW: Row = { text: 'Žluťoučký; kůň', amount: 1234.5, at: new Date('2026-12-01T17:00:00Z'), isOn: true };
const COLUMNS: readonly TableColumn<Row>[] = [
  { title: 'Text', value: ({ text }) => text },
  { title: 'Částka', type: 'amount', value: ({ amount }) => amount },
  { title: 'Kdy', type: 'timestamp', value: ({ at }) => at },
  { title: 'Den', type: 'day', value: ({ at }) => at },
  { title: 'Platí', value: ({ isOn }) => isOn },
];

async function* streamRows(...rows: Partial<Row>[]): AsyncGenerator<Row, void, undefined> {
  for (const row of rows) yield await Promise.resolve({ ...ROW, ...row });
}
const writeCsv = async (...rows: Partial<Row>[]): Promise<string> =>
  (
    await buffer((await createTableFile('Zkouška', 'csv', COLUMNS, streamRows(...rows))).getStream())
  ).toString();
const writeSheet = async (...rows: Partial<Row>[]) => {
  const [sheet] = (
    await readXlsx(
      new Uint8Array(
        await buffer((await createTableFile('Zkouška', 'xlsx', COLUMNS, streamRows(...rows))).getStream()),
      ),
      { readStyles: true },
    )
  ).sheets;
  if (!sheet) throw new Error('There is no sheet.');
  return sheet;
};

/** Endless rows, with the number of rows read so far. */
function endless(failAt = Infinity): {
  rows: AsyncGenerator<Row, void, undefined>;
  seen: { pulled: number; isLeft: boolean };
} {
  const seen = { pulled: 0, isLeft: false };
  async function* rows(): AsyncGenerator<Row, void, undefined> {
    try {
      for (; ; seen.pulled += 1) {
        if (seen.pulled === failAt) throw new Error('the database went away');
        yield await Promise.resolve({ ...ROW, text: `${Math.random()}`.repeat(5) });
      }
    } finally {
      seen.isLeft = true;
    }
  }
  return { rows: rows(), seen };
}

describe('createTableFile as CSV', () => {
  it('writes a BOM, semicolons, CRLF, decimal commas and Prague times', async () => {
    expect(await writeCsv({}, { text: null, amount: null, at: null, isOn: false })).toBe(
      '\uFEFFText;Částka;Kdy;Den;Platí\r\n"Žluťoučký; kůň";1234,5;1. 12. 2026 18:00;1. 12. 2026;ano\r\n;;;;ne',
    );
  });

  it.each([
    '=HYPERLINK("http://zly.example";"klik")',
    '+420777123456+1',
    '-1+1',
    '@SUM(1)',
    '\t=1',
    '\r=1',
    ' =1',
    '|cmd',
  ])('escapes the formula %j', async (text) => {
    expect(parseCsv(await writeCsv({ text }), { delimiter: ';' })[1]?.[0]).toBe(`'${text}`);
  });

  it.each(['+420 777 123 456', '+420777123456'])('keeps the phone number %s as it is', async (text) => {
    expect(parseCsv(await writeCsv({ text }), { delimiter: ';' })[1]?.[0]).toBe(text);
  });

  it('keeps negative numbers as numbers', async () => {
    expect(parseCsv(await writeCsv({ amount: -0.5 }), { delimiter: ';' })[1]?.[1]).toBe('-0,5');
  });

  it('writes only the header without rows', async () => {
    expect(await writeCsv()).toBe('\uFEFFText;Částka;Kdy;Den;Platí');
  });
});

describe('createTableFile as XLSX', () => {
  it('writes numbers, formatted Prague dates and plain texts', async () => {
    const sheet = await writeSheet({ text: '=1+1' }, { text: '+420777123456', amount: null, at: null });
    expect(sheet.name).toBe('Zkouška');
    expect(sheet.rows).toEqual([
      ['Text', 'Částka', 'Kdy', 'Den', 'Platí'],
      ['=1+1', 1234.5, new Date('2026-12-01T18:00:00Z'), new Date('2026-12-01T00:00:00Z'), 'ano'],
      ['+420777123456', null, null, null, 'ano'],
    ]);
    expect([...(sheet.cells?.values() ?? [])].filter((cell) => cell.formula !== undefined)).toEqual([]);
  });

  it('adds an auto filter and number formats', async () => {
    const sheet = await writeSheet({}, {});
    expect(sheet.autoFilter?.range).toBe('A1:E3');
    expect(['1,1', '1,2', '1,3'].map((cell) => sheet.cells?.get(cell)?.style?.numFmt)).toEqual([
      '#,##0.00" Kč"',
      'd". "m". "yyyy h:mm',
      'd". "m". "yyyy',
    ]);
  });

  it('streams a table that is too long for a filter', async () => {
    const sheet = await writeSheet(...Array.from({ length: 4001 }, () => ({})));
    expect([sheet.rows.length, sheet.autoFilter]).toEqual([4002, undefined]);
  });

  it.each([
    readCase<{ name: string }>('xlsx-underscore.json').name,
    '_x005F_',
    '_X0041_x0042_',
    'sál_x',
    'konec_x00',
  ])('shows %s as it was typed', async (text) => {
    expect((await writeSheet({ text })).rows[1]?.[0]).toBe(text);
    expect((await writeSheet(...Array.from({ length: 4001 }, () => ({ text })))).rows[1]?.[0]).toBe(text);
  });

  it('escapes invalid XML characters and truncates long texts', async () => {
    const { rows } = await writeSheet({ text: 'a\u0001b<&>\r\n' }, { text: 'x'.repeat(40_000) });
    expect([rows[1]?.[0], String(rows[2]?.[0]).length]).toEqual(['a\u0001b<&>\r\n', 32_767]);
  });
});

it('sends the file name with diacritics and an ASCII fallback', async () => {
  const { type, disposition } = (
    await createTableFile('Objednávky členství', 'xlsx', COLUMNS, streamRows())
  ).getHeaders();
  expect([type, disposition]).toEqual([
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    `attachment; filename="Objednavky clenstvi.xlsx"; filename*=UTF-8''Objedn%C3%A1vky%20%C4%8Dlenstv%C3%AD.xlsx`,
  ]);
});

describe.each(['csv', 'xlsx'] as const)('createTableFile of a long %s', (format) => {
  it('stops reading rows when the download is aborted', async () => {
    const { rows, seen } = endless();
    const stream = (await createTableFile('Dlouhá', format, COLUMNS, rows)).getStream();
    await stream[Symbol.asyncIterator]().next();
    stream.destroy();
    for (let left = 100; !seen.isLeft && left > 0; left -= 1)
      await new Promise((resolve) => {
        setTimeout(resolve, 50);
      });
    expect(seen.isLeft).toBe(true);
    expect(seen.pulled).toBeLessThan(20_000);
  });

  it('applies backpressure of a slow reader', async () => {
    const { rows, seen } = endless();
    const stream = (await createTableFile('Dlouhá', format, COLUMNS, rows)).getStream();
    stream.read();
    await new Promise((resolve) => {
      setTimeout(resolve, 300);
    });
    expect(seen).toMatchObject({ pulled: expect.any(Number), isLeft: false });
    expect(seen.pulled).toBeLessThan(30_000);
    stream.destroy();
  });

  it('aborts the download when its rows fail', async () => {
    const { rows, seen } = endless(5000);
    await expect(
      buffer((await createTableFile('Dlouhá', format, COLUMNS, rows)).getStream()),
    ).rejects.toThrow('the database went away');
    expect(seen.isLeft).toBe(true);
  });

  it('rejects when the first row fails', async () => {
    await expect(createTableFile('Dlouhá', format, COLUMNS, endless(0).rows)).rejects.toThrow(
      'the database went away',
    );
  });
});
