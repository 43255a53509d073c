import type { BuildingChanges } from './building.changes.ts';
import type { AddressInput, BuildingInput } from './building.dto.ts';

export function toAddressChanges(input: AddressInput): BuildingChanges {
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

export const toBuildingChanges = (input: BuildingInput): BuildingChanges => ({
  ...(input.name !== undefined && { name: input.name.trim() }),
  ...(input.description !== undefined && { description: input.description }),
  ...toAddressChanges(input),
});
