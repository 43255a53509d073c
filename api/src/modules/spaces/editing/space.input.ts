import type { BuildingChanges } from '../buildings/index.ts';
import type { SpaceChanges } from '../space.changes.ts';
import type { AddressInput, BuildingInput, SpaceInput } from './space-input.dto.ts';

/** Maps a request to changes; money in haléře. */
export function toSpaceChanges(input: SpaceInput): SpaceChanges {
  const changes: SpaceChanges = {
    ...(input.space_name !== undefined && { name: input.space_name.trim() }),
    ...(input.perex !== undefined && { perex: input.perex.trim() }),
    ...(input.area_size !== undefined && { areaSize: input.area_size }),
    ...(input.price_level !== undefined && { priceLevel: input.price_level }),
    ...(input.price_from !== undefined && {
      priceFromHaler: input.price_from === null ? null : Math.round(input.price_from * 100),
    }),
    ...(input.video_url !== undefined && { videoUrl: input.video_url }),
  };
  for (const key of [
    'description',
    'capacity',
    'recommended',
    'phone',
    'email',
    'web',
    'facebook',
    'instagram',
    'youtube',
    'purposes',
    'attributes',
  ] as const) {
    if (input[key] !== undefined) Object.assign(changes, { [key]: input[key] });
  }
  return changes;
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
