import { describe, expect, it } from '@jest/globals';
import { HOUR_MS } from '@prostora/contracts';
import type { WaitingState } from '@prostora/contracts';
import {
  canLeave,
  findPublicLapse,
  hasLapse,
  offerDeadline,
  waitingStateAt,
  type Lapse,
} from './waiting-list.states.ts';

const NOW = new Date('2027-02-01T09:00:00Z');
const hours = (count: number): Date => new Date(NOW.getTime() + count * HOUR_MS);
const entry = (state: WaitingState, start: number, offer: number | null = null) => ({
  state,
  startsAt: hours(start),
  offeredUntil: offer === null ? null : hours(offer),
});

describe('the end of an offer', () => {
  it.each([
    ['after 24 hours when the slot is four days away', 96, 24],
    ['after 24 hours when the slot is further away', 1000, 24],
    ['after a quarter of the time to a nearer slot', 8, 2],
  ])('is %s', (_rule, start, offer) => {
    expect(offerDeadline(NOW, hours(start))).toEqual(hours(offer));
  });
});

describe('the effective state', () => {
  it.each([
    ['of an offer in time stays', entry('offered', 10, 1), 'offered'],
    ['of an offer past its end is passed', entry('offered', 10, 0), 'passed'],
    ['of an entry at the start of its slot is left', entry('waiting', 0), 'left'],
    ['of an unconfirmed entry at the start is left', entry('unproved', 0), 'left'],
    ['of an entry before the start stays', entry('waiting', 1), 'waiting'],
    ['of a taken entry stays after the start', entry('taken', -5, -9), 'taken'],
  ] as const)('%s', (_rule, fields, state) => {
    expect(waitingStateAt(fields, NOW)).toBe(state);
  });
});

it.each([
  ['unproved', true],
  ['waiting', true],
  ['offered', true],
  ['taken', false],
  ['passed', false],
  ['left', false],
] as const)('an entry that is %s can leave: %s', (state, expected) => {
  expect(canLeave(entry(state, 10, 1), NOW)).toBe(expected);
});

describe('lapses', () => {
  const lapse = (id: number, from: number, until: number, more: Partial<Lapse> = {}): Lapse => ({
    id,
    startsAt: hours(from),
    endsAt: hours(until),
    mailboxHash: `host-${id}`,
    isCurrent: true,
    ...more,
  });
  const slot = { startsAt: hours(10), endsAt: hours(14) };

  it.each([
    ['two of them', [lapse(1, 10, 12), lapse(2, 10, 12)], null],
    ['three of the same time', [lapse(1, 10, 12), lapse(2, 11, 13), lapse(3, 9, 12), lapse(4, 10, 12)], 3],
    ['three that began before the slot', [lapse(1, 8, 11), lapse(2, 8, 11), lapse(3, 9, 11)], 3],
    ['three of different times', [lapse(1, 10, 12), lapse(2, 12, 13), lapse(3, 13, 14)], null],
    ['three that only touch the slot', [lapse(1, 8, 10), lapse(2, 8, 10), lapse(3, 14, 16)], null],
    [
      'three of which one is older than a booking',
      [lapse(1, 10, 12, { isCurrent: false }), lapse(2, 10, 12), lapse(3, 10, 12)],
      null,
    ],
  ])('%s decide whether the time is public', (_which, lapses, id) => {
    expect(findPublicLapse(slot, lapses)?.id ?? null).toBe(id);
  });

  it('bar their address from overlapping time, also after a booking', () => {
    const lapses = [lapse(1, 10, 12, { isCurrent: false })];
    expect(hasLapse(slot, 'host-1', lapses)).toBe(true);
    expect(hasLapse(slot, 'host-2', lapses)).toBe(false);
    expect(hasLapse({ startsAt: hours(12), endsAt: hours(14) }, 'host-1', lapses)).toBe(false);
  });
});
