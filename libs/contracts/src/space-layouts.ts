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
