import type { CalendarReservation, CancelledBy, MissingItem, OwnerCalendarBlock, OwnerCalendarWindow, ReservationAction, ReservationStatus, SpaceDetail } from './generated/types.gen.ts';

export type AdminReservationSpace = { id: number; name: string; building: string; url: string };
export type AdminReservationOwner = { id: number; name: string };
export type AdminReservationRow = {
  id: number; status: ReservationStatus; waits_long: boolean; cancelled_by: CancelledBy | null; space: AdminReservationSpace; owner: AdminReservationOwner;
  guest_name: string | null; guest_email: string | null; guest_phone: string | null; start_datetime: string; end_datetime: string; number_of_guests: number; price: number;
  expires_at: string | null; created_at: string; sequence: number; allowed_actions: ReservationAction[];
};
export type AdminReservationDetail = AdminReservationRow & {
  notes: string; owner_note: string; cancel_reason: string | null; held_from: string; held_until: string; confirmed_at: string | null; cancelled_at: string | null; forgotten_at: string | null;
  terms_version: string | null; updated_at: string;
};
export type AdminReservationCounts = { pending: number; confirmed: number; cancelled: number; waiting: number };
export type AdminReservationsAnswer = { page: number; nr_of_pages: number; total: number; items: AdminReservationRow[]; counts: AdminReservationCounts };
export type AdminCalendarReservation = CalendarReservation & { space: AdminReservationSpace };
export type AdminReservationCalendar = { reservations: AdminCalendarReservation[]; total: number; blocked_slots: OwnerCalendarBlock[]; availabilities: OwnerCalendarWindow[] };

export type TimelineKind = 'audit' | 'mail' | 'reservation' | 'inquiry' | 'order';
export type TimelineChange = { field: string; before: unknown; after: unknown };
export type TimelinePerson = { id: number; email: string };
export type TimelineTarget = { type: string; id: number };
export type TimelineEntry = {
  id: string; at: string; kind: TimelineKind; action: string; state: string | null; label: string | null; place: string | null; actor: TimelinePerson | null; impersonator: TimelinePerson | null;
  changes: TimelineChange[]; target: TimelineTarget | null;
};
export type TimelineAnswer = { items: TimelineEntry[]; next: string | null };

export type AdminSpacePlan = { name: string; trial: boolean; ends_at: string };
export type AdminSpaceOwner = { id: number; name: string; email: string; user_id: number; is_blocked: boolean; plan: AdminSpacePlan | null };
export type AdminSpaceDetail = {
  space: SpaceDetail; owner: AdminSpaceOwner; status_reason: string | null; completeness: number; missing: MissingItem[]; suggestions: MissingItem[]; views_30_days: number; views: number[];
  created_at: string; submitted_at: string | null; published_at: string | null; updated_at: string;
};
export type AdminSpaceFigures = {
  reservations: number; upcoming: number; pending: number; value: number; inquiries: number; open_inquiries: number; feeds: number; failing_feeds: number; is_exported: boolean;
};
