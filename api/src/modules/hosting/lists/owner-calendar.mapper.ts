import { bookingTexts } from '@prostora/strings/cs/booking-api.ts';
import { getHostReason, toAvailabilityDto, toBlockedSlotDto } from '../../availability/index.ts';
import {
  allowedActions,
  findOfferEnd,
  toCalendarReservationDto,
  toSlotFields,
  type CalendarReservationDto,
} from '../../reservations/index.ts';
import { buildSpaceUrl } from '../../spaces/index.ts';
import type { OwnerCalendarAnswerDto } from './owner-calendar.dto.ts';
import type { OwnedSpace } from './reservation-list.repository.ts';
import type { OwnerCalendar, SpaceReservations } from './reservation-lists.service.ts';

/** Whether a proposal holds a slot other than the agreed one. */
const isOtherSlot = ({ space, startsAt, endsAt, reservation }: OwnerCalendar['proposals'][number]): boolean =>
  space.id !== reservation.space.id ||
  startsAt.getTime() !== reservation.startsAt.getTime() ||
  endsAt.getTime() !== reservation.endsAt.getTime();

/** The slot of an open proposal is shown as a pending reservation without a name. */
export const toSpaceReservationDtos = (
  { spaceId, isHost, reservations, proposals }: SpaceReservations,
  now: Date,
): CalendarReservationDto[] => [
  ...reservations.map((one) => toCalendarReservationDto(one, now, isHost && one.space.id === spaceId)),
  ...proposals.filter(isOtherSlot).map((proposal) => ({
    id: proposal.reservation.id,
    status: 'pending' as const,
    customer_name: '',
    ...toSlotFields(proposal),
  })),
];

const toOwnerCalendarSpaceDto = (
  space: OwnedSpace,
  hasHours: boolean,
): OwnerCalendarAnswerDto['spaces'][number] => ({
  id: space.id,
  name: space.noName ? space.buildingName : bookingTexts.spaceOf(space.buildingName, space.name),
  url: buildSpaceUrl({ ...space, building: { slug: space.buildingSlug } }),
  space_name: space.noName ? space.buildingName : space.name,
  building_name: space.buildingName,
  capacity: space.capacity,
  has_hours: hasHours,
});

export const toOwnerCalendarDto = (
  { spaces, idsWithHours, reservations, proposals, blocks, windows }: OwnerCalendar,
  now: Date,
  mayDecide: boolean,
): OwnerCalendarAnswerDto => ({
  spaces: spaces.map((space) => toOwnerCalendarSpaceDto(space, idsWithHours.includes(space.id))),
  reservations: reservations.map((one) => ({
    ...toCalendarReservationDto(one, now, true),
    space_id: one.space.id,
    number_of_guests: one.numberOfGuests,
    title: one.title || null,
    is_option: one.source === 'owner' && one.status === 'pending',
    is_internal: one.source === 'owner' && one.customerEmail === '' && one.customerPhone === null,
    awaits_proof: one.awaitsEmailConfirmation,
    offered_until: findOfferEnd(one, now)?.toISOString() ?? null,
    held_from: one.heldFrom.toISOString(),
    held_until: one.heldUntil.toISOString(),
    sequence: one.sequence,
    allowed_actions: mayDecide ? allowedActions(one, 'host', now) : [],
  })),
  proposals: proposals.filter(isOtherSlot).map((proposal) => ({
    id: proposal.id,
    reservation_id: proposal.reservation.id,
    side: proposal.side,
    space_id: proposal.space.id,
    customer_name: proposal.reservation.customerName,
    title: proposal.reservation.title || null,
    ...toSlotFields(proposal),
    expires_at: proposal.expiresAt.toISOString(),
  })),
  blocked_slots: blocks.map((block) => ({
    ...toBlockedSlotDto(block, getHostReason(block)),
    space_id: block.space.id,
  })),
  availabilities: windows.map((window) => ({ ...toAvailabilityDto(window), space_id: window.spaceId })),
});
