import { describe, expect, it } from '@jest/globals';
import { space } from '@prostora/testing/space-fixtures.ts';
import { formatFullAddress } from '../../lib/address-text.ts';
import { formatHost } from './space-text.ts';

describe('texts of a space', () => {
  it('format a postal address', () =>
    expect(formatFullAddress(space())).toBe('Kolbenova\u00a0923/34a, 190\u00a000 Praha\u00a09'));
  it('use the town when there is no street', () =>
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
  it('show a website by its host', () =>
    expect(formatHost('https://www.kotelna.example/kontakt')).toBe('kotelna.example'));
});
