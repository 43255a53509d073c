import { Entity, OneToOne, Property } from '@mikro-orm/decorators/legacy';
import { PrimaryKeyProp, type Opt, type Rel } from '@mikro-orm/core';
import { BOOKING_DEFAULTS } from '@prostora/contracts';
import { Space } from '../spaces/index.ts';

/** Booking settings of a space; a space without a record has the defaults. */
@Entity({ tableName: 'booking_settings' })
export class BookingSettings {
  [PrimaryKeyProp]?: 'space';

  @OneToOne(() => Space, { primary: true, deleteRule: 'cascade' })
  space!: Rel<Space>;

  /** Bookings are confirmed immediately. */
  @Property({ type: 'boolean' })
  instantBooking: boolean = BOOKING_DEFAULTS.instant_booking;

  /** Minutes kept free before each booking. */
  @Property({ type: 'integer' })
  bufferBefore: number = BOOKING_DEFAULTS.buffer_before;

  /** Minutes kept free after each booking. */
  @Property({ type: 'integer' })
  bufferAfter: number = BOOKING_DEFAULTS.buffer_after;

  /** Minimum notice before the start of a booking. */
  @Property({ type: 'integer' })
  noticeHours: number = BOOKING_DEFAULTS.notice_hours;

  @Property({ type: 'integer' })
  shortestMinutes: number = BOOKING_DEFAULTS.shortest_minutes;

  @Property({ type: 'integer' })
  longestMinutes: number = BOOKING_DEFAULTS.longest_minutes;

  /** Requests outside opening windows are rejected; otherwise they wait for the owner's approval. */
  @Property({ type: 'boolean' })
  onlyInWindows: boolean = BOOKING_DEFAULTS.only_in_windows;

  /** Whether the owner chose `onlyInWindows`; otherwise it is true once the space has opening hours. */
  @Property({ type: 'boolean', default: true })
  onlyInWindowsChosen: Opt<boolean> = true;
}

/** The settings a requested slot is checked against. */
export type BookingRules = Omit<BookingSettings, 'space' | 'onlyInWindowsChosen'>;

/**
 * Settings of a space without a record: bookable in its opening hours only. A space without opening hours
 * accepts requests for any time, because otherwise it could not be requested at all.
 */
export const buildDefaultSettings = (hasHours: boolean): BookingSettings =>
  Object.assign(new BookingSettings(), { onlyInWindows: hasHours });

/** Effective settings where the owner has not chosen `onlyInWindows`. */
export const resolveSettings = (stored: BookingSettings, hasHours: boolean): BookingSettings =>
  Object.assign(new BookingSettings(), stored, { onlyInWindows: hasHours });
