import { describe, expect, it } from '@jest/globals';
import { HOUR_MS } from '@prostora/contracts';
import {
  canDecide,
  defaultProposalExpiry,
  latestProposalExpiry,
  PROPOSAL_STATES,
  proposalStateAt,
  type ProposalAction,
  type ProposalSide,
} from './change-proposal.states.ts';

const NOW = new Date('2027-02-01T09:00:00Z');
const hoursLater = (hours: number): Date => new Date(NOW.getTime() + hours * HOUR_MS);
const ACTIONS: readonly ProposalAction[] = ['accept', 'decline', 'withdraw'];
const CLOSED = PROPOSAL_STATES.filter((state) => state !== 'open');

describe('proposalStateAt', () => {
  it('returns open before the expiry and expired from then on', () => {
    expect(proposalStateAt({ state: 'open', expiresAt: new Date(NOW.getTime() + 1) }, NOW)).toBe('open');
    expect(proposalStateAt({ state: 'open', expiresAt: NOW }, NOW)).toBe('expired');
  });

  it.each(CLOSED)('keeps the state %s after the expiry', (state) => {
    expect(proposalStateAt({ state, expiresAt: hoursLater(-1) }, NOW)).toBe(state);
    expect(proposalStateAt({ state, expiresAt: hoursLater(1) }, NOW)).toBe(state);
  });
});

describe('canDecide', () => {
  const listActions = (side: ProposalSide, by: ProposalSide): ProposalAction[] =>
    ACTIONS.filter((action) => canDecide({ state: 'open', side, expiresAt: hoursLater(1) }, action, by, NOW));

  it.each<[ProposalSide, ProposalSide, ProposalAction[]]>([
    ['host', 'guest', ['accept', 'decline']],
    ['guest', 'host', ['accept', 'decline']],
    ['host', 'host', ['withdraw']],
    ['guest', 'guest', ['withdraw']],
  ])('allows on an open proposal of the %s by the %s only %j', (side, by, actions) => {
    expect(listActions(side, by)).toEqual(actions);
  });

  it.each(CLOSED)('allows nothing on a proposal in state %s', (state) => {
    for (const side of ['host', 'guest'] as const)
      for (const by of ['host', 'guest'] as const)
        for (const action of ACTIONS)
          expect(canDecide({ state, side, expiresAt: hoursLater(1) }, action, by, NOW)).toBe(false);
  });

  it('allows nothing at the expiry instant', () => {
    for (const action of ACTIONS)
      expect(canDecide({ state: 'open', side: 'host', expiresAt: NOW }, action, 'guest', NOW)).toBe(false);
  });
});

describe('the expiry of a proposal', () => {
  it('defaults to 48 hours and is limited to seven days', () => {
    expect(defaultProposalExpiry(NOW, hoursLater(1000), hoursLater(2000))).toEqual(hoursLater(48));
    expect(latestProposalExpiry(NOW, hoursLater(1000), hoursLater(2000))).toEqual(hoursLater(7 * 24));
  });

  it.each([
    [20, 1000],
    [1000, 20],
  ])('is limited by the starts in %d and %d hours', (agreed, proposed) => {
    expect(defaultProposalExpiry(NOW, hoursLater(agreed), hoursLater(proposed))).toEqual(hoursLater(20));
    expect(latestProposalExpiry(NOW, hoursLater(agreed), hoursLater(proposed))).toEqual(hoursLater(20));
  });
});
