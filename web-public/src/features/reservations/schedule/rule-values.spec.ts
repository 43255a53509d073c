import { describe, expect, it } from '@jest/globals';
import {
  validateClock,
  endsNextDay,
  formatHours,
  describeMidnight,
  toRuleInput,
  toRuleValues,
  validateValidUntil,
  validateWeekdays,
  formatWeekdays,
} from './rule-values.ts';

describe('form values of a weekly rule', () => {
  it('end on the next day when the end is not after the start', () => {
    expect(
      [
        ['18:00', '02:00'],
        ['18:00', '18:00'],
        ['09:00', '17:00'],
        ['', '02:00'],
      ].map(([from, to]) => endsNextDay(from!, to!)),
    ).toEqual([true, true, false, false]);
    expect(describeMidnight('18:00', '02:00')).toBe('Končí následující den ve\u00a02:00.');
    expect(describeMidnight('18:00', '18:00')).toContain('24 hodin');
    expect(describeMidnight('09:00', '17:00')).toBeNull();
  });

  it('are formatted as short texts', () => {
    expect(formatHours({ from: '18:00', to: '02:00' })).toBe('18:00–2:00 (následující den)');
    expect(formatHours({ from: '18:00', to: '00:00' })).toBe('18:00–24:00');
    expect([[1, 2, 3, 4, 5], [6, 7], [1, 3, 4, 5, 7], [2]].map(formatWeekdays)).toEqual([
      'po–pá',
      'so, ne',
      'po, st–pá, ne',
      'út',
    ]);
  });

  it('are validated by the first violated rule', () => {
    expect([validateClock(''), validateClock('25:00'), validateClock('18:30')]).toEqual([
      'Vyberte čas',
      'Zadejte čas ve tvaru 18:30',
      true,
    ]);
    expect([validateWeekdays([]), validateWeekdays([7])]).toEqual(['Vyberte alespoň jeden den', true]);
    expect([
      validateValidUntil('2026-12-01', { valid_from: '2026-12-02' }),
      validateValidUntil('2026-12-02', { valid_from: '2026-12-02' }),
      validateValidUntil('', { valid_from: '2026-12-02' }),
    ]).toEqual(['Konec nesmí být před začátkem', true, true]);
  });

  it('survive a round trip to the API input', () => {
    const input = {
      weekdays: [1, 6],
      from: '18:00',
      to: '02:00',
      price_per_hour: 1900.5,
      valid_from: null,
      valid_until: '2027-01-31',
      on_holidays: true,
    };
    expect(toRuleInput(toRuleValues({ ...input, id: 1, exceptions: ['2026-12-24'] }))).toEqual(input);
  });
});
