import { expect, it } from '@jest/globals';
import type { ComparedSpace } from '@prostora/api-client';
import { card } from '@prostora/testing/catalog-fixtures.ts';
import { filterDiffering, buildRows } from './comparison-rows.ts';

const tag = (id: number, name: string) => ({ id, name, slug: name });
const projector = tag(1, 'Projektor');
const hall: ComparedSpace = {
  card: card(1, { capacity: 120, area_size: null }),
  tags: { purpose: [], equipments: [tag(2, 'Židle'), projector], services: [] },
  layouts: [],
};
const loft: ComparedSpace = {
  card: card(2, { capacity: 120, area_size: 80 }),
  tags: { purpose: [], equipments: [projector], services: [] },
  layouts: [],
};
const listNames = (rows: ReturnType<typeof buildRows>): string[] => rows.map(({ name }) => name);

it('builds a row for each tag of any space, in Czech order', () => {
  const tagRows = buildRows([hall, loft]).filter(({ group }) => group !== null);
  expect(listNames(tagRows)).toEqual(['Projektor', 'Židle']);
  expect(buildRows([hall, loft]).at(-1)?.cells).toEqual([
    { kind: 'has', has: true },
    { kind: 'has', has: false },
  ]);
});

it('keeps only rows whose cells differ, unknown values included', () => {
  expect(listNames(filterDiffering(buildRows([hall, loft])))).toEqual(['Plocha', 'Židle']);
  expect(filterDiffering(buildRows([hall]))).toEqual([]);
});
