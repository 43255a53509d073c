import { LAYOUTS } from './taxonomy.ts';

export type LayoutName = (typeof LAYOUTS)[number];

/** Layout of a space with its capacity, in names of the API. */
export type SpaceLayoutValue = {
  layout: LayoutName;
  capacity: number;
  /** Area used for the layout; null = the whole space. */
  area_m2: number | null;
  note: string | null;
};

export const LAYOUT_LIMITS = { capacity: 100_000, area: 1_000_000, note: 120, areaPerPerson: 100 } as const;

/** Usual area a person in a layout, in square metres; both ends inclusive. */
export type LayoutArea = { layout: LayoutName; from: number; to: number };

/** Values until the operator changes them (capabilities 02 §2.2). */
export const DEFAULT_LAYOUT_AREAS: readonly LayoutArea[] = [
  { layout: 'divadelni', from: 0.8, to: 1 },
  { layout: 'skolni', from: 1.8, to: 2 },
  { layout: 'u', from: 2.5, to: 3 },
  { layout: 'banket', from: 1.3, to: 1.5 },
  { layout: 'stani', from: 0.6, to: 0.8 },
];

/** The largest first; equal ones in the order of `LAYOUTS`. */
export const sortLayouts = <Layout extends Pick<SpaceLayoutValue, 'layout' | 'capacity'>>(
  layouts: readonly Layout[],
): Layout[] =>
  layouts.toSorted(
    (one, other) =>
      other.capacity - one.capacity || LAYOUTS.indexOf(one.layout) - LAYOUTS.indexOf(other.layout),
  );

/** Capacity of the largest layout; null without layouts. */
export const findLargestCapacity = (layouts: readonly { capacity: number }[]): number | null =>
  layouts.length === 0 ? null : Math.max(...layouts.map(({ capacity }) => capacity));

/** Layout of an event: the one chosen, and the one usual for its purpose. */
export type EventSeating = { chosen: LayoutName | null; usual: LayoutName | null };

/**
 * `chosen`, `usual`: the layout of the event; `only`: the space has one capacity, of its one layout or without layouts;
 * `open`: one of several layouts is still to be chosen, up to the capacity of the largest.
 */
export const LAYOUT_FIT_BASES = ['chosen', 'usual', 'only', 'open'] as const;

export type LayoutFit = {
  basis: (typeof LAYOUT_FIT_BASES)[number];
  /** Null for an open one, and for a space without layouts. */
  layout: LayoutName | null;
  /** Null where it is unknown; 0 in a chosen layout that the space does not give. */
  capacity: number | null;
};

/**
 * How many people a space holds for an event: in the chosen layout, else in the usual one of the purpose, else in the
 * largest. A usual layout that the space does not give is left to choose.
 * @param capacity of a space without layouts
 */
export function findLayoutFit(
  layouts: readonly Pick<SpaceLayoutValue, 'layout' | 'capacity'>[],
  capacity: number | null,
  { chosen, usual }: EventSeating,
): LayoutFit {
  const find = (name: LayoutName | null) => layouts.find(({ layout }) => layout === name);
  const [largest] = sortLayouts(layouts);
  if (!largest) return { basis: chosen === null ? 'only' : 'chosen', layout: null, capacity };
  if (chosen !== null) return { basis: 'chosen', layout: chosen, capacity: find(chosen)?.capacity ?? 0 };
  const row = find(usual);
  if (row) return { basis: 'usual', ...pickFit(row) };
  if (layouts.length === 1) return { basis: 'only', ...pickFit(largest) };
  return { basis: 'open', layout: null, capacity: largest.capacity };
}

/** Why the guests may not fit; null where they do, or where the booking is refused. */
export type LayoutWarning = 'usual' | 'open' | 'unlisted' | null;

/** What a form tells before a booking: it is possible, but its guests may not find a seat. */
export function findLayoutWarning(
  layouts: readonly Pick<SpaceLayoutValue, 'capacity'>[],
  { basis, capacity }: LayoutFit,
  guests: number,
): LayoutWarning {
  if (layouts.length === 0 || basis === 'only') return null;
  if (basis === 'chosen') return capacity === 0 ? 'unlisted' : null;
  if (basis === 'usual') return guests > (capacity ?? 0) ? 'usual' : null;
  const smallest = Math.min(...layouts.map((layout) => layout.capacity));
  return guests > smallest && guests <= (capacity ?? 0) ? 'open' : null;
}

const pickFit = ({ layout, capacity }: Pick<SpaceLayoutValue, 'layout' | 'capacity'>) => ({
  layout,
  capacity,
});

/** `tight`: less area a person than usual; `roomy`: more. */
export type LayoutAreaCheck = {
  state: 'plausible' | 'tight' | 'roomy';
  perPerson: number;
  usual: LayoutArea;
};

/**
 * Compares the area a person with the usual one.
 * @param spaceArea area of the whole space, used by layouts without an area of their own
 * @returns null where the area or the usual one is unknown
 */
export function checkLayoutArea(
  { layout, capacity, area_m2 }: Pick<SpaceLayoutValue, 'layout' | 'capacity' | 'area_m2'>,
  spaceArea: number | null,
  areas: readonly LayoutArea[],
): LayoutAreaCheck | null {
  const area = area_m2 ?? spaceArea;
  const usual = areas.find((one) => one.layout === layout);
  if (area === null || usual === undefined || capacity < 1) return null;
  const perPerson = Math.round((area / capacity) * 100) / 100;
  const state = perPerson < usual.from ? 'tight' : perPerson > usual.to ? 'roomy' : 'plausible';
  return { state, perPerson, usual };
}
