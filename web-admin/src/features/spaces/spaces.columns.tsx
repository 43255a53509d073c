import type { AdminSpaceRow } from '@prostora/api-client';
import { Star } from 'lucide-react';
import { Link } from '@prostora/nav';
import { admin, bindSpaces } from '@prostora/strings';
import { RelativeTime, formatRelativeDate } from '../../kit/index.ts';
import type { ResourceColumn } from '../../kit/table/resource-table.tsx';
import { SpacePhoto } from './space-photo.tsx';
import { SpaceStatusTag } from '../../kit/status/space-status.tsx';
import styles from './spaces.module.css';

const { columns, unknown, people, photos, priceFrom, byAgreement } = admin.spaces;

/** Display name: a space without a name is the whole building. */
export const getSpaceName = (space: { space_name: string; building_name: string }): string =>
  space.space_name || space.building_name;

/** „Dům Radost · Praha“; the building is omitted when it is the name. */
export const formatPlace = (space: {
  space_name: string;
  building_name: string;
  city: string | null;
}): string =>
  bindSpaces([space.space_name ? space.building_name : null, space.city].filter(Boolean).join(' · '));

type LinkTo = (row: AdminSpaceRow) => string;

/** Photo, name and place; the name opens the review. */
export function SpaceCell({ row, href }: { row: AdminSpaceRow; href: string }) {
  return (
    <div className={styles.space}>
      <SpacePhoto image={row.image} width={72} className={styles.thumb ?? ''} />
      <div className={styles.names}>
        <Link to={href} className={styles.name} preventScrollReset>
          {getSpaceName(row)}
        </Link>
        {row.recommended && (
          <Star className={`lucide ${styles.star}`} role="img" aria-label={admin.spaces.recommended} />
        )}
        <span className={styles.place}>{formatPlace(row)}</span>
      </div>
    </div>
  );
}

const renderDate = (value: string | null) =>
  value ? <RelativeTime at={value} className={styles.nowrap} /> : unknown;

/** Columns of the list of spaces; the hidden ones are chosen by width. */
export const spaceColumns = (linkTo: LinkTo): ResourceColumn<AdminSpaceRow>[] => [
  {
    key: 'space',
    title: columns.space,
    sort: 'name',
    isFixed: true,
    width: 290,
    skeletonHeight: 54,
    render: (row) => <SpaceCell row={row} href={linkTo(row)} />,
  },
  {
    key: 'status',
    title: columns.status,
    sort: 'status',
    width: 175,
    render: (row) => (
      <SpaceStatusTag
        status={row.status}
        isPaused={row.paused_at !== null}
        isSuspended={row.suspended_at !== null}
      />
    ),
  },
  {
    key: 'owner',
    title: columns.owner,
    width: 160,
    render: (row) => <span className={styles.owner}>{row.owner.name}</span>,
  },
  {
    key: 'capacity',
    title: columns.capacity,
    sort: 'capacity',
    align: 'right',
    width: 120,
    render: (row) => (row.capacity === null ? unknown : people(row.capacity)),
  },
  {
    key: 'price',
    title: columns.price,
    align: 'right',
    width: 130,
    render: (row) => (row.price_from === null ? byAgreement : priceFrom(row.price_from)),
  },
  {
    key: 'submitted',
    title: columns.submitted,
    sort: 'submitted',
    width: 150,
    render: (row) => renderDate(row.submitted_at),
  },
  {
    key: 'updated',
    title: columns.updated,
    sort: 'updated',
    width: 160,
    isOptional: true,
    render: (row) => renderDate(row.updated_at),
  },
  {
    key: 'region',
    title: columns.region,
    width: 170,
    isOptional: true,
    render: (row) => row.province_name ?? unknown,
  },
  {
    key: 'photos',
    title: columns.photos,
    align: 'right',
    width: 100,
    isOptional: true,
    render: (row) => photos(row.images_count),
  },
  {
    key: 'published',
    title: columns.published,
    width: 160,
    isOptional: true,
    render: (row) => renderDate(row.published_at),
  },
];

/** Card of the row on a phone: space, status and parameters. */
export function SpaceRowCard({ row, href }: { row: AdminSpaceRow; href: string }) {
  const details = [
    row.capacity === null ? null : people(row.capacity),
    row.price_from === null ? byAgreement : priceFrom(row.price_from),
    formatRelativeDate(row.submitted_at ?? row.updated_at),
  ];
  return (
    <div className={styles.card}>
      <SpaceCell row={row} href={href} />
      <div className={styles.cardLine}>
        <SpaceStatusTag
          status={row.status}
          isPaused={row.paused_at !== null}
          isSuspended={row.suspended_at !== null}
        />
        <span className={styles.owner}>{row.owner.name}</span>
      </div>
      <div className={styles.details}>{details.filter(Boolean).join(' · ')}</div>
    </div>
  );
}
