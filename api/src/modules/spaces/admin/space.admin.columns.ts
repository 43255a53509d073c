import { urls } from '@prostora/contracts';
import { SPACE_FIELDS } from '@prostora/contracts/space-fields.ts';
import { admin } from '@prostora/strings/cs/admin.ts';
import { exportTables } from '@prostora/strings/cs/exports.ts';
import { spaceFields } from '@prostora/strings/cs/space-fields.ts';
import { formatLayout, layoutsView } from '@prostora/strings/cs/space-layouts.ts';
import { parseTimestampOrNull } from '../../../platform/database/index.ts';
import type { TableColumn } from '../../../platform/export/index.ts';
import { EXPORTED_SPACE_FIELDS, type ExportedSpaceField } from '../space.fields.ts';
import type { SpaceExportRow } from '../space-export.repository.ts';

const { columns } = exportTables.spaces;

const buildUrl = ({ no_name, slug, building_slug }: SpaceExportRow): string =>
  urls.space(no_name ? building_slug : `${building_slug}/${slug}`);
const formatHouseNumber = ({ land_registry_number, house_number }: SpaceExportRow): string | null =>
  [land_registry_number, house_number].filter(Boolean).join('/') || null;

function toColumn(name: ExportedSpaceField): TableColumn<SpaceExportRow> {
  const { column, exportWidth: width, kind } = SPACE_FIELDS[name];
  const title = spaceFields.columns[name];
  if (kind !== 'money') return { title, width, value: (row) => row[column] };
  return { title, width, type: 'amount', value: (row) => (row[column] === null ? null : row[column] / 100) };
}

/** Columns of the export of spaces. */
export const SPACE_COLUMNS: readonly TableColumn<SpaceExportRow>[] = [
  { title: columns.id, width: 8, value: ({ id }) => id },
  { title: columns.name, width: 28, value: ({ name }) => name },
  { title: columns.building, width: 28, value: ({ building }) => building },
  { title: columns.address, width: 36, value: buildUrl },
  { title: columns.status, value: ({ status }) => admin.statuses[status] },
  { title: columns.reason, width: 26, value: ({ status_reason }) => status_reason },
  { title: columns.street, width: 24, value: ({ street }) => street },
  { title: columns.houseNumber, width: 11, value: formatHouseNumber },
  { title: columns.city, value: ({ city }) => city },
  { title: columns.postalCode, width: 9, value: ({ postal_code }) => postal_code },
  { title: columns.region, width: 22, value: ({ region }) => region },
  ...EXPORTED_SPACE_FIELDS.map(toColumn),
  {
    title: layoutsView.title,
    width: 40,
    value: ({ layouts }) => layouts.map(formatLayout).join('; ') || null,
  },
  { title: columns.photos, width: 8, value: ({ photos }) => photos },
  { title: columns.owner, width: 26, value: ({ owner }) => owner },
  { title: columns.ownerId, width: 14, value: ({ owner_id }) => owner_id },
  { title: columns.email, width: 30, value: ({ owner_email }) => owner_email },
  { title: columns.phone, value: ({ phone }) => phone },
  { title: columns.created, type: 'timestamp', value: ({ created_at }) => parseTimestampOrNull(created_at) },
  {
    title: columns.submitted,
    type: 'timestamp',
    value: ({ submitted_at }) => parseTimestampOrNull(submitted_at),
  },
  {
    title: columns.published,
    type: 'timestamp',
    value: ({ published_at }) => parseTimestampOrNull(published_at),
  },
  { title: columns.updated, type: 'timestamp', value: ({ updated_at }) => parseTimestampOrNull(updated_at) },
];
