import { expect, it } from '@jest/globals';
import { LocationTree, type LocationNode } from './location-tree.ts';

const node = (id: number, slug: string, kind: LocationNode['kind'], parentId: number | null): LocationNode =>
  ({ id, slug, name: slug, kind, parentId, locative: null, lat: 50, lng: 14, bbox: null, population: null });

const tree = new LocationTree([
  node(1, 'cesko', 'country', null), node(2, 'jihomoravsky', 'region', 1), node(3, 'brno', 'town', 2), node(4, 'brno-stred', 'city_part', 3), node(5, 'praha', 'region', 1),
]);

it('finds a location by its slug or its id', () => {
  expect(tree.bySlugOrId('brno')?.id).toBe(3);
  expect(tree.bySlugOrId('3')?.slug).toBe('brno');
  expect(tree.bySlugOrId('99')).toBeNull();
  expect(tree.bySlugOrId('3 or 1=1')).toBeNull();
});

it('tells what a location lies in, the smallest first', () => {
  expect(tree.pathOf(4).map((place) => place.slug)).toEqual(['brno-stred', 'brno', 'jihomoravsky', 'cesko']);
  expect(tree.regionOf(4)?.slug).toBe('jihomoravsky');
  expect(tree.regionOf(5)?.slug).toBe('praha');
  expect(tree.regionOf(1)).toBeNull();
});
