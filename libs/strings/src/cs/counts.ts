import type { PluralForms } from '../format.ts';

/** Plural forms of counted records: „12 prostorů“. */
export const SPACES: PluralForms = { one: 'prostor', few: 'prostory', many: 'prostoru', other: 'prostorů' };

export const GUESTS: PluralForms = { one: 'host', few: 'hosté', many: 'hosta', other: 'hostů' };
