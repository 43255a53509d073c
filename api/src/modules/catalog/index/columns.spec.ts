import { describe, expect, it } from '@jest/globals';
import type { CatalogRecord } from './catalog-record.ts';
import { Columns } from './columns.ts';

const record = (id: number, layoutCapacities: readonly number[]): CatalogRecord => ({
  id,
  buildingId: id,
  rank: 0,
  capacity: Math.max(40, ...layoutCapacities),
  price: null,
  publishedAt: 0,
  lat: 50,
  lng: 14,
  locationIds: [],
  purposeIds: [],
  attributeIds: [],
  layoutCapacities,
  texts: [],
  names: [],
  card: '{}',
  marker: '{}',
});

describe('Columns.getCapacity', () => {
  it('is 0 in a layout that a space with layouts does not give', () => {
    const columns = new Columns();
    const slot = columns.put(record(1, [120, 60, 0, 0, 0]));
    expect(
      [null, 'divadelni', 'skolni', 'u'].map((layout) => columns.getCapacity(slot, layout as never)),
    ).toEqual([120, 120, 60, 0]);
  });

  it('is the one capacity of a space without layouts', () => {
    const columns = new Columns();
    const slot = columns.put(record(1, []));
    expect([columns.getCapacity(slot, 'u'), columns.findFit(slot, 'u')]).toEqual([40, null]);
  });

  it('forgets the layouts of the space that used the slot before', () => {
    const columns = new Columns();
    columns.put(record(1, [120, 60, 0, 0, 0]));
    columns.release(1);
    expect(columns.getCapacity(columns.put(record(2, [])), 'skolni')).toBe(40);
  });

  it('keeps layouts when the columns grow', () => {
    const columns = new Columns();
    for (let id = 1; id <= 1100; id += 1) columns.put(record(id, [0, id, 0, 0, 0]));
    expect([7, 1024, 1100].map((id) => columns.getCapacity(columns.findSlot(id) ?? -1, 'skolni'))).toEqual([
      7, 1024, 1100,
    ]);
  });
});
