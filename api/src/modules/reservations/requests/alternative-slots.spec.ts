import { describe, expect, it } from '@jest/globals';
import { parseClock, fromPragueWallTime, toPragueWallTime } from '@prostora/contracts';
import fc from 'fast-check';
import type { OpeningWindow } from '../../availability/index.ts';
import { findAlternativeSlots } from './alternative-slots.ts';
import {
  toHeldPeriod,
  toAvailabilityContext,
  overlaps,
  type HeldPeriod,
  type BookingContext,
} from '../booking-context.ts';
import type { BookingSlot } from '../booking-rules.ts';

/** Default booking settings. */
const SETTINGS: BookingContext['settings'] = {
  instantBooking: false,
  bufferBefore: 0,
  bufferAfter: 0,
  noticeHours: 0,
  shortestMinutes: 60,
  longestMinutes: 31 * 1440,
  onlyInWindows: false,
};
const NOW = fromPragueWallTime('2027-03-01', 9 * 60);
const at = (day: string, clock: string): Date => fromPragueWallTime(day, parseClock(clock) ?? Number.NaN);
const slot = (day: string, from: string, until: string): BookingSlot => ({
  startsAt: at(day, from),
  endsAt: at(day, until),
  guests: 10,
});
const busy = (day: string, from: string, until: string): HeldPeriod => ({
  from: at(day, from),
  until: at(day, until),
});
const window = (day: string, from: string, until: string, crowns = 500): OpeningWindow => ({
  spaceId: 1,
  id: 1,
  ruleId: null,
  startsAt: at(day, from),
  endsAt: at(day, until),
  pricePerHourHaler: crowns * 100,
});
const context = (given: Partial<BookingContext> = {}): BookingContext => ({
  capacity: 50,
  priceFromHaler: null,
  settings: SETTINGS,
  windows: [],
  busy: [],
  ...given,
});
const describeAlternatives = (requested: BookingSlot, given: Partial<BookingContext>): string[] =>
  findAlternativeSlots(requested, context(given), NOW).map(({ kind, startsAt, endsAt }) => {
    const [from, until] = [toPragueWallTime(startsAt), toPragueWallTime(endsAt)];
    return `${kind} ${from.day} ${from.minute / 60}-${until.minute / 60}`;
  });

describe('findAlternativeSlots', () => {
  it('returns the nearest earlier and later slot of the day and the same time on the nearest other day', () => {
    expect(
      describeAlternatives(slot('2027-03-10', '14:00', '16:00'), {
        busy: [busy('2027-03-10', '13:00', '17:00')],
      }),
    ).toEqual(['earlier 2027-03-10 11-13', 'later 2027-03-10 17-19', 'other_day 2027-03-11 14-16']);
  });

  it('keeps earlier slots before and later slots after the requested start', () => {
    expect(
      describeAlternatives(slot('2027-03-10', '14:00', '16:00'), {
        busy: [busy('2027-03-10', '13:00', '14:15')],
      }),
    ).toEqual(['earlier 2027-03-10 11-13', 'later 2027-03-10 14.25-16.25', 'other_day 2027-03-11 14-16']);
    expect(
      describeAlternatives(slot('2027-03-10', '14:00', '16:00'), {
        busy: [busy('2027-03-10', '15:45', '17:00')],
      }),
    ).toEqual(['earlier 2027-03-10 13.75-15.75', 'later 2027-03-10 17-19', 'other_day 2027-03-11 14-16']);
  });

  it('searches from 7 a.m. and up to 14 days away', () => {
    expect(
      describeAlternatives(slot('2027-03-10', '14:00', '16:00'), {
        busy: [busy('2027-03-10', '09:00', '23:59')],
      }),
    ).toEqual(['earlier 2027-03-10 7-9', 'other_day 2027-03-11 14-16']);
    expect(
      describeAlternatives(slot('2027-03-20', '14:00', '16:00'), {
        busy: [{ from: at('2027-03-05', '00:00'), until: at('2027-04-03', '00:00') }],
      }),
    ).toEqual(['other_day 2027-04-03 14-16']);
  });

  it('prefers the following day to the preceding one, within 14 days', () => {
    expect(
      describeAlternatives(slot('2027-03-10', '14:00', '16:00'), {
        busy: [{ from: at('2027-03-10', '00:00'), until: at('2027-03-30', '00:00') }],
      }),
    ).toEqual(['other_day 2027-03-09 14-16']);
    expect(
      describeAlternatives(slot('2027-03-20', '14:00', '16:00'), {
        busy: [{ from: at('2027-03-05', '00:00'), until: at('2027-04-05', '00:00') }],
      }),
    ).toEqual([]);
  });

  it('suggests only slots inside opening windows', () => {
    const windows = [window('2027-03-10', '10:00', '16:00'), window('2027-03-12', '10:00', '20:00', 800)];
    const found = findAlternativeSlots(
      slot('2027-03-10', '14:00', '16:00'),
      context({ windows, busy: [busy('2027-03-10', '14:00', '16:00')] }),
      NOW,
    );
    expect(found).toEqual([
      {
        kind: 'earlier',
        startsAt: at('2027-03-10', '12:00'),
        endsAt: at('2027-03-10', '14:00'),
      },
      {
        kind: 'other_day',
        startsAt: at('2027-03-12', '14:00'),
        endsAt: at('2027-03-12', '16:00'),
      },
    ]);
  });

  it('suggests neither night hours in a space without windows nor past slots', () => {
    expect(
      describeAlternatives(slot('2027-03-10', '08:00', '10:00'), {
        busy: [busy('2027-03-10', '07:00', '23:59')],
      }),
    ).toEqual(['other_day 2027-03-11 8-10']);
    expect(
      describeAlternatives(slot('2027-03-01', '12:00', '14:00'), {
        busy: [busy('2027-03-01', '11:00', '23:59')],
      }),
    ).toEqual(['other_day 2027-03-02 12-14']);
  });

  it('keeps the buffers of the space free', () => {
    const settings = { ...SETTINGS, bufferBefore: 30, bufferAfter: 60 };
    expect(
      describeAlternatives(slot('2027-03-10', '14:00', '16:00'), {
        settings,
        busy: [busy('2027-03-10', '13:30', '17:00')],
      }),
    ).toEqual(['earlier 2027-03-10 10.5-12.5', 'later 2027-03-10 17.5-19.5', 'other_day 2027-03-11 14-16']);
  });

  it('keeps the wall time across a daylight saving change', () => {
    expect(
      describeAlternatives(slot('2027-03-27', '14:00', '16:00'), {
        busy: [busy('2027-03-27', '00:00', '23:59')],
      }),
    ).toEqual(['other_day 2027-03-28 14-16']);
  });

  it('keeps earlier and later slots on the same day of 23 or 25 hours', () => {
    const toMidnight = (day: string, from: string, next: string): OpeningWindow => ({
      ...window(day, from, '23:59'),
      endsAt: at(next, '00:00'),
    });
    expect(
      describeAlternatives(slot('2027-03-28', '03:30', '04:30'), {
        windows: [toMidnight('2027-03-27', '22:00', '2027-03-28')],
      }),
    ).toEqual([]);
    expect(
      describeAlternatives(slot('2027-03-28', '00:30', '01:30'), {
        windows: [window('2027-03-29', '00:00', '01:15')],
      }),
    ).toEqual([]);
    expect(
      describeAlternatives(slot('2027-10-31', '01:00', '02:00'), {
        windows: [toMidnight('2027-10-31', '23:00', '2027-11-01')],
      }),
    ).toEqual(['later 2027-10-31 23-0']);
  });

  it('returns free slots of the requested length, at most one of each kind', () => {
    const span = fc
      .tuple(fc.integer({ min: 0, max: 30 * 96 }), fc.integer({ min: 1, max: 96 }))
      .map(([from, length]): HeldPeriod => ({
        from: new Date(NOW.getTime() + from * 900_000),
        until: new Date(NOW.getTime() + (from + length) * 900_000),
      }));
    fc.assert(
      fc.property(
        fc.array(span, { maxLength: 60 }),
        fc.integer({ min: 1, max: 20 * 96 }),
        fc.integer({ min: 4, max: 40 }),
        (taken, from, length) => {
          const requested = {
            startsAt: new Date(NOW.getTime() + from * 900_000),
            endsAt: new Date(NOW.getTime() + (from + length) * 900_000),
            guests: 1,
          };
          const given = context({ busy: taken });
          const found = findAlternativeSlots(requested, given, NOW);
          expect(new Set(found.map(({ kind }) => kind)).size).toBe(found.length);
          for (const one of found) {
            expect(one.endsAt.getTime() - one.startsAt.getTime()).toBe(length * 900_000);
            expect(toAvailabilityContext(given, one).isTaken).toBe(false);
            expect(one.startsAt > NOW).toBe(true);
          }
        },
      ),
    );
  });
});

describe('held periods', () => {
  it('do not overlap when one begins as the other ends', () => {
    const [one, other] = [busy('2027-03-10', '10:00', '12:00'), busy('2027-03-10', '12:00', '14:00')];
    expect([overlaps(one, other), overlaps(other, one), overlaps(one, one)]).toEqual([false, false, true]);
  });

  it('extend the slot by the buffers', () => {
    expect(toHeldPeriod(slot('2027-03-10', '10:00', '12:00'), { bufferBefore: 30, bufferAfter: 60 })).toEqual(
      busy('2027-03-10', '09:30', '13:00'),
    );
  });
});
