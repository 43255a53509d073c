export const RESERVATION_STATUSES = ['pending', 'confirmed', 'cancelled'] as const;
export type ReservationStatusValue = (typeof RESERVATION_STATUSES)[number];

export const RESERVATION_SOURCES = ['guest', 'owner', 'offer', 'waitlist'] as const;
export type ReservationSourceValue = (typeof RESERVATION_SOURCES)[number];

/** Why an owner refused or cancelled a booking, or declined a demand. */
export const CANCEL_CODES = [
  'taken',
  'price',
  'capacity',
  'other_venue',
  'event_cancelled',
  'rules',
  'other',
] as const;
export type CancelCode = (typeof CANCEL_CODES)[number];

/** Rules that decline an open proposal of a change. */
export const PROPOSAL_DECLINE_CODES = ['guests_changed'] as const;
export type ProposalDeclineCode = (typeof PROPOSAL_DECLINE_CODES)[number];
/** Why a request came to nothing; `no_answer`: the owner did not answer in time. */
export const LOST_REASONS = [...CANCEL_CODES, 'no_answer'] as const;
export type LostReason = (typeof LOST_REASONS)[number];

/** Limits of bookings and demands (PRODUCT §5, §6). */
export const BOOKING = {
  maxDays: 31,
  /** Maximum days ahead a slot may start. */
  aheadDays: 730,
  /** Characters of a quote token; one of 200 lines is shorter. */
  quoteToken: 100_000,
  maxGuests: 100_000,
  notes: 2000,
  maxBufferMinutes: 24 * 60,
  maxNoticeHours: 60 * 24,
  /** Time after which an unanswered request expires and its slot is released. */
  answerHours: 72,
  /** Time a request of an unconfirmed e-mail address holds its slot. */
  confirmMinutes: 30,
  /** The same for the reservation of a chosen offer. */
  offerConfirmHours: 24,
  /** Time a browser stays confirmed for an e-mail address. */
  confirmDays: 30,
  /** Maximum open requests and held days per unconfirmed e-mail address, client address or space. */
  unconfirmedRequests: 5,
  unconfirmedDays: 7,
  /** Cancellations at one owner within 24 hours after which a guest cannot book there. */
  cancellationsPerDay: 5,
  /** SPEC §9: time after a cancellation in which the calendar is reloaded; 30 days. */
  cancelReloadMs: 2_592_000_000,
  /** Longest span of a calendar request. */
  calendarDays: 400,
  feedUrl: 2000,
  /** Maximum spaces picked for a demand. */
  demandSpaces: 5,
  demandText: 3000,
} as const;

/** Limits of bookings entered by the owner. */
export const OWN_BOOKING = {
  rooms: 20,
  /** Days of one repetition. */
  days: 60,
  /** Reservations of one call: spaces × days. */
  rows: 120,
  /** Days back a slot may start. */
  pastDays: 400,
  /** Days an option holds its slot unless told otherwise. */
  optionDays: 7,
  title: 120,
  /** CZK, of a whole booking. */
  price: 10_000_000,
} as const;
/** Limits of repeated bookings that guests ask for. */
export const SERIES_REQUEST = {
  /** Dates of one request. */
  dates: 60,
  /** Length of all dates together, in days. */
  heldDays: 30,
  /** Unanswered or new series of an e-mail address or a telephone at one owner. */
  open: 3,
} as const;
/** `holiday`: left out as a public holiday; `closed`: a rule of the space does not allow the date. */
export const SERIES_DATE_STATES = ['free', 'taken', 'holiday', 'closed'] as const;
export type SeriesDateState = (typeof SERIES_DATE_STATES)[number];
export const OWN_BOOKING_STATUSES = ['confirmed', 'option'] as const;
/** Rules of the owner and facts that do not prevent an own booking. */
export const OWN_BOOKING_WARNINGS = [
  'OUTSIDE_HOURS',
  'SHORT_NOTICE',
  'OVER_CAPACITY',
  'HOLIDAY',
  'FOREIGN_CALENDAR',
] as const;
export type OwnBookingWarningCode = (typeof OWN_BOOKING_WARNINGS)[number];
/** What holds the wanted time. */
export const CONFLICT_KINDS = ['reservation', 'block', 'proposal', 'calendar', 'shared_floor'] as const;
export type ConflictKind = (typeof CONFLICT_KINDS)[number];

/** Default settings of a space. */
export const BOOKING_DEFAULTS = {
  instant_booking: false,
  buffer_before: 0,
  buffer_after: 0,
  notice_hours: 0,
  shortest_minutes: 60,
  longest_minutes: BOOKING.maxDays * 24 * 60,
  only_in_windows: false,
} as const;

/** Notice that a space created from now on needs; older ones keep their settings. */
export const NEW_SPACE_NOTICE_HOURS = 24;

/** Why a space does not match a demand: the first requirement it misses, beyond purpose and location. */
export const MISMATCH_REASONS = ['over_budget', 'taken', 'too_small', 'attributes'] as const;
export type MismatchReason = (typeof MISMATCH_REASONS)[number];

/**
 * How much an exported calendar tells: taken times alone, with the guest's name and number, or with contact and
 * notes too.
 */
export const CALENDAR_DETAILS = ['busy', 'plan', 'private'] as const;
export type CalendarDetail = (typeof CALENDAR_DETAILS)[number];

/**
 * States of an entry of a waiting list. `unproved`: the e-mail address is not confirmed; `passed`: the offer was
 * declined, skipped or expired.
 */
export const WAITING_STATES = ['unproved', 'waiting', 'offered', 'taken', 'passed', 'left'] as const;
export type WaitingState = (typeof WAITING_STATES)[number];

/**
 * Why an entry of a foreign calendar is not certain. `time`: its time cannot be read and stays free; others block
 * more than they may mean: `end` cannot be read, unknown `zone`, `rule` of repetition or `exception` from it that
 * cannot be read, more entries than the `limit`.
 */
export const CALENDAR_PROBLEM_REASONS = ['time', 'end', 'zone', 'rule', 'exception', 'limit'] as const;
export type CalendarProblemReason = (typeof CALENDAR_PROBLEM_REASONS)[number];

/** Members of the body of SLOT_TAKEN besides those of every error. */
export type SlotTakenMembers = {
  /** The taken slots; to a host what holds them. */
  readonly conflicts: readonly {
    readonly space_id: number;
    readonly start_datetime: string;
    readonly end_datetime: string;
    readonly kind?: ConflictKind;
    readonly reservation_id?: number | null;
  }[];
  /** Days of a series that are taken. */
  readonly dates?: readonly string[];
  /** Free slots near a taken one. */
  readonly alternatives?: readonly object[];
  readonly similar_spaces?: readonly object[];
};
