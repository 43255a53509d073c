import { buildSpaceUrl } from '../../spaces/index.ts';
import type { ReservationSpaceDto } from '../reservation-space.dto.ts';
import { sumPrices, toAcceptedPrice, type Price } from '../reservation-price.ts';
import type { Reservation } from '../reservation.entity.ts';
import type { ReservationWithSpace } from '../reservation.repository.ts';
import { toProposedPrice } from './agreement.ts';
import type {
  AgreementChangeDto,
  ChangeProposalDto,
  ReservationAgreementDto,
} from './change-proposal.dto.ts';
import type { ProposalWithSpace, ProposalWithSpaces } from './change-proposal.repository.ts';
import type {
  EventTotalsDto,
  GuestChangesPreviewDto,
  ListPriceDto,
  ReservationChangesPreviewDto,
} from './reservation-change.dto.ts';
import type { ChangePreview, EventChangePreview } from './reservation-change-preview.service.ts';
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

const toAgreementDto = ({
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
  decline_reason: proposal.declineReason,
  expires_at: proposal.expiresAt.toISOString(),
  created_at: proposal.createdAt.toISOString(),
  decided_at: proposal.decidedAt?.toISOString() ?? null,
});

const toListPriceDto = (list: Price | null): ListPriceDto | null =>
  list === null || list.priceState === 'none'
    ? null
    : { price: list.priceHaler / 100, price_state: list.priceState };

/** Both agreements of a previewed change; a guest's change keeps the space. */
export const toChangePreviewDto = ({
  reservation,
  agreement,
  plan,
  listPrice,
  members,
}: EventChangePreview): GuestChangesPreviewDto => ({
  before: toAgreementDto({
    ...reservation,
    ...toAcceptedPrice(reservation),
    guests: reservation.numberOfGuests,
  }),
  after: toAgreementDto({ ...agreement, space: reservation.space }),
  list_price: toListPriceDto(listPrice),
  totals: members.length > 1 ? toEventTotals(members) : null,
  applied: plan.applied,
  proposed: plan.proposed,
});

const toEventTotals = (members: readonly ChangePreview[]): EventTotalsDto => ({
  before: sumPrices(members.map(({ reservation }) => toAcceptedPrice(reservation))).priceHaler / 100,
  after: sumPrices(members.map(({ agreement }) => agreement)).priceHaler / 100,
});

export function toHostPreviewDto({ plan, members }: EventChangePreview): ReservationChangesPreviewDto {
  const price = sumPrices(members.map(({ agreement }) => agreement));
  return {
    price: price.priceHaler / 100,
    price_state: price.priceState,
    list_price: toListPriceDto(sumListPrices(members)),
    applied: plan.applied,
    proposed: plan.proposed,
  };
}

/** Total at the price list, with the kept prices of the reservations without one; null when none has one. */
function sumListPrices(members: readonly ChangePreview[]): Price | null {
  const hasList = ({ listPrice }: ChangePreview): boolean =>
    listPrice !== null && listPrice.priceState !== 'none';
  if (!members.some(hasList)) return null;
  return sumPrices(members.map((one) => (hasList(one) && one.listPrice ? one.listPrice : one.agreement)));
}

export const toOptionalProposalDto = (
  proposal: ProposalWithSpace | null,
  reservation: ReservationWithSpace,
  now: Date,
): ChangeProposalDto | null => proposal && toChangeProposalDto(proposal, reservation, now);
