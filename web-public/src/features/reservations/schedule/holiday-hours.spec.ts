import { describe, expect, it } from '@jest/globals';
import type { AvailabilityRule } from '@prostora/api-client';
import { reservations } from '@prostora/strings/cs/reservations.ts';
import { listHolidayHours } from './holiday-hours.ts';

const rule = (change: Partial<AvailabilityRule> = {}): AvailabilityRule => ({
  id: 1,
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  from: '09:00',
  to: '17:00',
  price_per_hour: 500,
  valid_from: null,
  valid_until: null,
  on_holidays: true,
  exceptions: [],
  ...change,
});

describe('public holidays', () => {
  it('continue over the end of the year', () => {
    expect(listHolidayHours([], '2026-12-25', 4).map(({ day }) => day)).toEqual([
      '2026-12-25',
      '2026-12-26',
      '2027-01-01',
      '2027-03-26',
    ]);
  });

  it('are open only by rules valid on the day', () => {
    const hours = (change: Partial<AvailabilityRule>): string[] =>
      listHolidayHours([rule(change)], '2026-12-24', 1)[0]!.hours;
    expect(hours({})).toEqual(['9:00–17:00']);
    for (const change of [
      { on_holidays: false },
      { weekdays: [5] },
      { exceptions: ['2026-12-24'] },
      { valid_from: '2026-12-25' },
      { valid_until: '2026-12-23' },
    ])
      expect(hours(change)).toEqual([]);
  });

  it('have names, movable ones too', () => {
    expect(['2026-12-24', '2027-03-26', '2027-03-29'].map(reservations.rules.holidayName)).toEqual([
      'Štědrý den',
      'Velký pátek',
      'Velikonoční pondělí',
    ]);
    expect(reservations.rules.holidayDay('2026-12-24')).toBe('čt\u00a024.\u00a012.');
  });
});
