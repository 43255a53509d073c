import { describe, expect, it } from '@jest/globals';
import { HOUR_MS } from '@prostora/contracts';
import { formatLength } from '@prostora/strings/cs/booking-api.ts';
import fc from 'fast-check';
import { fieldError, type FieldError } from '../../platform/errors/index.ts';
import {
  findBookingRejection,
  findLayoutRejection,
  findMoveRejection,
  findSlotRejection,
  parseSlot,
  type AvailabilityContext,
  type BookingSlot,
} from './booking-rules.ts';

const NOW = new Date('2027-03-01T12:00:00Z');
const hours = (count: number): Date => new Date(NOW.getTime() + count * HOUR_MS);
const DAY = 24;
const availability: AvailabilityContext = {
  capacity: 50,
  noticeHours: 0,
  shortestMinutes: 60,
  longestMinutes: 31 * 1440,
  onlyInWindows: false,
  offered: 'outside',
  isTaken: false,
};
const slot = (from: number, until: number, guests = 10): BookingSlot => ({
  startsAt: hours(from),
  endsAt: hours(until),
  guests,
});

describe('findLayoutRejection', () => {
  const check = (guests: number, layout: string | null) =>
    findLayoutRejection(guests, layout, { divadelni: 120, skolni: 6 });

  it('names the capacity of a layout that is too small', () =>
    expect(check(7, 'skolni')).toEqual({
      field: 'number_of_guests',
      error: fieldError('layoutTooSmall', { max: 6 }),
    }));

  it.each([
    ['the guests fit exactly', 6, 'skolni'],
    ['no layout was chosen', 500, null],
    ['the space does not tell the layout', 500, 'u'],
    ['the layout is a name of every object', 500, 'constructor'],
  ])('accepts when %s', (_title, guests, layout) => expect(check(guests, layout)).toBeNull());
});

describe('booking rules', () => {
  it('require both ends of a slot', () => {
    expect(parseSlot({ startsAt: null, endsAt: hours(1), guests: 1 })).toEqual({
      field: 'start_datetime',
      error: fieldError('bookingIncomplete'),
    });
    expect(parseSlot({ startsAt: hours(1), endsAt: null, guests: 1 })).toEqual({
      field: 'end_datetime',
      error: fieldError('bookingIncomplete'),
    });
    expect(parseSlot({ startsAt: hours(1), endsAt: hours(2), guests: 1 })).toEqual(slot(1, 2, 1));
  });

  it.each<[string, BookingSlot, Partial<AvailabilityContext>, string, FieldError]>([
    ['a slot that has begun', slot(0, 2), {}, 'start_datetime', fieldError('past')],
    ['an end before the beginning', slot(5, 4), {}, 'end_datetime', fieldError('endAfterStart')],
    ['no time at all', slot(5, 5), {}, 'end_datetime', fieldError('endAfterStart')],
    ['more than 31 days', slot(1, 31 * DAY + 3), {}, 'end_datetime', fieldError('spanTooLong', { max: 31 })],
    ['a slot too far ahead', slot(731 * DAY, 731 * DAY + 2), {}, 'start_datetime', fieldError('tooFar')],
    [
      'more guests than fit in',
      slot(1, 3, 51),
      {},
      'number_of_guests',
      fieldError('tooManyGuests', { max: 50 }),
    ],
    [
      'a slot within the notice period',
      slot(23, 26),
      { noticeHours: 24 },
      'start_datetime',
      fieldError('notice', { max: 24 }),
    ],
    [
      'a slot below the minimum length',
      slot(1, 2),
      { shortestMinutes: 90 },
      'end_datetime',
      fieldError('shortest', { minutes: 90 }),
    ],
    [
      'a slot above the maximum length',
      slot(1, 4),
      { longestMinutes: 120 },
      'end_datetime',
      fieldError('longest', { minutes: 120 }),
    ],
    [
      'more than the hour of the clocks over a day',
      slot(1, 26.25),
      { longestMinutes: 1440 },
      'end_datetime',
      fieldError('longest', { minutes: 1440 }),
    ],
    [
      'a slot outside the windows',
      slot(1, 3),
      { onlyInWindows: true },
      'start_datetime',
      fieldError('outsideWindows'),
    ],
    ['a taken slot', slot(1, 3), { isTaken: true }, 'start_datetime', fieldError('SLOT_TAKEN')],
  ])('reject %s', (_name, slotToCheck, rules, field, error) => {
    expect(findBookingRejection(slotToCheck, { ...availability, ...rules }, NOW)).toMatchObject({
      field,
      error,
    });
  });

  it.each<[string, BookingSlot, Partial<AvailabilityContext>]>([
    ['a slot starting now', slot(1 / 3600, 2), {}],
    ['as many guests as fit in', slot(1, 3, 50), {}],
    ['any number of guests without a capacity', slot(1, 3, 5000), { capacity: null }],
    ['the last instant of the notice period', slot(24, 26), { noticeHours: 24 }],
    ['a slot of the minimum length', slot(1, 2), {}],
    ['31 days over the change of clocks in October', slot(1, 31 * DAY + 2), {}],
    ['a day of 25 hours with a maximum of one day', slot(1, 26), { longestMinutes: 1440 }],
    ['a slot at the booking horizon', slot(730 * DAY, 730 * DAY + 2), {}],
    ['a slot outside windows that are not mandatory', slot(1, 3), {}],
    ['a slot inside a window', slot(1, 3), { onlyInWindows: true, offered: 'inside' }],
  ])('accept %s', (_name, slotToCheck, rules) => {
    expect(findBookingRejection(slotToCheck, { ...availability, ...rules }, NOW)).toBeNull();
  });

  it('report the first broken rule, a taken slot last', () => {
    expect(findBookingRejection(slot(0, 2, 99), { ...availability, isTaken: true }, NOW)?.error).toEqual(
      fieldError('past'),
    );
    expect(findBookingRejection(slot(1, 2, 99), { ...availability, isTaken: true }, NOW)?.field).toBe(
      'number_of_guests',
    );
    expect(findBookingRejection(slot(1, 2), { ...availability, isTaken: true }, NOW)).toEqual({
      field: 'start_datetime',
      error: fieldError('SLOT_TAKEN'),
      isTaken: true,
    });
  });

  it('let an owner bend only their own rules when moving a booking', () => {
    const strict = {
      ...availability,
      capacity: 1,
      noticeHours: 999,
      shortestMinutes: 999,
      onlyInWindows: true,
    };
    expect(findMoveRejection(slot(1, 2), strict, NOW)).toBeNull();
    expect(findMoveRejection(slot(1, 2), { ...strict, isTaken: true }, NOW)?.isTaken).toBe(true);
    expect(findMoveRejection(slot(0, 2), strict, NOW)?.error).toEqual(fieldError('past'));
  });

  it('accept exactly the future slots of up to 31 days within two years', () => {
    const instant = fc.integer({ min: -10_000, max: 60_000 }).map((quarters) => hours(quarters / 4));
    fc.assert(
      fc.property(instant, instant, (startsAt, endsAt) => {
        const length = endsAt.getTime() - startsAt.getTime();
        const isAccepted =
          startsAt > NOW && length > 0 && length <= (31 * DAY + 1) * HOUR_MS && startsAt <= hours(730 * DAY);
        expect(findSlotRejection({ startsAt, endsAt, guests: 1 }, NOW) === null).toBe(isAccepted);
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    [30, '30\u00a0min'],
    [60, '1\u00a0h'],
    [90, '1\u00a0h 30\u00a0min'],
    [1440, '1\u00a0den'],
    [2880, '2\u00a0dny'],
    [44_640, '31\u00a0dní'],
    [1500, '25\u00a0h'],
  ])('format %d minutes as %s', (minutes, text) => {
    expect(formatLength(minutes)).toBe(text);
  });
});
