import type { AdminBuildingRow } from '@prostora/api-client';
import { consoleUrls } from '@prostora/contracts';
import { Link } from '@prostora/nav';
import { formatDate } from '@prostora/strings';
import { adminBuildings as texts } from '@prostora/strings/cs/admin-buildings.ts';
import type { ResourceColumn } from '../../kit/table/resource-table.tsx';
import cells from '../../kit/table/cells.module.css';

const formatSpaces = ({ spaces_count, published_count, is_whole }: AdminBuildingRow): string =>
  texts.spaces(spaces_count, published_count, is_whole);
const OwnerLink = ({ owner: { id, name, email } }: AdminBuildingRow) => (
  <Link to={consoleUrls.customer(id)} className={cells.link}>
    {name || email}
  </Link>
);

export const buildingColumns: readonly ResourceColumn<AdminBuildingRow>[] = [
  {
    key: 'name',
    title: texts.columns.name,
    sort: 'name',
    isFixed: true,
    width: 260,
    render: ({ id, name }) => (
      <Link to={consoleUrls.buildingDetail(id)} className={cells.name}>
        {name}
      </Link>
    ),
  },
  {
    key: 'city',
    title: texts.columns.city,
    sort: 'city',
    width: 200,
    render: ({ city, province_name }) => (
      <>
        {city ?? texts.unknown}
        {province_name && <div className={cells.detail}>{province_name}</div>}
      </>
    ),
  },
  { key: 'owner', title: texts.columns.owner, width: 230, render: OwnerLink },
  { key: 'spaces', title: texts.columns.spaces, sort: 'spaces', width: 200, render: formatSpaces },
  {
    key: 'created',
    title: texts.columns.created,
    sort: 'created',
    width: 130,
    render: ({ created_at }) => formatDate(created_at),
  },
];

/** Card of the row on a phone. */
export function BuildingRowCard({ building }: { building: AdminBuildingRow }) {
  return (
    <div className={cells.card}>
      <Link to={consoleUrls.buildingDetail(building.id)} className={cells.name}>
        {building.name}
      </Link>
      <div className={cells.detail}>
        {[building.city, building.owner.name || building.owner.email].filter(Boolean).join(' · ')}
      </div>
      <div className={cells.line}>
        <span>{formatSpaces(building)}</span>
        <span>{formatDate(building.created_at)}</span>
      </div>
    </div>
  );
}
