import type { Calls } from './calls.ts';
import type {
  Alternative,
  AvailabilitiesAnswer,
  AvailabilityAnswer,
  AvailabilityCheck,
  AvailabilityInput,
  AvailabilityRuleAnswer,
  AvailabilityRuleInput,
  BlockedSlotAnswer,
  BlockedSlotInput,
  BlockedSlotsAnswer,
  BookingSettings,
  ConfirmedReservationAnswer,
  ConfirmReservationInput,
  CreatedReservationAnswer,
  DoneAnswer,
  GuestChangesAnswer,
  GuestChangesInput,
  GuestProposalInput,
  GuestReservationAnswer,
  OwnerCalendarAnswer,
  ReservationAnswer,
  ReservationChangesAnswer,
  ReservationChangesInput,
  ReservationInput,
  ReservationsAnswer,
  ReservationsPage,
  SpaceCard,
  SpaceScheduleAnswer,
} from './generated/types.gen.ts';

/** Days (YYYY-MM-DD, the last one included) or timestamps. */
export type Span = { start_date: string; end_date: string };
/** Additional members of a 409 SLOT_TAKEN. */
export type SlotTaken = { alternatives: Alternative[]; similar_spaces: SpaceCard[] };
export type ReservationsQuery = {
  page?: number;
  page_size?: number;
  status?: string;
  waiting?: 'request' | 'proposal';
  space_id?: number;
  search?: string;
  when?: 'upcoming' | 'past' | 'all';
  sort?: string;
  order?: 'asc' | 'desc';
};

/** Opening hours of a space and booking settings. */
export const availabilityCalls = ({ get, write }: Calls) => ({
  windows: (spaceId: number, span: Span, signal?: AbortSignal) =>
    get<AvailabilitiesAnswer>(`availability/space/${spaceId}`, span, signal),
  blockedSlots: (spaceId: number, span: Span, signal?: AbortSignal) =>
    get<BlockedSlotsAnswer>(`blocked-slots/space/${spaceId}`, span, signal),
  schedule: (spaceId: number, signal?: AbortSignal) =>
    get<SpaceScheduleAnswer>(`availability/space/${spaceId}/schedule`, undefined, signal),
  saveSettings: (spaceId: number, settings: BookingSettings) =>
    write<SpaceScheduleAnswer>('PUT', `availability/space/${spaceId}/settings`, settings),
  saveOverlaps: (spaceId: number, space_ids: number[]) =>
    write<SpaceScheduleAnswer>('PUT', `availability/space/${spaceId}/overlaps`, { space_ids }),
  add: (space_id: number, input: AvailabilityInput) =>
    write<AvailabilityAnswer>('POST', 'availability', { space_id, ...input }),
  change: (id: number, input: AvailabilityInput) =>
    write<AvailabilityAnswer>('PUT', `availability/${id}`, input),
  remove: (id: number) => write<DoneAnswer>('DELETE', `availability/${id}`),
  addRule: (space_id: number, input: AvailabilityRuleInput) =>
    write<AvailabilityRuleAnswer>('POST', 'availability/rules', { space_id, ...input }),
  changeRule: (id: number, input: AvailabilityRuleInput) =>
    write<AvailabilityRuleAnswer>('PUT', `availability/rules/${id}`, input),
  removeRule: (id: number) => write<DoneAnswer>('DELETE', `availability/rules/${id}`),
  /** Excludes a day from a weekly rule, or includes it again. */
  exceptRule: (id: number, day: string, holds: boolean) =>
    write<AvailabilityRuleAnswer>('POST', `availability/rules/${id}/exceptions`, { day, holds }),
  block: (space_id: number, input: BlockedSlotInput) =>
    write<BlockedSlotAnswer>('POST', 'blocked-slots', { space_id, ...input }),
  changeBlock: (id: number, input: BlockedSlotInput) =>
    write<BlockedSlotAnswer>('PUT', `blocked-slots/${id}`, input),
  removeBlock: (id: number) => write<DoneAnswer>('DELETE', `blocked-slots/${id}`),
});

/** Bookings and their management. */
export const reservationCalls = ({ get, write }: Calls) => ({
  ofSpace: (spaceId: number, span: Span, signal?: AbortSignal) =>
    get<ReservationsAnswer>(`reservations/space/${spaceId}`, span, signal),
  check: (input: {
    space_id?: number;
    start_datetime?: string;
    end_datetime?: string;
    number_of_guests?: number;
  }) => write<AvailabilityCheck>('POST', 'reservations/check-availability', input),
  create: (input: ReservationInput, key: string) =>
    write<CreatedReservationAnswer>('POST', 'reservations', input, { 'idempotency-key': key }),
  /** All spaces of the owner. */
  calendar: (span: Span & { space_id?: number }, signal?: AbortSignal) =>
    get<OwnerCalendarAnswer>('reservations/calendar', span, signal),
  list: (query: ReservationsQuery, signal?: AbortSignal) =>
    get<ReservationsPage>('reservations', query, signal),
  read: (id: number, signal?: AbortSignal) => get<ReservationAnswer>(`reservations/${id}`, undefined, signal),
  /** Without a price the estimated one becomes final. */
  confirm: (id: number, input: ConfirmReservationInput = {}) =>
    write<ConfirmedReservationAnswer>('POST', `reservations/${id}/confirm`, input),
  /** Rejects a request, or cancels a confirmed reservation. */
  cancel: (id: number, reason: string) =>
    write<ReservationAnswer>('DELETE', `reservations/${id}`, { reason }),
  move: (id: number, input: { start_datetime: string; end_datetime: string; sequence: number }) =>
    write<ReservationAnswer>('PUT', `reservations/${id}`, input),
  change: (id: number, input: ReservationChangesInput) =>
    write<ReservationChangesAnswer>('POST', `reservations/${id}/changes`, input),
  acceptProposal: (id: number, proposal_id: number) =>
    write<ReservationAnswer>('POST', `reservations/${id}/proposal/accept`, { proposal_id }),
  declineProposal: (id: number, proposal_id: number, reason: string) =>
    write<ReservationAnswer>('POST', `reservations/${id}/proposal/decline`, { proposal_id, reason }),
  withdrawProposal: (id: number, proposal_id: number) =>
    write<ReservationAnswer>('POST', `reservations/${id}/proposal/withdraw`, { proposal_id }),
  changeAsGuest: (id: number, input: GuestChangesInput) =>
    write<GuestChangesAnswer>('POST', `reservations/${id}/guest/changes`, input),
  decideAsGuest: (id: number, input: GuestProposalInput) =>
    write<GuestReservationAnswer>('POST', `reservations/${id}/guest/proposal`, input),
  note: (id: number, owner_note: string) =>
    write<ReservationAnswer>('PUT', `reservations/${id}/note`, { owner_note }),
  guest: (id: number, token: string) =>
    write<GuestReservationAnswer>('POST', `reservations/${id}/guest`, { token }),
  /** Confirms the guest's e-mail address with the mailed code. */
  verify: (id: number, token: string, code: string) =>
    write<GuestReservationAnswer>('POST', `reservations/${id}/guest/proof`, { token, code }),
  sendCode: (id: number, token: string) =>
    write<DoneAnswer>('POST', `reservations/${id}/guest/proof/mail`, { token }),
  cancelAsGuest: (id: number, token: string, reason: string) =>
    write<GuestReservationAnswer>('DELETE', `reservations/${id}/guest`, { token, reason }),
});

/** URL of the calendar file: a plain link, the only kind phones open in the calendar. */
export const buildReservationFileUrl = (id: number, token: string): string =>
  `/api/reservations/${id}/${token}/rezervace.ics`;
