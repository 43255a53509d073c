import { describe, expect, it } from '@jest/globals';
import type { OpeningWindow } from '../availability/index.ts';
import { houseOf, priceInGround, type Ground } from './booking-ground.ts';

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
const ground: Ground = {
  capacity: 40,
  priceFromHaler: 30_000,
  settings,
  windows: [morning],
  busy: [{ from: at(14), until: at(16) }],
};

describe('houseOf', () => {
  it('returns the capacity and the rules of the owner', () => {
    expect(houseOf(ground, span(9, 11))).toEqual({
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
    expect([span(8, 12), span(11, 13), span(17, 18)].map((slot) => houseOf(ground, slot).offered)).toEqual([
      'inside',
      'partly',
      'outside',
    ]);
  });

  it('is taken when the slot with its buffer overlaps a busy period', () => {
    const busy = [...ground.busy, { from: at(20), until: at(21) }];
    expect(
      [span(12, 13), span(12, 14), span(16, 18), span(15, 16), span(18, 20)].map(
        (term) => houseOf({ ...ground, busy }, term).isTaken,
      ),
    ).toEqual([false, true, false, true, true]);
  });

  it('prices a slot by its window, outside of it by the minimum price', () => {
    expect(priceInGround(ground, span(9, 11))).toMatchObject({
      totalHaler: 100_000,
      pricePerHourHaler: 50_000,
      isComplete: true,
    });
    expect(priceInGround(ground, span(17, 20))).toMatchObject({
      totalHaler: 90_000,
      pricePerHourHaler: null,
      isComplete: false,
    });
  });
});
