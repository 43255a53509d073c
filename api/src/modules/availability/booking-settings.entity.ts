import { Entity, OneToOne, Property } from '@mikro-orm/decorators/legacy';
import { PrimaryKeyProp, type Opt, type Rel } from '@mikro-orm/core';
import { BOOKING_DEFAULTS } from '@prostora/contracts';
import { Space } from '../spaces/index.ts';

/** How a space is booked; a space without a record has `defaultSettings`. */
@Entity({ tableName: 'booking_settings' })
export class BookingSettings {
  [PrimaryKeyProp]?: 'space';

  @OneToOne(() => Space, { primary: true, deleteRule: 'cascade' })
  space!: Rel<Space>;

  /** A booking is confirmed at once. */
  @Property({ type: 'boolean' })
  instantBooking: boolean = BOOKING_DEFAULTS.instant_booking;

  /** Minutes kept free before each booking. */
  @Property({ type: 'integer' })
  bufferBefore: number = BOOKING_DEFAULTS.buffer_before;

  /** Minutes kept free after each booking. */
  @Property({ type: 'integer' })
  bufferAfter: number = BOOKING_DEFAULTS.buffer_after;

  /** A booking is made at least so many hours ahead. */
  @Property({ type: 'integer' })
  noticeHours: number = BOOKING_DEFAULTS.notice_hours;

  @Property({ type: 'integer' })
  shortestMinutes: number = BOOKING_DEFAULTS.shortest_minutes;

  @Property({ type: 'integer' })
  longestMinutes: number = BOOKING_DEFAULTS.longest_minutes;

  /** Requests outside opening windows are refused; else they wait for the owner's answer. */
  @Property({ type: 'boolean' })
  onlyInWindows: boolean = BOOKING_DEFAULTS.only_in_windows;

  /** The owner chose `onlyInWindows`; else it follows from whether the space has any hours, see `resolveSettings`. */
  @Property({ type: 'boolean', default: true })
  onlyInWindowsChosen: Opt<boolean> = true;
}

/** What terms of a space are judged by. */
export type BookingRules = Omit<BookingSettings, 'space' | 'onlyInWindowsChosen'>;

/**
 * Settings of a space whose owner has set nothing: it is offered in its hours only. Before it has any hours, requests for any time are
 * taken, for otherwise nobody could ask at all.
 */
export const defaultSettings = (hasHours: boolean): BookingSettings =>
  Object.assign(new BookingSettings(), { onlyInWindows: hasHours });

/** Settings whose owner has not chosen `onlyInWindows`, as they count. */
export const resolveSettings = (kept: BookingSettings, hasHours: boolean): BookingSettings =>
  Object.assign(new BookingSettings(), kept, { onlyInWindows: hasHours });
