import { formatStreetLine } from '../../spaces/buildings/index.ts';
import { toSpaceCardDto, type FullSpace } from '../../spaces/index.ts';
import {
  toBundledChangeDto,
  toChangeProposalDto,
  toReservationSpaceDto,
  toCalendarReservationDto,
  toCancellationFields,
  toPriceFields,
} from '../reservation.mapper.ts';
import type { Reservation } from '../reservation.entity.ts';
import { allowedActions, isOption, statusAt } from '../reservation.states.ts';
import type { GuestReservationDto } from './reservation-guest.dto.ts';
import type { GuestReservationDetails } from './reservation-guest.service.ts';

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
