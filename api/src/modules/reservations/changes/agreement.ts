import { toAcceptedPrice, toPrice, type Price } from '../reservation-price.ts';
import type { Reservation } from '../reservation.entity.ts';
import type { ChangeProposal } from './change-proposal.entity.ts';
import type { Agreement } from './reservation-change.policy.ts';

export const toAgreement = (reservation: Reservation): Agreement => {
  const { space, startsAt, endsAt, numberOfGuests } = reservation;
  return { spaceId: space.id, startsAt, endsAt, guests: numberOfGuests, ...toPrice(reservation) };
};

/** What the guest has agreed to: a price the host raised on a request is not accepted yet. */
export const toAcceptedAgreement = (reservation: Reservation): Agreement => ({
  ...toAgreement(reservation),
  ...toAcceptedPrice(reservation),
});

/** Rows of former releases say only the amount, which was never an estimate. */
export const toProposedPrice = ({
  priceHaler,
  priceState,
}: Pick<ChangeProposal, 'priceHaler' | 'priceState'>): Price => ({
  priceHaler,
  priceState: priceState ?? (priceHaler === 0 ? 'none' : 'agreed'),
});

export const toProposedAgreement = (proposal: ChangeProposal): Agreement => {
  const { space, startsAt, endsAt, guests } = proposal;
  return { spaceId: space.id, startsAt, endsAt, guests, ...toProposedPrice(proposal) };
};

/** As the audit trail shows it; the price in CZK. */
export const toAuditValues = (agreement: Agreement): Record<string, unknown> => {
  const { spaceId, startsAt, endsAt, guests, priceHaler, priceState } = agreement;
  return {
    space_id: spaceId,
    from: startsAt,
    until: endsAt,
    guests,
    price: priceHaler / 100,
    price_state: priceState,
  };
};
