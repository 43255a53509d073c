import type { Reservation } from '../reservation.entity.ts';
import { toAcceptedPrice } from '../reservation-price.ts';
import type { ChangeProposal } from './change-proposal.entity.ts';
import type { Agreement } from './reservation-change.policy.ts';

export const toAgreement = ({ space, startsAt, endsAt, numberOfGuests, priceHaler }: Reservation): Agreement =>
  ({ spaceId: space.id, startsAt, endsAt, guests: numberOfGuests, priceHaler });

/** What the guest has agreed to: a price the host raised on a request is not accepted yet. */
export const toAcceptedAgreement = (reservation: Reservation): Agreement =>
  ({ ...toAgreement(reservation), priceHaler: toAcceptedPrice(reservation).priceHaler });

export const toProposedAgreement = ({ space, startsAt, endsAt, guests, priceHaler }: ChangeProposal): Agreement =>
  ({ spaceId: space.id, startsAt, endsAt, guests, priceHaler });

/** As the audit trail shows it; the price in CZK. */
export const toAuditValues = ({ spaceId, startsAt, endsAt, guests, priceHaler }: Agreement): Record<string, unknown> =>
  ({ space_id: spaceId, from: startsAt, until: endsAt, guests, price: priceHaler / 100 });
