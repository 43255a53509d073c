import { addDays, isCzechHoliday, getWeekday } from '@prostora/contracts';
import type { DemoRule, DemoSettings, DemoSpace, DemoSpaceOverlap } from './demo.types.ts';
import { OWNER_KEY } from './generate-customers.ts';
import type { SpaceKind } from './space-kinds.data.ts';

/** Opening hours by weekday, 1 = Monday … 7 = Sunday; null = closed. */
type Hours = (weekday: number) => readonly [number, number] | null;
/** Visible part of the calendar, and its open days. */
type CalendarRange = { from: string; until: string; open: ReadonlySet<string> };

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

const office: Hours = (weekday) => (weekday < 6 ? [8, 20] : weekday === 6 ? [9, 17] : null);
const hall: Hours = (weekday) => (weekday < 5 ? [9, 22] : [9, 24]);
const weekend: Hours = (weekday) =>
  weekday < 5 ? null : weekday === 5 ? [14, 24] : weekday === 6 ? [9, 24] : [9, 18];
const evening: Hours = (weekday) => (weekday < 6 ? [15, 22] : [9, 24]);

const HOURS: Readonly<Partial<Record<SpaceKind, Hours>>> = {
  zasedacka: office,
  ucebna: office,
  kancelar: office,
  coworking: office,
  'konferencni-sal': office,
  stodola: weekend,
  zahrada: weekend,
  pozemek: weekend,
  chata: weekend,
  koupaliste: weekend,
  aula: evening,
  telocvicna: evening,
  klubovna: evening,
};

/** Parts of the demo owner's factory hall. */
const PARTS_OF_HALL: ReadonlySet<string> = new Set<SpaceKind>(['galerie', 'plocha']);

/** Booking settings of two spaces of the demo owner, by building and kind; the others have the defaults. */
const SETTINGS: Readonly<Record<string, Omit<DemoSettings, 'space_key'>>> = {
  'tovarna-krizikova/loft': {
    instant_booking: true,
    buffer_before: 0,
    buffer_after: 0,
    notice_hours: 24,
    shortest_minutes: 120,
  },
  'pradelna-cejl/industrialni-hala': {
    instant_booking: false,
    buffer_before: 60,
    buffer_after: 120,
    notice_hours: 48,
    shortest_minutes: 180,
  },
};

export const getHours = (space: DemoSpace): Hours => HOURS[space.kind as SpaceKind] ?? hall;

/** Haléře per hour; 15 % more at weekends, except in offices. */
export function computePrice(space: DemoSpace, weekday: number): number {
  const base = space.price_from_haler ?? 0;
  return weekday >= 5 && getHours(space) !== office ? Math.round((base * 1.15) / 1000) * 1000 : base;
}

/** Weekly rules of a space: one per distinct hours and price; closed days are exceptions, except holidays. */
export function buildRules(space: DemoSpace, ahead: CalendarRange): DemoRule[] {
  const rules = new Map<string, DemoRule>();
  for (const weekday of WEEKDAYS) {
    const range = getHours(space)(weekday);
    if (!range) continue;
    const price = computePrice(space, weekday);
    const key = `${range.join('-')} ${price}`;
    const rule = rules.get(key) ?? {
      space_key: space.key,
      weekdays: [],
      from_minute: range[0] * 60,
      to_minute: range[1] * 60,
      price_per_hour_haler: price,
      on_holidays: false,
      exceptions: [],
    };
    rules.set(key, { ...rule, weekdays: [...rule.weekdays, weekday] });
  }
  return [...rules.values()].map((rule) => ({
    ...rule,
    exceptions: closedDays(ahead).filter((day) => rule.weekdays.includes(getWeekday(day))),
  }));
}

function closedDays({ from, until, open }: CalendarRange): string[] {
  const days: string[] = [];
  for (let day = from; day < until; day = addDays(day))
    if (!open.has(day) && !isCzechHoliday(day)) days.push(day);
  return days;
}

/** Settings of a space that differ from the defaults. */
export function findSettings(space: DemoSpace): DemoSettings[] {
  const settings = SETTINGS[`${space.building_key}/${space.kind}`];
  return settings && space.customer_key === OWNER_KEY ? [{ space_key: space.key, ...settings }] : [];
}

/** The hall of the demo owner and its parts. */
export function listOverlaps(spaces: readonly DemoSpace[]): DemoSpaceOverlap[] {
  const shown = spaces.filter(
    ({ customer_key, status }) => customer_key === OWNER_KEY && status === 'PUBLISHED',
  );
  return shown
    .filter(({ kind }) => kind === 'industrialni-hala')
    .flatMap((whole) =>
      shown
        .filter((part) => part.building_key === whole.building_key && PARTS_OF_HALL.has(part.kind))
        .map((part) => ({ space_key: whole.key, other_key: part.key })),
    );
}
