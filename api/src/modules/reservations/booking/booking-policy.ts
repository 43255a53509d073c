import { OWN_BOOKING, SERIES_REQUEST } from '@prostora/contracts';
import type { ReservationSource } from '../reservation.entity.ts';

/** Limits of the days of a booking. */
export type DayLimits = {
  readonly days: number;
  /** Days of a pattern together with those it leaves out; null where these are not listed. */
  readonly listedDays: number | null;
  /** Spaces times days. */
  readonly slots: number;
  /** Length of all days together, in days; null without a limit. */
  readonly heldDays: number | null;
  /** How many days ago the slot may have begun; null where the rules of a slot decide. */
  readonly pastDays: number | null;
};

/** What distinguishes the ways to book. */
export type BookingPolicy = {
  readonly source: ReservationSource;
  /**
   * `published`: a published space whose owner answers; `offered`: the same for a person who knows of it; `host`: spaces
   * in which the actor writes.
   */
  readonly access: 'published' | 'offered' | 'host';
  /** Whether the rules of the space bind, only warn, or do not apply; its occupancy always binds. */
  readonly rules: 'bind' | 'warn' | 'ignore';
  /** `quote`: of the list; `given`: of the owner, else of the list; `agreed`: of the offer alone. */
  readonly price: 'quote' | 'given' | 'agreed';
  /** `request`: until the owner answers; `entry`: confirmed, or an option; `hold`: until the person answers. */
  readonly status: 'request' | 'entry' | 'hold';
  /** Whether the rental terms of the owner hold. */
  readonly hasRentalTerms: boolean;
  /** Whether it is confirmed at once where the space allows it. */
  readonly isInstant: boolean;
  /** Whether people on the waiting list come first. */
  readonly yields: boolean;
  readonly limits: DayLimits;
};

const GUEST_DAYS = {
  days: SERIES_REQUEST.dates,
  listedDays: 2 * SERIES_REQUEST.dates,
  slots: SERIES_REQUEST.dates,
  heldDays: SERIES_REQUEST.heldDays,
  pastDays: null,
} as const satisfies DayLimits;
const OWNER_DAYS = {
  days: OWN_BOOKING.days,
  listedDays: null,
  slots: OWN_BOOKING.rows,
  heldDays: null,
  pastDays: OWN_BOOKING.pastDays,
} as const satisfies DayLimits;

export const GUEST = {
  source: 'guest',
  access: 'published',
  rules: 'bind',
  price: 'quote',
  status: 'request',
  hasRentalTerms: true,
  isInstant: true,
  yields: true,
  limits: GUEST_DAYS,
} as const satisfies BookingPolicy;

/** The owner enters a booking. */
export const OWNER = {
  source: 'owner',
  access: 'host',
  rules: 'warn',
  price: 'given',
  status: 'entry',
  hasRentalTerms: false,
  isInstant: false,
  yields: false,
  limits: OWNER_DAYS,
} as const satisfies BookingPolicy;

/** A booking that the owner has kept elsewhere, at the price agreed there. */
export const IMPORT = { ...OWNER, price: 'agreed' } as const satisfies BookingPolicy;

/** A chosen offer of a demand: its owner has offered the slot. */
export const OFFER = {
  ...GUEST,
  source: 'offer',
  access: 'offered',
  rules: 'ignore',
  price: 'agreed',
  isInstant: false,
  yields: false,
} as const satisfies BookingPolicy;

/** An offer of a deal that holds its time: an option of the owner at the offered price. */
export const HELD_OFFER = { ...OWNER, price: 'agreed' } as const satisfies BookingPolicy;

/** An offer of a deal that did not hold its time, accepted by its guest. */
export const TAKEN_OFFER = {
  ...OFFER,
  status: 'hold',
  hasRentalTerms: false,
} as const satisfies BookingPolicy;

/** Freed time held for the next of a waiting list. */
export const WAITING_LIST = {
  ...GUEST,
  source: 'waitlist',
  access: 'offered',
  status: 'hold',
  hasRentalTerms: false,
  isInstant: false,
  yields: false,
} as const satisfies BookingPolicy;

/** The same for people whom the owner has entered or chooses. */
export const CHOSEN_FROM_WAITING_LIST = {
  ...WAITING_LIST,
  rules: 'ignore',
} as const satisfies BookingPolicy;
