import { getRegionSlug } from '../data/locations.ts';
import { pickNumber, type Random } from './random.ts';
import type { KindProperties } from './space-kinds.data.ts';

/** Upper bounds of the levels in CZK per hour. */
const LEVEL_BOUNDS = [500, 1300, 3200] as const;

/** Price level 1–4 of an hourly price in CZK. */
export function toPriceLevel(czk: number): 1 | 2 | 3 | 4 {
  const level = LEVEL_BOUNDS.findIndex((bound) => czk <= bound);
  return level === -1 ? 4 : ((level + 1) as 1 | 2 | 3);
}

/** Price factor of a town. */
export function getTownFactor(location: string): number {
  if (location === 'praha' || location === 'praha-1' || location === 'praha-2') return 1.5;
  if (getRegionSlug(location) === 'praha') return 1.3;
  if (location.startsWith('brno')) return 1.15;
  return [
    'plzen',
    'karlovy-vary',
    'liberec',
    'olomouc',
    'hradec-kralove',
    'spindleruv-mlyn',
    'pruhonice',
  ].includes(location) || location.includes('ostrava')
    ? 1
    : 0.86;
}

const roundTo = (value: number, step: number): number => Math.max(step, Math.round(value / step) * step);

/**
 * Random capacity, rounded as owners do: to 2 for rooms, 5 and more for halls. Small ones are more frequent.
 */
export function pickCapacity(random: Random, properties: KindProperties): number {
  const [min, max] = properties.capacity;
  const value = min * (max / min) ** (random() ** 1.15);
  return Math.min(
    max,
    Math.max(min, roundTo(value, value < 30 ? 2 : value < 120 ? 5 : value < 500 ? 10 : 50)),
  );
}

export function pickArea(random: Random, properties: KindProperties, capacity: number): number {
  const value = capacity * pickNumber(random, properties.area[0], properties.area[1]);
  return roundTo(value, value < 60 ? 1 : value < 300 ? 5 : value < 2000 ? 10 : 100);
}

/** CZK per hour: interpolated by capacity between the bounds of the kind, times the town factor. */
export function pickPrice(
  random: Random,
  properties: KindProperties,
  capacity: number,
  location: string,
): number {
  const [min, max] = properties.capacity;
  const share = max === min ? 0 : Math.log(capacity / min) / Math.log(max / min);
  const value =
    (properties.price[0] + (properties.price[1] - properties.price[0]) * share) *
    getTownFactor(location) *
    pickNumber(random, 0.88, 1.14);
  return roundTo(value, value < 400 ? 10 : value < 2000 ? 50 : 100);
}
