import { describe, expect, it } from '@jest/globals';
import { listSpaceFields, SPACE_FIELD_NAMES, SPACE_FIELDS } from './space-fields.ts';

describe('SPACE_FIELDS', () => {
  it.each(SPACE_FIELD_NAMES)('stores %s in the column named after its property', (name) => {
    const { property, column } = SPACE_FIELDS[name];
    expect(column).toBe(property.replace(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`));
  });

  it('has ranked fields on the card only, because the rank is computed from it', () => {
    const onCard: readonly string[] = listSpaceFields({ isOnCard: true });
    expect(listSpaceFields({ isRanked: true }).filter((name) => !onCard.includes(name))).toEqual([]);
  });
});

describe('listSpaceFields', () => {
  it('selects the fields whose definition has all given values, and only those', () => {
    expect(listSpaceFields({ kind: 'money', editableBy: 'owner' })).toEqual(['price_from']);
    expect(listSpaceFields({ editableBy: 'operator' })).toEqual(['recommended']);
  });
});
