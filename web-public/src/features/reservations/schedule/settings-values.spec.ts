import { describe, expect, it } from '@jest/globals';
import type { BookingSettings } from '@prostora/api-client';
import {
  createDurationValidator,
  toSettings,
  toSettingsValues,
  type DurationName,
  type SettingsValues,
} from './settings-values.ts';

const settings: BookingSettings = {
  instant_booking: true,
  buffer_before: 0,
  buffer_after: 90,
  notice_hours: 48,
  shortest_minutes: 120,
  longest_minutes: 44_640,
  only_in_windows: false,
};

describe('form values of booking settings', () => {
  it('use the largest whole unit', () => {
    expect(toSettingsValues(settings)).toMatchObject({
      buffer_before: '0',
      buffer_before_unit: 'minutes',
      buffer_after: '90',
      buffer_after_unit: 'minutes',
      notice_hours: '2',
      notice_hours_unit: 'days',
      shortest_minutes: '2',
      shortest_minutes_unit: 'hours',
      longest_minutes: '31',
      longest_minutes_unit: 'days',
    });
  });

  it('survive a round trip', () => expect(toSettings(toSettingsValues(settings))).toEqual(settings));

  it.each<[DurationName, Partial<SettingsValues>, string | true]>([
    ['buffer_after', { buffer_after: '' }, 'Vyplňte délku'],
    ['buffer_after', { buffer_after: 'hodina' }, 'Zadejte číslo'],
    ['buffer_after', { buffer_after: '0,5' }, 'Zadejte celé číslo'],
    ['buffer_after', { buffer_after: '1,5', buffer_after_unit: 'hours' }, true],
    ['buffer_after', { buffer_after: '25', buffer_after_unit: 'hours' }, 'Nejvýše 1\u00a0den'],
    ['notice_hours', { notice_hours: '30', notice_hours_unit: 'minutes' }, 'Zadejte celé hodiny'],
    ['shortest_minutes', { shortest_minutes: '0' }, 'Nejméně 1\u00a0minuta, nejvýše 31\u00a0dní'],
    [
      'longest_minutes',
      { longest_minutes: '1', longest_minutes_unit: 'hours' },
      'Nejdelší rezervace nesmí být kratší než nejkratší',
    ],
    ['longest_minutes', {}, true],
  ])('validates %s of %j', (name, change, said) => {
    const values = { ...toSettingsValues(settings), ...change };
    expect(createDurationValidator(name)(values[name], values)).toBe(said);
  });
});
