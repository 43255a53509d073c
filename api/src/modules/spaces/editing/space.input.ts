import { SPACE_FIELD_NAMES, SPACE_FIELDS } from '@prostora/contracts/space-fields.ts';
import type { BuildingChanges } from '../buildings/index.ts';
import { toStoredValue } from '../space.fields.ts';
import type { SpaceChanges } from '../space.changes.ts';
import type { AddressInput, BuildingInput, SpaceInput } from './space-input.dto.ts';

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

function toAddressChanges(input: AddressInput): BuildingChanges {
  const { street, house_number, land_registry_number, postal_code, city, lat, lng } = input;
  return {
    ...(street !== undefined && { street }),
    ...(house_number !== undefined && { houseNumber: house_number }),
    ...(land_registry_number !== undefined && { landRegistryNumber: land_registry_number }),
    ...(postal_code !== undefined && { postalCode: postal_code }),
    ...(city !== undefined && { city }),
    ...(lat !== undefined && { lat }),
    ...(lng !== undefined && { lng }),
  };
}

/** Changes of the building within a save of a space. */
export const toBuildingPart = (input: SpaceInput): BuildingChanges => ({
  ...(input.building_name !== undefined && { name: input.building_name.trim() }),
  ...toAddressChanges(input),
});

export const toBuildingChanges = (input: BuildingInput): BuildingChanges => ({
  ...(input.name !== undefined && { name: input.name.trim() }),
  ...(input.description !== undefined && { description: input.description }),
  ...toAddressChanges(input),
});
