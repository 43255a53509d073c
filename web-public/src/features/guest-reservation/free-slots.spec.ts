import { describe, expect, it } from '@jest/globals';
import { findFreeSlots } from './free-slots.ts';

const at = (hour: number, day = 1): number => Date.UTC(2026, 11, day, hour);
const slot = (from: number, to: number, day = 1) => ({
  start_datetime: new Date(at(from, day)).toISOString(),
  end_datetime: new Date(at(to, day)).toISOString(),
});
const open = (from: number, to: number, day = 1) => ({
  id: 1,
  rule_id: null,
  price_per_hour: 1900,
  ...slot(from, to, day),
});
const booked = (from: number, to: number, status: 'pending' | 'confirmed' | 'cancelled' = 'confirmed') => ({
  id: 1,
  status,
  customer_name: '',
  ...slot(from, to),
});
const blocked = (from: number, to: number) => ({
  id: 1,
  reason: '',
  reason_public: false,
  feed_id: null,
  group_id: null,
  ...slot(from, to),
});
const formatHours = (slots: ReturnType<typeof findFreeSlots>): string[] =>
  slots.map(({ start, end }) => `${start.slice(8, 13)}–${end.slice(11, 13)}`);
const DAY = { start: at(0), end: at(0, 3) };

describe('findFreeSlots', () => {
  it('subtracts reservations and blocks from opening hours', () => {
    const slots = findFreeSlots(
      {
        windows: [open(8, 20)],
        reservations: [booked(10, 12), booked(11, 13, 'pending')],
        blocks: [blocked(18, 22)],
      },
      DAY,
      60,
    );
    expect(formatHours(slots)).toEqual(['01T08–10', '01T13–18']);
  });
  it('ignores cancelled reservations and adjacent ones', () => {
    expect(
      formatHours(
        findFreeSlots(
          {
            windows: [open(8, 12)],
            reservations: [booked(9, 10, 'cancelled'), booked(12, 13), booked(7, 8)],
            blocks: [],
          },
          DAY,
          60,
        ),
      ),
    ).toEqual(['01T08–12']);
  });
  it('omits slots shorter than the minimum', () => {
    expect(
      findFreeSlots({ windows: [open(8, 10)], reservations: [booked(9, 10)], blocks: [] }, DAY, 90),
    ).toEqual([]);
  });
  it('limits slots to the requested range', () => {
    expect(
      formatHours(
        findFreeSlots(
          { windows: [open(8, 20), open(8, 20, 2)], reservations: [], blocks: [] },
          { start: at(15), end: at(10, 2) },
          60,
        ),
      ),
    ).toEqual(['01T15–20', '02T08–10']);
  });
  it('merges adjacent opening hours', () => {
    expect(
      formatHours(
        findFreeSlots(
          { windows: [open(12, 20), open(8, 12), open(10, 14)], reservations: [], blocks: [] },
          DAY,
          60,
        ),
      ),
    ).toEqual(['01T08–20']);
  });
});
