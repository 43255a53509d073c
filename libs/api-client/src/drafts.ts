import type { SpaceCard } from './generated/types.gen.ts';

/** Hours in which a space is offered; `id` of a single window, or nothing for an occurrence of the weekly rule `rule_id`. Prices in CZK. */
export type Availability = { id: number | null; rule_id: number | null; start_datetime: string; end_datetime: string; price_per_hour: number };
/** What a guest has to know before booking; minutes and hours as named. */
export type BookingRules = { instant_booking: boolean; notice_hours: number; shortest_minutes: number; longest_minutes: number; only_in_windows: boolean; capacity: number | null };
export type AvailabilitiesAnswer = { availabilities: Availability[]; rules: BookingRules };
export type AvailabilityAnswer = { availability: Availability };
export type AvailabilityInput = { start_datetime: string; end_datetime: string; price_per_hour: number };
/** `feed_id` of a foreign calendar's entry; its reason is told to the owner and the operator only. */
export type BlockedSlot = { id: number; reason: string; start_datetime: string; end_datetime: string; feed_id: number | null };
export type BlockedSlotsAnswer = { blocked_slots: BlockedSlot[] };
export type BlockedSlotAnswer = { blocked_slot: BlockedSlot };
export type BlockedSlotInput = { start_datetime: string; end_datetime: string; reason: string };

export type BookingSettings = { instant_booking: boolean; buffer_before: number; buffer_after: number; notice_hours: number; shortest_minutes: number; longest_minutes: number; only_in_windows: boolean };
/** Wall time of Europe/Prague; `to` not after `from` ends on the next day. Weekdays 1 = Monday … 7 = Sunday. */
export type AvailabilityRuleInput = { weekdays: number[]; from: string; to: string; price_per_hour: number; valid_from: string | null; valid_until: string | null; on_holidays: boolean };
export type AvailabilityRule = AvailabilityRuleInput & { id: number; exceptions: string[] };
export type AvailabilityRuleAnswer = { rule: AvailabilityRule };
export type SpaceRef = { id: number; name: string };
/** `neighbours`: the other spaces of the building; `overlaps`: ids of those that share floor with this one. */
export type SpaceScheduleAnswer = { settings: BookingSettings; rules: AvailabilityRule[]; overlaps: number[]; neighbours: SpaceRef[] };

export type ReservationStatus = 'pending' | 'confirmed' | 'cancelled';
/** A reservation in a calendar; the name is empty for whoever must not know it. */
export type CalendarReservation = { id: number; status: ReservationStatus; customer_name: string; start_datetime: string; end_datetime: string };
export type ReservationsAnswer = { reservations: CalendarReservation[] };
export type Alternative = { kind: 'earlier' | 'later' | 'other_day'; start_datetime: string; end_datetime: string; price: number };
/** `price` in CZK, 0 = by agreement; `hours` really elapsed ones. */
export type AvailabilityCheck = { available: boolean; message: string; price: number; price_per_hour: number | null; hours: number | null; alternatives: Alternative[] };
export type ReservationInput = {
  space_id: number; start_datetime: string; end_datetime: string; customer_name: string; customer_email: string; customer_phone?: string | null; number_of_guests?: number; notes?: string; terms_accepted?: boolean;
};
/** The answer to who has just booked; `guest_url` is the local path of the guest's page. */
export type CreatedReservation = CalendarReservation & { space_id: number; number_of_guests: number; notes: string; price: number; expires_at: string | null; guest_url: string };
export type CreatedReservationAnswer = { reservation: CreatedReservation };
/** Members of the 409 SLOT_TAKEN besides the usual error body. */
export type SlotTaken = { alternatives: Alternative[]; similar_spaces: SpaceCard[] };
export type ReservationAction = 'confirm' | 'refuse' | 'cancel' | 'move' | 'note';
export type CancelledBy = 'guest' | 'owner' | 'operator' | 'system';
export type ReservationSpace = { id: number; url: string; building_name: string; space_name: string };
/** A reservation as the owner and the operator see it. `sequence` goes back with a move, so that nobody moves what has changed meanwhile. */
export type Reservation = CalendarReservation & {
  space: ReservationSpace; customer_email: string; customer_phone: string | null; number_of_guests: number; notes: string; price: number; owner_note: string;
  cancel_reason: string | null; cancelled_by: CancelledBy | null; expires_at: string | null; created_at: string; sequence: number; allowed_actions: ReservationAction[];
};
export type ReservationAnswer = { reservation: Reservation };
export type ReservationsPage = { items: Reservation[]; total: number; page: number; nr_of_pages: number; counts: { pending: number; confirmed: number; cancelled: number } };
export type OwnerCalendarAnswer = {
  spaces: (SpaceRef & { url: string })[];
  reservations: (CalendarReservation & { space_id: number; number_of_guests: number; sequence: number; allowed_actions: ReservationAction[] })[];
  blocked_slots: (BlockedSlot & { space_id: number })[];
  availabilities: (Availability & { space_id: number })[];
};
/** A reservation on the guest's own page; contact of the owner only once it is confirmed. */
export type GuestReservation = {
  id: number; status: ReservationStatus; start_datetime: string; end_datetime: string; customer_name: string; number_of_guests: number; notes: string; price: number; created_at: string;
  expires_at: string | null; cancel_reason: string | null; cancelled_by: CancelledBy | null; allowed_actions: 'cancel'[];
  space: ReservationSpace & { image: SpaceCard['image']; lat: number | null; lng: number | null };
  address: { street: string | null; house_number: string | null; postal_code: string | null; city: string | null };
  contact: { phone: string | null; email: string | null } | null;
};
export type GuestReservationAnswer = { reservation: GuestReservation };

/** A foreign calendar. `failure` is a Czech sentence; nothing while it works. `address` shows the service without its secret. */
export type CalendarFeed = { id: number; name: string; address: string; checked_at: string | null; succeeded_at: string | null; failure: string | null; failing_since: string | null; events: number; conflicts: number };
export type CalendarFeedAnswer = { feed: CalendarFeed };
/** `export_url` is the whole secret address, or nothing where none is on. */
export type SpaceCalendarsAnswer = { export_url: string | null; feeds: CalendarFeed[] };
export type CalendarExportAnswer = { export_url: string | null };
export type CalendarEvent = { start_datetime: string; end_datetime: string; summary: string; all_day: boolean };
/** What a foreign calendar says of the next 14 days. */
export type CalendarPreview = { name: string | null; events: CalendarEvent[]; total: number };

/** A puzzle the sender's browser solves (altcha-lib, SHA-256); goes back solved, as text, in `proof`. */
export type PuzzleAnswer = { puzzle: Record<string, unknown> };
export type ContactInput = { space_id: number; fullname: string; email: string; message: string; website?: string; proof?: string };
export type DemandNeeds = {
  purpose_id: number | null; location_id: number | null; date_from: string | null; date_to: string | null; time_from?: string | null; time_to?: string | null; number_of_guests: number | null; attributes: number[];
};
export type DemandInput = DemandNeeds & {
  purpose_text?: string | null; budget: number | null; text: string; fullname: string; email: string; phone: string | null; terms_accepted: boolean;
  /** Up to five picked spaces; none = we choose. */
  space_ids: number[]; website?: string; proof?: string;
};
export type DemandMatches = { total: number; spaces: SpaceCard[] };
export type DemandSent = { id: number; url: string };
export type InquiryState = 'open' | 'closed';
export type ClosedReason = 'chosen' | 'withdrawn' | 'expired' | 'operator';
export type RecipientState = 'sent' | 'seen' | 'offered' | 'declined' | 'chosen' | 'passed';
/** What is asked for, as everybody who may see the demand sees it. `state_label` is the Czech name both sides see. */
export type DemandFacts = {
  purpose: string | null; location: string | null; date_from: string | null; date_to: string | null; time_from: string | null; time_to: string | null;
  number_of_guests: number | null; budget: number | null; attributes: string[]; text: string; created_at: string; expires_at: string | null;
};
export type InquiryOffer = { price: number | null; text: string; valid_until: string | null; space: ReservationSpace };
export type GuestInquiryRecipient = { id: number; state: RecipientState; state_label: string; space: SpaceCard; offer: InquiryOffer | null; decline_reason: string | null; contact: { phone: string | null; email: string | null } | null };
/** A demand on its sender's page. */
export type GuestInquiry = DemandFacts & { id: number; state: InquiryState; state_label: string; closed_reason: ClosedReason | null; fullname: string; recipients: GuestInquiryRecipient[] };
export type GuestInquiryAnswer = { inquiry: GuestInquiry };
export type OwnerInquiryAction = 'offer' | 'decline';
/** An inquiry as one owner sees it; the sender's contact is told once an offer was made (of a message to a space at once). */
export type OwnerInquiry = DemandFacts & {
  id: number; inquiry_id: number; kind: 'contact' | 'demand'; state: RecipientState; state_label: string; fullname: string; contact: { email: string; phone: string | null } | null;
  space: ReservationSpace; is_free: boolean | null; offer: InquiryOffer | null; decline_reason: string | null; allowed_actions: OwnerInquiryAction[];
};
export type OwnerInquiryAnswer = { inquiry: OwnerInquiry };
export type OwnerInquiriesPage = { items: OwnerInquiry[]; total: number; page: number; nr_of_pages: number; counts: { waiting: number; answered: number; closed: number } };
export type OfferInput = { price: number | null; text: string; valid_until: string | null; space_id?: number };
export type AdminInquiryRow = {
  id: number; kind: 'contact' | 'demand'; state: InquiryState; state_label: string; closed_reason: ClosedReason | null; fullname: string; email: string; phone: string | null; purpose: string | null; location: string | null;
  date_from: string | null; date_to: string | null; number_of_guests: number | null; recipients: number; offers: number; created_at: string;
};
export type AdminInquiriesPage = { items: AdminInquiryRow[]; total: number; page: number; nr_of_pages: number; counts: { open: number; closed: number } };
export type AdminInquiryRecipient = { id: number; state: RecipientState; state_label: string; space: ReservationSpace; owner: SpaceRef; offer: InquiryOffer | null; decline_reason: string | null; sent_at: string; seen_at: string | null; answered_at: string | null };
export type AdminInquiry = DemandFacts & {
  id: number; kind: 'contact' | 'demand'; state: InquiryState; state_label: string; closed_reason: ClosedReason | null; closed_note: string | null; fullname: string; email: string; phone: string | null;
  purpose_id: number | null; purpose_text: string | null; location_id: number | null; attribute_ids: number[]; recipients: AdminInquiryRecipient[]; version: number;
};
export type AdminInquiryAnswer = { inquiry: AdminInquiry };
/** What the operator may mend in a demand. */
export type AdminInquiryInput = DemandNeeds & { version: number; purpose_text: string | null; budget: number | null; text: string; fullname: string; email: string; phone: string | null };
