import { expect, it } from '@jest/globals';
import { plainSpaces } from '../format.ts';
import { describePriceParts } from './mail-price.ts';
import { formatUnits } from './price-units.ts';

it.each([
  ['hour', 1.3333, '1 h 20 min'],
  ['hour', 1.5, '1 h 30 min'],
  ['hour', 0.0167, '1 min'],
  ['started_hour', 2, '2 h'],
  ['person_hour', 26.6667, '26 h 40 min'],
  ['piece', 1200, '1 200'],
  ['person', 40, '40'],
  [null, 2, '2'],
])('units of %s %d are „%s“', (unit, units, text) => {
  expect(plainSpaces(formatUnits(unit, units))).toBe(text);
});

it('a mail tells the minutes of a line', () => {
  const line = { label: 'Pronájem', unit: 'hour', units: 1.3333, unit_price: 300, amount: 400 };
  const quote = { basis: 'price_list' as const, lines: [line], total_without_vat: null, vat: [] };
  expect(plainSpaces(describePriceParts(quote, true)[0] ?? '')).toBe(
    '– Pronájem, 1 h 20 min × 300 Kč: 400 Kč',
  );
});
