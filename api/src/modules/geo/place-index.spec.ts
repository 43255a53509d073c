import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { LOCATIONS } from '../../../seeds/data/locations.ts';
import { LocationTree } from './location-tree.ts';
import { PlaceIndex, type GazetteerRow } from './place-index.ts';

const ids = new Map(LOCATIONS.map((location, index) => [location.slug, index + 1]));
const tree = new LocationTree(
  LOCATIONS.map((location) => ({
    id: ids.get(location.slug) ?? 0,
    slug: location.slug,
    name: location.name,
    kind: location.kind,
    parentId: location.parent === null ? null : (ids.get(location.parent) ?? null),
    locative: location.locative,
    lat: location.lat,
    lng: location.lng,
    bbox: location.bbox ?? null,
    population: location.population ?? null,
  })),
);
const gazetteer = JSON.parse(
  readFileSync(new URL('../../../seeds/data/places.json', import.meta.url), 'utf8'),
) as GazetteerRow[];
const index = new PlaceIndex(tree, gazetteer);
const labels = (query: string, limit = 8): string[] => index.search(query, limit).map((place) => place.label);

describe('PlaceIndex', () => {
  it('ignores diacritics and case', () => {
    expect(labels('plzen')[0]).toBe('Plzeň');
    expect(labels('PLZEŇ')[0]).toBe('Plzeň');
    expect(labels('usti nad l')[0]).toBe('Ústí nad Labem');
  });

  it('ranks the largest place first for a common prefix', () => {
    expect(labels('pra')[0]).toBe('Praha');
    expect(labels('br')[0]).toBe('Brno');
    expect(labels('os')[0]).toBe('Ostrava');
  });

  it('finds names with a later word that starts with the text', () => {
    const found = labels('budejovice', 10);
    expect(found).toContain('České Budějovice');
    const boleslav = labels('boleslav', 10);
    expect(boleslav).toContain('Mladá Boleslav');
  });

  it('distinguishes namesakes by their parent location', () => {
    const found = index.search('pisek', 8);
    expect(found[0]).toMatchObject({
      label: 'Písek',
      detail: 'Jihočeský kraj',
      region: 'jihocesky',
      kind: 'town',
    });
    expect(new Set(found.map((place) => `${place.label} ${place.detail}`)).size).toBe(found.length);
  });

  it.each([
    'Lipová 5, Brno',
    'Lipová 5 Brno',
    'lipova 12a, brno',
    'Lipová 123/5, 602 00 Brno',
    '60200 Brno',
    'Lipová, Brno',
  ])('finds the town of the address „%s“', (address) => {
    expect(labels(address)[0]).toBe('Brno');
  });

  it('finds nothing for an address in an unknown town', () => {
    expect(labels('Lipová 5, Nikdeves')).toEqual([]);
  });

  it('finds regions and city parts', () => {
    expect(index.search('vysocina', 3)[0]).toMatchObject({ kind: 'region', region: 'vysocina' });
    expect(index.search('praha 7', 3)[0]).toMatchObject({
      label: 'Praha 7',
      kind: 'city_part',
      detail: 'Praha',
      region: 'praha',
    });
    expect(index.search('brno zidenice', 3)[0]).toMatchObject({
      kind: 'city_part',
      detail: 'Brno',
      region: 'jihomoravsky',
    });
  });

  it('lists Prague and Brno only once', () => {
    expect(index.search('praha', 50).filter((place) => place.label === 'Praha')).toHaveLength(1);
    expect(
      index.search('brno', 50).filter((place) => place.label === 'Brno' && place.kind === 'town'),
    ).toHaveLength(1);
  });

  it('respects the limit and returns nothing for an empty text', () => {
    expect(labels('a', 3)).toHaveLength(3);
    expect(labels('  ')).toEqual([]);
    expect(labels('%_\'"')).toEqual([]);
    expect(labels('xyzzy')).toEqual([]);
  });
});
