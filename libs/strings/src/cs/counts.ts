import type { PluralForms } from '../format.ts';

/** What lists count: „12 prostorů“. */
export const SPACES: PluralForms = { one: 'prostor', few: 'prostory', many: 'prostoru', other: 'prostorů' };
