import { describe, expect, it } from '@jest/globals';
import { findDealStage, findDealStep, type DealState } from './index.ts';

const NOW = new Date('2027-03-01T10:00:00Z');
const days = (count: number): Date => new Date(NOW.getTime() + count * 86_400_000);
type Row = DealState['reservations'][number];
type Offer = DealState['offers'][number];

const NEW: DealState = {
  closedAt: null,
  hostAgreedAt: null,
  offers: [],
  reservations: [],
  shutGates: [],
  isUnsettled: false,
};
const PENDING: Row = {
  status: 'pending',
  startsAt: days(30),
  endsAt: days(31),
  expiresAt: days(7),
  wasConfirmed: false,
};
const CONFIRMED: Row = { ...PENDING, status: 'confirmed', expiresAt: null, wasConfirmed: true };
const ENDED: Row = { ...CONFIRMED, startsAt: days(-2), endsAt: days(-1) };
const SENT: Offer = { state: 'sent', validUntil: days(5) };
const ACCEPTED: Offer = { state: 'accepted', validUntil: days(5) };

const resolve = (state: Partial<DealState>) => {
  const deal = { ...NEW, ...state };
  return [findDealStage(deal, NOW), findDealStep(deal, NOW)];
};

describe('the stage of a deal', () => {
  it('is requested until the host approves', () => {
    expect(resolve({ offers: [ACCEPTED], reservations: [PENDING] })).toEqual([
      'requested',
      { who: 'host', action: 'approve', until: days(7) },
    ]);
    expect(resolve({ offers: [ACCEPTED], reservations: [{ ...PENDING, expiresAt: null }] })[1]).toEqual({
      who: 'host',
      action: 'approve',
      until: null,
    });
  });

  it('is offered while the guest may accept, with held rows or without', () => {
    const accept = { who: 'guest', action: 'accept', until: days(5) };
    expect(resolve({ offers: [SENT], hostAgreedAt: NOW })).toEqual(['offered', accept]);
    expect(resolve({ offers: [SENT], hostAgreedAt: NOW, reservations: [PENDING] })).toEqual([
      'offered',
      accept,
    ]);
    expect(resolve({ hostAgreedAt: NOW, reservations: [PENDING] })[1]).toEqual({ ...accept, until: days(7) });
  });

  it('is an option when both agree, until signature and payment', () => {
    const agreed = {
      offers: [ACCEPTED],
      hostAgreedAt: NOW,
      reservations: [PENDING, { ...PENDING, expiresAt: days(6) }],
    };
    const next = (shutGates: DealState['shutGates']) => resolve({ ...agreed, shutGates });
    expect(next(['signature', 'payment'])).toEqual([
      'option',
      { who: 'guest', action: 'sign', until: days(6) },
    ]);
    expect(next(['payment'])[1]).toEqual({ who: 'guest', action: 'pay', until: days(6) });
    expect(next([])[1]).toEqual({ who: 'host', action: 'confirm', until: days(6) });
  });

  it('is confirmed until all have ended, then to be settled or closed', () => {
    expect(resolve({ reservations: [ENDED, CONFIRMED], isUnsettled: true })).toEqual(['confirmed', null]);
    expect(resolve({ reservations: [ENDED], isUnsettled: true })).toEqual([
      'settling',
      { who: 'host', action: 'settle', until: null },
    ]);
    expect(resolve({ reservations: [ENDED] })).toEqual(['closed', null]);
    expect(resolve({ reservations: [{ ...ENDED, endsAt: NOW }] })[0]).toBe('closed');
    expect(resolve({ closedAt: NOW, reservations: [CONFIRMED] })).toEqual(['closed', null]);
  });

  it('is cancelled after a confirmation, else lost', () => {
    expect(resolve({ reservations: [{ ...CONFIRMED, status: 'cancelled' }] })).toEqual(['cancelled', null]);
    expect(resolve({ reservations: [{ ...PENDING, status: 'cancelled' }] })).toEqual(['lost', null]);
    expect(resolve({ offers: [{ ...SENT, state: 'declined' }] })).toEqual(['lost', null]);
  });

  it('lapses by the clock, before anything is written', () => {
    const expired = { ...PENDING, expiresAt: NOW };
    expect(resolve({ offers: [ACCEPTED], hostAgreedAt: NOW, reservations: [expired] })[0]).toBe('lost');
    expect(resolve({ offers: [{ ...SENT, validUntil: NOW }] })[0]).toBe('lost');
    expect(resolve({ offers: [SENT], reservations: [expired] })[0]).toBe('offered');
    const begun = { ...PENDING, expiresAt: null, startsAt: NOW };
    expect(resolve({ offers: [ACCEPTED], reservations: [begun] })[0]).toBe('lost');
  });
});
