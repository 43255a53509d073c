import { isDeepStrictEqual } from 'node:util';
import {
  findLargestCapacity,
  sortLayouts,
  type SpaceLayoutValue,
} from '@prostora/contracts/space-layouts.ts';
import { fieldError } from '../../platform/errors/index.ts';
import type { FieldChange } from './space-review.entity.ts';
import type { SpaceProblem } from './space.errors.ts';
import type { SpaceWithLayouts } from './space.repository.ts';
import { SpaceLayout } from './space.entity.ts';

/** Layouts in names of the API, the largest first. */
export const toLayoutValues = ({ layouts }: Pick<SpaceWithLayouts, 'layouts'>): SpaceLayoutValue[] =>
  sortLayouts(
    layouts
      .getItems()
      .map(({ layout, capacity, areaM2, note }) => ({ layout, capacity, area_m2: areaM2, note })),
  );

/** A layout may stand in the list once; the error is on the second one. */
export const findLayoutProblems = (layouts: readonly SpaceLayoutValue[]): SpaceProblem[] =>
  layouts.flatMap(({ layout }, index) =>
    layouts.findIndex((one) => one.layout === layout) < index
      ? [{ field: `layouts.${index}.layout`, error: fieldError('layoutTwice') }]
      : [],
  );

/**
 * Capacity of a space after a change: the largest layout, where there are layouts; the entered one otherwise.
 */
export const resolveCapacity = <Capacity>(
  space: Pick<SpaceWithLayouts, 'layouts'>,
  layouts: readonly SpaceLayoutValue[] | undefined,
  entered: Capacity,
): number | Capacity => findLargestCapacity(layouts ?? toLayoutValues(space)) ?? entered;

/** Replaces all layouts; rows of kept layouts stay, so that the unique constraint holds at every statement. */
export function replaceLayouts(space: SpaceWithLayouts, layouts: readonly SpaceLayoutValue[]): FieldChange[] {
  const before = toLayoutValues(space);
  const after = sortLayouts(layouts);
  if (isDeepStrictEqual(before, after)) return [];
  const rows = new Map(space.layouts.getItems().map((row) => [row.layout, row]));
  for (const row of rows.values())
    if (!after.some(({ layout }) => layout === row.layout)) space.layouts.remove(row);
  for (const { layout, capacity, area_m2: areaM2, note } of after) {
    const row = rows.get(layout);
    if (row) Object.assign(row, { capacity, areaM2, note });
    else space.layouts.add(Object.assign(new SpaceLayout(), { layout, capacity, areaM2, note }));
  }
  return [{ field: 'layouts', before, after }];
}
