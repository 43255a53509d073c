import { formatStreetLine } from '../../spaces/buildings/index.ts';
import { toSpaceCardDto, type FullSpace } from '../../spaces/index.ts';
import type { ProposalWithSpace, ProposalWithSpaces } from '../change-proposal.repository.ts';
import {
  toBundledChangeDto,
  toChangeProposalDto,
  toReservationSpaceDto,
  toCalendarReservationDto,
  toCancellationFields,
  toPriceFields,
} from '../reservation.mapper.ts';
import type { Reservation } from '../reservation.entity.ts';
import { allowedActions, isOption, statusAt, findTransition } from '../reservation.states.ts';
import type { GuestReservationDto, GuestSeriesDto } from './reservation-guest.dto.ts';
import { sumPrices, toPrice, type Price } from '../reservation-price.ts';
import type { ReservationWithSpace } from '../reservation.repository.ts';

/** Data of the guest's page. */
export type GuestReservationDetails = {
  reservation: Reservation;
  space: FullSpace;
  proposal: ProposalWithSpace | null;
  proposedSpace: FullSpace;
  /** Proposals of other reservations that the same answer decides. */
  others: ProposalWithSpaces[];
  /** All dates of a repeated booking. */
  series: GuestSeriesDto | null;
};

/** For the guest; the owner's own contact only once confirmed, before it that of the space's page. */
export function toGuestReservationDto(
  { reservation, space, proposal, proposedSpace, others, series }: GuestReservationDetails,
  now: Date,
): GuestReservationDto {
  const { postalCode: postal_code, city, lat, lng } = space.building;
  const { street, number: house_number } = formatStreetLine(space.building);
  return {
    ...toCalendarReservationDto(reservation, now, true),
    source: reservation.source,
    number_of_guests: reservation.numberOfGuests,
    notes: reservation.notes,
    ...toPriceFields(reservation),
    has_email: reservation.customerEmail !== '',
    host_message: reservation.hostMessage,
    created_at: reservation.createdAt.toISOString(),
    expires_at: reservation.expiresAt?.toISOString() ?? null,
    awaits_proof: reservation.awaitsEmailConfirmation,
    proof_sent: reservation.confirmationSentAt !== null,
    ...toCancellationFields(reservation, now),
    allowed_actions: allowedActions(reservation, 'guest', now).filter(
      (action) => action === 'cancel' || action === 'change',
    ),
    sequence: reservation.sequence,
    proposal: proposal && toChangeProposalDto(proposal, { ...reservation, space }, now),
    proposal_others: others.map(toBundledChangeDto),
    proposed_image: proposal && toSpaceCardDto(proposedSpace).image,
    space: { ...toReservationSpaceDto(space), image: toSpaceCardDto(space).image, lat, lng },
    address: { street, house_number, postal_code, city },
    contact: toHostContact(space, reservation, now),
    conversation_id: reservation.conversation?.id ?? null,
    deal_id: reservation.dealId,
    can_write: !reservation.awaitsEmailConfirmation,
    series,
  };
}

function toHostContact(
  { phone, email, building: { customer } }: FullSpace,
  reservation: Reservation,
  now: Date,
): GuestReservationDto['contact'] {
  const status = statusAt(reservation, now);
  if (status === 'confirmed' || isOption(reservation, now))
    return { phone: phone ?? customer.phone, email: email ?? customer.user.email };
  return status === 'pending' && (phone ?? email) !== null ? { phone, email } : null;
}

type PriceFields = Pick<GuestSeriesDto, 'price_state'> & { price: number };
export const toPriceWithState = ({ priceHaler, priceState }: Price): PriceFields => ({
  price: priceHaler / 100,
  price_state: priceState,
});
export const toTotalFields = (total: Price): Pick<GuestSeriesDto, 'total' | 'price_state'> => ({
  total: total.priceHaler / 100,
  price_state: total.priceState,
});
/** @param reservations of one guest, by start */
export const toGuestSeriesDto = (
  reservations: readonly ReservationWithSpace[],
  now: Date,
  links: { buildPath(reservation: Pick<Reservation, 'id' | 'linkVersion'>): string },
): GuestSeriesDto => ({
  dates: reservations.map((reservation) => ({
    id: reservation.id,
    status: statusAt(reservation, now),
    space: toReservationSpaceDto(reservation.space),
    start_datetime: reservation.startsAt.toISOString(),
    end_datetime: reservation.endsAt.toISOString(),
    ...toPriceWithState(toPrice(reservation)),
    can_cancel: findTransition(reservation, ['cancel'], 'guest', now) !== null,
    guest_url: links.buildPath(reservation),
  })),
  ...toTotalFields(sumPrices(reservations.filter((one) => statusAt(one, now) !== 'cancelled').map(toPrice))),
});
