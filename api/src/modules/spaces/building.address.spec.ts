import { describe, expect, it } from '@jest/globals';
import { formatStreetLine } from './building.address.ts';

const building = { street: 'Kolbenova', houseNumber: '34a', landRegistryNumber: '923', city: 'Praha 9' };

describe('formatStreetLine', () => {
  it.each([
    ['both numbers', {}, 'Kolbenova', '923/34a'],
    ['one number', { houseNumber: null }, 'Kolbenova', '923'],
    [
      'the village instead of a street',
      { street: null, houseNumber: null, landRegistryNumber: '12', city: 'Lhota' },
      'Lhota',
      '12',
    ],
    ['no street and no number', { street: null, houseNumber: null, landRegistryNumber: null }, null, null],
  ])('formats an address with %s', (_what, change, street, number) =>
    expect(formatStreetLine({ ...building, ...change })).toEqual({ street, number }),
  );
});
