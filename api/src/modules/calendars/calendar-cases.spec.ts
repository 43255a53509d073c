import { describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { CalendarExcerpt } from './calendar-excerpt.ts';
import { parseCalendar } from './calendar-parser.ts';

/** Calendars of public bug reports with the busy time that is right. */
const CASES = new URL('../../../test/cases/', import.meta.url);
type CalendarCase = { window: [string, string]; spans: [string, string][]; why: string };
const read = (name: string): string => readFileSync(new URL(name, CASES), 'utf8');
const cases = JSON.parse(read('calendars.json')) as Record<string, CalendarCase>;

/** Reads a file as the importer does: in chunks, then from the excerpt. */
function readSpans(text: string, [from, until]: readonly [string, string]): [string, string][] {
  const window = { from: Date.parse(from), until: Date.parse(until) };
  const excerpt = new CalendarExcerpt(window.from);
  for (let at = 0; at < text.length; at += 16_384) excerpt.add(text.slice(at, at + 16_384));
  return parseCalendar(excerpt.end(), window, () => false).spans.map(({ start, end }) => [
    new Date(start).toISOString(),
    new Date(end).toISOString(),
  ]);
}

describe('calendars of bug reports', () => {
  it.each(Object.entries(cases))('%s blocks what is right', (name, { window, spans }) => {
    expect(readSpans(read(name), window)).toEqual(spans);
  });

  it('calendar-large.mjs: years of history cost nothing', () => {
    const text = execFileSync(process.execPath, [new URL('calendar-large.mjs', CASES).pathname], {
      encoding: 'utf8',
      maxBuffer: 10_000_000,
    });
    expect(text.length).toBeGreaterThan(2_000_000);
    expect(readSpans(text, ['2026-11-01T00:00:00Z', '2027-12-31T00:00:00Z'])).toEqual([
      ['2026-12-01T10:00:00.000Z', '2026-12-01T11:00:00.000Z'],
    ]);
  });
});
