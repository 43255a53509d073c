import { Entity, OneToOne, Property } from '@mikro-orm/decorators/legacy';
import { PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import { BOOKING_DEFAULTS } from '@prostora/contracts';
import { Space } from '../spaces/index.ts';

/** How a space is booked; a space without a record has the defaults. */
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

  /** Bookings outside opening windows are refused; else their price is by agreement. */
  @Property({ type: 'boolean' })
  onlyInWindows: boolean = BOOKING_DEFAULTS.only_in_windows;
}
