import { describe, expect, it } from '@jest/globals';
import { numberIn, numberRule, textOfNumber } from './numbers.ts';
import { startIn, wizardPlace } from './wizard-place.ts';

const placeOf = (query: string, start: Parameters<typeof wizardPlace>[1] = null) => wizardPlace(new URLSearchParams(query), start);

describe('the place in the wizard', () => {
  it.each([
    ['', 'budova'], ['krok=prostor', 'budova'], ['krok=souhrn', 'budova'], ['krok=prostor&budova=5', 'prostor'], ['krok=vlastnosti&prostor=9', 'vlastnosti'], ['prostor=9', 'adresa'],
    ['krok=nesmysl&prostor=9', 'adresa'], ['krok=adresa&prostor=x', 'budova'], ['krok=adresa&prostor=-1', 'budova'],
  ])('of „%s“ is %s', (query, step) => expect(placeOf(query).step).toBe(step));

  it('may be the name once a building is chosen', () => expect(placeOf('krok=prostor', { buildingId: null, buildingName: 'Statek' }).step).toBe('prostor'));

  it('remembers only a start of its own', () => {
    expect(startIn({ start: { buildingId: null, buildingName: 'Statek' } })).toEqual({ buildingId: null, buildingName: 'Statek' });
    expect([null, 'x', {}, { start: null }, { start: { buildingId: 'x', buildingName: 'a' } }, { start: { buildingId: 1 } }].map(startIn)).toEqual(Array(6).fill(null));
  });
});

describe('a number in a form', () => {
  it.each([['1 200', 1200], ['1\u00a0200', 1200], ['1900,50', 1900.5], ['', null], [' ', null], ['-3', -3]])('„%s“ is %s', (text, value) => expect(numberIn(text)).toBe(value));
  it.each(['sto', '1e5', '12 osob', '1,2,3', '0x10'])('„%s“ is none', (text) => expect(numberIn(text)).toBeNaN());

  it('says the first rule it breaks', () => {
    const rule = numberRule({ min: 1, max: 100, whole: true });
    expect(['', '7', 'sto', '1,5', '0', '101'].map(rule)).toEqual([true, true, 'Zadejte prosím číslo', 'Zadejte prosím celé číslo', 'Hodnota musí být od 1 do 100', 'Hodnota musí být od 1 do 100']);
  });

  it('is written with a decimal comma', () => expect([textOfNumber(1900.5), textOfNumber(null)]).toEqual(['1900,5', '']));
});
