import { Button, Drawer } from 'antd';
import { ChevronLeft, ChevronRight, ExternalLink, FileText, SquarePen, X } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { AdminSpaceRow, SpaceDetail } from '@prostora/api-client';
import { consoleUrls, urls } from '@prostora/contracts';
import { Link } from '@prostora/nav';
import { admin } from '@prostora/strings';
import { adminSpaces } from '@prostora/strings/cs/admin-spaces.ts';
import { ErrorPanel, StatePanel, useApi, useMedia } from '../../kit/index.ts';
import { SpaceDecisions } from './space-decisions.tsx';
import { SpaceSheet, SpaceSheetSkeleton } from './space-sheet.tsx';
import { SpaceStatusTag } from '../../kit/status/space-status.tsx';
import { getSpaceName } from './spaces.columns.tsx';
import { spaceDetailQuery } from './spaces.queries.ts';
import type { ReviewLink } from './use-review-link.ts';
import styles from './space-review.module.css';

/** Review drawer of a space with the allowed decisions. */
export default function SpaceReview({
  rows,
  review,
}: {
  rows: readonly AdminSpaceRow[];
  review: ReviewLink;
}) {
  const api = useApi();
  const isNarrow = useMedia('(max-width: 900px)');
  const { url, open, close } = review;
  const { data, error, refetch } = useQuery({ ...spaceDetailQuery(api, url ?? ''), enabled: url !== null });
  const space = data?.space ?? null;
  const position = useListPosition(rows, url);
  useEffect(() => {
    if (data?.redirect) open(data.redirect.replace(/^\/prostor\//u, ''));
  }, [data?.redirect, open]);
  const isMissing =
    Boolean(data && !space && !data.redirect) ||
    (error !== null && 'errorCode' in error && error.errorCode === 'NOTFOUND');
  return (
    <Drawer
      open={url !== null}
      onClose={close}
      size={isNarrow ? '100%' : 760}
      closable={false}
      aria-label={admin.review.label}
      classNames={{ header: styles.header ?? '', body: styles.body ?? '', footer: styles.footer ?? '' }}
      title={<ReviewTitle space={space} position={position} review={review} />}
      footer={space && <SpaceDecisions space={space} />}
    >
      {space && <SpaceSheet space={space} row={position?.row} layoutAreas={data?.layout_areas} />}
      {!space && isMissing && (
        <StatePanel
          title={admin.review.notFoundTitle}
          text={admin.review.notFoundText}
          action={<Button onClick={close}>{admin.review.close}</Button>}
        />
      )}
      {!space && error && !isMissing && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {!space && !error && !isMissing && <SpaceSheetSkeleton />}
    </Drawer>
  );
}

type ListPosition = {
  row: AdminSpaceRow;
  previous: AdminSpaceRow | undefined;
  next: AdminSpaceRow | undefined;
};

/**
 * Position of the space in the list. Kept after a decision removes it from the list, so that the next one can
 * be opened.
 */
function useListPosition(rows: readonly AdminSpaceRow[], url: string | null): ListPosition | null {
  const [last, setLast] = useState<ListPosition | null>(null);
  const index = rows.findIndex((row) => row.url === url);
  const row = rows[index];
  if (row && (row !== last?.row || rows[index + 1] !== last.next || rows[index - 1] !== last.previous))
    setLast({ row, previous: rows[index - 1], next: rows[index + 1] });
  return last?.row.url === url ? last : null;
}

function ReviewTitle({
  space,
  position,
  review,
}: {
  space: SpaceDetail | null;
  position: ListPosition | null;
  review: ReviewLink;
}) {
  const renderStep = (label: string, Icon: typeof ChevronLeft, target: AdminSpaceRow | undefined) => (
    <Button
      type="text"
      icon={<Icon className="lucide" aria-hidden />}
      aria-label={label}
      disabled={!target}
      onClick={() => target && review.open(target.url)}
    />
  );
  const known = space ?? position?.row;
  return (
    <div className={styles.bar}>
      <div className={styles.title}>
        {known && (
          <>
            <h2>{getSpaceName(known)}</h2>
            <SpaceStatusTag status={known.status} />
          </>
        )}
      </div>
      <div className={styles.tools}>
        {space && (
          <Link to={consoleUrls.spaceDetail(space.id)} className={styles.detail}>
            <FileText className="lucide" aria-hidden />
            <span>{adminSpaces.detail.open}</span>
          </Link>
        )}
        {space?.status === 'PUBLISHED' && (
          <Button
            type="text"
            href={urls.space(space.url)}
            target="_blank"
            rel="noopener"
            icon={<ExternalLink className="lucide" aria-hidden />}
            className={styles.public ?? ''}
          >
            <span>
              {admin.review.publicPage}
              <span className="visually-hidden"> {admin.review.opensNewTab}</span>
            </span>
          </Button>
        )}
        {space?.allowed_actions.includes('edit') && (
          <Button
            type="text"
            href={`${urls.space(space.url)}?upravit=1`}
            icon={<SquarePen className="lucide" aria-hidden />}
            className={styles.public ?? ''}
          >
            <span>{adminSpaces.editOnWeb}</span>
          </Button>
        )}
        {position && (position.previous || position.next) && (
          <>
            {renderStep(admin.review.previous, ChevronLeft, position.previous)}
            {renderStep(admin.review.next, ChevronRight, position.next)}
          </>
        )}
        <Button
          type="text"
          icon={<X className="lucide" aria-hidden />}
          aria-label={admin.review.close}
          onClick={review.close}
        />
      </div>
    </div>
  );
}
