import { dayAfter, isCzechHoliday, pragueInstant, pragueWall, weekdayOf } from '@prostora/contracts';
import type {
  DemoAvailability,
  DemoBlockedSlot,
  DemoReservation,
  DemoRule,
  DemoSettings,
  DemoSpace,
  DemoSpaceOverlap,
} from './demo.types.ts';
import { OWNER_KEY, personName, phoneOf } from './generate-customers.ts';
import { hoursFor, overlapsOf, priceOn, rulesOf, settingsOf } from './generate-hours.ts';
import { BLOCK_REASONS, CANCEL_REASONS, PUBLIC_BLOCK_REASONS, RESERVATION_NOTES } from './people.data.ts';
import { chance, integer, pick, streamFor, type Random } from './random.ts';
import { slugOf } from './slug.ts';

type Day = { day: string; from: number; to: number; price: number };
export type CalendarRecords = {
  availabilities: DemoAvailability[];
  rules: DemoRule[];
  settings: DemoSettings[];
  overlaps: DemoSpaceOverlap[];
  reservations: DemoReservation[];
  blocked_slots: DemoBlockedSlot[];
};

const AHEAD = 60;
const BACK = 60;

/** ISO timestamp of an hour (0–24) of a Prague calendar day. */
const instant = (day: string, hour: number): string => pragueInstant(day, hour * 60).toISOString();

/**
 * Generates opening hours, reservations and blocked slots of the published spaces with a price. Nothing
 * overlaps, also not in overlapping spaces; every future reservation is inside one window. The demo owner
 * uses weekly rules, the others single windows.
 */
export function generateCalendar(seed: number, now: Date, spaces: readonly DemoSpace[]): CalendarRecords {
  const today = pragueWall(now).day;
  const records: CalendarRecords = {
    availabilities: [],
    rules: [],
    settings: [],
    overlaps: overlapsOf(spaces),
    reservations: [],
    blocked_slots: [],
  };
  for (const space of spaces) {
    const random = streamFor(seed, `calendar-${space.key}`);
    const open = chance(random, 0.72) || space.customer_key === OWNER_KEY;
    if (space.status !== 'PUBLISHED' || space.price_from_haler === null || !open) continue;
    records.settings.push(...settingsOf(space));
    const days = openDays(random, space, today);
    if (space.customer_key === OWNER_KEY)
      records.rules.push(
        ...rulesOf(space, {
          from: today,
          until: dayAfter(today, AHEAD),
          open: new Set(days.map(({ day }) => day)),
        }),
      );
    else
      records.availabilities.push(
        ...days
          .filter(({ day }) => day >= today)
          .map((entry) => ({
            space_key: space.key,
            start_datetime: instant(entry.day, entry.from),
            end_datetime: instant(entry.day, entry.to),
            price_per_hour_haler: entry.price,
          })),
      );
    const elsewhere = daysTakenBeside(space, records);
    occupy(
      random,
      space,
      days.filter(({ day }) => !elsewhere.has(day)),
      now,
      today,
      records,
    );
  }
  return records;
}

/** One range per day; some days are closed, and for the demo owner also holidays, in line with the rules. */
function openDays(random: Random, space: DemoSpace, today: string): Day[] {
  const hours = hoursFor(space);
  const days: Day[] = [];
  for (let offset = -BACK; offset < AHEAD; offset += 1) {
    const day = dayAfter(today, offset);
    const range = hours(weekdayOf(day));
    if (!range || chance(random, 0.12) || (space.customer_key === OWNER_KEY && isCzechHoliday(day))) continue;
    days.push({ day, from: range[0], to: range[1], price: priceOn(space, weekdayOf(day)) });
  }
  return days;
}

/** Days with a reservation or block in an overlapping space. */
function daysTakenBeside(
  space: DemoSpace,
  { overlaps, reservations, blocked_slots }: CalendarRecords,
): ReadonlySet<string> {
  const beside = new Set(
    overlaps.flatMap(({ space_key, other_key }) =>
      space_key === space.key ? [other_key] : other_key === space.key ? [space_key] : [],
    ),
  );
  return new Set(
    [...reservations, ...blocked_slots]
      .filter(({ space_key }) => beside.has(space_key))
      .map(({ start_datetime }) => pragueWall(new Date(start_datetime)).day),
  );
}

function occupy(
  random: Random,
  space: DemoSpace,
  days: readonly Day[],
  now: Date,
  today: string,
  records: CalendarRecords,
): void {
  const free = [...days];
  const take = (): Day | undefined =>
    free.length === 0 ? undefined : free.splice(Math.floor(random() * free.length), 1)[0];
  const wanted = integer(random, 0, 4) + (space.customer_key === OWNER_KEY ? 4 : 0);
  for (let count = 0; count < wanted; count += 1) {
    const day = take();
    if (day) records.reservations.push(reservationOf(random, space, day, now, today));
  }
  for (let count = integer(random, 0, 2); count > 0; count -= 1) {
    const day = take();
    if (day) {
      const reason = pick(random, BLOCK_REASONS);
      const until = chance(random, 0.5) ? day.to : day.from + 4;
      records.blocked_slots.push({
        space_key: space.key,
        reason,
        reason_public: PUBLIC_BLOCK_REASONS.includes(reason),
        start_datetime: instant(day.day, day.from),
        end_datetime: instant(day.day, until),
      });
    }
  }
}

function statusOf(random: Random, past: boolean): DemoReservation['status'] {
  const lot = random();
  if (past) return lot < 0.82 ? 'confirmed' : 'cancelled';
  return lot < 0.5 ? 'confirmed' : lot < 0.84 ? 'pending' : 'cancelled';
}

function reservationOf(
  random: Random,
  space: DemoSpace,
  { day, from, to, price }: Day,
  now: Date,
  today: string,
): DemoReservation {
  const length = Math.min(to - from, integer(random, 2, 7));
  const start = from + integer(random, 0, to - from - length);
  const status = statusOf(random, day < today);
  const name = personName(random);
  const capacity = space.capacity ?? 10;
  const begins = instant(day, start);
  const created =
    Math.min(Date.parse(begins) - 2 * 86_400_000, now.getTime()) - integer(random, 1, 18 * 24) * 3_600_000;
  const cancelled =
    status === 'cancelled' ? new Date(created + integer(random, 2, 30) * 600_000).toISOString() : null;
  return {
    space_key: space.key,
    status,
    customer_name: name,
    customer_email: `${slugOf(name).replaceAll('-', '.')}@posta.example`,
    customer_phone: phoneOf(random),
    number_of_guests: Math.max(1, Math.min(capacity, Math.round(capacity * (0.3 + random() * 0.65)))),
    notes: pick(random, RESERVATION_NOTES),
    start_datetime: begins,
    end_datetime: instant(day, start + length),
    price_haler: elapsedHours(begins, instant(day, start + length)) * price,
    created_at: new Date(created).toISOString(),
    cancelled_at: cancelled,
    cancel_reason: cancelled ? pick(random, CANCEL_REASONS) : null,
  };
}

/** Elapsed hours: a night of the clock change has one more or fewer. */
const elapsedHours = (start: string, end: string): number =>
  (Date.parse(end) - Date.parse(start)) / 3_600_000;
