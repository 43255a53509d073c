import { toAcceptedPrice, toPrice, type Price } from './reservation-price.ts';
import type { Reservation } from './reservation.entity.ts';
import type { ChangeProposal } from './change-proposal.entity.ts';
import type { Agreement } from './reservation-change.policy.ts';

export const toAgreement = (reservation: Reservation): Agreement => {
  const { space, startsAt, endsAt, numberOfGuests } = reservation;
  return { spaceId: space.id, startsAt, endsAt, guests: numberOfGuests, ...toPrice(reservation) };
};

/** Adds a message to those that the pages of a reservation show. */
export const joinMessages = (former: string | null, message: string | null): string | null =>
  [former, message].filter(Boolean).join('\n\n') || null;

/** The agreement the guest accepted, without a price raised by the host since. */
export const toAcceptedAgreement = (reservation: Reservation): Agreement => ({
  ...toAgreement(reservation),
  ...toAcceptedPrice(reservation),
});

/** Rows of former releases hold only the amount, which was never an estimate. */
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

/** Values of the audit record; the price in CZK. */
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
