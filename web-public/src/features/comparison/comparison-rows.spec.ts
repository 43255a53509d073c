import { expect, it } from '@jest/globals';
import type { ComparedSpace } from '@prostora/api-client';
import { card } from '@prostora/testing/catalog-fixtures.ts';
import { differing, rowsOf } from './comparison-rows.ts';

const tag = (id: number, name: string) => ({ id, name, slug: name });
const projector = tag(1, 'Projektor');
const hall: ComparedSpace = {
  card: card(1, { capacity: 120, area_size: null }),
  tags: { purpose: [], equipments: [tag(2, 'Židle'), projector], services: [] },
};
const loft: ComparedSpace = {
  card: card(2, { capacity: 120, area_size: 80 }),
  tags: { purpose: [], equipments: [projector], services: [] },
};
const named = (rows: ReturnType<typeof rowsOf>): string[] => rows.map(({ name }) => name);

it('builds a row for each tag of any space, in Czech order', () => {
  expect(named(rowsOf([hall, loft])).slice(5)).toEqual(['Projektor', 'Židle']);
  expect(rowsOf([hall, loft]).at(-1)?.cells).toEqual([
    { kind: 'has', has: true },
    { kind: 'has', has: false },
  ]);
});

it('keeps only rows whose cells differ, unknown values included', () => {
  expect(named(differing(rowsOf([hall, loft])))).toEqual(['Plocha', 'Židle']);
  expect(differing(rowsOf([hall]))).toEqual([]);
});
