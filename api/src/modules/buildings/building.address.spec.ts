import { describe, expect, it } from '@jest/globals';
import { streetLine } from './building.address.ts';

const building = { street: 'Kolbenova', houseNumber: '34a', landRegistryNumber: '923', city: 'Praha 9' };

describe('street line of a building', () => {
  it.each([
    ['both numbers', {}, 'Kolbenova', '923/34a'],
    ['the one that is known', { houseNumber: null }, 'Kolbenova', '923'],
    [
      'the village where there is no street',
      { street: null, houseNumber: null, landRegistryNumber: '12', city: 'Lhota' },
      'Lhota',
      '12',
    ],
    [
      'nothing where nothing is known',
      { street: null, houseNumber: null, landRegistryNumber: null },
      null,
      null,
    ],
  ])('has %s', (_what, change, street, number) =>
    expect(streetLine({ ...building, ...change })).toEqual({ street, number }),
  );
});
