import {
  addDays,
  DAY_MS,
  fromPragueWallTime,
  getWeekday,
  HOUR_MS,
  isCzechHoliday,
  toPragueWallTime,
} from '@prostora/contracts';
import {
  CLASS_WEEKS,
  CENTRE_EVENTS,
  JUNE_EVENTS,
  PUBLIC_TITLES,
  WEEKLY_CLASSES,
  type CentreEvent,
} from './cultural-centre-events.data.ts';
import type { DemoReservation, DemoSeries, DemoSpace } from './demo.types.ts';
import { CULTURAL_CENTRE_KEY, pickPersonName, pickPhone } from './generate-customers.ts';
import { computePrice, getHours } from './generate-hours.ts';
import { createStream, pickInteger, type Random } from './random.ts';
import { toSlug } from './slug.ts';

type CentreBookings = { reservations: DemoReservation[]; series: DemoSeries[] };
export type Booking = Omit<CentreEvent, 'week' | 'weekday'> & {
  day: string;
  customerName?: string;
  seriesKey?: string;
};

/**
 * Generates the bookings of the cultural centre around the current week: events, weekly classes, open requests and
 * options. Days on which a room is closed are left out.
 */
export function generateCulturalCentreBookings(
  seed: number,
  now: Date,
  spaces: readonly DemoSpace[],
): CentreBookings {
  const rooms = findCentreRooms(spaces);
  const today = toPragueWallTime(now).day;
  const monday = addDays(today, 1 - getWeekday(today));
  const toDay = (week: number, weekday: number): string => addDays(monday, week * 7 + weekday - 1);
  const june = today.slice(5) < '06-12' ? today.slice(0, 4) : String(Number(today.slice(0, 4)) + 1);
  const bookings: Booking[] = [
    ...WEEKLY_CLASSES.flatMap(({ key, teacher, weekday, ...one }) =>
      Array.from({ length: CLASS_WEEKS }, (_unused, week) => ({
        ...one,
        day: toDay(week - 1, weekday),
        customerName: teacher,
        seriesKey: key,
        state: 'phone' as const,
      })),
    ),
    ...CENTRE_EVENTS.map(({ week, weekday, ...one }) => ({ ...one, day: toDay(week, weekday) })),
    ...JUNE_EVENTS.map((one) => ({ ...one, day: `${june}-06-12` })),
  ];
  return {
    reservations: bookings.flatMap((booking) => {
      const space = rooms.get(booking.room);
      return space && isOpen(space, booking)
        ? [buildReservation(createBookingStream(seed, booking), now, space, booking)]
        : [];
    }),
    series: WEEKLY_CLASSES.map(({ key, weekday, from, to }) => ({
      key,
      customer_key: CULTURAL_CENTRE_KEY,
      weekdays: [weekday],
      from_day: toDay(-1, weekday),
      until_day: toDay(CLASS_WEEKS - 2, weekday),
      start_minute: from * 60,
      length_minutes: (to - from) * 60,
    })),
  };
}

/** Rooms of the centre by slug. */
export const findCentreRooms = (spaces: readonly DemoSpace[]): ReadonlyMap<string, DemoSpace> =>
  new Map(
    spaces
      .filter(({ customer_key }) => customer_key === CULTURAL_CENTRE_KEY)
      .map((space) => [space.slug, space]),
  );

const createBookingStream = (seed: number, { room, title, day, seriesKey }: Booking): Random =>
  createStream(seed, `house-${room}-${title}-${seriesKey ? day : ''}`);

export function isOpen(space: DemoSpace, { day, from, to }: Booking): boolean {
  const hours = getHours(space)(getWeekday(day));
  return hours !== null && !isCzechHoliday(day) && hours[0] <= from && to <= hours[1];
}

export function buildReservation(
  random: Random,
  now: Date,
  space: DemoSpace,
  booking: Booking,
): DemoReservation {
  const { day, from, to, title, share, state, seriesKey } = booking;
  const [startsAt, endsAt] = [fromPragueWallTime(day, from * 60), fromPragueWallTime(day, to * 60)];
  const customerName = booking.customerName ?? pickPersonName(random);
  const phone = pickPhone(random);
  const isOwn = state === 'phone' || state === 'option';
  const isPublic = PUBLIC_TITLES.has(title);
  const isPending =
    (state === 'request' || state === 'option') && startsAt.getTime() > now.getTime() + DAY_MS;
  return {
    space_key: space.key,
    status: isPending ? 'pending' : 'confirmed',
    source: isOwn ? 'owner' : 'guest',
    title: isOwn || isPublic ? title : '',
    title_public: isPublic,
    series_key: seriesKey ?? null,
    customer_name: customerName,
    customer_email: isOwn ? '' : `${toSlug(customerName).replaceAll('-', '.')}@posta.example`,
    customer_phone: phone,
    number_of_guests: Math.max(1, Math.round((space.capacity ?? 10) * share)),
    notes: isOwn ? '' : title,
    start_datetime: startsAt.toISOString(),
    end_datetime: endsAt.toISOString(),
    price_haler: Math.round(
      ((endsAt.getTime() - startsAt.getTime()) / HOUR_MS) * computePrice(space, getWeekday(day)),
    ),
    created_at: new Date(
      Math.min(startsAt.getTime() - 4 * DAY_MS, now.getTime()) - pickInteger(random, 2, 90) * HOUR_MS,
    ).toISOString(),
    confirmed_at: null,
    cancelled_at: null,
    cancelled_by: null,
    cancel_code: null,
    cancel_reason: null,
  };
}
