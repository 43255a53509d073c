import { describe, expect, it } from '@jest/globals';
import { formatClock } from '@prostora/contracts';
import {
  listEnds,
  listEndsOnLastDay,
  countHours,
  toTimestamps,
  isMultiDay,
  listStarts,
  toLocalSlot,
  withEnd,
  type LocalSlot,
} from './local-slot.ts';

const LONG_AGO = new Date('2020-01-01T00:00:00Z');
const evening: LocalSlot = { day: '2026-12-17', from: 960, endDay: '2026-12-17', to: 1380 };

describe('booking slot', () => {
  it('is in Prague wall time', () => {
    expect(toTimestamps(evening)).toEqual({
      start: '2026-12-17T15:00:00.000Z',
      end: '2026-12-17T22:00:00.000Z',
    });
    expect(toLocalSlot(toTimestamps(evening))).toEqual(evening);
  });

  it('can end on the next day', () => {
    const night = withEnd(evening, 1560);
    expect(night).toEqual({ ...evening, endDay: '2026-12-18', to: 120 });
    expect([
      countHours(toTimestamps(night)),
      isMultiDay(night),
      isMultiDay({ ...evening, endDay: '2026-12-19' }),
    ]).toEqual([10, false, true]);
  });

  it('offers no past start', () => {
    expect(listStarts('2026-12-17', new Date('2026-12-17T14:10:00Z')).map(formatClock)[0]).toBe('15:30');
  });

  it('offers ends until the next noon and a chosen one off the step', () => {
    const ends = listEnds({ ...evening, from: 975, to: 1005 });
    expect([formatClock(ends[0] ?? 0), ends.includes(1005), ends.at(-1)]).toEqual([
      '16:30',
      true,
      1440 + 720,
    ]);
  });

  it('offers no hour skipped in March', () => {
    const clocks = listStarts('2027-03-28', LONG_AGO).map(formatClock);
    expect([
      clocks.includes('01:30'),
      clocks.includes('02:00'),
      clocks.includes('02:30'),
      clocks.includes('03:00'),
    ]).toEqual([true, false, false, true]);
    const ends = listEnds({ day: '2027-03-27', from: 1320, endDay: '2027-03-28', to: 60 });
    expect([ends.includes(1440 + 120), ends.includes(1440 + 180)]).toEqual([false, true]);
    expect(listEndsOnLastDay({ ...evening, endDay: '2027-03-28', to: 0 }).includes(150)).toBe(false);
  });

  it.each([
    ['2027-03-27', '2027-03-28', 4],
    ['2027-10-30', '2027-10-31', 6],
    ['2026-12-17', '2026-12-18', 5],
  ])('counts elapsed hours from 22:00 on %s to 3:00 on %s', (day, endDay, hours) => {
    expect(countHours(toTimestamps({ day, from: 1320, endDay, to: 180 }))).toBe(hours);
  });
});
