import { describe, expect, it } from '@jest/globals';
import { addDays, toPragueDay } from '@prostora/contracts';
import { findViolations, SIZES } from './axe.ts';
import { CULTURAL_CENTRE, openSignedIn, startTestApp } from './test-app.ts';

const app = startTestApp();
const BOOKINGS = 300;
const CLASHES = 4;
const FIRST_DAY = addDays(toPragueDay(new Date()), 30);

type Row = readonly [day: string, from: string, to: string, space: string, name: string];

const formatDay = (day: string): string => day.split('-').map(Number).toReversed().join('. ');

/** A year of early mornings, each in one room, and four that meet earlier rows; with semicolons as of Czech Excel. */
function buildFile(rooms: readonly string[]): Buffer {
  const rows = Array.from({ length: BOOKINGS }, (_row, index): Row => [
    ...([formatDay(addDays(FIRST_DAY, index)), '4:00', '5:00'] as const),
    ...([rooms[index % rooms.length] ?? '', `Oddíl ${index + 1}`] as const),
  ]);
  const clashing = rows
    .slice(0, CLASHES)
    .map(([day, , , room], index): Row => [day, '4:30', '5:30', room, `Druhý zápis ${index + 1}`]);
  const titles = ['Datum', 'Od', 'Do', 'Místnost', 'Jméno'];
  return Buffer.from([titles, ...rows, ...clashing].map((row) => row.join(';')).join('\r\n'));
}

describe.each(SIZES)('a manager of twelve rooms at $width px', (size) => {
  it('imports 300 bookings of a year with four clashes, and undoes it', async () => {
    const { page, complaints } = await app.newPage({ viewport: size });
    const catalog = page.waitForResponse((answer) => answer.url().endsWith('/api/catalog/customer'));
    await openSignedIn(page, '/klient/rezervace', CULTURAL_CENTRE);
    const { spaces } = (await (await catalog).json()) as { spaces: { space_name: string }[] };
    const rooms = spaces.map(({ space_name: name }) => name);
    expect(rooms).toHaveLength(12);
    await page.getByRole('link', { name: 'Importovat rezervace' }).click();
    await page.getByLabel('Soubor s rezervacemi').setInputFiles({
      ...{ name: 'rezervace.csv', mimeType: 'text/csv', buffer: buildFile(rooms) },
    });
    await page.getByRole('heading', { name: 'Náhled' }).waitFor();
    expect(await page.getByLabel('Místnost', { exact: true }).inputValue()).toBe('space');
    await page.getByRole('button', { name: /^Střety/u }).click();
    expect(await page.getByText(/^Střet s\sřádkem/u).count()).toBe(CLASHES);
    expect(await findViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
    await page.getByRole('button', { name: /^Zapsat 300\srezervací$/u }).click();
    await page.getByText(/^Hotovo, zapsali jsme 300\srezervací/u).waitFor();
    await page.getByRole('button', { name: 'Vrátit import' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Vrátit import' }).click();
    await page.getByText(/smazali jsme 300\srezervací/u).waitFor();
    expect(complaints).toEqual([]);
  });
});
