import { describe, expect, it } from '@jest/globals';
import type { Place } from '@prostora/api-client';
import {
  EMPTY_ADDRESS,
  toAddress,
  toAddressInput,
  toAddressValues,
  parseCoordinates,
} from './address-values.ts';
import { moveByKey } from './drag-pin.tsx';

const place = (change: Partial<Place>): Place => ({
  label: 'Hlavní 12',
  detail: 'Znojmo, Česko',
  lat: 48.85,
  lng: 16.05,
  kind: 'address',
  region: null,
  ...change,
});

describe('an address from a place', () => {
  it.each([
    ['Kolbenova 923/34a', { street: 'Kolbenova', land_registry_number: '923', house_number: '34a' }],
    ['Hlavní 12', { street: 'Hlavní', land_registry_number: '12', house_number: '' }],
    ['28. října 15', { street: '28. října', land_registry_number: '15', house_number: '' }],
    ['Náměstí', { street: 'Náměstí', land_registry_number: '', house_number: '' }],
  ])('splits the numbers of „%s“', (label, expected) => {
    expect(toAddress(place({ label }))).toEqual({
      ...expected,
      city: 'Znojmo',
      lat: 48.85,
      lng: 16.05,
    });
  });

  it('takes the city of a town and only the position of a point of interest', () => {
    expect(toAddress(place({ kind: 'town', label: 'Brno', detail: 'Jihomoravský kraj' }))).toEqual({
      city: 'Brno',
      lat: 48.85,
      lng: 16.05,
    });
    expect(toAddress(place({ kind: 'poi', label: 'Hrad', detail: '' }))).toEqual({
      lat: 48.85,
      lng: 16.05,
    });
  });
});

describe('coordinates', () => {
  it.each([
    '50.1096, 14.5064',
    '50.1096N, 14.5064E',
    '50,1096; 14,5064',
    '50.1096 14.5064',
    '50.1096° N, 14.5064° E',
  ])('are parsed from „%s“', (text) => {
    expect(parseCoordinates(text)).toEqual({ lat: 50.1096, lng: 14.5064 });
  });

  it.each(['', 'Praha', '48.8584, 2.2945', '14.5064, 50.1096', '50.1, 99.9'])(
    'are not parsed from „%s“',
    (text) => expect(parseCoordinates(text)).toBeNull(),
  );
});

describe('an address for the API', () => {
  it('has null for empty texts and a postal code of five digits', () => {
    expect(
      toAddressInput({ ...EMPTY_ADDRESS, street: '  ', city: ' Brno ', postal_code: '602\u00a000' }),
    ).toEqual({
      street: null,
      land_registry_number: null,
      house_number: null,
      city: 'Brno',
      postal_code: '60200',
      lat: null,
      lng: null,
    });
  });

  it('survives a round trip through the form values', () => {
    const stored = {
      street: 'Kolbenova',
      land_registry_number: '923',
      house_number: '34a',
      city: 'Praha 9',
      postal_code: '19000',
      lat: 50.1,
      lng: 14.5,
    };
    expect(toAddressInput(toAddressValues(stored))).toEqual(stored);
  });
});

describe('a pin moved by keys', () => {
  const map = {
    project: ([lng, lat]: [number, number]) => ({ x: lng * 100, y: -lat * 100 }),
    unproject: ([x, y]: [number, number]) => ({ lng: x / 100, lat: -y / 100 }),
  } as unknown as Parameters<typeof moveByKey>[0];
  const move = (key: string, shiftKey = false) => moveByKey(map, { lat: 50, lng: 14 }, { key, shiftKey });

  it("moves in the arrow's direction, with Shift ten times as far", () => {
    expect(move('ArrowUp')?.lat).toBeCloseTo(50.04);
    expect(move('ArrowRight', true)?.lng).toBeCloseTo(14.4);
  });

  it('does not move on other keys', () => expect(move('Enter')).toBeNull());
});
