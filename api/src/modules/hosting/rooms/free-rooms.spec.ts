import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { overlaps, toHeldPeriod, type BookingContext } from '../../reservations/booking-context.ts';
import { buildDefaultSettings } from '../../availability/booking-settings.entity.ts';
import { findFreeFrom, findNearSlot, isSlotTaken } from './free-rooms.ts';

const at = (time: string): Date => new Date(`2027-03-10T${time}:00+01:00`);
const slot = { startsAt: at('16:00'), endsAt: at('23:00') };
const NOW = at('06:00');
const toContext = (
  busy: readonly (readonly [string, string])[],
  buffers: { bufferBefore?: number; bufferAfter?: number } = {},
): BookingContext => ({
  capacity: 50,
  priceFromHaler: null,
  settings: { ...buildDefaultSettings(false), ...buffers },
  windows: [],
  busy: busy.map(([from, until]) => ({ from: at(from), until: at(until) })),
});

it('counts the buffers around a slot as taken', () => {
  expect(isSlotTaken(toContext([['14:00', '16:00']]), slot)).toBe(false);
  expect(isSlotTaken(toContext([['14:00', '16:00']], { bufferBefore: 15 }), slot)).toBe(true);
});

it('finds the time from which the rest of a slot is free', () => {
  expect(findFreeFrom(toContext([['10:00', '16:20']]), slot)).toEqual(at('16:30'));
  expect(findFreeFrom(toContext([['10:00', '16:20']], { bufferBefore: 30 }), slot)).toEqual(at('17:00'));
  expect(findFreeFrom(toContext([['22:00', '23:00']]), slot)).toBeNull();
});

it('finds the nearest slot of the same length on the same day', () => {
  expect(
    findNearSlot(toContext([['17:00', '18:00']]), { startsAt: at('17:00'), endsAt: at('18:00') }, NOW),
  ).toEqual({ startsAt: at('16:00'), endsAt: at('17:00') });
  const late = { startsAt: at('22:00'), endsAt: at('23:30') };
  expect(findNearSlot(toContext([['15:00', '23:59']]), late, NOW)).toBeNull();
  expect(
    findNearSlot(
      toContext([['17:00', '18:00']]),
      { startsAt: at('17:00'), endsAt: at('18:00') },
      at('16:30'),
    ),
  ).toEqual({ startsAt: at('18:00'), endsAt: at('19:00') });
});

it('finds only free times', () => {
  const minutes = fc.integer({ min: 0, max: 23 * 4 });
  const toDate = (quarter: number): Date => new Date(at('00:00').getTime() + quarter * 15 * 60_000);
  fc.assert(
    fc.property(
      fc.array(fc.tuple(minutes, fc.integer({ min: 1, max: 20 })), { maxLength: 6 }),
      minutes,
      fc.integer({ min: 1, max: 16 }),
      (periods, start, length) => {
        const context: BookingContext = {
          ...toContext([]),
          busy: periods.map(([from, duration]) => ({ from: toDate(from), until: toDate(from + duration) })),
        };
        const asked = { startsAt: toDate(start), endsAt: toDate(start + length) };
        const near = findNearSlot(context, asked, at('00:00'));
        if (near)
          expect(context.busy.some((busy) => overlaps(busy, toHeldPeriod(near, context.settings)))).toBe(
            false,
          );
        const freeFrom = findFreeFrom(context, asked);
        if (freeFrom) expect(isSlotTaken(context, { ...asked, startsAt: freeFrom })).toBe(false);
      },
    ),
    { seed: 47 },
  );
});
