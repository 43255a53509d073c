import type { AdminLocation } from '@prostora/api-client';
import { formatNumber } from '@prostora/strings';
import { adminLocations } from '@prostora/strings/cs/admin-taxonomy.ts';
import type { ResourceColumn } from '../../kit/table/resource-table.tsx';
import styles from './taxonomy.module.css';

const { columns, kinds, noLocative, unknown } = adminLocations;
const DEPTH = { country: '', region: styles.region, town: styles.town, city_part: styles.cityPart } as const;

type Open = (location: AdminLocation) => void;

/** Name indented by level while rows are in tree order. */
function LocationCell({
  location,
  onOpen,
  isTree,
}: {
  location: AdminLocation;
  onOpen: Open;
  isTree: boolean;
}) {
  return (
    <div className={`${styles.place} ${isTree ? DEPTH[location.kind] : ''}`}>
      <button type="button" className={styles.link} onClick={() => onOpen(location)}>
        {location.name}
      </button>
      {!isTree && location.path.length > 0 && (
        <span className={styles.detail}>
          {location.path
            .slice(1)
            .map(({ name }) => name)
            .join(', ')}
        </span>
      )}
    </div>
  );
}

const Locative = ({ location: { locative } }: { location: AdminLocation }) =>
  locative === null ? <span className={styles.missing}>{noLocative}</span> : <>{locative}</>;
const formatCount = (value: number): string => (value === 0 ? unknown : formatNumber(value));

export const locationColumns = (onOpen: Open, isTree: boolean): readonly ResourceColumn<AdminLocation>[] => [
  {
    key: 'name',
    title: columns.name,
    sort: 'name',
    isFixed: true,
    width: 280,
    render: (location) => <LocationCell location={location} onOpen={onOpen} isTree={isTree} />,
  },
  { key: 'kind', title: columns.kind, width: 130, render: ({ kind }) => kinds[kind] },
  {
    key: 'locative',
    title: columns.locative,
    width: 220,
    render: (location) => <Locative location={location} />,
  },
  {
    key: 'population',
    title: columns.population,
    sort: 'population',
    align: 'right',
    width: 120,
    render: ({ population }) => (population === null ? unknown : formatNumber(population)),
  },
  {
    key: 'buildings',
    title: columns.buildings,
    sort: 'buildings',
    align: 'right',
    width: 110,
    render: ({ buildings }) => formatCount(buildings),
  },
  {
    key: 'spaces',
    title: columns.spaces,
    sort: 'spaces',
    align: 'right',
    width: 110,
    render: ({ spaces }) => formatCount(spaces),
  },
  { key: 'slug', title: columns.slug, width: 180, isOptional: true, render: ({ slug }) => slug },
];

/** Card of the row on a phone. */
export function LocationCard({ location, onOpen }: { location: AdminLocation; onOpen: Open }) {
  return (
    <div className={styles.card}>
      <LocationCell location={location} onOpen={onOpen} isTree={false} />
      <div className={styles.line}>
        <span>{kinds[location.kind]}</span>
        <span>
          {columns.locative}: <Locative location={location} />
        </span>
        <span>
          {columns.spaces}: {formatCount(location.spaces)}
        </span>
      </div>
    </div>
  );
}
