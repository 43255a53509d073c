import { describe, expect, it } from '@jest/globals';
import { space } from '@prostora/testing/space-fixtures.ts';
import { formatFullAddress } from './address-text.ts';

describe('address of a space', () => {
  it('is formatted as a postal address', () =>
    expect(formatFullAddress(space())).toBe('Kolbenova\u00a0923/34a, 190\u00a000 Praha\u00a09'));
  it('begins with the town when there is no street', () =>
    expect(
      formatFullAddress(
        space({
          street: null,
          land_registry_number: '12',
          house_number: null,
          city: 'Lhota',
          postal_code: '37001',
        }),
      ),
    ).toBe('Lhota\u00a012, 370\u00a001 Lhota'));
});
