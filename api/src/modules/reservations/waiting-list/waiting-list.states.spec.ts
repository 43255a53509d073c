import { describe, expect, it } from '@jest/globals';
import type { WaitingState } from '@prostora/contracts';
import { canLeave, offerDeadline, waitingStateAt } from './waiting-list.states.ts';

const NOW = new Date('2027-02-01T09:00:00Z');
const hours = (count: number): Date => new Date(NOW.getTime() + count * 3_600_000);
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
