import { describe, expect, it } from '@jest/globals';
import { fieldError } from '../../platform/errors/index.ts';
import { toBlockValues, toRuleValues, toSettingsValues, toWindowValues } from './availability.input.ts';

const HOURS = {
  weekdays: [5, 1, 3],
  from: '18:00',
  to: '22:30',
  price_per_hour: 499.9,
  valid_from: '2027-06-01',
  valid_until: '2027-06-30',
  on_holidays: true,
};
const SETTINGS = {
  instant_booking: true,
  buffer_before: 15,
  buffer_after: 30,
  notice_hours: 24,
  shortest_minutes: 90,
  longest_minutes: 600,
  only_in_windows: true,
};
const refused = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return (error as { options: { fields: unknown } }).options.fields;
  }
};

describe('toRuleValues', () => {
  it('converts times to minutes, prices to haléře, and sorts weekdays', () => {
    expect(toRuleValues(HOURS)).toEqual({
      weekdays: [1, 3, 5],
      fromMinute: 1080,
      toMinute: 1350,
      pricePerHourHaler: 49_990,
      validFrom: '2027-06-01',
      validUntil: '2027-06-30',
      onHolidays: true,
    });
  });

  it('puts an end time not after the start time on the next day', () => {
    expect(toRuleValues({ ...HOURS, from: '20:00', to: '02:00' })).toMatchObject({
      fromMinute: 1200,
      toMinute: 1560,
    });
    for (const to of ['24:00', '00:00'])
      expect(toRuleValues({ ...HOURS, from: '20:00', to })).toMatchObject({
        fromMinute: 1200,
        toMinute: 1440,
      });
    expect(toRuleValues({ ...HOURS, from: '08:00', to: '08:00' })).toMatchObject({
      fromMinute: 480,
      toMinute: 1920,
    });
  });

  it('accepts open-ended and one-day validity, but not an end before the start', () => {
    expect(toRuleValues({ ...HOURS, valid_until: '2027-06-01' })).toMatchObject({
      validFrom: '2027-06-01',
      validUntil: '2027-06-01',
    });
    expect(toRuleValues({ ...HOURS, valid_from: null, valid_until: '2020-01-01' })).toMatchObject({
      validFrom: null,
      validUntil: '2020-01-01',
    });
    expect(toRuleValues({ ...HOURS, valid_until: null })).toMatchObject({
      validFrom: '2027-06-01',
      validUntil: null,
    });
    expect(refused(() => toRuleValues({ ...HOURS, valid_until: '2027-05-31' }))).toEqual({
      valid_until: fieldError('dateOrder'),
    });
  });
});

it('maps a slot with its price to a window and with its reason to a block', () => {
  const slot = { start_datetime: '2027-06-01T18:00', end_datetime: '2027-06-01T22:00' };
  const span = { from: new Date('2027-06-01T16:00:00Z'), until: new Date('2027-06-01T20:00:00Z') };
  expect(toWindowValues({ ...slot, price_per_hour: 0.29 })).toEqual({ ...span, pricePerHourHaler: 29 });
  expect(toBlockValues({ ...slot, reason: 'Malování' })).toEqual({
    ...span,
    reason: 'Malování',
    isReasonPublic: false,
  });
});

it('allows blocks of up to 400 days and windows of up to 31 days', () => {
  const lasting = (until: string) => ({
    start_datetime: '2027-01-01T00:00Z',
    end_datetime: `${until}T00:00Z`,
  });
  expect(toBlockValues({ ...lasting('2028-02-05'), reason: '' }).until).toEqual(
    new Date('2028-02-05T00:00:00Z'),
  );
  expect(refused(() => toBlockValues({ ...lasting('2028-02-06'), reason: '' }))).toHaveProperty(
    'end_datetime',
  );
  expect(refused(() => toWindowValues({ ...lasting('2027-02-02'), price_per_hour: 1 }))).toHaveProperty(
    'end_datetime',
  );
});

describe('toSettingsValues', () => {
  it('maps all settings without conversion', () => {
    expect(toSettingsValues(SETTINGS)).toEqual({
      instantBooking: true,
      bufferBefore: 15,
      bufferAfter: 30,
      noticeHours: 24,
      shortestMinutes: 90,
      longestMinutes: 600,
      onlyInWindows: true,
    });
  });

  it('accepts equal lengths, but not a longest booking shorter than the shortest', () => {
    expect(toSettingsValues({ ...SETTINGS, longest_minutes: 90 }).longestMinutes).toBe(90);
    expect(refused(() => toSettingsValues({ ...SETTINGS, longest_minutes: 89 }))).toEqual({
      longest_minutes: fieldError('longestFirst'),
    });
  });
});
