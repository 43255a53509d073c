import { SPACE_FIELD_NAMES, SPACE_FIELDS } from '@prostora/contracts/space-fields.ts';
import type { BuildingChanges } from '../buildings/index.ts';
import { toAddressChanges } from '../buildings/building.input.ts';
import { toStoredValue } from '../space.fields.ts';
import type { SpaceChanges } from '../space.changes.ts';
import type { SpaceInput } from './space-input.dto.ts';

/** Maps a request to changes; money in haléře. */
export function toSpaceChanges(input: SpaceInput): SpaceChanges {
  const { purposes, attributes, layouts } = input;
  const given = SPACE_FIELD_NAMES.filter((name) => input[name] !== undefined);
  return {
    ...Object.fromEntries(
      given.map((name) => [SPACE_FIELDS[name].property, toStoredValue(name, input[name])]),
    ),
    ...(purposes !== undefined && { purposes }),
    ...(attributes !== undefined && { attributes }),
    ...(layouts !== undefined && {
      layouts: layouts.map(({ layout, capacity, area_m2 = null, note = null }) => ({
        layout,
        capacity,
        area_m2,
        note,
      })),
    }),
  };
}

/** Changes of the building within a save of a space. */
export const toBuildingPart = (input: SpaceInput): BuildingChanges => ({
  ...(input.building_name !== undefined && { name: input.building_name.trim() }),
  ...toAddressChanges(input),
});
