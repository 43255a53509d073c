import { describe, expect, it } from '@jest/globals';
import { clockOf } from '@prostora/contracts';
import {
  endsAfter,
  endsOn,
  hoursOf,
  instantsOf,
  lastsDays,
  startsOn,
  termOf,
  withEnd,
  type Term,
} from './term.ts';

const LONG_AGO = new Date('2020-01-01T00:00:00Z');
const evening: Term = { day: '2026-12-17', from: 960, endDay: '2026-12-17', to: 1380 };

describe('booking slot', () => {
  it('is in Prague wall time', () => {
    expect(instantsOf(evening)).toEqual({
      start: '2026-12-17T15:00:00.000Z',
      end: '2026-12-17T22:00:00.000Z',
    });
    expect(termOf(instantsOf(evening))).toEqual(evening);
  });

  it('can end on the next day', () => {
    const night = withEnd(evening, 1560);
    expect(night).toEqual({ ...evening, endDay: '2026-12-18', to: 120 });
    expect([
      hoursOf(instantsOf(night)),
      lastsDays(night),
      lastsDays({ ...evening, endDay: '2026-12-19' }),
    ]).toEqual([10, false, true]);
  });

  it('offers no past start', () => {
    expect(startsOn('2026-12-17', new Date('2026-12-17T14:10:00Z')).map(clockOf)[0]).toBe('15:30');
  });

  it('offers ends until the next noon and a chosen one off the step', () => {
    const ends = endsAfter({ ...evening, from: 975, to: 1005 });
    expect([clockOf(ends[0] ?? 0), ends.includes(1005), ends.at(-1)]).toEqual(['16:30', true, 1440 + 720]);
  });

  it('offers no hour skipped in March', () => {
    const clocks = startsOn('2027-03-28', LONG_AGO).map(clockOf);
    expect([
      clocks.includes('01:30'),
      clocks.includes('02:00'),
      clocks.includes('02:30'),
      clocks.includes('03:00'),
    ]).toEqual([true, false, false, true]);
    const ends = endsAfter({ day: '2027-03-27', from: 1320, endDay: '2027-03-28', to: 60 });
    expect([ends.includes(1440 + 120), ends.includes(1440 + 180)]).toEqual([false, true]);
    expect(endsOn({ ...evening, endDay: '2027-03-28', to: 0 }).includes(150)).toBe(false);
  });

  it.each([
    ['2027-03-27', '2027-03-28', 4],
    ['2027-10-30', '2027-10-31', 6],
    ['2026-12-17', '2026-12-18', 5],
  ])('counts elapsed hours from 22:00 on %s to 3:00 on %s', (day, endDay, hours) => {
    expect(hoursOf(instantsOf({ day, from: 1320, endDay, to: 180 }))).toBe(hours);
  });
});
