import type { DemoAvailability, DemoBlockedSlot, DemoReservation, DemoSpace } from './demo.types.ts';
import { OWNER_KEY, personName, phoneOf } from './generate-customers.ts';
import { BLOCK_REASONS, CANCEL_REASONS, RESERVATION_NOTES } from './people.data.ts';
import { pragueDay, pragueInstant, weekdayOf } from './prague-time.ts';
import { chance, integer, pick, streamFor, type Random } from './random.ts';
import { slugOf } from './slug.ts';
import type { SpaceKind } from './space-kinds.data.ts';

/** Opening hours by weekday; null = closed. */
type Hours = (weekday: number) => readonly [number, number] | null;
type Day = { day: number; from: number; to: number; price: number };
export type CalendarRecords = { availabilities: DemoAvailability[]; reservations: DemoReservation[]; blocked_slots: DemoBlockedSlot[] };

const AHEAD = 60;
const BACK = 60;

const office: Hours = (weekday) => (weekday < 5 ? [8, 20] : weekday === 5 ? [9, 17] : null);
const hall: Hours = (weekday) => (weekday < 4 ? [9, 22] : [9, 24]);
const weekend: Hours = (weekday) => (weekday < 4 ? null : weekday === 4 ? [14, 24] : weekday === 5 ? [9, 24] : [9, 18]);
const evening: Hours = (weekday) => (weekday < 5 ? [15, 22] : [9, 24]);

const HOURS: Readonly<Partial<Record<SpaceKind, Hours>>> = {
  zasedacka: office, ucebna: office, kancelar: office, coworking: office, 'konferencni-sal': office, stodola: weekend, zahrada: weekend, pozemek: weekend, chata: weekend, koupaliste: weekend, aula: evening, telocvicna: evening, klubovna: evening,
};

/** Windows, reservations and blocked slots of the published spaces with a price; nothing overlaps, every future reservation lies inside one window. */
export function generateCalendar(seed: number, now: Date, spaces: readonly DemoSpace[]): CalendarRecords {
  const today = pragueDay(now);
  const records: CalendarRecords = { availabilities: [], reservations: [], blocked_slots: [] };
  for (const space of spaces) {
    const random = streamFor(seed, `calendar-${space.key}`);
    const open = chance(random, 0.72) || space.customer_key === OWNER_KEY;
    if (space.status !== 'PUBLISHED' || space.price_from_haler === null || !open) continue;
    const days = windowsOf(random, space, today);
    records.availabilities.push(...days.filter(({ day }) => day >= today).map((entry) => ({
      space_key: space.key, start_datetime: pragueInstant(entry.day, entry.from), end_datetime: pragueInstant(entry.day, entry.to), price_per_hour_haler: entry.price,
    })));
    occupy(random, space, days, now, today, records);
  }
  return records;
}

/** One window a day; weekends cost a seventh more, some days stay closed. */
function windowsOf(random: Random, space: DemoSpace, today: number): Day[] {
  const hours = HOURS[space.kind as SpaceKind] ?? hall;
  const base = space.price_from_haler ?? 0;
  const days: Day[] = [];
  for (let day = today - BACK; day < today + AHEAD; day += 1) {
    const range = hours(weekdayOf(day));
    if (!range || chance(random, 0.12)) continue;
    const dear = weekdayOf(day) >= 4 && hours !== office;
    days.push({ day, from: range[0], to: range[1], price: dear ? Math.round((base * 1.15) / 1000) * 1000 : base });
  }
  return days;
}

function occupy(random: Random, space: DemoSpace, days: readonly Day[], now: Date, today: number, records: CalendarRecords): void {
  const free = [...days];
  const take = (): Day | undefined => (free.length === 0 ? undefined : free.splice(Math.floor(random() * free.length), 1)[0]);
  const wanted = integer(random, 0, 4) + (space.customer_key === OWNER_KEY ? 4 : 0);
  for (let count = 0; count < wanted; count += 1) {
    const day = take();
    if (day) records.reservations.push(reservationOf(random, space, day, now, today));
  }
  for (let count = integer(random, 0, 2); count > 0; count -= 1) {
    const day = take();
    if (day) records.blocked_slots.push({ space_key: space.key, reason: pick(random, BLOCK_REASONS), start_datetime: pragueInstant(day.day, day.from), end_datetime: pragueInstant(day.day, chance(random, 0.5) ? day.to : day.from + 4) });
  }
}

function statusOf(random: Random, past: boolean): DemoReservation['status'] {
  const lot = random();
  if (past) return lot < 0.82 ? 'confirmed' : 'cancelled';
  return lot < 0.5 ? 'confirmed' : lot < 0.84 ? 'pending' : 'cancelled';
}

function reservationOf(random: Random, space: DemoSpace, { day, from, to, price }: Day, now: Date, today: number): DemoReservation {
  const length = Math.min(to - from, integer(random, 2, 7));
  const start = from + integer(random, 0, to - from - length);
  const status = statusOf(random, day < today);
  const name = personName(random);
  const capacity = space.capacity ?? 10;
  const begins = pragueInstant(day, start);
  const created = Math.min(Date.parse(begins) - 2 * 86_400_000, now.getTime()) - integer(random, 1, 18 * 24) * 3_600_000;
  const cancelled = status === 'cancelled' ? new Date(created + integer(random, 2, 30) * 600_000).toISOString() : null;
  return {
    space_key: space.key, status, customer_name: name, customer_email: `${slugOf(name).replaceAll('-', '.')}@posta.example`, customer_phone: phoneOf(random),
    number_of_guests: Math.max(1, Math.min(capacity, Math.round(capacity * (0.3 + random() * 0.65)))), notes: pick(random, RESERVATION_NOTES),
    start_datetime: begins, end_datetime: pragueInstant(day, start + length), price_haler: elapsedHours(begins, pragueInstant(day, start + length)) * price,
    created_at: new Date(created).toISOString(), cancelled_at: cancelled, cancel_reason: cancelled ? pick(random, CANCEL_REASONS) : null,
  };
}

/** Real hours, as the product counts them: a night of the clock change has one more or fewer. */
const elapsedHours = (start: string, end: string): number => (Date.parse(end) - Date.parse(start)) / 3_600_000;
