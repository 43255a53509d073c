import { describe, expect, it } from '@jest/globals';
import { findTitleRow, recognizeColumns } from './columns.ts';
import { decodeText } from './source-table.ts';
import { SpacesByName } from './spaces-by-name.ts';
import { parseGuests, parsePriceHaler, parseStatus } from './values.ts';

const isHall = (text: string): boolean => text.startsWith('Sál');

describe('recognizeColumns', () => {
  it('finds the row with the titles and the field of each', () => {
    const rows = [
      ['Rezervace 2027', '', '', '', '', '', '', ''],
      ['Datum', 'Od', 'Do', 'Místnost', 'Jméno', 'Název akce', 'Počet osob', 'Cena', 'Barva'],
      ['1. 9. 2027', '18:00', '22:00', 'Sál', 'Nováčkovi', 'Svatba', '60', '4 500', 'červená'],
    ];
    expect(findTitleRow(rows)).toBe(1);
    expect(recognizeColumns(rows, 1, isHall)).toEqual([
      ...['day', 'start', 'end', 'space', 'name', 'title', 'guests', 'price', null],
    ]);
  });

  it('recognizes columns without titles by what they hold', () => {
    const rows = [
      ['1. 9. 2027 18:00', '1. 9. 2027 22:00', 'Sál A', 'Nováčkovi', '777 123 456', 'novak@example.com'],
      ['2. 9. 2027 18:00', '2. 9. 2027 22:00', 'Sál B', 'Dvořákovi', '777 123 457', ''],
    ];
    expect(findTitleRow(rows)).toBeNull();
    expect(recognizeColumns(rows, null, isHall)).toEqual(['start', 'end', 'space', null, 'phone', 'email']);
  });

  it('takes a field once', () => {
    expect(recognizeColumns([['Jméno', 'Klient']], 0, isHall)).toEqual(['name', null]);
  });
});

describe('decodeText', () => {
  it('reads windows-1250 where the bytes are no UTF-8', () => {
    const bytes = Uint8Array.from([0x8e, 0x6c, 0x75, 0x9d, 0x6f, 0x75, 0xe8, 0x6b, 0xfd]);
    expect(decodeText(bytes)).toBe('Žluťoučký');
    expect(decodeText(new TextEncoder().encode('Žluťoučký'))).toBe('Žluťoučký');
    expect(decodeText(Uint8Array.from([0xff, 0xfe, 0x7d, 0x01]))).toBe('Ž');
  });
});

describe('SpacesByName', () => {
  const spaces = new SpacesByName([
    { id: 1, name: 'Velký sál', building: 'Kulturní dům' },
    { id: 2, name: 'Malý sál', building: 'Kulturní dům' },
    { id: 3, name: 'Klub', building: 'Kulturní dům' },
    { id: 4, name: 'Klub', building: 'Sokolovna' },
  ]);

  it.each([
    ['velky  SAL', 1],
    ['Velký sál (Kulturní dům)', 1],
    ['Malý', 2],
    ['Sál', null],
    ['Klub', null],
    ['Klub, Sokolovna', 4],
    ['Foyer', null],
    ['', null],
  ])('finds „%s“ only when one space is meant', (name, id) => {
    expect(spaces.find(name)).toBe(id);
  });
});

describe('values', () => {
  it.each([
    ['4 500 Kč', 450_000],
    ['4.500,-', 450_000],
    ['4 500,- Kč', 450_000],
    ['4500,50', 450_050],
    ['4500.5', 450_050],
    ['1 250 000', 125_000_000],
    ['zdarma', 0],
    ['dohodou', null],
    ['', null],
    ['4,500', undefined],
    ['podle ceníku', undefined],
  ])('reads the price „%s“', (cell, haler) => {
    expect(parsePriceHaler(cell)).toBe(haler);
  });

  it('reads counts of people and states', () => {
    expect(['60', 'cca 60 osob', '1 200', '', 'hodně', '0'].map(parseGuests)).toEqual([
      ...[60, 60, 1200, null, undefined, undefined],
    ]);
    expect(['', 'Potvrzeno', 'opce', 'Stornováno', 'možná'].map(parseStatus)).toEqual([
      ...['confirmed', 'confirmed', 'option', 'cancelled', null],
    ]);
  });
});
