import { expect, it } from '@jest/globals';
import { atPreposition, formatPhone, formatPostalCode } from './format.ts';

it.each([['+420123456789', '+420\u00a0123\u00a0456\u00a0789'], ['+420 123 456 789', '+420\u00a0123\u00a0456\u00a0789'], ['+421 905 123 456', '+421\u00a0905\u00a0123\u00a0456'], ['', '']])('the telephone %j is written %j', (phone, written) => {
  expect(formatPhone(phone)).toBe(written);
});

it.each([['19000', '190\u00a000'], ['190 00', '190\u00a000'], ['1900', '1900'], ['', '']])('the postal code %j is written %j', (code, written) => {
  expect(formatPostalCode(code)).toBe(written);
});

it('the preposition before an hour is the one that is spoken', () => {
  const hours = Array.from({ length: 24 }, (_none, hour) => hour);
  expect(hours.filter((hour) => atPreposition(hour) === 've')).toEqual([2, 3, 4, 12, 13, 14, 20, 21, 22, 23]);
});
