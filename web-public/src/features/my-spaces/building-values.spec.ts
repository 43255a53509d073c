import { expect, it } from '@jest/globals';
import { building } from '../../testing/portal.tsx';
import { toBuildingValues, compareBuildings } from './building-values.ts';

const base = toBuildingValues(building(1));

it('merges changes of the other person and reports fields changed by both', () => {
  const mine = { ...base, name: 'Můj název', city: 'Brno' };
  const theirs = { ...base, name: 'Jejich název', street: 'Nová', lat: 49.2, lng: 16.6, city: 'Brno' };
  const { taken, clashes } = compareBuildings(base, mine, theirs);
  expect(taken).toEqual(['street', 'lat']);
  expect(clashes).toEqual([
    { name: 'name', label: expect.any(String), mine: 'Můj název', theirs: 'Jejich název' },
  ]);
});

it('compares a pin as one field and a description without markup', () => {
  const mine = { ...base, lat: 50, lng: 14, description: '<p>Moje</p>' };
  const theirs = { ...base, lat: 49, lng: 15, description: '<p>Jejich <strong>popis</strong></p>' };
  expect(
    compareBuildings(base, mine, theirs).clashes.map(({ name, mine: own, theirs: other }) => [
      name,
      own,
      other,
    ]),
  ).toEqual([
    ['description', 'Moje', 'Jejich popis'],
    ['lat', '50.00000, 14.00000', '49.00000, 15.00000'],
  ]);
});
