import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { listAuditRecords, type ListAuditRecordsData, type AuditRow } from '@prostora/api-client';
import { adminAudit as texts } from '@prostora/strings/cs/admin-audit.ts';
import { formatActor, formatChanges, type ChangeFormatter } from './audit-format.ts';
import { Changes } from './changes.tsx';
import { useApi } from '../data/session.tsx';
import { SkeletonBar } from '../layout/skeleton.tsx';
import { ErrorPanel } from '../layout/state-panel.tsx';
import { SubjectLink } from '../layout/subject-link.tsx';
import { RelativeTime } from '../dates/relative-time.tsx';
import styles from './audit-history.module.css';

const PAGE_SIZE = 15;

type AuditHistoryProps = {
  query: Omit<ListAuditRecordsData['query'], 'page' | 'page_size'>;
  /** Shows the subject of each entry, for logs with several subjects. */
  showsSubject?: boolean;
  /** Formats values that only the feature can name. */
  formatChange?: ChangeFormatter;
};

/** The audit log, newest first: action, actor, and each changed field before and after. */
export function AuditHistory({
  query,
  showsSubject = false,
  formatChange = (change) => change,
}: AuditHistoryProps) {
  const api = useApi();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['audit', query] as const,
    queryFn: ({ pageParam, signal }) =>
      listAuditRecords({ client: api, query: { ...query, page: pageParam, page_size: PAGE_SIZE }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, nr_of_pages }) => (page < nr_of_pages ? page + 1 : undefined),
  });
  if (error && !data) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <div className={styles.loading} role="status" aria-label={texts.loading}>
        <SkeletonBar width="60%" />
        <SkeletonBar width="45%" />
        <SkeletonBar width="55%" />
      </div>
    );
  const rows = data.pages.flatMap(({ items }) => items);
  if (rows.length === 0) return <p className={styles.empty}>{texts.empty}</p>;
  return (
    <>
      <ol className={styles.entries}>
        {rows.map((row) => (
          <Entry key={row.id} row={row} showsSubject={showsSubject} formatChange={formatChange} />
        ))}
      </ol>
      {hasNextPage && (
        <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {texts.more}
        </Button>
      )}
    </>
  );
}

function Entry({
  row,
  showsSubject,
  formatChange,
}: {
  row: AuditRow;
  showsSubject: boolean;
  formatChange: ChangeFormatter;
}) {
  return (
    <li className={styles.entry}>
      <div className={styles.line}>
        <b>{texts.action(row.action)}</b>
        {showsSubject && <SubjectLink {...row.subject} className={styles.subject} />}
      </div>
      <div className={styles.by}>
        <RelativeTime at={row.at} /> · {formatActor(row)}
      </div>
      <Changes changes={formatChanges(row.changes, formatChange)} />
    </li>
  );
}
