import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { closeAdminSpaceReview, type SpaceReviewRow } from '@prostora/api-client';
import { consoleUrls } from '@prostora/contracts';
import { Link } from '@prostora/nav';
import { admin, formatDateTime } from '@prostora/strings';
import { adminSpaces as texts } from '@prostora/strings/cs/admin-spaces.ts';
import {
  DifferenceList,
  ErrorPanel,
  SkeletonBar,
  StatePanel,
  formatRelativeDate,
  useApi,
  useCommand,
} from '../../kit/index.ts';
import { formatSpaceChange } from './format-space-change.ts';
import { reviewsQuery } from './reviews.queries.ts';
import { SpacePhoto } from './space-photo.tsx';
import { SpaceStatusTag } from '../../kit/status/space-status.tsx';
import { getSpaceName } from './spaces.columns.tsx';
import type { ReviewLink } from './use-review-link.ts';
import { useSpaceAction } from './use-space-action.ts';
import styles from './changed-spaces.module.css';

type ChangedSpacesProps = { review: ReviewLink; page: number; onPage: (page: number) => void };

/** Published spaces changed by their owners, with each changed field. */
export function ChangedSpaces({ review, page, onPage }: ChangedSpacesProps) {
  const { data, error, refetch } = useQuery(reviewsQuery(useApi(), page));
  if (error && !data)
    return (
      <div className={styles.card}>
        <ErrorPanel error={error} onRetry={() => void refetch()} />
      </div>
    );
  if (!data) return <Loading />;
  const isPast = data.items.length === 0 && page > 1;
  if (data.items.length === 0) {
    return (
      <div className={styles.card}>
        <StatePanel
          title={texts.emptyTitle}
          text={texts.emptyText}
          action={isPast && <Button onClick={() => onPage(1)}>{texts.previous}</Button>}
        />
      </div>
    );
  }
  return (
    <>
      <p className={styles.lead}>{texts.changedLead}</p>
      <ul className={styles.cards} aria-label={texts.listLabel}>
        {data.items.map((row) => (
          <ChangedSpace key={row.id} row={row} review={review} />
        ))}
      </ul>
      {data.nr_of_pages > 1 && <Pages page={data.page} pages={data.nr_of_pages} onPage={onPage} />}
    </>
  );
}

function ChangedSpace({ row, review }: { row: SpaceReviewRow; review: ReviewLink }) {
  const { space, owner, changes } = row;
  const name = getSpaceName(space);
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <SpacePhoto image={space.image} width={96} className={styles.photo ?? ''} />
        <div className={styles.names}>
          <h2>
            <Link to={review.buildHref(space.url)} preventScrollReset>
              {name}
            </Link>
          </h2>
          {space.space_name && <span className={styles.place}>{space.building_name}</span>}
          <span className={styles.place}>
            <Link to={consoleUrls.customer(owner.id)} className={styles.owner}>
              {owner.name || owner.email}
            </Link>{' '}
            ·{' '}
            <time dateTime={row.changed_at} title={formatDateTime(row.changed_at)}>
              {texts.changedAt(formatRelativeDate(row.changed_at))}
            </time>{' '}
            · {texts.changes(changes.length)}
          </span>
        </div>
        <SpaceStatusTag status={space.status} />
      </div>
      <DifferenceList changes={changes.map((change) => formatSpaceChange(change))} />
      <Decisions row={row} name={name} onOpen={() => review.open(space.url)} />
    </li>
  );
}

/** Accepts the change or takes the space down; the server checks the allowed transitions. */
function Decisions({
  row: { id, space, changed_at },
  name,
  onOpen,
}: {
  row: SpaceReviewRow;
  name: string;
  onOpen: () => void;
}) {
  const api = useApi();
  const act = useSpaceAction();
  const close = useCommand({
    run: () => closeAdminSpaceReview({ client: api, path: { id }, body: { changed_at } }),
    done: () => texts.closed(name),
  });
  const subject = { id: space.id, version: null, url: space.url, name, status: space.status };
  return (
    <div className={styles.actions} role="group" aria-label={admin.review.actionsLabel}>
      <Button
        type="primary"
        aria-label={texts.closeLabel(name)}
        onClick={() => void close(undefined).catch(() => undefined)}
      >
        {texts.close}
      </Button>
      <Button aria-label={texts.openLabel(name)} onClick={onOpen}>
        {texts.open}
      </Button>
      {space.status === 'PUBLISHED' && (
        <>
          <Button aria-label={texts.unpublishLabel(name)} onClick={() => act('unpublish', subject)}>
            {texts.unpublish}
          </Button>
          <Button danger aria-label={texts.disableLabel(name)} onClick={() => act('disable', subject)}>
            {texts.disable}
          </Button>
        </>
      )}
    </div>
  );
}

function Pages({ page, pages, onPage }: { page: number; pages: number; onPage: (page: number) => void }) {
  const arrow = (label: string, Icon: typeof ChevronLeft, target: number) => (
    <Button
      icon={<Icon className="lucide" aria-hidden />}
      aria-label={label}
      disabled={target < 1 || target > pages}
      onClick={() => onPage(target)}
    />
  );
  return (
    <nav className={styles.pages} aria-label={texts.pages}>
      {arrow(texts.previous, ChevronLeft, page - 1)}
      <span>{texts.page(page, pages)}</span>
      {arrow(texts.next, ChevronRight, page + 1)}
    </nav>
  );
}

const Loading = () => (
  <div className={styles.cards} role="status" aria-label={texts.loading}>
    {[0, 1].map((key) => (
      <div key={key} className={styles.card}>
        <div className={styles.head}>
          <SkeletonBar width={96} height={72} />
          <SkeletonBar width="40%" />
        </div>
        <SkeletonBar width="90%" />
        <SkeletonBar width="70%" />
      </div>
    ))}
  </div>
);
