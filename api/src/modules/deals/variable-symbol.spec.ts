import { expect, it } from '@jest/globals';
import { buildVariableSymbol } from './variable-symbol.ts';

it('ends with the Luhn digit of the number and the order', () => {
  expect(buildVariableSymbol('2600041', 1)).toBe('2600041012');
  expect(buildVariableSymbol('2600041', 2)).toBe('2600041020');
});

it('differs in the last digit when one digit or two neighbours are mistyped', () => {
  const digit = (number: string): string => buildVariableSymbol(number, 1).slice(-1);
  for (const mistyped of ['2600042', '2600051', '2600014', '6200041'])
    expect(digit(mistyped)).not.toBe(digit('2600041'));
});
