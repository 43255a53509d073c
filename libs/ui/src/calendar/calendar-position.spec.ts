import { afterEach, describe, expect, it, jest } from '@jest/globals';
import {
  addMonths,
  movePosition,
  formatPositionTitle,
  getVisibleSpan,
  listWeeks,
} from './calendar-position.ts';
import { formatClockRange, isZoneDifferent } from './slot-text.ts';

describe('calendar position', () => {
  it('spans whole weeks of a month, from Monday to Sunday', () => {
    expect(getVisibleSpan({ view: 'month', day: '2026-12-17' })).toEqual({
      start_date: '2026-11-30',
      end_date: '2027-01-03',
    });
    expect(listWeeks('2027-02-10')).toHaveLength(4);
  });

  it('spans one week or one day', () => {
    expect(getVisibleSpan({ view: 'week', day: '2026-12-17' })).toEqual({
      start_date: '2026-12-14',
      end_date: '2026-12-20',
    });
    expect(getVisibleSpan({ view: 'day', day: '2026-12-17' })).toEqual({
      start_date: '2026-12-17',
      end_date: '2026-12-17',
    });
  });

  it('moves by the unit of its view', () => {
    expect([
      movePosition({ view: 'month', day: '2026-12-31' }, 1).day,
      movePosition({ view: 'week', day: '2026-12-31' }, 1).day,
      movePosition({ view: 'day', day: '2027-01-01' }, -1).day,
    ]).toEqual(['2027-01-01', '2027-01-07', '2026-12-31']);
  });

  it('keeps the day of the month or uses the last day', () => {
    expect([addMonths('2027-01-31', 1), addMonths('2027-03-15', -1), addMonths('2026-12-31', 2)]).toEqual([
      '2027-02-28',
      '2027-02-15',
      '2027-02-28',
    ]);
  });

  it('formats its title by its view', () => {
    expect(formatPositionTitle({ view: 'month', day: '2026-12-17' })).toBe('prosinec 2026');
    expect(formatPositionTitle({ view: 'day', day: '2026-12-17' })).toBe('čtvrtek 17.\u00a012.\u00a02026');
  });
});

describe('clock range of an entry', () => {
  it.each([
    ['2026-12-17T15:00:00Z', '2026-12-17T22:00:00Z', '16:00–23:00'],
    ['2026-12-17T15:00:00Z', '2026-12-18T01:00:00Z', '16:00–2:00'],
    ['2026-12-17T08:00:00Z', '2026-12-17T23:00:00Z', '9:00–24:00'],
    ['2026-12-16T23:00:00Z', '2026-12-17T23:00:00Z', 'celý den'],
    [
      '2026-12-17T15:00:00Z',
      '2026-12-19T15:00:00Z',
      '17.\u00a012.\u00a02026 16:00 – 19.\u00a012.\u00a02026 16:00',
    ],
  ])('formats %s to %s as %s', (start, end, text) => expect(formatClockRange({ start, end })).toBe(text));
});

describe('isZoneDifferent', () => {
  const now = new Date('2026-12-17T10:00:00Z');
  afterEach(() => {
    jest.restoreAllMocks();
  });
  /** Mocks the UTC offset of the browser in minutes. */
  const zone = (winter: number, summer: number) =>
    jest.spyOn(Date.prototype, 'getTimezoneOffset').mockImplementation(function offset(this: Date) {
      return [0, 1, 2, 10, 11].includes(this.getUTCMonth()) ? -winter : -summer;
    });

  it('returns false for another zone with the same time', () => {
    zone(60, 120);
    expect(isZoneDifferent(now)).toBe(false);
  });
  it.each([
    [0, 60],
    [60, 60],
    [-300, -240],
  ])('returns true for offsets of %i minutes in winter and %i in summer', (winter, summer) => {
    zone(winter, summer);
    expect(isZoneDifferent(now)).toBe(true);
  });
});
