import {
  addDays,
  DAY_MS,
  getWeekday,
  isCzechHoliday,
  MINUTE_MS,
  toPragueWallTime,
} from '@prostora/contracts';
import { WEEKLY_CLASSES } from './cultural-centre-events.data.ts';
import {
  ANSWER_MINUTES,
  REFUSALS,
  SEASON,
  YEARLY_EVENTS,
  type YearlyEvents,
} from './cultural-centre-history.data.ts';
import type { DemoReservation, DemoSpace } from './demo.types.ts';
import {
  buildReservation,
  findCentreRooms,
  isOpen,
  type Booking,
} from './generate-cultural-centre-bookings.ts';
import { createStream, isDrawn, pick, pickInteger, shuffle, type Random } from './random.ts';

/** Reservations are anonymized a year after their end. */
const WEEKS = 51;
const EXPIRES_AFTER = 3 * DAY_MS;
const LOST_SHARE = 0.2;
const SILENT_SHARE = 0.12;

type Outcome = Pick<
  DemoReservation,
  | 'status'
  | 'source'
  | 'created_at'
  | 'confirmed_at'
  | 'cancelled_at'
  | 'cancelled_by'
  | 'cancel_code'
  | 'cancel_reason'
>;

/**
 * Generates the bookings of the cultural centre in the year before the current week: weekly classes, and events of
 * their season, of which a fifth came to nothing. A room has one event a day at most.
 * @param current bookings of the same rooms, whose days are left out
 */
export function generateCulturalCentreHistory(
  seed: number,
  now: Date,
  spaces: readonly DemoSpace[],
  current: readonly DemoReservation[],
): DemoReservation[] {
  const rooms = findCentreRooms(spaces);
  const taken = new Set(
    current.map(
      ({ space_key, start_datetime }) => `${space_key} ${toPragueWallTime(new Date(start_datetime)).day}`,
    ),
  );
  const days = listDays(now);
  const classes = WEEKLY_CLASSES.flatMap(({ key: _key, teacher, weekday, ...one }) =>
    days
      .filter((day) => getWeekday(day) === weekday && SEASON.includes(getMonth(day)))
      .map((day): Booking => ({ ...one, day, customerName: teacher, state: 'phone' })),
  );
  const reservations: DemoReservation[] = [];
  const add = (booking: Booking, getOutcome: (random: Random, start: Date) => Outcome): void => {
    const space = rooms.get(booking.room);
    const key = `${space?.key ?? ''} ${booking.day}`;
    if (!space || taken.has(key) || !isOpen(space, booking)) return;
    const random = createStream(seed, `history ${key} ${booking.title}`);
    const base = buildReservation(random, now, space, booking);
    const outcome = getOutcome(random, new Date(base.start_datetime));
    if (outcome.status === 'confirmed') taken.add(key);
    reservations.push({ ...base, ...outcome });
  };
  for (const booking of classes) add(booking, drawAgreement);
  for (const yearly of YEARLY_EVENTS)
    for (const booking of drawDays(seed, days, yearly))
      add(booking, yearly.isOwn ? drawAgreement : drawOutcome);
  return reservations;
}

const getMonth = (day: string): number => Number(day.slice(5, 7));

/** Open days from a year ago to the end of the previous week. */
function listDays(now: Date): string[] {
  const today = toPragueWallTime(now).day;
  const monday = addDays(today, 1 - getWeekday(today));
  return Array.from({ length: WEEKS * 7 }, (_unused, index) => addDays(monday, index - WEEKS * 7)).filter(
    (day) => !isCzechHoliday(day),
  );
}

function drawDays(seed: number, days: readonly string[], yearly: YearlyEvents): Booking[] {
  const { room, titles, weekdays, months, times, from, to, share, isOwn } = yearly;
  const random = createStream(seed, `history ${room} ${titles.join()}`);
  const possible = days.filter((day) => weekdays.includes(getWeekday(day)) && months.includes(getMonth(day)));
  return shuffle(random, possible)
    .slice(0, times)
    .map((day) => ({
      ...{ room, day, from, to, share, title: pick(random, titles) },
      ...(isOwn && { state: 'phone' as const }),
    }));
}

const toIso = (time: number): string => new Date(time).toISOString();
const drawCreation = (random: Random, start: Date): number =>
  start.getTime() - pickInteger(random, 4, 90) * DAY_MS + pickInteger(random, -180, 180) * MINUTE_MS;
const NOT_CANCELLED = { cancelled_at: null, cancelled_by: null, cancel_code: null, cancel_reason: null };

function drawAgreement(random: Random, start: Date): Outcome {
  const created_at = toIso(drawCreation(random, start));
  return { status: 'confirmed', source: 'owner', created_at, confirmed_at: created_at, ...NOT_CANCELLED };
}

/** Of a guest's request. */
function drawOutcome(random: Random, start: Date): Outcome {
  const created = drawCreation(random, start);
  const answered_at = toIso(created + pick(random, ANSWER_MINUTES) * MINUTE_MS);
  const lot = random();
  const source = lot < 0.1 ? 'offer' : lot < 0.13 ? 'waitlist' : 'guest';
  const request = { source, created_at: toIso(created), confirmed_at: null } as const;
  if (source !== 'guest' || !isDrawn(random, LOST_SHARE))
    return { ...request, status: 'confirmed', confirmed_at: answered_at, ...NOT_CANCELLED };
  if (isDrawn(random, SILENT_SHARE))
    return {
      ...{ ...request, status: 'cancelled', cancelled_at: toIso(created + EXPIRES_AFTER) },
      ...{ cancelled_by: 'system', cancel_code: null, cancel_reason: null },
    };
  const [cancel_code, cancel_reason] = pick(random, REFUSALS);
  const cancelled_by = cancel_code === null ? 'guest' : 'owner';
  return {
    ...request,
    status: 'cancelled',
    cancelled_at: answered_at,
    cancelled_by,
    cancel_code,
    cancel_reason,
  };
}
