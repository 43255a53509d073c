import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { OptionalId, OptionalIds } from '../../../platform/http/list-query-fields.ts';
import { SpanQuery } from '../../../platform/http/timestamps.ts';
import { proposalSide } from '../../reservations/changes/index.ts';
import {
  awaitsEmailConfirmation,
  CalendarReservationDto,
  offeredUntil,
  OwnerCalendarBlockDto,
  OwnerCalendarWindowDto,
  RESERVATION_ACTIONS,
  allowedActions,
  findOfferEnd,
  isOption,
  toCalendarReservationDto,
  toSlotFields,
} from '../../reservations/index.ts';
import { bookingTexts } from '@prostora/strings/cs/booking-api.ts';
import { getHostReason, toAvailabilityDto, toBlockedSlotDto } from '../../availability/index.ts';
import { buildSpaceUrl } from '../../spaces/index.ts';
import type { OwnedSpace } from './reservation-list.repository.ts';
import type { OwnerCalendar, SpaceReservations } from './reservation-lists.service.ts';

const timestamp = { type: String, format: 'date-time' } as const;

@ApiSchema({ name: 'ReservationsAnswer' })
export class ReservationsAnswerDto {
  reservations!: CalendarReservationDto[];
}

@ApiSchema({ name: 'OwnerCalendarSpace' })
export class OwnerCalendarSpaceDto {
  id!: number;
  /** With the name of its building. */
  name!: string;
  url!: string;
  /** Without the name of its building. */
  space_name!: string;
  building_name!: string;
  /** The largest of the space and its layouts. */
  capacity!: number | null;
  /** Whether it has opening hours in any period; without them any hours are offered. */
  has_hours!: boolean;
}

@ApiSchema({ name: 'OwnerCalendarReservation' })
export class OwnerCalendarReservationDto extends CalendarReservationDto {
  /** Name of the event. */
  title!: string | null;
  /** A slot that the owner holds for a guest until it is confirmed. */
  is_option!: boolean;
  /** An entry of the owner without an address of a guest. */
  is_internal!: boolean;
  space_id!: number;
  number_of_guests!: number;
  @ApiProperty(awaitsEmailConfirmation) awaits_proof!: boolean;
  @ApiProperty(offeredUntil) offered_until!: string | null;
  @ApiProperty({ ...timestamp, description: 'Start of the held period: the slot with its buffers.' })
  held_from!: string;
  @ApiProperty(timestamp) held_until!: string;
  sequence!: number;
  @ApiProperty({ enum: RESERVATION_ACTIONS, isArray: true, enumName: 'ReservationAction' })
  allowed_actions!: (typeof RESERVATION_ACTIONS)[number][];
}

@ApiSchema({ name: 'OwnerCalendarProposal' })
export class OwnerCalendarProposalDto {
  id!: number;
  reservation_id!: number;
  @ApiProperty(proposalSide) side!: 'host' | 'guest';
  space_id!: number;
  customer_name!: string;
  title!: string | null;
  @ApiProperty(timestamp) start_datetime!: string;
  @ApiProperty(timestamp) end_datetime!: string;
  @ApiProperty(timestamp) expires_at!: string;
}

@ApiSchema({ name: 'OwnerCalendarAnswer' })
export class OwnerCalendarAnswerDto {
  spaces!: OwnerCalendarSpaceDto[];
  /** Without cancelled ones. */
  reservations!: OwnerCalendarReservationDto[];
  /** Slots held by open proposals, other than the agreed ones. */
  proposals!: OwnerCalendarProposalDto[];
  blocked_slots!: OwnerCalendarBlockDto[];
  availabilities!: OwnerCalendarWindowDto[];
}

export class OwnerCalendarQuery extends SpanQuery {
  @OptionalId({ description: 'Only this space.' })
  space_id?: number;

  @OptionalIds({ description: 'Only these of the owner’s spaces; ids, comma-separated.', maxItems: 200 })
  space_ids?: number[];
}

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
    is_option: isOption(one, now),
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
