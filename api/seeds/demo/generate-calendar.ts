import {
  addDays,
  DAY_MS,
  fromPragueWallTime,
  getWeekday,
  HOUR_MS,
  isCzechHoliday,
  toPragueWallTime,
} from '@prostora/contracts';
import type {
  DemoBlockedSlot,
  DemoReservation,
  DemoRule,
  DemoSeries,
  DemoSettings,
  DemoSpace,
  DemoSpaceOverlap,
} from './demo.types.ts';
import { generateCulturalCentreBookings } from './generate-cultural-centre-bookings.ts';
import { generateCulturalCentreHistory } from './generate-cultural-centre-history.ts';
import { CULTURAL_CENTRE_KEY, OWNER_KEY, pickPersonName, pickPhone } from './generate-customers.ts';
import { getHours, listOverlaps, computePrice, buildRules, findSettings } from './generate-hours.ts';
import { BLOCK_REASONS, CANCEL_REASONS, PUBLIC_BLOCK_REASONS, RESERVATION_NOTES } from './people.data.ts';
import { isDrawn, pickInteger, pick, createStream, type Random } from './random.ts';
import { toSlug } from './slug.ts';

type Day = { day: string; from: number; to: number; price: number };
export type CalendarRecords = {
  rules: DemoRule[];
  settings: DemoSettings[];
  overlaps: DemoSpaceOverlap[];
  reservations: DemoReservation[];
  series: DemoSeries[];
  blocked_slots: DemoBlockedSlot[];
};

const DEMO_OWNERS: ReadonlySet<string> = new Set([OWNER_KEY, CULTURAL_CENTRE_KEY]);
const DAYS_AHEAD = 60;
const DAYS_BACK = 60;

/** ISO timestamp of an hour (0–24) of a Prague calendar day. */
const toIso = (day: string, hour: number): string => fromPragueWallTime(day, hour * 60).toISOString();

/**
 * Generates weekly rules without an end, reservations and blocked slots of the published spaces with a price.
 * Nothing overlaps, also not in overlapping spaces; every future reservation is inside one rule.
 */
export function generateCalendar(seed: number, now: Date, spaces: readonly DemoSpace[]): CalendarRecords {
  const today = toPragueWallTime(now).day;
  const records: CalendarRecords = {
    rules: [],
    settings: [],
    overlaps: listOverlaps(spaces),
    reservations: [],
    series: [],
    blocked_slots: [],
  };
  for (const space of spaces) {
    const random = createStream(seed, `calendar-${space.key}`);
    const open = isDrawn(random, 0.72) || DEMO_OWNERS.has(space.customer_key);
    if (space.status !== 'PUBLISHED' || space.price_from_haler === null || !open) continue;
    records.settings.push(...findSettings(space));
    const days = listOpenDays(random, space, today);
    records.rules.push(
      ...buildRules(space, {
        from: today,
        until: addDays(today, DAYS_AHEAD),
        open: new Set(days.map(({ day }) => day)),
      }),
    );
    if (space.customer_key === CULTURAL_CENTRE_KEY) continue;
    const takenDays = listTakenDays(space, records);
    addBookings(
      random,
      space,
      days.filter(({ day }) => !takenDays.has(day)),
      now,
      today,
      records,
    );
  }
  const centre = generateCulturalCentreBookings(seed, now, spaces);
  records.reservations.push(
    ...centre.reservations,
    ...generateCulturalCentreHistory(seed, now, spaces, centre.reservations),
  );
  records.series.push(...centre.series);
  return records;
}

/** One range per day; some days are closed, and all holidays, in line with the rules. */
function listOpenDays(random: Random, space: DemoSpace, today: string): Day[] {
  const hours = getHours(space);
  const days: Day[] = [];
  for (let offset = -DAYS_BACK; offset < DAYS_AHEAD; offset += 1) {
    const day = addDays(today, offset);
    const range = hours(getWeekday(day));
    const isClosed = isDrawn(random, 0.12) && space.customer_key !== CULTURAL_CENTRE_KEY;
    if (!range || isClosed || isCzechHoliday(day)) continue;
    days.push({ day, from: range[0], to: range[1], price: computePrice(space, getWeekday(day)) });
  }
  return days;
}

/** Days with a reservation or block in an overlapping space. */
function listTakenDays(
  space: DemoSpace,
  { overlaps, reservations, blocked_slots }: CalendarRecords,
): ReadonlySet<string> {
  const overlapping = new Set(
    overlaps.flatMap(({ space_key, other_key }) =>
      space_key === space.key ? [other_key] : other_key === space.key ? [space_key] : [],
    ),
  );
  return new Set(
    [...reservations, ...blocked_slots]
      .filter(({ space_key }) => overlapping.has(space_key))
      .map(({ start_datetime }) => toPragueWallTime(new Date(start_datetime)).day),
  );
}

function addBookings(
  random: Random,
  space: DemoSpace,
  days: readonly Day[],
  now: Date,
  today: string,
  records: CalendarRecords,
): void {
  const free = [...days];
  const drawDay = (): Day | undefined =>
    free.length === 0 ? undefined : free.splice(Math.floor(random() * free.length), 1)[0];
  const wanted = pickInteger(random, 0, 4) + (space.customer_key === OWNER_KEY ? 4 : 0);
  for (let count = 0; count < wanted; count += 1) {
    const day = drawDay();
    if (day) records.reservations.push(buildReservation(random, space, day, now, today));
  }
  for (let count = pickInteger(random, 0, 2); count > 0; count -= 1) {
    const day = drawDay();
    if (day) {
      const reason = pick(random, BLOCK_REASONS);
      const until = isDrawn(random, 0.5) ? day.to : day.from + 4;
      records.blocked_slots.push({
        space_key: space.key,
        reason,
        reason_public: PUBLIC_BLOCK_REASONS.includes(reason),
        start_datetime: toIso(day.day, day.from),
        end_datetime: toIso(day.day, until),
      });
    }
  }
}

function pickStatus(random: Random, past: boolean): DemoReservation['status'] {
  const lot = random();
  if (past) return lot < 0.82 ? 'confirmed' : 'cancelled';
  return lot < 0.5 ? 'confirmed' : lot < 0.84 ? 'pending' : 'cancelled';
}

function buildReservation(
  random: Random,
  space: DemoSpace,
  { day, from, to, price }: Day,
  now: Date,
  today: string,
): DemoReservation {
  const length = Math.min(to - from, pickInteger(random, 2, 7));
  const start = from + pickInteger(random, 0, to - from - length);
  const status = pickStatus(random, day < today);
  const name = pickPersonName(random);
  const capacity = space.capacity ?? 10;
  const begins = toIso(day, start);
  const created =
    Math.min(Date.parse(begins) - 2 * DAY_MS, now.getTime()) - pickInteger(random, 1, 18 * 24) * HOUR_MS;
  const cancelled =
    status === 'cancelled' ? new Date(created + pickInteger(random, 2, 30) * 600_000).toISOString() : null;
  return {
    space_key: space.key,
    status,
    source: 'guest',
    title: '',
    title_public: false,
    series_key: null,
    customer_name: name,
    customer_email: `${toSlug(name).replaceAll('-', '.')}@posta.example`,
    customer_phone: pickPhone(random),
    number_of_guests: Math.max(1, Math.min(capacity, Math.round(capacity * (0.3 + random() * 0.65)))),
    notes: pick(random, RESERVATION_NOTES),
    start_datetime: begins,
    end_datetime: toIso(day, start + length),
    price_haler: countHours(begins, toIso(day, start + length)) * price,
    created_at: new Date(created).toISOString(),
    confirmed_at: null,
    cancelled_at: cancelled,
    cancelled_by: cancelled === null ? null : 'guest',
    cancel_code: null,
    cancel_reason: cancelled ? pick(random, CANCEL_REASONS) : null,
  };
}

/** Elapsed hours: a night of the clock change has one more or fewer. */
const countHours = (start: string, end: string): number => (Date.parse(end) - Date.parse(start)) / HOUR_MS;
