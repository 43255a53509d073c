import { expect, it } from '@jest/globals';
import type { ComparedSpace } from '@prostora/api-client';
import { EMPTY_EVENT } from '@prostora/contracts';
import { card } from '@prostora/testing/catalog-fixtures.ts';
import { filterDiffering, buildRows } from './comparison-rows.ts';

const tag = (id: number, name: string) => ({ id, name, slug: name });
const projector = tag(1, 'Projektor');
const hall: ComparedSpace = {
  card: card(1, { capacity: 120, area_size: null }),
  tags: { purpose: [], equipments: [tag(2, 'Židle'), projector], services: [] },
  layouts: [{ layout: 'divadelni', capacity: 120, area_m2: null, note: null }],
  offer_for_me: null,
  quote: null,
  instant_booking: false,
};
const loft: ComparedSpace = {
  card: card(2, { capacity: 120, area_size: 80 }),
  tags: { purpose: [], equipments: [projector], services: [] },
  layouts: [],
  offer_for_me: null,
  quote: null,
  instant_booking: false,
};
const NO_EVENT = { event: EMPTY_EVENT, usualLayout: null };
const listNames = (rows: ReturnType<typeof buildRows>): string[] => rows.map(({ name }) => name);

it('builds a row for each tag of any space, in Czech order', () => {
  const tagRows = buildRows([hall, loft], NO_EVENT).filter(({ group }) => group !== null);
  expect(listNames(tagRows)).toEqual(['Projektor', 'Židle']);
  expect(buildRows([hall, loft], NO_EVENT).at(-1)?.cells).toEqual([
    { kind: 'has', has: true },
    { kind: 'has', has: false },
  ]);
});

it('lists layouts only when a space has some', () => {
  const find = (spaces: ComparedSpace[]) =>
    buildRows(spaces, NO_EVENT).find(({ name }) => name === 'Uspořádání a kapacity')?.cells;
  expect(find([hall, loft])).toEqual([
    { kind: 'text', text: 'Divadlo\u00a0120' },
    { kind: 'text', text: 'neuvedeno' },
  ]);
  expect(find([loft])).toBeUndefined();
});

it('keeps only rows whose cells differ, unknown values included', () => {
  expect(listNames(filterDiffering(buildRows([hall, loft], NO_EVENT)))).toEqual([
    'Plocha',
    'Uspořádání a kapacity',
    'Židle',
  ]);
  expect(filterDiffering(buildRows([hall], NO_EVENT))).toEqual([]);
});
