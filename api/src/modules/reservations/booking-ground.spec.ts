import { describe, expect, it } from '@jest/globals';
import type { OpeningWindow } from '../availability/index.ts';
import { houseOf, quoteOf, type Ground } from './booking-ground.ts';

const at = (hour: number): Date => new Date(Date.UTC(2027, 5, 1, hour));
const span = (from: number, until: number) => ({ startsAt: at(from), endsAt: at(until) });
const morning: OpeningWindow = { spaceId: 1, id: 1, ruleId: null, ...span(8, 12), pricePerHourHaler: 50_000 };
const settings = { instantBooking: false, bufferBefore: 0, bufferAfter: 60, noticeHours: 24, shortestMinutes: 90, longestMinutes: 600, onlyInWindows: true };
const ground: Ground = { capacity: 40, settings, windows: [morning], busy: [{ from: at(14), until: at(16) }] };

describe('what a space says to a term', () => {
  it('tells its capacity and the rules its owner set', () => {
    expect(houseOf(ground, span(9, 11))).toEqual({ capacity: 40, noticeHours: 24, shortestMinutes: 90, longestMinutes: 600, onlyInWindows: true, isOpen: true, isTaken: false });
  });

  it('is open where one window holds the whole term', () => {
    expect([span(8, 12), span(11, 13), span(17, 18)].map((term) => houseOf(ground, term).isOpen)).toEqual([true, false, false]);
  });

  it('is taken where the term with its buffer meets any of what is held', () => {
    const busy = [...ground.busy, { from: at(20), until: at(21) }];
    expect([span(12, 13), span(12, 14), span(16, 18), span(15, 16), span(18, 20)].map((term) => houseOf({ ...ground, busy }, term).isTaken)).toEqual([false, true, false, true, true]);
  });

  it('costs what the window says for an hour, and nothing is said without one', () => {
    expect(quoteOf(ground, span(9, 11))).toEqual({ priceHaler: 100_000, pricePerHourHaler: 50_000, hours: 2 });
    expect(quoteOf(ground, span(17, 20))).toEqual({ priceHaler: 0, pricePerHourHaler: null, hours: 3 });
  });
});
