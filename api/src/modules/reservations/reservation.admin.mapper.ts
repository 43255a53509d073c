import { availabilityView, blockedSlotView, hostReason } from '../availability/index.ts';
import { toStoredQuote } from '../pricing/index.ts';
import { urlOf } from '../spaces/index.ts';
import { toChangeProposal } from './changes/change-proposal.mapper.ts';
import type {
  AdminReservationCalendarDto,
  AdminReservationDetailDto,
  AdminReservationRowDto,
} from './reservation.admin.dto.ts';
import type { DirectoryCalendar, ReservationDetail } from './reservation.admin.service.ts';
import type { DirectoryRow } from './reservation-directory.repository.ts';
import { toReservationPriceState } from './reservation-price.ts';
import { allowedActions, isLapsed, statusAt, waitsLong } from './reservation.states.ts';

const iso = (instant: Date | null): string | null => instant?.toISOString() ?? null;
const spaceView = (space: DirectoryRow['space']) => ({
  id: space.id,
  name: space.noName ? space.building.name : space.name,
  building: space.building.name,
  url: urlOf(space),
});

/** Guest names are null after anonymization. */
export function adminReservationRow(row: DirectoryRow, now: Date): AdminReservationRowDto {
  const isKnown = row.forgottenAt === null;
  const { id, name } = row.space.building.customer;
  return {
    id: row.id,
    status: statusAt(row, now),
    awaits_proof: row.awaitsProof,
    waits_long: waitsLong(row, now),
    cancelled_by: isLapsed(row, now) ? 'system' : row.cancelledBy,
    space: spaceView(row.space),
    owner: { id, name },
    guest_name: isKnown ? row.customerName : null,
    guest_email: isKnown ? row.customerEmail : null,
    guest_phone: isKnown ? row.customerPhone : null,
    start_datetime: row.startsAt.toISOString(),
    end_datetime: row.endsAt.toISOString(),
    number_of_guests: row.numberOfGuests,
    price: row.priceHaler / 100,
    price_state: toReservationPriceState(row),
    expires_at: iso(row.expiresAt),
    created_at: row.createdAt.toISOString(),
    sequence: row.sequence,
    allowed_actions: allowedActions(row, 'host', now),
  };
}

export const adminReservationDetail = (
  { reservation, proposals }: ReservationDetail,
  now: Date,
): AdminReservationDetailDto => ({
  ...adminReservationRow(reservation, now),
  quote: reservation.quote && toStoredQuote(reservation.quote.answer),
  host_message: reservation.hostMessage,
  notes: reservation.notes,
  owner_note: reservation.ownerNote,
  cancel_reason: reservation.cancelReason,
  held_from: reservation.heldFrom.toISOString(),
  held_until: reservation.heldUntil.toISOString(),
  confirmed_at: iso(reservation.confirmedAt),
  cancelled_at: iso(reservation.cancelledAt),
  forgotten_at: iso(reservation.forgottenAt),
  terms_version: reservation.termsVersion,
  updated_at: reservation.updatedAt.toISOString(),
  proposals: proposals.map((proposal) => toChangeProposal(proposal, reservation, now)),
});

export const adminReservationCalendar = (
  { rows, total, blocks, windows }: DirectoryCalendar,
  now: Date,
): AdminReservationCalendarDto => ({
  reservations: rows.map((row) => ({
    id: row.id,
    status: statusAt(row, now),
    customer_name: row.forgottenAt === null ? row.customerName : '',
    start_datetime: row.startsAt.toISOString(),
    end_datetime: row.endsAt.toISOString(),
    space: spaceView(row.space),
  })),
  total,
  blocked_slots: blocks.map((block) => ({
    ...blockedSlotView(block, hostReason(block)),
    space_id: block.space.id,
  })),
  availabilities: windows.map((window) => ({ ...availabilityView(window), space_id: window.spaceId })),
});
