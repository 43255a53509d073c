import { describe, expect, it } from '@jest/globals';
import { HOUR_MS, RESERVATION_STATUSES } from '@prostora/contracts';
import fc from 'fast-check';
import {
  allowedActions,
  answerDeadline,
  findOfferEnd,
  isLinkOver,
  isRemaining,
  prolongOption,
  resolveOptionState,
  statusAt,
  findTransition,
  waitsLong,
  type ReservationAction,
  type ReservationStateFields,
  type Side,
} from './reservation.states.ts';

const NOW = new Date('2027-03-01T12:00:00Z');
const hours = (count: number): Date => new Date(NOW.getTime() + count * HOUR_MS);
const AHEAD = { startsAt: hours(48), expiresAt: null };
const BEGUN = { startsAt: NOW, expiresAt: null };
const pending: ReservationStateFields = { status: 'pending', startsAt: hours(48), expiresAt: hours(1) };

it('the end of an offer is that of a reservation held for a person on a waiting list', () => {
  const held = { ...pending, source: 'waitlist', awaitsEmailConfirmation: true } as const;
  expect(findOfferEnd(held, NOW)).toEqual(hours(1));
  expect(findOfferEnd({ ...held, source: 'guest' }, NOW)).toBeNull();
  expect(findOfferEnd({ ...held, awaitsEmailConfirmation: false }, NOW)).toBeNull();
  expect(findOfferEnd(held, hours(1))).toBeNull();
});

it('changes of a series leave out what has begun, is cancelled or has expired', () => {
  expect(isRemaining({ ...AHEAD, status: 'confirmed' }, NOW)).toBe(true);
  expect(isRemaining({ ...BEGUN, status: 'confirmed' }, NOW)).toBe(false);
  expect(isRemaining({ ...AHEAD, status: 'cancelled' }, NOW)).toBe(false);
  expect(isRemaining({ ...AHEAD, status: 'pending', expiresAt: NOW }, NOW)).toBe(false);
});

describe('an option', () => {
  const option = { ...pending, expiresAt: hours(1), source: 'owner' } as const;

  it('is open until it is confirmed, ends, or its event begins', () => {
    expect(resolveOptionState(option, NOW)).toBe('open');
    expect(resolveOptionState({ ...option, status: 'confirmed' }, NOW)).toBe('confirmed');
    expect(resolveOptionState(option, hours(1))).toBe('ended');
    expect(resolveOptionState({ ...option, expiresAt: null, startsAt: NOW }, NOW)).toBe('ended');
  });

  it('is prolonged by three days, not past its start, while it is open and has an end', () => {
    expect(prolongOption({ ...option, startsAt: hours(100) }, NOW)).toEqual(hours(73));
    expect(prolongOption(option, NOW)).toEqual(hours(48));
    expect(prolongOption({ ...option, expiresAt: option.startsAt }, NOW)).toBeNull();
    expect(prolongOption({ ...option, expiresAt: null }, NOW)).toBeNull();
    expect(prolongOption({ ...option, source: 'guest' }, NOW)).toBeNull();
    expect(prolongOption(option, hours(1))).toBeNull();
  });
});

it('links about an event end thirty days after it', () => {
  expect(isLinkOver(NOW, hours(30 * 24))).toBe(false);
  expect(isLinkOver(NOW, new Date(hours(30 * 24).getTime() + 1))).toBe(true);
});

describe('reservation states', () => {
  it.each<[string, ReservationStateFields, Side, ReservationAction[]]>([
    ['a future request and its host', pending, 'host', ['confirm', 'refuse', 'move', 'change', 'note']],
    ['a future request and its guest', pending, 'guest', ['cancel']],
    [
      'a future booking and its host',
      { status: 'confirmed', ...AHEAD },
      'host',
      ['cancel', 'change', 'note'],
    ],
    ['a future booking and its guest', { status: 'confirmed', ...AHEAD }, 'guest', ['cancel', 'change']],
    ['a cancelled reservation and its host', { status: 'cancelled', ...AHEAD }, 'host', ['note']],
    ['a cancelled reservation and its guest', { status: 'cancelled', ...AHEAD }, 'guest', []],
    ['a started booking and its host', { status: 'confirmed', ...BEGUN }, 'host', ['note']],
    ['a started booking and its guest', { status: 'confirmed', ...BEGUN }, 'guest', []],
    ['an expired request and its host', { ...pending, expiresAt: NOW }, 'host', ['note']],
    ['an expired request and its guest', { ...pending, expiresAt: NOW }, 'guest', []],
  ])('allow the right actions for %s', (_name, fields, side, actions) => {
    expect(allowedActions(fields, side, NOW)).toEqual(actions);
  });

  it('follow the transition table', () => {
    expect(findTransition(pending, ['confirm'], 'host', NOW)?.to).toBe('confirmed');
    expect(findTransition(pending, ['refuse', 'cancel'], 'host', NOW)).toMatchObject({
      action: 'refuse',
      to: 'cancelled',
    });
    expect(
      findTransition({ status: 'confirmed', ...AHEAD }, ['refuse', 'cancel'], 'host', NOW),
    ).toMatchObject({
      action: 'cancel',
      to: 'cancelled',
    });
    expect(findTransition(pending, ['move'], 'host', NOW)?.to).toBeNull();
    expect(findTransition(pending, ['confirm'], 'guest', NOW)).toBeNull();
    expect(findTransition(pending, ['cancel'], 'guest', NOW)?.to).toBe('cancelled');
  });

  it('expire a request at its expiry instant', () => {
    expect(statusAt({ ...pending, expiresAt: new Date(NOW.getTime() + 1) }, NOW)).toBe('pending');
    expect(statusAt({ ...pending, expiresAt: NOW }, NOW)).toBe('cancelled');
    expect(statusAt({ ...pending, expiresAt: null }, NOW)).toBe('pending');
    expect(statusAt({ status: 'confirmed', startsAt: hours(48), expiresAt: hours(-1) }, NOW)).toBe(
      'confirmed',
    );
  });

  it('flag open requests that wait for a day', () => {
    const isWaitingLong = (
      count: number,
      fields: ReservationStateFields = pending,
      source: 'guest' | 'owner' = 'guest',
    ): boolean => waitsLong({ ...fields, source, createdAt: hours(count) }, NOW);
    expect([isWaitingLong(-23.99), isWaitingLong(-24), isWaitingLong(-30)]).toEqual([false, true, true]);
    expect([
      isWaitingLong(-30, { ...pending, expiresAt: NOW }),
      isWaitingLong(-30, { status: 'confirmed', ...AHEAD }),
      isWaitingLong(-30, pending, 'owner'),
    ]).toEqual([false, false, false]);
  });

  it('limit the answer time to 72 hours and the start of the slot', () => {
    expect(answerDeadline(NOW, hours(100), 72)).toEqual(hours(72));
    expect(answerDeadline(NOW, hours(5), 72)).toEqual(hours(5));
  });

  it('allow only notes on cancelled or started reservations', () => {
    const instant = fc.integer({ min: -200, max: 200 }).map(hours);
    fc.assert(
      fc.property(
        fc.constantFrom(...RESERVATION_STATUSES),
        instant,
        fc.option(instant),
        fc.constantFrom<Side>('host', 'guest'),
        (status, startsAt, expiresAt, side) => {
          const fields = { status, startsAt, expiresAt };
          const actions = allowedActions(fields, side, NOW).filter((action) => action !== 'note');
          if (statusAt(fields, NOW) === 'cancelled' || startsAt <= NOW) expect(actions).toEqual([]);
          for (const action of actions)
            expect(findTransition(fields, [action], side, NOW)?.from).toContain(status);
        },
      ),
    );
  });
});
