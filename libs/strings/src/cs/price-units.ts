import { NBSP } from '../format.ts';
import { formatMinutes } from '../format-minutes.ts';

const decimals = new Intl.NumberFormat('cs-CZ', { maximumFractionDigits: 4 });
const TIME_UNITS = ['hour', 'started_hour', 'person_hour'];

/** Units of a line of a price: „1 h 20 min“ of hours, „10“ of pieces. */
export const formatUnits = (unit: string | null, units: number): string =>
  unit !== null && TIME_UNITS.includes(unit)
    ? formatMinutes(Math.round(units * 60))
    : decimals.format(units).replace(/\s/gu, NBSP);
