export const RESERVATION_STATUSES = ['pending', 'confirmed', 'cancelled'] as const;
export type ReservationStatusValue = (typeof RESERVATION_STATUSES)[number];

/** Limits of bookings and demands (PRODUCT §5, §6); minutes, hours and days as the names say. */
export const BOOKING = {
  longestDays: 31,
  /** How far ahead a term may begin. */
  aheadDays: 730,
  guestsMost: 100_000,
  notes: 2000,
  bufferMostMinutes: 24 * 60,
  noticeMostHours: 60 * 24,
  /** A request nobody answers is over after this time, and its term free again. */
  answerHours: 72,
  /** A request of a mailbox that is not proved yet holds its time so long. */
  proofMinutes: 30,
  /** A browser remembers a proved mailbox so long. */
  proofDays: 30,
  /** Open requests and held days of a mailbox, client address or space without proof. */
  unprovedRequests: 5,
  unprovedDays: 7,
  /** A guest who cancelled so many reservations at one owner within 24 hours cannot book there again before. */
  cancellationsPerDay: 5,
  /** SPEC §9: after a cancellation the calendar is loaded anew for this time, 30 days in milliseconds. */
  cancelReloadMs: 2_592_000_000,
  /** Longest span one call may ask of a calendar. */
  calendarDays: 400,
  feedUrl: 2000,
  /** Spaces the sender of a demand may pick. */
  demandSpaces: 5,
  demandText: 3000,
} as const;

/** Defaults of a space whose owner has set nothing. */
export const BOOKING_DEFAULTS = {
  instant_booking: false,
  buffer_before: 0,
  buffer_after: 0,
  notice_hours: 0,
  shortest_minutes: 60,
  longest_minutes: BOOKING.longestDays * 24 * 60,
  only_in_windows: false,
} as const;
