import { describe, expect, it } from '@jest/globals';
import { parseNumber, numberRule, toNumberText } from './space-numbers.ts';

describe('numbers of a space form', () => {
  it.each([
    ['1 200', 1200],
    ['1\u00a0200', 1200],
    ['1900,50', 1900.5],
    ['', null],
    [' ', null],
    ['-3', -3],
  ])('parses „%s“ as %s', (text, value) => expect(parseNumber(text)).toBe(value));
  it.each(['sto', '1e5', '12 osob', '1,2,3', '0x10'])('rejects „%s“ as a number', (text) =>
    expect(parseNumber(text)).toBeNaN(),
  );

  it('returns the message of the first violated rule', () => {
    const rule = numberRule({ min: 1, max: 100, whole: true });
    expect(['', '7', 'sto', '1,5', '0', '101'].map(rule)).toEqual([
      true,
      true,
      'Zadejte číslo',
      'Zadejte celé číslo',
      'Zadejte číslo od 1 do 100',
      'Zadejte číslo od 1 do 100',
    ]);
  });

  it('formats a number with a decimal comma', () =>
    expect([toNumberText(1900.5), toNumberText(null)]).toEqual(['1900,5', '']));
});
