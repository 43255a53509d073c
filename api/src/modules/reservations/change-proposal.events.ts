import type { PriceState } from '@prostora/pricing';
import { defineEvent } from '../../platform/outbox/index.ts';
import type { Agreement } from './reservation-change.policy.ts';

/** An agreement in event payloads. */
export type AgreementRecord = {
  space_id: number;
  starts_at: string;
  ends_at: string;
  guests: number;
  price_haler: number;
  /** Missing in events of former releases. */
  price_state?: PriceState;
};
/** Steps of a proposal except acceptance, which is a step of the reservation. */
export type ProposalStep = 'proposed' | 'declined' | 'withdrawn' | 'expired';
/** `before` is the agreement the proposal was made against; texts are read from the proposal itself. */
export type ProposalEvent = {
  reservation_id: number;
  proposal_id: number;
  step: ProposalStep;
  before: AgreementRecord;
};

export const proposalChanged = defineEvent<ProposalEvent>('reservation.proposal-changed');

export const toAgreementRecord = ({
  spaceId,
  startsAt,
  endsAt,
  guests,
  priceHaler,
  priceState,
}: Agreement): AgreementRecord => ({
  space_id: spaceId,
  starts_at: startsAt.toISOString(),
  ends_at: endsAt.toISOString(),
  guests,
  price_haler: priceHaler,
  price_state: priceState,
});
