import type { BuildingInput, OwnerBuilding } from '@prostora/api-client';
import { editTexts } from '@prostora/strings/cs/editor.ts';
import { portal } from '@prostora/strings/cs/portal.ts';
import {
  toAddressInput,
  toAddressValues,
  formatCoordinates,
  type AddressValues,
} from '../../components/address/address-values.ts';
import type { FieldConflict } from '../../components/conflict/conflict-dialog.tsx';
import { toPlainLines } from '../../components/conflict/plain-text.ts';

/** Form values of a building. */
export type BuildingValues = AddressValues & { name: string; description: string };
/** Fields to compare; latitude and longitude are one field. */
export type BuildingField = Exclude<keyof BuildingValues, 'lng'>;

const { fields } = editTexts;
const LABELS: Readonly<Record<BuildingField, string>> = {
  name: fields.building_name,
  description: portal.mySpaces.building.description,
  street: fields.street,
  land_registry_number: fields.land_registry_number,
  house_number: fields.house_number,
  city: fields.city,
  postal_code: fields.postal_code,
  lat: fields.lat,
};
const FIELDS = Object.keys(LABELS) as BuildingField[];

export const toBuildingValues = (building: OwnerBuilding): BuildingValues => ({
  name: building.name,
  description: building.description,
  ...toAddressValues(building),
});

export const toBuildingInput = (
  { name, description, ...address }: BuildingValues,
  version: number,
): BuildingInput => ({ version, name: name.trim(), description, ...toAddressInput(address) });

const formatField = (field: BuildingField, values: BuildingValues): string => {
  if (field === 'lat') return formatCoordinates(values);
  return field === 'description' ? toPlainLines(values.description) : values[field];
};
const getFieldValue = (field: BuildingField, values: BuildingValues): string =>
  field === 'lat' ? `${values.lat}/${values.lng}` : values[field];

/** Form values that a field covers. */
export const listMembers = (field: BuildingField): (keyof BuildingValues)[] =>
  field === 'lat' ? ['lat', 'lng'] : [field];

/** Compares with a concurrent save: fields to take over, and conflicting fields. */
export function compareBuildings(
  base: BuildingValues,
  mine: BuildingValues,
  theirs: BuildingValues,
): { taken: BuildingField[]; clashes: FieldConflict<BuildingField>[] } {
  const changed = FIELDS.filter(
    (field) =>
      getFieldValue(field, theirs) !== getFieldValue(field, base) &&
      getFieldValue(field, theirs) !== getFieldValue(field, mine),
  );
  const isOwn = (field: BuildingField): boolean => getFieldValue(field, mine) !== getFieldValue(field, base);
  return {
    taken: changed.filter((field) => !isOwn(field)),
    clashes: changed.filter(isOwn).map((name) => ({
      name,
      label: LABELS[name],
      mine: formatField(name, mine),
      theirs: formatField(name, theirs),
    })),
  };
}
