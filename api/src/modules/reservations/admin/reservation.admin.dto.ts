import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { RESERVATION_STATUSES, type ReservationStatusValue } from '@prostora/contracts';
import { IsFileFormat, type FileFormat } from '../../../platform/http/file-format.ts';
import {
  OptionalChoice,
  OptionalDay,
  OptionalDirection,
  OptionalId,
  OptionalSearch,
  type SortDirection,
} from '../../../platform/http/list-query-fields.ts';
import { SpanQuery } from '../../../platform/http/timestamps.ts';
import { PageInfo, PageQuery } from '../../../platform/http/paging.ts';
import {
  ChangeProposalDto,
  priceState,
  type PRICE_STATES,
  CalendarReservationDto,
  CANCELLED_BY,
  offeredUntil,
  OwnerCalendarBlockDto,
  OwnerCalendarWindowDto,
  RESERVATION_ACTIONS,
  ReservationGroupDto,
} from '../reservation.dto.ts';
import { toAvailabilityDto, toBlockedSlotDto, getHostReason } from '../../availability/index.ts';
import { toStoredQuote } from '../../pricing/index.ts';
import { buildSpaceUrl, getSpaceName } from '../../spaces/index.ts';
import { toChangeProposalDto, type ReservationGroup } from '../reservation.mapper.ts';
import type { ReservationAdminCalendar, ReservationDetail } from './reservation.admin.service.ts';
import type { ReservationAdminRow } from './reservation.admin.repository.ts';
import { toReservationPriceState } from '../reservation-price.ts';
import { allowedActions, findOfferEnd, isExpired, statusAt, waitsLong } from '../reservation.states.ts';

const nullable = { nullable: true } as const;
const timestamp = { type: String, format: 'date-time' } as const;
const STATUSES = [...RESERVATION_STATUSES, 'waiting'] as const;
const SORTS = ['starts', 'created', 'price', 'guest'] as const;
const WHEN = ['upcoming', 'past'] as const;

export class AdminReservationsQuery extends PageQuery {
  @OptionalSearch(
    'Part of the guest’s name, e-mail or telephone, of the space or the building, or the number.',
  )
  search?: string;

  @OptionalChoice(STATUSES, { description: '`waiting`: requests unanswered for more than a day.' })
  status?: (typeof STATUSES)[number];

  @OptionalChoice(WHEN)
  when?: (typeof WHEN)[number];

  @OptionalDay({ description: 'Slots on this day or later.' })
  from?: string;

  @OptionalDay({ description: 'Slots on this day or earlier.' })
  to?: string;

  @OptionalId({ description: 'Id of a space.' })
  space?: number;

  @OptionalId({ description: 'Id of a customer.' })
  customer?: number;

  @OptionalChoice(SORTS, { default: 'starts' })
  sort: (typeof SORTS)[number] = 'starts';

  @OptionalDirection({
    description:
      'If omitted, upcoming, pending and waiting reservations are sorted nearest first, others latest first.',
  })
  order?: SortDirection;
}

export class AdminReservationsExport extends AdminReservationsQuery {
  @IsFileFormat()
  format!: FileFormat;
}

export class AdminReservationCalendarQuery extends SpanQuery {
  @OptionalId({ description: 'Id of a space.' })
  space?: number;

  @OptionalId({ description: 'Id of a customer.' })
  customer?: number;
}

@ApiSchema({ name: 'AdminReservationSpace' })
export class AdminReservationSpaceDto {
  id!: number;
  /** Name of the space, or of a building offered as one space. */
  name!: string;
  building!: string;
  /** `<building>/<space>` or `<building>`. */
  url!: string;
}

@ApiSchema({ name: 'AdminReservationOwner' })
export class AdminReservationOwnerDto {
  id!: number;
  name!: string;
}

@ApiSchema({ name: 'AdminReservationRow' })
export class AdminReservationRowDto {
  id!: number;
  @ApiProperty({
    enum: RESERVATION_STATUSES,
    enumName: 'ReservationStatus',
    description: 'An expired request is `cancelled`, even before the expiration is recorded.',
  })
  status!: ReservationStatusValue;
  /** A request whose e-mail address is not confirmed; its owner is not notified. */
  awaits_proof!: boolean;
  @ApiProperty(offeredUntil) offered_until!: string | null;
  /** Whether a request is unanswered for more than a day. */
  waits_long!: boolean;
  @ApiProperty({ enum: CANCELLED_BY, enumName: 'CancelledBy', ...nullable }) cancelled_by!:
    | (typeof CANCELLED_BY)[number]
    | null;
  space!: AdminReservationSpaceDto;
  /** The customer that offers the space. */
  owner!: AdminReservationOwnerDto;
  /** Null after anonymization. */
  guest_name!: string | null;
  guest_email!: string | null;
  guest_phone!: string | null;
  @ApiProperty(timestamp) start_datetime!: string;
  @ApiProperty(timestamp) end_datetime!: string;
  number_of_guests!: number;
  /** CZK. */
  price!: number;
  @ApiProperty(priceState)
  price_state!: (typeof PRICE_STATES)[number];
  /** The event with several spaces or days that it belongs to; null alone. Requests are one row. */
  group!: ReservationGroupDto | null;
  @ApiProperty({ ...timestamp, ...nullable, description: 'Expiration of a request.' }) expires_at!:
    | string
    | null;
  @ApiProperty(timestamp) created_at!: string;
  /** Send it with a move. */
  sequence!: number;
  @ApiProperty({ enum: RESERVATION_ACTIONS, isArray: true, enumName: 'ReservationAction' })
  allowed_actions!: (typeof RESERVATION_ACTIONS)[number][];
}

@ApiSchema({ name: 'AdminReservationDetail' })
export class AdminReservationDetailDto extends AdminReservationRowDto {
  @ApiProperty({ oneOf: [{ $ref: '#/components/schemas/Quote' }], ...nullable }) quote!: object | null;
  host_message!: string | null;
  notes!: string;
  /** Visible to the owner and the operator only. */
  owner_note!: string;
  cancel_reason!: string | null;
  @ApiProperty({
    ...timestamp,
    description: 'The slot with its buffers.',
  })
  held_from!: string;
  @ApiProperty(timestamp) held_until!: string;
  @ApiProperty({ ...timestamp, ...nullable }) confirmed_at!: string | null;
  @ApiProperty({ ...timestamp, ...nullable }) cancelled_at!: string | null;
  @ApiProperty({ ...timestamp, ...nullable }) forgotten_at!: string | null;
  terms_version!: string | null;
  @ApiProperty(timestamp) updated_at!: string;
  /** Proposals of changes, latest first. */
  proposals!: ChangeProposalDto[];
}

@ApiSchema({ name: 'AdminReservationCounts' })
export class AdminReservationCountsDto {
  pending!: number;
  confirmed!: number;
  cancelled!: number;
  /** Pending for more than a day. */
  waiting!: number;
}

@ApiSchema({ name: 'AdminReservationsAnswer' })
export class AdminReservationsAnswerDto extends PageInfo {
  items!: AdminReservationRowDto[];
  /** Counts under the other filters. */
  counts!: AdminReservationCountsDto;
}

@ApiSchema({ name: 'AdminCalendarReservation' })
export class AdminCalendarReservationDto extends CalendarReservationDto {
  space!: AdminReservationSpaceDto;
}

@ApiSchema({ name: 'AdminReservationCalendar' })
export class AdminReservationCalendarDto {
  /** Without cancelled ones; the earliest, at most 1,000. */
  reservations!: AdminCalendarReservationDto[];
  /** Number of reservations in the period. */
  total!: number;
  /** Of the chosen space or customer. */
  blocked_slots!: OwnerCalendarBlockDto[];
  /** Of the chosen space or customer. */
  availabilities!: OwnerCalendarWindowDto[];
}

const toIso = (instant: Date | null): string | null => instant?.toISOString() ?? null;
const toAdminReservationSpaceDto = (space: ReservationAdminRow['space']) => ({
  id: space.id,
  name: getSpaceName(space),
  building: space.building.name,
  url: buildSpaceUrl(space),
});

/** Guest names are null after anonymization. */
export function toAdminReservationRowDto(
  row: ReservationAdminRow,
  group: ReservationGroup | null,
  now: Date,
): AdminReservationRowDto {
  const isIdentified = row.anonymizedAt === null;
  const { id, name } = row.space.building.customer;
  return {
    id: row.id,
    status: statusAt(row, now),
    awaits_proof: row.awaitsEmailConfirmation,
    offered_until: toIso(findOfferEnd(row, now)),
    waits_long: waitsLong(row, now),
    cancelled_by: isExpired(row, now) ? 'system' : row.cancelledBy,
    space: toAdminReservationSpaceDto(row.space),
    owner: { id, name },
    guest_name: isIdentified ? row.customerName : null,
    guest_email: isIdentified ? row.customerEmail : null,
    guest_phone: isIdentified ? row.customerPhone : null,
    start_datetime: row.startsAt.toISOString(),
    end_datetime: row.endsAt.toISOString(),
    number_of_guests: row.numberOfGuests,
    price: row.priceHaler / 100,
    price_state: toReservationPriceState(row),
    group,
    expires_at: toIso(row.expiresAt),
    created_at: row.createdAt.toISOString(),
    sequence: row.sequence,
    allowed_actions: allowedActions(row, 'host', now),
  };
}

export const toAdminReservationDetailDto = (
  { reservation, group, proposals }: ReservationDetail,
  now: Date,
): AdminReservationDetailDto => ({
  ...toAdminReservationRowDto(reservation, group, now),
  quote: reservation.quote && toStoredQuote(reservation.quote.answer),
  host_message: reservation.hostMessage,
  notes: reservation.notes,
  owner_note: reservation.ownerNote,
  cancel_reason: reservation.cancelReason,
  held_from: reservation.heldFrom.toISOString(),
  held_until: reservation.heldUntil.toISOString(),
  confirmed_at: toIso(reservation.confirmedAt),
  cancelled_at: toIso(reservation.cancelledAt),
  forgotten_at: toIso(reservation.anonymizedAt),
  terms_version: reservation.termsVersion,
  updated_at: reservation.updatedAt.toISOString(),
  proposals: proposals.map((proposal) => toChangeProposalDto(proposal, reservation, now)),
});

export const toAdminReservationCalendarDto = (
  { rows, total, blocks, windows }: ReservationAdminCalendar,
  now: Date,
): AdminReservationCalendarDto => ({
  reservations: rows.map((row) => ({
    id: row.id,
    status: statusAt(row, now),
    customer_name: row.anonymizedAt === null ? row.customerName : '',
    start_datetime: row.startsAt.toISOString(),
    end_datetime: row.endsAt.toISOString(),
    space: toAdminReservationSpaceDto(row.space),
  })),
  total,
  blocked_slots: blocks.map((block) => ({
    ...toBlockedSlotDto(block, getHostReason(block)),
    space_id: block.space.id,
  })),
  availabilities: windows.map((window) => ({ ...toAvailabilityDto(window), space_id: window.spaceId })),
});
