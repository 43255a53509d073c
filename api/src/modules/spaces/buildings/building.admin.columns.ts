import { urls } from '@prostora/contracts';
import { exportTables } from '@prostora/strings/cs/exports.ts';
import { parseTimestamp } from '../../../platform/database/index.ts';
import type { TableColumn } from '../../../platform/export/index.ts';
import type { BuildingRow } from './building.admin.repository.ts';

const { columns } = exportTables.buildings;

/** Columns of the export of buildings. */
export const BUILDING_COLUMNS: readonly TableColumn<BuildingRow>[] = [
  { title: columns.id, width: 8, value: ({ id }) => id },
  { title: columns.name, width: 30, value: ({ name }) => name },
  { title: columns.address, width: 34, value: ({ slug }) => urls.building(slug) },
  { title: columns.street, width: 24, value: ({ street }) => street },
  {
    title: columns.houseNumber,
    width: 11,
    value: ({ land_registry_number, house_number }) =>
      [land_registry_number, house_number].filter(Boolean).join('/') || null,
  },
  { title: columns.city, value: ({ city }) => city },
  { title: columns.postalCode, width: 9, value: ({ postal_code }) => postal_code },
  { title: columns.region, width: 22, value: ({ region }) => region },
  { title: columns.owner, width: 26, value: ({ owner }) => owner },
  { title: columns.ownerId, width: 14, value: ({ owner_id }) => owner_id },
  { title: columns.email, width: 30, value: ({ owner_email }) => owner_email },
  { title: columns.spaces, width: 11, value: ({ spaces }) => spaces },
  { title: columns.published, value: ({ published }) => published },
  { title: columns.created, type: 'timestamp', value: ({ created_at }) => parseTimestamp(created_at) },
];
