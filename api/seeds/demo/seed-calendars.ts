import type { EntityManager } from '@mikro-orm/postgresql';
import { HOUR_MS, toPragueWallTime } from '@prostora/contracts';
import type { Customer } from '../../src/modules/accounts/customers/index.ts';
import {
  AvailabilityRule,
  BlockedSlot,
  BookingSettings,
  SpaceOverlap,
} from '../../src/modules/availability/index.ts';
import { Reservation } from '../../src/modules/reservations/index.ts';
import { Series } from '../../src/modules/reservations/reservation.entity.ts';
import type { Space } from '../../src/modules/spaces/index.ts';
import type { DemoData, DemoReservation, DemoSettings } from './demo.types.ts';
import { getRecord, type RecordsByKey } from './records-by-key.ts';

/** Schedules, blocked slots, series and reservations of the spaces. */
export async function seedCalendars(
  em: EntityManager,
  demo: DemoData,
  customers: RecordsByKey<Customer>,
  spaces: RecordsByKey<Space>,
  now: Date,
): Promise<void> {
  const range = (one: {
    start_datetime: string;
    end_datetime: string;
  }): { startsAt: Date; endsAt: Date } => ({
    startsAt: new Date(one.start_datetime),
    endsAt: new Date(one.end_datetime),
  });
  await seedSchedules(em, demo, spaces);
  await em.insertMany(
    BlockedSlot,
    demo.blocked_slots.map((one) => ({
      space: getRecord(spaces, one.space_key),
      ...range(one),
      reason: one.reason_public ? one.reason : '',
      privateReason: one.reason_public ? '' : one.reason,
    })),
  );
  const series = new Map(
    demo.series.map(({ key, ...one }) => [
      key,
      em.create(Series, {
        customer: getRecord(customers, one.customer_key),
        weekdays: one.weekdays,
        fromDay: one.from_day,
        untilDay: one.until_day,
        startMinute: one.start_minute,
        lengthMinutes: one.length_minutes,
        createdAt: now,
      }),
    ]),
  );
  await em.flush();
  const settings = new Map(demo.settings.map((one) => [one.space_key, one]));
  await em.insertMany(
    Reservation,
    demo.reservations.map((one) => ({
      space: getRecord(spaces, one.space_key),
      ...range(one),
      ...computeHeldTime(one, settings.get(one.space_key)),
      ...toStatusFields(one),
      sequence: 0,
      awaitsEmailConfirmation: false,
      confirmationAttempts: 0,
      ownerNote: '',
      updatedAt: new Date(one.created_at),
      status: one.status,
      source: one.source,
      title: one.title,
      titlePublic: one.title_public,
      series: one.series_key === null ? null : getRecord(series, one.series_key),
      seriesDay: one.series_key === null ? null : toPragueWallTime(new Date(one.start_datetime)).day,
      customerName: one.customer_name,
      customerEmail: one.customer_email,
      customerPhone: one.customer_phone.replace(/\s/gu, ''),
      numberOfGuests: one.number_of_guests,
      notes: one.notes,
      priceHaler: one.price_haler,
      createdAt: new Date(one.created_at),
    })),
  );
}

/** Weekly rules, booking settings, and overlapping spaces. */
async function seedSchedules(em: EntityManager, demo: DemoData, spaces: RecordsByKey<Space>): Promise<void> {
  for (const one of demo.rules) {
    em.create(
      AvailabilityRule,
      {
        space: getRecord(spaces, one.space_key),
        weekdays: one.weekdays,
        fromMinute: one.from_minute,
        toMinute: one.to_minute,
        pricePerHourHaler: one.price_per_hour_haler,
        onHolidays: one.on_holidays,
        exceptions: one.exceptions,
      },
      { partial: true },
    );
  }
  for (const { space_key, ...one } of demo.settings) {
    em.create(
      BookingSettings,
      {
        space: getRecord(spaces, space_key),
        instantBooking: one.instant_booking,
        bufferBefore: one.buffer_before,
        bufferAfter: one.buffer_after,
        noticeHours: one.notice_hours,
        shortestMinutes: one.shortest_minutes,
      },
      { partial: true },
    );
  }
  for (const { space_key, other_key } of demo.overlaps) {
    const [space, other] = [getRecord(spaces, space_key), getRecord(spaces, other_key)].sort(
      (a, b) => a.id - b.id,
    );
    if (space && other) em.create(SpaceOverlap, { space, other });
  }
  await em.flush();
}

/** Held time of a booking: its slot and the buffers of its space. */
function computeHeldTime(
  one: DemoReservation,
  settings: DemoSettings | undefined,
): Pick<Reservation, 'heldFrom' | 'heldUntil'> {
  const addMinutes = (datetime: string, minutes: number): Date =>
    new Date(Date.parse(datetime) + minutes * 60_000);
  return {
    heldFrom: addMinutes(one.start_datetime, -(settings?.buffer_before ?? 0)),
    heldUntil: addMinutes(one.end_datetime, settings?.buffer_after ?? 0),
  };
}

/** Pending reservations expire at their start, so that there is always something to answer. */
function toStatusFields(
  one: DemoReservation,
): Partial<
  Pick<
    Reservation,
    'expiresAt' | 'confirmedAt' | 'cancelledAt' | 'cancelledBy' | 'cancelCode' | 'cancelReason'
  >
> {
  if (one.status === 'pending') return { expiresAt: new Date(one.start_datetime) };
  if (one.status === 'confirmed')
    return { confirmedAt: new Date(one.confirmed_at ?? Date.parse(one.created_at) + HOUR_MS) };
  return {
    cancelledAt: new Date(one.cancelled_at ?? one.created_at),
    cancelledBy: one.cancelled_by,
    cancelCode: one.cancel_code,
    cancelReason: one.cancel_reason,
  };
}
