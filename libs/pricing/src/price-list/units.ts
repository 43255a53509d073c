import type { RuleUnit } from './price-list.ts';
import { divideUp } from './rounding.ts';

/** Units are whole numbers of this part: minutes of an hour × two decimals of `min_units`. */
export const UNIT_SCALE = 6000;
const MINUTE_UNITS = 100;

/** Units by number in compiled rules. */
export const UNIT = {
  /** Of other items. */
  share: 0,
  hour: 1,
  person_hour: 2,
  started_hour: 3,
  day: 4,
  started_24h: 5,
  person: 6,
  /** Also every other unit, of which one counts. */
  event: 7,
} as const;

const NUMBERS: Readonly<Partial<Record<RuleUnit, number>>> = UNIT;

export const getUnitNumber = (unit: RuleUnit | null): number => (unit && NUMBERS[unit]) ?? UNIT.event;

export const isPersonUnit = (unit: RuleUnit | null): boolean => unit === 'person' || unit === 'person_hour';

/** What units are counted of. */
export type CountedSlot = {
  readonly minutes: number;
  readonly days: number;
  readonly started24Hours: number;
  readonly guests: number;
};

/**
 * Units × `UNIT_SCALE`, before `min_units` and `free_units`.
 * @param unit code of `UNIT`
 * @param stepMinutes started steps are charged whole
 */
export function countUnlimitedUnits(
  unit: number,
  { minutes, days, started24Hours, guests }: CountedSlot,
  stepMinutes: number,
): number {
  switch (unit) {
    case UNIT.hour:
      return divideUp(minutes, stepMinutes) * stepMinutes * MINUTE_UNITS;
    case UNIT.person_hour:
      return divideUp(minutes, stepMinutes) * stepMinutes * MINUTE_UNITS * guests;
    case UNIT.started_hour:
      return divideUp(minutes, 60) * UNIT_SCALE;
    case UNIT.day:
      return days * UNIT_SCALE;
    case UNIT.started_24h:
      return started24Hours * UNIT_SCALE;
    case UNIT.person:
      return guests * UNIT_SCALE;
    default:
      return UNIT_SCALE;
  }
}

/**
 * Units that are charged, all × `UNIT_SCALE`.
 * @param units of the booking
 * @param minimum units charged at least
 * @param free units that cost nothing
 */
export const chargeUnits = (units: number, minimum: number, free: number): number =>
  Math.max(0, Math.max(units, minimum) - free);

/**
 * Units × `UNIT_SCALE`.
 * @param units at most four decimals: 0.3333 of an hour is 20 minutes
 */
export const scaleUnits = (units: number): number => Math.round(units * UNIT_SCALE);
