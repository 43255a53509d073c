import { toAvailabilityDto, toBlockedSlotDto, getHostReason } from '../../availability/index.ts';
import { toStoredQuote } from '../../pricing/index.ts';
import { buildSpaceUrl, getSpaceName } from '../../spaces/index.ts';
import { toChangeProposalDto, type ReservationGroup } from '../reservation.mapper.ts';
import type {
  AdminReservationCalendarDto,
  AdminReservationDetailDto,
  AdminReservationRowDto,
} from './reservation.admin.dto.ts';
import type { ReservationAdminCalendar, ReservationDetail } from './reservation.admin.service.ts';
import type { ReservationAdminRow } from './reservation.admin.repository.ts';
import { toReservationPriceState } from '../reservation-price.ts';
import { allowedActions, findOfferEnd, isExpired, statusAt, waitsLong } from '../reservation.states.ts';

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
