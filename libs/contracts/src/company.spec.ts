import { describe, expect, it } from '@jest/globals';
import {
  hasBothCases,
  isDic,
  isIco,
  normalizeDic,
  normalizeIco,
  normalizePhone,
  normalizePostalCode,
} from './index.ts';

describe('isIco and normalizeIco', () => {
  it.each(['48665819', '25123891', '26168685', '27122069', '60194383', '00241318', '27082440', '00064581'])(
    'accepts %s with a valid check digit',
    (ico) => {
      expect(isIco(ico)).toBe(true);
    },
  );

  it.each(['25123890', '48665818', '00000000', '2512389', '251238911', '2512389a', ''])(
    'rejects the invalid IČO %j',
    (ico) => {
      expect(isIco(ico)).toBe(false);
    },
  );

  it('normalizes spaces and missing leading zeros', () => {
    expect(normalizeIco(' 64 581\u00a0')).toBe('00064581');
    expect(normalizeIco('251 238 91')).toBe('25123891');
    expect(normalizeIco('25123891x')).toBeNull();
    expect(normalizeIco('')).toBeNull();
  });
});

describe('isDic and normalizeDic', () => {
  it.each(['CZ25123891', 'CZ8001011234', 'CZ800101123'])('accepts %s as a DIČ', (dic) =>
    expect(isDic(dic)).toBe(true),
  );
  it.each(['25123891', 'CZ25123890', 'CZ95123891', 'SK2020202020', 'CZ1234567', 'CZ12345678901', ''])(
    'rejects %j as a DIČ',
    (dic) => expect(isDic(dic)).toBe(false),
  );
  it('normalizes to capitals without spaces', () =>
    expect(normalizeDic(' cz 251 238 91')).toBe('CZ25123891'));
});

describe('normalizePhone', () => {
  it.each([
    ['777 123 456', '+420777123456'],
    ['+420 777 123 456', '+420777123456'],
    ['00420777123456', '+420777123456'],
    ['+421 905 123 456', '+421905123456'],
    ['(777) 123-456', '+420777123456'],
  ])('normalizes %j to %s', (text, phone) => expect(normalizePhone(text)).toBe(phone));
  it.each(['777 12', '077 123 456', '+420 77 123 456', 'abc', '', '+1'])(
    'rejects %j as a phone number',
    (text) => expect(normalizePhone(text)).toBeNull(),
  );
});

describe('normalizePostalCode', () => {
  it('requires five digits, the first from 1 to 7', () => {
    expect(normalizePostalCode('190 00')).toBe('19000');
    expect(normalizePostalCode('19000')).toBe('19000');
    expect(normalizePostalCode('90000')).toBeNull();
    expect(normalizePostalCode('1900')).toBeNull();
  });
});

it('hasBothCases supports letters with diacritics', () => {
  expect(hasBothCases('Žluťoučký')).toBe(true);
  expect(hasBothCases('heslo123')).toBe(false);
  expect(hasBothCases('HESLO123')).toBe(false);
});
