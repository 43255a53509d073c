import { describe, expect, it } from '@jest/globals';
import { countSeriesVersion, differsFromRule, toChangedSlot } from './series-rules.ts';

const RULE = { startMinute: 18 * 60, lengthMinutes: 90, timeFromDay: null };
const occurrence = (startsAt: string, endsAt: string, seriesDay = '2027-03-25') => ({
  seriesDay,
  startsAt: new Date(startsAt),
  endsAt: new Date(endsAt),
});

describe('countSeriesVersion', () => {
  it('grows with changes of the series and of each occurrence', () => {
    expect(countSeriesVersion({ version: 2 }, [{ sequence: 0 }, { sequence: 3 }])).toBe(5);
    expect(countSeriesVersion({ version: 1 }, [])).toBe(1);
  });
});

describe('differsFromRule', () => {
  it('keeps the wall time of the rule across a change of daylight saving time', () => {
    expect(differsFromRule(RULE, occurrence('2027-03-25T17:00:00Z', '2027-03-25T18:30:00Z'))).toBe(false);
    const april = occurrence('2027-04-01T16:00:00Z', '2027-04-01T17:30:00Z', '2027-04-01');
    expect(differsFromRule(RULE, april)).toBe(false);
  });

  it('takes an occurrence that the clock change moved for one of the rule', () => {
    const rule = { ...RULE, startMinute: 2 * 60, lengthMinutes: 60 };
    const moved = occurrence('2027-03-28T01:00:00Z', '2027-03-28T02:00:00Z', '2027-03-28');
    expect(differsFromRule(rule, moved)).toBe(false);
    expect(toChangedSlot(moved, { startMinute: 2 * 60, endMinute: 3 * 60 })).toEqual({
      startsAt: moved.startsAt,
      endsAt: moved.endsAt,
    });
  });

  it('finds another start, length or day', () => {
    expect(differsFromRule(RULE, occurrence('2027-03-25T16:00:00Z', '2027-03-25T17:30:00Z'))).toBe(true);
    expect(differsFromRule(RULE, occurrence('2027-03-25T17:00:00Z', '2027-03-25T19:00:00Z'))).toBe(true);
    expect(differsFromRule(RULE, occurrence('2027-03-26T17:00:00Z', '2027-03-26T18:30:00Z'))).toBe(true);
  });

  it('lets occurrences before the day of the present time keep their former one', () => {
    const rule = { ...RULE, startMinute: 19 * 60 };
    const former = occurrence('2027-03-25T17:00:00Z', '2027-03-25T18:30:00Z');
    expect(differsFromRule({ ...rule, timeFromDay: '2027-03-26' }, former)).toBe(false);
    expect(differsFromRule({ ...rule, timeFromDay: '2027-03-25' }, former)).toBe(true);
  });
});

describe('toChangedSlot', () => {
  const april = occurrence('2027-04-01T16:00:00Z', '2027-04-01T17:30:00Z', '2027-04-01');

  it('keeps wall times on both sides of a change of daylight saving time', () => {
    const march = occurrence('2027-03-25T17:00:00Z', '2027-03-25T18:30:00Z');
    const times = { startMinute: 19 * 60, endMinute: 20 * 60 };
    expect(toChangedSlot(march, times)).toEqual({
      startsAt: new Date('2027-03-25T18:00:00Z'),
      endsAt: new Date('2027-03-25T19:00:00Z'),
    });
    expect(toChangedSlot(april, times)).toEqual({
      startsAt: new Date('2027-04-01T17:00:00Z'),
      endsAt: new Date('2027-04-01T18:00:00Z'),
    });
  });

  it('keeps the length when only the start changes, and the start when only the end does', () => {
    expect(toChangedSlot(april, { startMinute: 20 * 60 })).toEqual({
      startsAt: new Date('2027-04-01T18:00:00Z'),
      endsAt: new Date('2027-04-01T19:30:00Z'),
    });
    expect(toChangedSlot(april, { endMinute: 22 * 60 }).endsAt).toEqual(new Date('2027-04-01T20:00:00Z'));
    expect(toChangedSlot(april, {})).toEqual({ startsAt: april.startsAt, endsAt: april.endsAt });
  });

  it('ends on the next day before the start, and not at the start', () => {
    expect(toChangedSlot(april, { endMinute: 60 }).endsAt).toEqual(new Date('2027-04-01T23:00:00Z'));
    expect(() => toChangedSlot(april, { startMinute: 600, endMinute: 600 })).toThrow('end_time');
  });
});
