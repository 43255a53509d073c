import { describe, expect, it } from '@jest/globals';
import { DAY_MS, OWN_BOOKING, parseTimestamp, type RepeatPattern } from '@prostora/contracts';
import { readCase } from '../../../../test/cases/read-case.ts';
import { DomainError } from '../../../platform/errors/index.ts';
import { listBookingDays, sumMs } from './booking-days.ts';
import { GUEST, OWNER, type BookingPolicy } from './booking-policy.ts';
import { toRepeatPattern } from './booking-request.ts';

const NOW = new Date('2027-02-01T09:00:00Z');
const at = (day: string, hour: string): Date => new Date(`${day}T${hour}:00Z`);
/** Wednesdays in March. */
const SLOT = { startsAt: at('2027-03-10', '17:00'), endsAt: at('2027-03-10', '19:00') };
const weekly = (more: Partial<RepeatPattern> = {}): RepeatPattern => ({
  weekdays: [3],
  every: 1,
  until: '2027-03-31',
  skipHolidays: false,
  except: [],
  ...more,
});
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
const list = (
  slot: typeof SLOT,
  repeat: RepeatPattern | null,
  { policy = GUEST, rooms = 1 }: { policy?: BookingPolicy; rooms?: number } = {},
) =>
  listBookingDays(
    {
      ...slot,
      repeat,
      rooms: Array.from({ length: rooms }, (_, id) => ({ spaceId: id + 1, priceHaler: null })),
    },
    policy.limits,
    NOW,
  );
const listErrors = (run: () => unknown): Record<string, string> => {
  try {
    run();
  } catch (error) {
    if (error instanceof DomainError)
      return Object.fromEntries(
        Object.entries(error.options.fields ?? {}).map(([field, { code }]) => [field, code]),
      );
    throw error;
  }
  return {};
};

describe('listBookingDays', () => {
  it('has the given slot alone without a pattern', () => {
    expect(list(SLOT, null)).toEqual([
      { ...SLOT, day: '2027-03-10', isHoliday: false, isSkipped: false, isChosen: true },
    ]);
  });

  it('keeps the date whose hour the clock change skips, an hour later', () => {
    const { slot, repeat } = readCase<{
      slot: [string, string];
      repeat: Parameters<typeof toRepeatPattern>[0];
    }>('series-night-of-change.json');
    const [startsAt, endsAt] = slot.map(parseTimestamp) as [Date, Date];
    expect(
      list({ startsAt, endsAt }, toRepeatPattern(repeat)).map((one) => [
        one.day,
        one.startsAt.toISOString().slice(11, 16),
        one.endsAt.toISOString().slice(11, 16),
      ]),
    ).toEqual([
      ['2027-03-14', '01:00', '02:00'],
      ['2027-03-21', '01:00', '02:00'],
      ['2027-03-28', '01:00', '02:00'],
      ['2027-04-04', '00:00', '01:00'],
      ['2027-04-11', '00:00', '01:00'],
    ]);
  });

  it('lists all days and marks those left out', () => {
    const days = list(SLOT, weekly({ except: ['2027-03-17'] }));
    expect(days.map(({ day, isChosen, isSkipped }) => [day, isChosen, isSkipped])).toEqual([
      ['2027-03-10', true, false],
      ['2027-03-17', false, false],
      ['2027-03-24', true, false],
      ['2027-03-31', true, false],
    ]);
  });

  it('skips public holidays when the pattern says so', () => {
    const good = { startsAt: at('2027-03-26', '17:00'), endsAt: at('2027-03-26', '19:00') };
    const pattern = { weekdays: [5], until: '2027-04-02' };
    const first = (skipHolidays: boolean) =>
      list(good, weekly({ ...pattern, skipHolidays })).map((day) => [
        day.isHoliday,
        day.isSkipped,
        day.isChosen,
      ])[0];
    expect(first(false)).toEqual([true, false, true]);
    expect(first(true)).toEqual([true, true, false]);
  });

  it.each([
    ['no date', weekly({ until: '2027-03-09' }), { repeat: 'repeat' }],
    ['all dates left out', weekly({ until: '2027-03-10', except: ['2027-03-10'] }), { repeat: 'repeat' }],
    ['61 dates', weekly({ weekdays: EVERY_DAY, until: '2027-05-09' }), { repeat: 'repeat' }],
    ['a date too far', weekly({ every: 4, until: '2029-03-01' }), { repeat: 'tooFar' }],
  ])('refuses %s', (_name, repeat, errors) => {
    expect(listErrors(() => list(SLOT, repeat))).toEqual(errors);
  });

  it('accepts 60 dates and 30 days together from a guest, and no more', () => {
    const daily = weekly({ weekdays: EVERY_DAY, until: '2027-05-08' });
    const halfDays = { startsAt: at('2027-03-10', '06:00'), endsAt: at('2027-03-10', '18:00') };
    expect(list(halfDays, daily)).toHaveLength(60);
    expect(sumMs(list(halfDays, daily))).toBe(30 * DAY_MS);
    const longer = { ...halfDays, endsAt: at('2027-03-10', '18:01') };
    expect(listErrors(() => list(longer, daily))).toEqual({ repeat: 'repeatHeld' });
  });

  it('lists for an owner only the days that are booked, however many are left out', () => {
    const left = Array.from({ length: 300 }, (_, index) =>
      new Date(Date.parse('2027-03-12') + index * DAY_MS).toISOString().slice(0, 10),
    );
    const daily = weekly({ weekdays: EVERY_DAY, until: '2028-01-08', except: left, skipHolidays: true });
    expect(list(SLOT, daily, { policy: OWNER }).map(({ day }) => day)).toEqual([
      '2027-03-10',
      '2027-03-11',
      '2028-01-06',
      '2028-01-07',
      '2028-01-08',
    ]);
    expect(listErrors(() => list(SLOT, daily))).toEqual({ repeat: 'repeat' });
  });

  it('limits an owner by spaces times days, and by days that have passed', () => {
    const daily = weekly({ weekdays: EVERY_DAY, until: '2027-05-08' });
    const rooms = Math.floor(OWN_BOOKING.rows / 60);
    expect(list(SLOT, daily, { policy: OWNER, rooms })).toHaveLength(60);
    expect(listErrors(() => list(SLOT, daily, { policy: OWNER, rooms: rooms + 1 }))).toEqual({
      repeat: 'repeatRows',
    });
    const passed = { startsAt: at('2025-12-01', '17:00'), endsAt: at('2025-12-01', '19:00') };
    expect(listErrors(() => list(passed, null, { policy: OWNER }))).toEqual({ start_datetime: 'longPast' });
    expect(list(passed, null)).toHaveLength(1);
  });

  it('refuses a slot without a length on its field', () => {
    const empty = { ...SLOT, endsAt: SLOT.startsAt };
    expect(listErrors(() => list(empty, weekly()))).toEqual({ end_datetime: 'endAfterStart' });
  });
});
