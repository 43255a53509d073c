import { describe, expect, it } from '@jest/globals';
import type { CatalogRecord } from './catalog-record.ts';
import { LAYOUTS } from '@prostora/contracts';
import { findLayoutFit } from '@prostora/contracts/space-layouts.ts';
import fc from 'fast-check';
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
    const fit = { basis: 'chosen', layout: null, capacity: 40 };
    expect([columns.getCapacity(slot, 'u'), columns.findFit(slot, 'u')]).toEqual([40, fit]);
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

  it('follows the rule of the web for a chosen and a usual layout', () => {
    const layout = fc.constantFrom(null, ...LAYOUTS);
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(0, 6, 40, 65, 90), { minLength: 5, maxLength: 5 }),
        layout,
        layout,
        (capacities, chosen, usual) => {
          const layouts = LAYOUTS.flatMap((name, at) =>
            capacities[at] ? [{ layout: name, capacity: capacities[at] }] : [],
          );
          const capacity = layouts.length === 0 ? 70 : Math.max(...capacities);
          const columns = new Columns();
          const slot = columns.put({ ...record(1, capacities), capacity });
          const fit = findLayoutFit(layouts, capacity, { chosen, usual });
          expect([columns.findFit(slot, chosen, usual), columns.getCapacity(slot, chosen, usual)]).toEqual([
            fit,
            fit.capacity,
          ]);
        },
      ),
    );
  });
});
