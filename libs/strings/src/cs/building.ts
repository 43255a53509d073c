import { NBSP, formatCount, formatNumber } from '../format.ts';

const SPACES = { one: 'prostor', few: 'prostory', many: 'prostoru', other: 'prostorů' } as const;

/** Texts of a building's page. Names stay in the nominative. */
export const buildingTexts = {
  details: 'Základní údaje',
  offer: 'V nabídce',
  capacity: 'Kapacita',
  spaceForms: SPACES,
  priceFrom: 'Cena od',
  perHour: 'Kč/h',
  range: (min: number, max: number): string =>
    min === max ? formatNumber(min) : `${formatNumber(min)}–${formatNumber(max)}`,
  about: 'O budově',
  spaces: (count: number): string =>
    count === 1 ? `Prostor v${NBSP}budově` : `${formatCount(count, SPACES)} v${NBSP}budově`,
  shared: 'Co mají všechny prostory společné',
  sharedOne: 'Co tu najdete',
  where: 'Kde to je',
  program: 'Co se tu chystá',
  similar: 'Podobné prostory',
  catalogue: (place: string): string => `Všechny prostory: ${place}`,
} as const;
