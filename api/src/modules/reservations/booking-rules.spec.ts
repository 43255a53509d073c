import { describe, expect, it } from '@jest/globals';
import { errors } from '@prostora/strings/cs/errors.ts';
import { lengthText } from '@prostora/strings/cs/booking-api.ts';
import fc from 'fast-check';
import {
  refusalOfBooking,
  refusalOfMove,
  refusalOfTerm,
  wholeTerm,
  type House,
  type Term,
} from './booking-rules.ts';

const NOW = new Date('2027-03-01T12:00:00Z');
const hours = (count: number): Date => new Date(NOW.getTime() + count * 3_600_000);
const DAY = 24;
const house: House = {
  capacity: 50,
  noticeHours: 0,
  shortestMinutes: 60,
  longestMinutes: 31 * 1440,
  onlyInWindows: false,
  offered: 'outside',
  isTaken: false,
};
const term = (from: number, until: number, guests = 10): Term => ({
  startsAt: hours(from),
  endsAt: hours(until),
  guests,
});

describe('booking rules', () => {
  it('require both ends of a slot', () => {
    expect(wholeTerm({ startsAt: null, endsAt: hours(1), guests: 1 })).toEqual({
      field: 'start_datetime',
      message: 'Vyplňte všechny údaje',
    });
    expect(wholeTerm({ startsAt: hours(1), endsAt: null, guests: 1 })).toEqual({
      field: 'end_datetime',
      message: 'Vyplňte všechny údaje',
    });
    expect(wholeTerm({ startsAt: hours(1), endsAt: hours(2), guests: 1 })).toEqual(term(1, 2, 1));
  });

  it.each<[string, Term, Partial<House>, string, string]>([
    ['a slot that has begun', term(0, 2), {}, 'start_datetime', 'Termín už proběhl'],
    ['an end before the beginning', term(5, 4), {}, 'end_datetime', 'Konec musí být později než začátek'],
    ['no time at all', term(5, 5), {}, 'end_datetime', 'Konec musí být později než začátek'],
    ['more than 31 days', term(1, 31 * DAY + 3), {}, 'end_datetime', 'Nejdelší období je 31 dní'],
    [
      'a slot too far ahead',
      term(731 * DAY, 731 * DAY + 2),
      {},
      'start_datetime',
      'Takhle daleko dopředu rezervovat nejde',
    ],
    ['more guests than fit in', term(1, 3, 51), {}, 'number_of_guests', 'Kapacita prostoru je 50 osob'],
    [
      'a slot within the notice period',
      term(23, 26),
      { noticeHours: 24 },
      'start_datetime',
      'Rezervovat jde nejpozději 24 h předem',
    ],
    [
      'a slot below the minimum length',
      term(1, 2),
      { shortestMinutes: 90 },
      'end_datetime',
      'Nejkratší rezervace je 1\u00a0h 30\u00a0min',
    ],
    [
      'a slot above the maximum length',
      term(1, 4),
      { longestMinutes: 120 },
      'end_datetime',
      'Nejdelší rezervace je 2\u00a0h',
    ],
    [
      'more than the hour of the clocks over a day',
      term(1, 26.25),
      { longestMinutes: 1440 },
      'end_datetime',
      'Nejdelší rezervace je 1\u00a0den',
    ],
    [
      'a slot outside the windows',
      term(1, 3),
      { onlyInWindows: true },
      'start_datetime',
      'Majitel v tomto čase prostor nenabízí, vyberte prosím čas v otevírací době',
    ],
    ['a taken slot', term(1, 3), { isTaken: true }, 'start_datetime', 'Termín už je obsazený'],
  ])('reject %s', (_name, asked, rules, field, message) => {
    expect(refusalOfBooking(asked, { ...house, ...rules }, NOW)).toMatchObject({ field, message });
  });

  it.each<[string, Term, Partial<House>]>([
    ['a slot starting now', term(1 / 3600, 2), {}],
    ['as many guests as fit in', term(1, 3, 50), {}],
    ['any number of guests without a capacity', term(1, 3, 5000), { capacity: null }],
    ['the last instant of the notice period', term(24, 26), { noticeHours: 24 }],
    ['a slot of the minimum length', term(1, 2), {}],
    ['31 days over the change of clocks in October', term(1, 31 * DAY + 2), {}],
    ['a day of 25 hours with a maximum of one day', term(1, 26), { longestMinutes: 1440 }],
    ['a slot at the booking horizon', term(730 * DAY, 730 * DAY + 2), {}],
    ['a slot outside windows that are not mandatory', term(1, 3), {}],
    ['a slot inside a window', term(1, 3), { onlyInWindows: true, offered: 'inside' }],
  ])('accept %s', (_name, asked, rules) => {
    expect(refusalOfBooking(asked, { ...house, ...rules }, NOW)).toBeNull();
  });

  it('report the first broken rule, a taken slot last', () => {
    expect(refusalOfBooking(term(0, 2, 99), { ...house, isTaken: true }, NOW)?.message).toBe(
      'Termín už proběhl',
    );
    expect(refusalOfBooking(term(1, 2, 99), { ...house, isTaken: true }, NOW)?.field).toBe(
      'number_of_guests',
    );
    expect(refusalOfBooking(term(1, 2), { ...house, isTaken: true }, NOW)).toEqual({
      field: 'start_datetime',
      message: errors.SLOT_TAKEN,
      isTaken: true,
    });
  });

  it('let an owner bend only their own rules when moving a booking', () => {
    const strict = { ...house, capacity: 1, noticeHours: 999, shortestMinutes: 999, onlyInWindows: true };
    expect(refusalOfMove(term(1, 2), strict, NOW)).toBeNull();
    expect(refusalOfMove(term(1, 2), { ...strict, isTaken: true }, NOW)?.isTaken).toBe(true);
    expect(refusalOfMove(term(0, 2), strict, NOW)?.message).toBe('Termín už proběhl');
  });

  it('accept exactly the future slots of up to 31 days within two years', () => {
    const instant = fc.integer({ min: -10_000, max: 60_000 }).map((quarters) => hours(quarters / 4));
    fc.assert(
      fc.property(instant, instant, (startsAt, endsAt) => {
        const length = endsAt.getTime() - startsAt.getTime();
        const isRight =
          startsAt > NOW &&
          length > 0 &&
          length <= (31 * DAY + 1) * 3_600_000 &&
          startsAt <= hours(730 * DAY);
        expect(refusalOfTerm({ startsAt, endsAt, guests: 1 }, NOW) === null).toBe(isRight);
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
    expect(lengthText(minutes)).toBe(text);
  });
});
