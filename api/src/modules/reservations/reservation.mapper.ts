import { bookingTexts } from '@prostora/strings/cs/booking-api.ts';
import { availabilityView, blockedSlotView, hostReason } from '../availability/index.ts';
import { streetLine } from '../buildings/index.ts';
import { toPriceState, toStoredQuote } from '../pricing/index.ts';
import { spaceCard, urlOf } from '../spaces/index.ts';
import type { FreeTerm } from './booking-alternatives.ts';
import type { AlternativeDto, AvailabilityCheckDto } from './booking.dto.ts';
import type { BookingAnswer } from './bookings.service.ts';
import { toChangeProposal, toMaybeProposal, toReservationSpace } from './changes/change-proposal.mapper.ts';
import type { ProposalWithSpace } from './changes/change-proposal.repository.ts';
import type { GuestReservationDto } from './reservation-guest.dto.ts';
import type { GuestView } from './reservation-guest.service.ts';
import type { OwnSpace } from './reservation-list.repository.ts';
import type { OwnerCalendar, SpaceReservations } from './reservation-lists.service.ts';
import type {
  CalendarReservationDto,
  CreatedReservationDto,
  OwnerCalendarAnswerDto,
  ReservationDto,
} from './reservation.dto.ts';
import type { CancelledBy, Reservation } from './reservation.entity.ts';
import { toReservationPriceState } from './reservation-price.ts';
import type { ReservationWithSpace } from './reservation.repository.ts';
import { allowedActions, isLapsed, statusAt } from './reservation.states.ts';

const crowns = (haler: number): number => haler / 100;
const iso = (instant: Date | null): string | null => instant?.toISOString() ?? null;
const term = ({
  startsAt,
  endsAt,
}: {
  startsAt: Date;
  endsAt: Date;
}): { start_datetime: string; end_datetime: string } => ({
  start_datetime: startsAt.toISOString(),
  end_datetime: endsAt.toISOString(),
});

export const alternativeView = (free: FreeTerm): AlternativeDto => ({
  kind: free.kind,
  ...term(free),
  price: crowns(free.price.totalHaler),
  price_state: toPriceState({ basis: free.price.basis, complete: free.price.isComplete }),
});

export const checkView = (answer: BookingAnswer): AvailabilityCheckDto => ({
  available: answer.isFree,
  message: answer.message,
  offered: answer.offered,
  quote: answer.quote,
  price: answer.quote?.total ?? 0,
  price_per_hour: answer.pricePerHourHaler === null ? null : crowns(answer.pricePerHourHaler),
  hours: answer.quote?.hours ?? null,
  alternatives: answer.alternatives.map(alternativeView),
});

/** `isNamed`: whether the viewer may see the guest's name. */
const calendarView = (reservation: Reservation, now: Date, isNamed: boolean): CalendarReservationDto => ({
  id: reservation.id,
  status: statusAt(reservation, now),
  customer_name: isNamed ? reservation.customerName : '',
  ...term(reservation),
});

/** Whether a proposal holds a slot other than the agreed one. */
const isOtherSlot = ({ space, startsAt, endsAt, reservation }: OwnerCalendar['proposals'][number]): boolean =>
  space.id !== reservation.space.id ||
  startsAt.getTime() !== reservation.startsAt.getTime() ||
  endsAt.getTime() !== reservation.endsAt.getTime();

/** The slot of an open proposal is shown as a pending reservation without a name. */
export const spaceReservations = (
  { spaceId, isHost, reservations, proposals }: SpaceReservations,
  now: Date,
): CalendarReservationDto[] => [
  ...reservations.map((one) => calendarView(one, now, isHost && one.space.id === spaceId)),
  ...proposals.filter(isOtherSlot).map((proposal) => ({
    id: proposal.reservation.id,
    status: 'pending' as const,
    customer_name: '',
    ...term(proposal),
  })),
];

/** Price, its state and the stored quote. */
export const priceView = (
  reservation: Pick<Reservation, 'priceHaler' | 'priceState' | 'quote'>,
): Pick<ReservationDto, 'price' | 'price_state' | 'quote'> => ({
  price: crowns(reservation.priceHaler),
  price_state: toReservationPriceState(reservation),
  quote: reservation.quote && toStoredQuote(reservation.quote.answer),
});

export const createdReservation = (
  reservation: Reservation,
  now: Date,
  guestUrl: string,
): CreatedReservationDto => ({
  ...calendarView(reservation, now, true),
  space_id: reservation.space.id,
  number_of_guests: reservation.numberOfGuests,
  notes: reservation.notes,
  ...priceView(reservation),
  expires_at: iso(reservation.expiresAt),
  awaits_proof: reservation.awaitsProof,
  proof_sent: reservation.proofSentAt !== null,
  guest_url: guestUrl,
});

/** An expired request counts as ended by the system before the job has recorded it. */
const ending = (
  reservation: Reservation,
  now: Date,
): { cancel_reason: string | null; cancelled_by: CancelledBy | null } => ({
  cancel_reason: reservation.cancelReason,
  cancelled_by: isLapsed(reservation, now) ? 'system' : reservation.cancelledBy,
});

/** For the owner and the operator. */
export const hostReservation = (
  reservation: ReservationWithSpace,
  proposal: ProposalWithSpace | null,
  now: Date,
): ReservationDto => ({
  ...calendarView(reservation, now, true),
  space: toReservationSpace(reservation.space),
  customer_email: reservation.customerEmail,
  customer_phone: reservation.customerPhone,
  number_of_guests: reservation.numberOfGuests,
  notes: reservation.notes,
  ...priceView(reservation),
  host_message: reservation.hostMessage,
  owner_note: reservation.ownerNote,
  ...ending(reservation, now),
  expires_at: iso(reservation.expiresAt),
  awaits_proof: reservation.awaitsProof,
  created_at: reservation.createdAt.toISOString(),
  sequence: reservation.sequence,
  allowed_actions: allowedActions(reservation, 'host', now),
  proposal: toMaybeProposal(proposal, reservation, now),
});

/** For the guest; the owner's contact only once confirmed. */
export function guestReservation(
  { reservation, space, proposal, proposedSpace }: GuestView,
  now: Date,
): GuestReservationDto {
  const { postalCode: postal_code, city, lat, lng, customer } = space.building;
  const { street, number: house_number } = streetLine(space.building);
  const status = statusAt(reservation, now);
  return {
    ...calendarView(reservation, now, true),
    number_of_guests: reservation.numberOfGuests,
    notes: reservation.notes,
    ...priceView(reservation),
    host_message: reservation.hostMessage,
    created_at: reservation.createdAt.toISOString(),
    expires_at: iso(reservation.expiresAt),
    awaits_proof: reservation.awaitsProof,
    proof_sent: reservation.proofSentAt !== null,
    ...ending(reservation, now),
    allowed_actions: allowedActions(reservation, 'guest', now).filter(
      (action) => action === 'cancel' || action === 'change',
    ),
    sequence: reservation.sequence,
    proposal: proposal && toChangeProposal(proposal, { ...reservation, space }, now),
    proposed_image: proposal && spaceCard(proposedSpace).image,
    space: { ...toReservationSpace(space), image: spaceCard(space).image, lat, lng },
    address: { street, house_number, postal_code, city },
    contact:
      status === 'confirmed'
        ? { phone: space.phone ?? customer.phone, email: space.email ?? customer.user.email }
        : null,
  };
}

const ownSpaceView = (space: OwnSpace): OwnerCalendarAnswerDto['spaces'][number] => ({
  id: space.id,
  name: space.noName ? space.buildingName : bookingTexts.spaceOf(space.buildingName, space.name),
  url: urlOf({ ...space, building: { slug: space.buildingSlug } }),
});

export const ownerCalendar = (
  { spaces, reservations, proposals, blocks, windows }: OwnerCalendar,
  now: Date,
): OwnerCalendarAnswerDto => ({
  spaces: spaces.map(ownSpaceView),
  reservations: reservations.map((one) => ({
    ...calendarView(one, now, true),
    space_id: one.space.id,
    number_of_guests: one.numberOfGuests,
    awaits_proof: one.awaitsProof,
    sequence: one.sequence,
    allowed_actions: allowedActions(one, 'host', now),
  })),
  proposals: proposals.filter(isOtherSlot).map((proposal) => ({
    id: proposal.id,
    reservation_id: proposal.reservation.id,
    side: proposal.side,
    space_id: proposal.space.id,
    customer_name: proposal.reservation.customerName,
    ...term(proposal),
    expires_at: proposal.expiresAt.toISOString(),
  })),
  blocked_slots: blocks.map((block) => ({
    ...blockedSlotView(block, hostReason(block)),
    space_id: block.space.id,
  })),
  availabilities: windows.map((window) => ({ ...availabilityView(window), space_id: window.spaceId })),
});
