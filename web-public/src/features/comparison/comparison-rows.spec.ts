import { expect, it } from '@jest/globals';
import type { ComparedSpace } from '@prostora/api-client';
import { card } from '@prostora/testing/catalog-fixtures.ts';
import { filterDiffering, buildRows } from './comparison-rows.ts';

const tag = (id: number, name: string) => ({ id, name, slug: name });
const projector = tag(1, 'Projektor');
const hall: ComparedSpace = {
  card: card(1, { capacity: 120, area_size: null }),
  tags: { purpose: [], equipments: [tag(2, 'Židle'), projector], services: [] },
  layouts: [{ layout: 'divadelni', capacity: 120, area_m2: null, note: null }],
  offer_for_me: null,
};
const loft: ComparedSpace = {
  card: card(2, { capacity: 120, area_size: 80 }),
  tags: { purpose: [], equipments: [projector], services: [] },
  layouts: [],
  offer_for_me: null,
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

it('lists layouts only when a space has some', () => {
  const find = (spaces: ComparedSpace[]) =>
    buildRows(spaces).find(({ name }) => name === 'Uspořádání a kapacity')?.cells;
  expect(find([hall, loft])).toEqual([
    { kind: 'text', text: 'Divadlo\u00a0120' },
    { kind: 'text', text: 'neuvedeno' },
  ]);
  expect(find([loft])).toBeUndefined();
});

it('keeps only rows whose cells differ, unknown values included', () => {
  expect(listNames(filterDiffering(buildRows([hall, loft])))).toEqual([
    'Plocha',
    'Uspořádání a kapacity',
    'Židle',
  ]);
  expect(filterDiffering(buildRows([hall]))).toEqual([]);
});

it('begins with the total for the event of each space', () => {
  const offer = {
    start_datetime: '2027-05-15T14:00:00+02:00',
    end_datetime: '2027-05-15T22:00:00+02:00',
    assumed_hours: false,
    state: 'free',
    is_free: true,
    total: 26_400,
    per_person: 330,
    deposit: 0,
    complete: true,
    reasons: [],
    basis: 'price_list',
    series: null,
    fits: { basis: 'only', layout: null, capacity: 120 },
    opening_hours: null,
    nearest_free: null,
  } satisfies ComparedSpace['offer_for_me'];
  const totals = (spaces: ComparedSpace[]) =>
    buildRows(spaces)
      .slice(0, 2)
      .map(({ cells }) => cells.map((cell) => cell.kind === 'text' && cell.text.replaceAll('\u00a0', ' ')));
  expect(
    totals([
      { ...hall, offer_for_me: offer },
      { ...loft, offer_for_me: { ...offer, state: 'taken', total: 28_800, complete: false } },
      { ...loft, offer_for_me: { ...offer, state: 'on_request', total: null } },
      loft,
    ]),
  ).toEqual([
    ['26 400 Kč', 'orientačně 28 800 Kč', 'cena dohodou', 'neuvedeno'],
    ['volno', 'obsazeno', 'na dotaz', 'neuvedeno'],
  ]);
  expect(buildRows([hall, loft])[0]?.name).not.toBe('Cena vaší akce');
});
