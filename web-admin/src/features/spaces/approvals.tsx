import { Button, Card } from 'antd';
import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import type { AdminSpaceRow } from '@prostora/api-client';
import { Link } from '@prostora/nav';
import { admin, formatNumber } from '@prostora/strings';
import { ErrorPanel, SkeletonBar, StatePanel, RelativeTime, useApi } from '../../kit/index.ts';
import { OnDemand } from '../../kit/layout/on-demand.tsx';
import { SpaceStatusTag } from '../../kit/status/space-status.tsx';
import { SpaceCell, getSpaceName } from './spaces.columns.tsx';
import { waitingSpacesQuery } from './spaces.queries.ts';
import { useReviewLink, type ReviewLink } from './use-review-link.ts';
import { useSpaceAction } from './use-space-action.ts';
import styles from './approvals.module.css';

const SpaceReview = lazy(() => import('./space-review.tsx'));
const SHOWN = 6;
const WAITING_LIST = '/admin2/prostory?status=WAITING_FOR_APPROVAL&sort=submitted';

/** Spaces waiting for approval, oldest first, with review and approval. */
export function Approvals() {
  const { data, error, refetch } = useQuery(waitingSpacesQuery(useApi()));
  const review = useReviewLink();
  const rows = data?.items ?? [];
  return (
    <Card
      className={styles.card ?? ''}
      extra={
        <Link to={WAITING_LIST} className={styles.all}>
          {admin.approvals.all}
        </Link>
      }
      title={
        <h2 className={styles.heading}>
          {admin.approvals.title} {data && <span className={styles.count}>{formatNumber(data.total)}</span>}
        </h2>
      }
    >
      {error && !data ? <ErrorPanel error={error} onRetry={() => void refetch()} /> : null}
      {data && rows.length === 0 ? (
        <StatePanel title={admin.approvals.emptyTitle} text={admin.approvals.emptyText} />
      ) : null}
      {!data && !error ? <Loading /> : null}
      {rows.length > 0 && <ApprovalTable rows={rows.slice(0, SHOWN)} review={review} />}
      <OnDemand open={review.url !== null}>
        <SpaceReview rows={rows} review={review} />
      </OnDemand>
    </Card>
  );
}

function ApprovalTable({ rows, review }: { rows: readonly AdminSpaceRow[]; review: ReviewLink }) {
  const { columns } = admin.spaces;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{columns.space}</th>
          <th scope="col">{columns.status}</th>
          <th scope="col">{columns.owner}</th>
          <th scope="col">{columns.submitted}</th>
          <th scope="col">
            <span className="visually-hidden">{columns.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <ApprovalRow key={row.id} row={row} review={review} />
        ))}
      </tbody>
    </table>
  );
}

function ApprovalRow({ row, review }: { row: AdminSpaceRow; review: ReviewLink }) {
  const act = useSpaceAction();
  const name = getSpaceName(row);
  const subject = { id: row.id, version: row.version, url: row.url, name, status: row.status };
  return (
    <tr>
      <td className={styles.space}>
        <SpaceCell row={row} href={review.buildHref(row.url)} />
      </td>
      <td>
        <SpaceStatusTag status={row.status} />
      </td>
      <td>{row.owner.name}</td>
      <td className={styles.time}>
        {row.submitted_at ? <RelativeTime at={row.submitted_at} /> : admin.spaces.unknown}
      </td>
      <td className={styles.actions}>
        <Button onClick={() => review.open(row.url)} aria-label={admin.approvals.reviewLabel(name)}>
          {admin.approvals.review}
        </Button>
        {row.allowed_actions.includes('approve') && (
          <Button
            type="primary"
            onClick={() => act('approve', subject)}
            aria-label={admin.approvals.approveLabel(name)}
          >
            {admin.actions.approve.label}
          </Button>
        )}
      </td>
    </tr>
  );
}

const Loading = () => (
  <div className={styles.loading} role="status" aria-label={admin.table.loading}>
    {[0, 1, 2, 3].map((key) => (
      <div key={key}>
        <SkeletonBar width={72} height={54} />
        <SkeletonBar width="40%" />
        <SkeletonBar width="15%" />
        <SkeletonBar width="20%" />
      </div>
    ))}
  </div>
);
