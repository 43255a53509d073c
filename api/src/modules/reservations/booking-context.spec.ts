import { describe, expect, it } from '@jest/globals';
import type { OpeningWindow } from '../availability/index.ts';
import { toAvailabilityContext, priceInContext, type BookingContext } from './booking-context.ts';

const at = (hour: number): Date => new Date(Date.UTC(2027, 5, 1, hour));
const span = (from: number, until: number) => ({ startsAt: at(from), endsAt: at(until) });
const morning: OpeningWindow = { spaceId: 1, id: 1, ruleId: null, ...span(8, 12), pricePerHourHaler: 50_000 };
const settings = {
  instantBooking: false,
  bufferBefore: 0,
  bufferAfter: 60,
  noticeHours: 24,
  shortestMinutes: 90,
  longestMinutes: 600,
  onlyInWindows: true,
};
const context: BookingContext = {
  capacity: 40,
  priceFromHaler: 30_000,
  settings,
  windows: [morning],
  busy: [{ from: at(14), until: at(16) }],
};

describe('toAvailabilityContext', () => {
  it('returns the capacity and the rules of the owner', () => {
    expect(toAvailabilityContext(context, span(9, 11))).toEqual({
      capacity: 40,
      noticeHours: 24,
      shortestMinutes: 90,
      longestMinutes: 600,
      onlyInWindows: true,
      offered: 'inside',
      isTaken: false,
    });
  });

  it('classifies the slot against the offered hours', () => {
    expect(
      [span(8, 12), span(11, 13), span(17, 18)].map((slot) => toAvailabilityContext(context, slot).offered),
    ).toEqual(['inside', 'partly', 'outside']);
  });

  it('is taken when the slot with its buffer overlaps a busy period', () => {
    const busy = [...context.busy, { from: at(20), until: at(21) }];
    expect(
      [span(12, 13), span(12, 14), span(16, 18), span(15, 16), span(18, 20)].map(
        (slot) => toAvailabilityContext({ ...context, busy }, slot).isTaken,
      ),
    ).toEqual([false, true, false, true, true]);
  });

  it('prices a slot by its window, outside of it by the minimum price', () => {
    expect(priceInContext(context, span(9, 11))).toMatchObject({
      totalHaler: 100_000,
      pricePerHourHaler: 50_000,
      isComplete: true,
    });
    expect(priceInContext(context, span(17, 20))).toMatchObject({
      totalHaler: 90_000,
      pricePerHourHaler: null,
      isComplete: false,
    });
  });
});
