import { describe, expect, it } from '@jest/globals';
import { countListDays, splitByListDay, toListDay } from './calendar.ts';
import { listDayPieces } from './condition-reader.ts';
import { countLeadDays, toHaler } from './index.ts';
import { toPeriodMask } from './periods.ts';
import { toTimestamp } from './price-lists.fixtures.ts';

const SIX = 360;
const at = (text: string): number => toTimestamp(text).getTime();
const span = (from: string, until: string) => ({ from: at(from), until: at(until) });

it('countLeadDays counts calendar days in Prague', () => {
  const lead = (now: string, start: string): number => countLeadDays(toTimestamp(now), toTimestamp(start));
  expect(lead('2027-05-14T23:59', '2027-05-15T00:00')).toBe(1);
  expect(lead('2027-05-15T00:00', '2027-05-15T23:59')).toBe(0);
  expect(lead('2027-03-20T12:00', '2027-03-30T12:00')).toBe(10);
  expect(lead('2027-05-16T00:00', '2027-05-15T00:00')).toBe(-1);
});

it('toListDay is the previous day until day_start', () => {
  expect(toListDay(at('2027-01-01T05:59'), SIX)).toBe('2026-12-31');
  expect(toListDay(at('2027-01-01T06:00'), SIX)).toBe('2027-01-01');
});

describe('splitByListDay', () => {
  it('cuts where a day of the list begins', () => {
    expect(splitByListDay(span('2027-05-15T10:00', '2027-05-17T06:00'), SIX)).toEqual([
      { day: '2027-05-15', ...span('2027-05-15T10:00', '2027-05-16T06:00') },
      { day: '2027-05-16', ...span('2027-05-16T06:00', '2027-05-17T06:00') },
    ]);
    expect(splitByListDay(span('2027-05-15T05:00', '2027-05-15T05:30'), SIX)).toEqual([
      { day: '2027-05-14', ...span('2027-05-15T05:00', '2027-05-15T05:30') },
    ]);
  });

  it.each([
    ['2027-03-26T12:00', '2027-03-30T12:00'],
    ['2027-10-29T12:00', '2027-11-02T12:00'],
  ])('has no gap when a day begins within a clock change, from %s to %s', (from, until) => {
    for (const dayStart of [120, 150, 180]) {
      const pieces = splitByListDay(span(from, until), dayStart);
      expect(pieces[0]?.from).toBe(at(from));
      expect(pieces.at(-1)?.until).toBe(at(until));
      expect(pieces.slice(1).map((piece) => piece.from)).toEqual(
        pieces.slice(0, -1).map((piece) => piece.until),
      );
      expect(pieces).toHaveLength(5);
      expect(countListDays(span(from, until), dayStart)).toBe(5);
    }
  });
});

describe('listDayPieces', () => {
  it.each([
    ['an ordinary day', '2027-05-15', true],
    ['an ordinary day next to a clock change', '2027-05-15', false],
  ])('has clock times on both calendar days of %s', (_name, day, isRegular) => {
    const [piece] = listDayPieces(span(`${day}T06:00`, `${day}T23:00`), SIX, isRegular);
    expect([480, 1500].map((minute) => piece?.toTimestamp(minute))).toEqual([
      at(`${day}T08:00`),
      at('2027-05-16T01:00'),
    ]);
  });

  it('counts clock times after a clock change by the changed clock', () => {
    const [piece] = listDayPieces(span('2027-03-28T06:00', '2027-03-28T12:00'), SIX, false);
    expect(piece?.toTimestamp(480)).toBe(at('2027-03-28T08:00'));
  });
});

it('a code without a period has no days', () => {
  expect(toPeriodMask(['gone'], [])).toBe(0);
});

it('toHaler converts decimals exactly and keeps a third decimal', () => {
  expect([toHaler(1.1), toHaler(9_999_999.99), toHaler(0.29)]).toEqual([110, 999_999_999, 29]);
  expect(Number.isInteger(toHaler(1.001))).toBe(false);
});
