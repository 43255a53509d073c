import { describe, expect, it } from '@jest/globals';
import { fromPragueWallTime } from '@prostora/contracts';
import { NO_RULES, resolveDayState, suggestSlot, type SpaceAvailability } from './day-states.ts';

const DAY = '2026-12-17';
const NOW = new Date('2026-12-01T10:00:00Z');
const at = (minute: number, day = DAY): string => fromPragueWallTime(day, minute).toISOString();
const span = (from: number, to: number, day = DAY) => ({
  start_datetime: at(from, day),
  end_datetime: at(to, day),
});
const window = (from: number, to: number) => ({
  id: 1,
  rule_id: null,
  price_per_hour: 1900,
  ...span(from, to),
});
const taken = (from: number, to: number, status: 'pending' | 'cancelled' = 'pending') => ({
  id: 1,
  status,
  customer_name: '',
  ...span(from, to),
});
const block = (from: number, to: number) => ({
  id: 1,
  reason: '',
  reason_public: false,
  feed_id: null,
  group_id: null,
  ...span(from, to),
});
const time = (change: Partial<SpaceAvailability> = {}): SpaceAvailability => ({
  availabilities: [],
  reservations: [],
  blocked_slots: [],
  rules: NO_RULES,
  ...change,
});
const onlyWindows = { ...NO_RULES, only_in_windows: true };

describe('resolveDayState', () => {
  it.each([
    ['is open with free offered hours', time({ availabilities: [window(960, 1380)] }), 'open'],
    [
      'is open where a reservation was cancelled',
      time({
        availabilities: [window(960, 1380)],
        reservations: [taken(960, 1380, 'cancelled')],
        rules: onlyWindows,
      }),
      'open',
    ],
    [
      'is taken when the rest is shorter than the minimum',
      time({ availabilities: [window(960, 1380)], reservations: [taken(990, 1380)], rules: onlyWindows }),
      'taken',
    ],
    [
      'is taken when blocked',
      time({ availabilities: [window(960, 1380)], blocked_slots: [block(0, 1440)] }),
      'taken',
    ],
    ['is free outside offered hours', time(), 'free'],
    ['is taken without required offered hours', time({ rules: onlyWindows }), 'taken'],
    [
      'is free with time left outside offered hours',
      time({ availabilities: [window(960, 1380)], reservations: [taken(960, 1380)] }),
      'free',
    ],
    ['is taken when only the night is left', time({ reservations: [taken(360, 1440)] }), 'taken'],
  ] as const)('reports that a day %s', (_name, known, state) =>
    expect(resolveDayState(DAY, known, NOW)).toBe(state),
  );

  it('is past when over, within the notice period, or too far ahead', () => {
    expect(resolveDayState('2026-11-30', time(), NOW)).toBe('past');
    expect(resolveDayState('2026-12-02', time({ rules: { ...NO_RULES, notice_hours: 72 } }), NOW)).toBe(
      'past',
    );
    expect(resolveDayState('2029-12-02', time(), NOW)).toBe('past');
  });

  it('assigns a night to the day of its evening', () => {
    expect(
      resolveDayState('2026-12-18', time({ availabilities: [window(960, 1560)], rules: onlyWindows }), NOW),
    ).toBe('taken');
  });
});

describe('suggestSlot', () => {
  it('keeps the previously chosen hours when they fit', () => {
    const before = { day: '2026-12-10', from: 1080, endDay: '2026-12-11', to: 60 };
    expect(suggestSlot(DAY, before, time({ availabilities: [window(960, 1560)] }), NOW)).toEqual({
      day: DAY,
      from: 1080,
      endDay: '2026-12-18',
      to: 60,
    });
  });
  it('starts at the first free time otherwise', () => {
    expect(
      suggestSlot(
        DAY,
        null,
        time({ availabilities: [window(960, 1560)], reservations: [taken(960, 1050)] }),
        NOW,
      ),
    ).toEqual({ day: DAY, from: 1050, endDay: DAY, to: 1290 });
  });
  it('ends with the offered hours', () => {
    expect(suggestSlot(DAY, null, time({ availabilities: [window(960, 1080)] }), NOW)).toEqual({
      day: DAY,
      from: 960,
      endDay: DAY,
      to: 1080,
    });
  });
  it('suggests an afternoon when offered hours start at night', () => {
    expect(suggestSlot(DAY, null, time({ availabilities: [window(0, 1440)] }), NOW)).toEqual({
      day: DAY,
      from: 600,
      endDay: DAY,
      to: 840,
    });
  });
  it('suggests an afternoon without offered hours', () => {
    expect(suggestSlot(DAY, null, time(), NOW)).toEqual({ day: DAY, from: 600, endDay: DAY, to: 840 });
  });
});
