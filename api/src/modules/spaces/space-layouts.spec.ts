import { describe, expect, it } from '@jest/globals';
import {
  checkLayoutArea,
  DEFAULT_LAYOUT_AREAS,
  findLargestCapacity,
  findLayoutFit,
  findLayoutWarning,
  sortLayouts,
  type LayoutName,
} from '@prostora/contracts/space-layouts.ts';
import { findLayoutProblems } from './space-layouts.ts';

const theatre = { layout: 'divadelni', capacity: 120, area_m2: null, note: null } as const;
const school = { layout: 'skolni', capacity: 6, area_m2: 12, note: null } as const;

it('reports a repeated layout on its second row', () =>
  expect(findLayoutProblems([theatre, school, theatre]).map(({ field }) => field)).toEqual([
    'layouts.2.layout',
  ]));

it('orders layouts by capacity, then as listed', () => {
  const standing = { ...theatre, layout: 'stani' } as const;
  expect(sortLayouts([school, standing, theatre])).toEqual([theatre, standing, school]);
  expect([findLargestCapacity([school, theatre]), findLargestCapacity([])]).toEqual([120, null]);
});

describe('checkLayoutArea', () => {
  const check = (capacity: number, area: number | null, spaceArea: number | null = null) =>
    checkLayoutArea({ layout: 'stani', capacity, area_m2: area }, spaceArea, DEFAULT_LAYOUT_AREAS);

  it.each([
    [100, 60, 'plausible'],
    [100, 80, 'plausible'],
    [100, 59, 'tight'],
    [100, 81, 'roomy'],
  ] as const)('finds %i people on %i m² %s', (capacity, area, state) =>
    expect(check(capacity, area)?.state).toBe(state),
  );

  it('uses the area of the space for a layout without its own', () => {
    expect(check(100, null, 70)?.state).toBe('plausible');
    expect(check(100, 10, 70)).toMatchObject({ state: 'tight', perPerson: 0.1 });
    expect(check(100, null)).toBeNull();
  });
});

describe('findLayoutFit', () => {
  const banquet = { layout: 'banket', capacity: 65 } as const;
  const layouts = [theatre, school, banquet];
  const fit = (chosen: LayoutName | null, usual: LayoutName | null) =>
    findLayoutFit(layouts, 120, { chosen, usual });

  it('counts the chosen layout, else the usual one, else up to the largest without naming it', () => {
    expect(fit('skolni', 'banket')).toEqual({ basis: 'chosen', layout: 'skolni', capacity: 6 });
    expect(fit(null, 'banket')).toEqual({ basis: 'usual', layout: 'banket', capacity: 65 });
    expect(fit(null, null)).toEqual({ basis: 'open', layout: null, capacity: 120 });
    expect(fit(null, 'u')).toEqual({ basis: 'open', layout: null, capacity: 120 });
    expect(fit('u', 'banket')).toEqual({ basis: 'chosen', layout: 'u', capacity: 0 });
  });

  it('counts the one capacity of a space with one layout or none, and warns of nothing', () => {
    const seating = { chosen: null, usual: 'u' } as const;
    const [one, none] = [findLayoutFit([banquet], 120, seating), findLayoutFit([], 80, seating)];
    expect(one).toEqual({ basis: 'only', layout: 'banket', capacity: 65 });
    expect(none).toEqual({ basis: 'only', layout: null, capacity: 80 });
    expect([findLayoutWarning([banquet], one, 60), findLayoutWarning([], none, 60)]).toEqual([null, null]);
  });

  it.each([
    [null, 'skolni', 12, 'usual'],
    [null, 'skolni', 6, null],
    [null, null, 12, 'open'],
    [null, null, 6, null],
    [null, null, 121, null],
    ['u', null, 2, 'unlisted'],
    ['skolni', null, 12, null],
  ] as const)('with %s chosen and %s usual warns %i guests: %s', (chosen, usual, guests, warning) => {
    expect(findLayoutWarning(layouts, fit(chosen, usual), guests)).toBe(warning);
  });
});
