import { describe, expect, it } from '@jest/globals';
import { LOCATIONS } from '../../../seeds/data/locations.ts';
import { isInCzechia, LocationTree, type LocationNode } from './location-tree.ts';

const node = (
  id: number,
  slug: string,
  kind: LocationNode['kind'],
  parentId: number | null,
): LocationNode => ({
  id,
  slug,
  name: slug,
  kind,
  parentId,
  locative: null,
  lat: 50,
  lng: 14,
  bbox: null,
  population: null,
});

const tree = new LocationTree([
  node(1, 'cesko', 'country', null),
  node(2, 'jihomoravsky', 'region', 1),
  node(3, 'brno', 'town', 2),
  node(4, 'brno-stred', 'city_part', 3),
  node(5, 'praha', 'region', 1),
]);

it('finds a location by its slug or its id', () => {
  expect(tree.findBySlugOrId('brno')?.id).toBe(3);
  expect(tree.findBySlugOrId('3')?.slug).toBe('brno');
  expect(tree.findBySlugOrId('99')).toBeNull();
  expect(tree.findBySlugOrId('3 or 1=1')).toBeNull();
});

it('returns the ancestors of a location, smallest first', () => {
  expect(tree.getPath(4).map((place) => place.slug)).toEqual(['brno-stred', 'brno', 'jihomoravsky', 'cesko']);
  expect(tree.findRegion(4)?.slug).toBe('jihomoravsky');
  expect(tree.findRegion(5)?.slug).toBe('praha');
  expect(tree.findRegion(1)).toBeNull();
});

describe('LocationTree.resolve', () => {
  const ids = new Map(LOCATIONS.map(({ slug }, index) => [slug, index + 1]));
  const czechia = new LocationTree(
    LOCATIONS.map((seed, index): LocationNode => ({
      id: index + 1,
      slug: seed.slug,
      name: seed.name,
      kind: seed.kind,
      parentId: seed.parent === null ? null : (ids.get(seed.parent) ?? null),
      locative: seed.locative,
      lat: seed.lat,
      lng: seed.lng,
      bbox: seed.bbox ? ([...seed.bbox] as [number, number, number, number]) : null,
      population: seed.population ?? null,
    })),
  );
  const at = (city: string | null, lat?: number, lng?: number): string | null =>
    czechia.resolve(city, lat === undefined || lng === undefined ? null : { lat, lng })?.slug ?? null;

  it.each<[string, string | null, number | undefined, number | undefined, string | null]>([
    [
      'a town by name regardless of spelling to the town',
      ' ceske  budejovice',
      undefined,
      undefined,
      'ceske-budejovice',
    ],
    ['a city part by name to the part', 'Praha 9', 50.11, 14.5, 'praha-9'],
    ['a city without a point to the whole city', 'Praha', undefined, undefined, 'praha'],
    ['a city with a point to its nearest part', 'Praha', 50.1101, 14.5013, 'praha-9'],
    ['Brno with a point in its centre to the part', 'Brno', 49.1937, 16.6009, 'brno-stred'],
    ['a town without parts to the town', 'Jihlava', 49.4, 15.59, 'jihlava'],
    ['a village close to a town to the town', 'Modřice', 49.1279, 16.6144, 'brno'],
    ['a village far from towns to its region', 'Kvilda', 49.0186, 13.579, 'jihocesky'],
    ['a village across a region border to its own region', 'Velká Bíteš', 49.2886, 16.2259, 'vysocina'],
    ['a namesake of a town to the region of its point', 'Benešov', 49.4944, 16.7386, 'jihomoravsky'],
    ['a point without a name to the nearest town', null, 49.74, 13.38, 'plzen'],
    ['an unknown name to null', 'Horní Dolní', undefined, undefined, null],
    ['no input to null', null, undefined, undefined, null],
    ['the country to null', 'Česko', undefined, undefined, null],
  ])('resolves %s', (_name, city, lat, lng, slug) => expect(at(city, lat, lng)).toBe(slug));

  it('finds the nearest town or city part', () => {
    expect(czechia.findNearest({ lat: 49.82, lng: 18.17 })?.slug).toBe('ostrava-poruba');
    expect(czechia.findNearest({ lat: 49.82, lng: 18.17 }, ['town'])?.slug).toBe('ostrava');
    expect(new LocationTree([]).findNearest({ lat: 50, lng: 14 })).toBeNull();
  });

  it('excludes points abroad from Czechia', () => {
    expect(isInCzechia({ lat: 49.19, lng: 16.6 })).toBe(true);
    for (const point of [
      { lat: 48.2, lng: 16.37 },
      { lat: 52.52, lng: 13.4 },
      { lat: 0, lng: 0 },
    ])
      expect(isInCzechia(point)).toBe(false);
  });
});
