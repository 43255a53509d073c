import type { SpaceLayout } from '@prostora/api-client';
import { LAYOUTS } from '@prostora/contracts';
import { findLargestCapacity, LAYOUT_LIMITS, type LayoutName } from '@prostora/contracts/space-layouts.ts';
import { fieldError, missing } from '@prostora/strings/cs/errors.ts';
import { numberRule, parseNumber, toNumberText } from '../../lib/space-numbers.ts';

/** A layout as typed. */
export type LayoutRow = { layout: LayoutName; capacity: string; area_m2: string; note: string };
/** Messages by position and field: `1.capacity`. */
export type LayoutErrors = Readonly<Record<string, string>>;

export const toLayoutRows = (layouts: readonly SpaceLayout[]): LayoutRow[] =>
  layouts.map(({ layout, capacity, area_m2, note }) => ({
    layout,
    capacity: toNumberText(capacity),
    area_m2: toNumberText(area_m2),
    note: note ?? '',
  }));

/** Values for the API; the rows are valid. */
export const toLayoutInput = (rows: readonly LayoutRow[]): SpaceLayout[] =>
  rows.map(({ layout, capacity, area_m2, note }) => ({
    layout,
    capacity: parseNumber(capacity) ?? 0,
    area_m2: parseNumber(area_m2),
    note: note.trim() || null,
  }));

/** A new row with the first layout that is not in the list; null when all are. */
export function createLayoutRow(rows: readonly LayoutRow[]): LayoutRow | null {
  const layout = LAYOUTS.find((name) => !rows.some((row) => row.layout === name));
  return layout === undefined ? null : { layout, capacity: '', area_m2: '', note: '' };
}

/** Largest valid capacity of the rows; null without one. */
export const findTypedCapacity = (rows: readonly LayoutRow[]): number | null =>
  findLargestCapacity(
    rows.flatMap(({ capacity: text }) => {
      const capacity = parseNumber(text);
      return capacity !== null && capacity > 0 ? { capacity } : [];
    }),
  );

const toMessage = (problem: string | true): string | null => (problem === true ? null : problem);
const checkCapacity = numberRule({ min: 1, max: LAYOUT_LIMITS.capacity, whole: true });
const checkArea = numberRule({ min: 1, max: LAYOUT_LIMITS.area, whole: true });

export function validateLayoutRows(rows: readonly LayoutRow[]): LayoutErrors {
  const errors: Record<string, string> = {};
  rows.forEach(({ capacity, area_m2, note }, index) => {
    const capacityProblem = capacity.trim() === '' ? missing.capacity : toMessage(checkCapacity(capacity));
    const areaProblem = toMessage(checkArea(area_m2));
    if (capacityProblem) errors[`${index}.capacity`] = capacityProblem;
    if (areaProblem) errors[`${index}.area_m2`] = areaProblem;
    if (note.length > LAYOUT_LIMITS.note)
      errors[`${index}.note`] = fieldError('maxLength', { max: LAYOUT_LIMITS.note });
  });
  return errors;
}

/** Whether two lists hold the same layouts, in any order. */
export function isSameLayouts(one: readonly LayoutRow[], other: readonly LayoutRow[]): boolean {
  const toText = (rows: readonly LayoutRow[]): string =>
    JSON.stringify(
      rows
        .map(({ layout, capacity, area_m2, note }) => [layout, capacity.trim(), area_m2.trim(), note.trim()])
        .sort(),
    );
  return toText(one) === toText(other);
}
