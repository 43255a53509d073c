import { describe, expect, it } from '@jest/globals';
import { parseStart, parseWizardLocation } from './wizard-location.ts';

const parse = (query: string, start: Parameters<typeof parseWizardLocation>[1] = null) =>
  parseWizardLocation(new URLSearchParams(query), start);

describe('parseWizardLocation', () => {
  it.each([
    ['', 'budova'],
    ['krok=prostor', 'budova'],
    ['krok=souhrn', 'budova'],
    ['krok=prostor&budova=5', 'prostor'],
    ['krok=vlastnosti&prostor=9', 'vlastnosti'],
    ['prostor=9', 'adresa'],
    ['krok=nesmysl&prostor=9', 'adresa'],
    ['krok=adresa&prostor=x', 'budova'],
    ['krok=adresa&prostor=-1', 'budova'],
  ])('parses „%s“ as %s', (query, step) => expect(parse(query).step).toBe(step));

  it('allows the second step once a building is chosen', () =>
    expect(parse('krok=prostor', { buildingId: null, buildingName: 'Statek' }).step).toBe('prostor'));

  it('accepts only a valid start of the history state', () => {
    expect(parseStart({ start: { buildingId: null, buildingName: 'Statek' } })).toEqual({
      buildingId: null,
      buildingName: 'Statek',
    });
    expect(
      [
        null,
        'x',
        {},
        { start: null },
        { start: { buildingId: 'x', buildingName: 'a' } },
        { start: { buildingId: 1 } },
      ].map(parseStart),
    ).toEqual(Array(6).fill(null));
  });
});
