import { describe, expect, it } from '@jest/globals';
import { EMPTY_ADDRESS } from '../../components/address/address-values.ts';
import { parseStart, parseWizardLocation } from './wizard-location.ts';

const parse = (query: string, start: Parameters<typeof parseWizardLocation>[1] = null) =>
  parseWizardLocation(new URLSearchParams(query), start);

describe('parseWizardLocation', () => {
  it.each([
    ['', 'kde'],
    ['krok=nazev', 'kde'],
    ['krok=nahled', 'kde'],
    ['krok=nazev&budova=5', 'nazev'],
    ['krok=prostor&budova=5', 'nazev'],
    ['krok=nabidka&prostor=9', 'nabidka'],
    ['krok=vlastnosti&prostor=9', 'nabidka'],
    ['prostor=9', 'kde'],
    ['krok=nesmysl&prostor=9', 'kde'],
    ['krok=kontakt&prostor=x', 'kde'],
    ['krok=kontakt&prostor=-1', 'kde'],
  ])('parses „%s“ as %s', (query, step) => expect(parse(query).step).toBe(step));

  it('allows the second step once a place is chosen', () =>
    expect(parse('krok=nazev', { buildingId: null, buildingName: '', address: EMPTY_ADDRESS }).step).toBe(
      'nazev',
    ));

  it('accepts only a valid start of the history state', () => {
    expect(parseStart({ start: { buildingId: null, buildingName: 'Statek' } })).toEqual({
      buildingId: null,
      buildingName: 'Statek',
      address: null,
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
