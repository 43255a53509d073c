import { reservationChange } from '@prostora/strings/cs/reservation-change.ts';
import { buildSpaceUrl } from '../spaces/index.ts';
import type { ReservationSpaceDto } from './reservation-space.dto.ts';
import { toAcceptedPrice, type Price } from './reservation-price.ts';
import type { Reservation } from './reservation.entity.ts';
import type { ReservationWithSpace } from './reservation.repository.ts';
import { toProposedPrice } from './agreement.ts';
import type {
  AgreementChangeDto,
  ChangeProposalDto,
  ReservationAgreementDto,
} from './change-proposal.dto.ts';
import type { ProposalWithSpace, ProposalWithSpaces } from './change-proposal.repository.ts';
import { proposalStateAt } from './change-proposal.states.ts';

type NamedSpace = {
  id: number;
  name: string;
  slug: string;
  noName: boolean;
  building: { name: string; slug: string };
};
type AgreementWithSpace = Price & { space: NamedSpace; startsAt: Date; endsAt: Date; guests: number };
type AgreementColumn =
  | 'status'
  | 'startsAt'
  | 'endsAt'
  | 'numberOfGuests'
  | 'priceHaler'
  | 'priceState'
  | 'guestPriceHaler'
  | 'guestPriceState';
export type ReservationAgreement = Pick<Reservation, AgreementColumn> & { space: NamedSpace };

export const toReservationSpaceDto = (space: NamedSpace): ReservationSpaceDto => ({
  id: space.id,
  url: buildSpaceUrl(space),
  building_name: space.building.name,
  space_name: space.name,
});

export const toAgreementDto = ({
  space,
  startsAt,
  endsAt,
  guests,
  priceHaler,
  priceState,
}: AgreementWithSpace): ReservationAgreementDto => ({
  space: toReservationSpaceDto(space),
  start_datetime: startsAt.toISOString(),
  end_datetime: endsAt.toISOString(),
  number_of_guests: guests,
  price: priceHaler / 100,
  price_state: priceState,
});

const toAgreementChangeDto = (
  proposal: ProposalWithSpace,
  reservation: ReservationAgreement,
): AgreementChangeDto => ({
  before: toAgreementDto({
    ...reservation,
    ...toAcceptedPrice(reservation),
    guests: reservation.numberOfGuests,
  }),
  after: toAgreementDto({ ...proposal, ...toProposedPrice(proposal) }),
});

export const toBundledChangeDto = (proposal: ProposalWithSpaces): AgreementChangeDto =>
  toAgreementChangeDto(proposal, proposal.reservation);

/** Reason of a decline in words. */
export const describeDecline = ({
  declineReason,
  declineCode,
}: Pick<ProposalWithSpace, 'declineReason' | 'declineCode'>): string | null =>
  declineReason ?? (declineCode && reservationChange.declines[declineCode]);

/** A proposal with the agreement it would change. */
export const toChangeProposalDto = (
  proposal: ProposalWithSpace,
  reservation: ReservationAgreement,
  now: Date,
): ChangeProposalDto => ({
  id: proposal.id,
  side: proposal.side,
  state: proposalStateAt(proposal, now),
  ...toAgreementChangeDto(proposal, reservation),
  message: proposal.message,
  decline_reason: describeDecline(proposal),
  decline_code: proposal.declineCode,
  expires_at: proposal.expiresAt.toISOString(),
  created_at: proposal.createdAt.toISOString(),
  decided_at: proposal.decidedAt?.toISOString() ?? null,
});

export const toOptionalProposalDto = (
  proposal: ProposalWithSpace | null,
  reservation: ReservationWithSpace,
  now: Date,
): ChangeProposalDto | null => proposal && toChangeProposalDto(proposal, reservation, now);
