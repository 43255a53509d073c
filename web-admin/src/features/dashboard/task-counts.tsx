import type { DashboardAnswer, WaitingKind } from '@prostora/api-client';
import { consoleUrls, urls } from '@prostora/contracts';
import { Link } from '@prostora/nav';
import { formatDateTime, formatNumber } from '@prostora/strings';
import { adminOverview } from '@prostora/strings/cs/admin-overview.ts';
import { SkeletonBar } from '../../kit/index.ts';
import { formatAge } from './age.ts';
import styles from './task-counts.module.css';

const texts = adminOverview.waiting;

/** Filtered page of each kind. */
const KIND_URLS: Readonly<Record<WaitingKind, string>> = {
  unanswered_reservations: `${urls.console}?ceka=unanswered_reservations`,
  unanswered_proposals: `${urls.console}?ceka=unanswered_proposals`,
  unanswered_messages: `${consoleUrls.allInquiries}?state=unanswered&kind=contact&sort=created`,
  failing_feeds: `${urls.console}?ceka=failing_feeds`,
  approvals: `${consoleUrls.reviewSpaces}?status=WAITING_FOR_APPROVAL&sort=submitted`,
  reviews: `${consoleUrls.reviewSpaces}?view=upravene`,
  failed_jobs: consoleUrls.queues,
  failed_mails: `${consoleUrls.mails}?state=failed`,
  unanswered_demands: `${consoleUrls.allInquiries}?state=unanswered&kind=demand`,
  waiting_orders: `${consoleUrls.orders}?state=waiting`,
  overdue_orders: `${consoleUrls.orders}?state=overdue`,
};
/** Kinds whose delay causes a loss. */
const URGENT: readonly WaitingKind[] = ['failed_jobs', 'failed_mails', 'overdue_orders'];

/** „Co čeká na mě“: kinds with tasks, their count, oldest age and link. */
export function TaskCounts({ waiting }: { waiting: DashboardAnswer['waiting'] | undefined }) {
  return (
    <section className={styles.panel} aria-label={texts.title}>
      <h2 className={styles.heading}>{texts.title}</h2>
      {waiting ? (
        <KindList waiting={waiting.filter(({ count }) => count > 0)} />
      ) : (
        <div className={styles.loading} role="status" aria-label={texts.loading}>
          {[0, 1, 2, 3].map((key) => (
            <SkeletonBar key={key} width="100%" height={44} />
          ))}
        </div>
      )}
    </section>
  );
}

function KindList({ waiting }: { waiting: DashboardAnswer['waiting'] }) {
  if (waiting.length === 0) return <p className={styles.nothing}>{texts.nothing}</p>;
  return (
    <ul className={styles.kinds}>
      {waiting.map(({ kind, count, oldest }) => (
        <li key={kind}>
          <Link to={KIND_URLS[kind]} className={styles.kind}>
            <b className={URGENT.includes(kind) ? styles.urgent : undefined}>{formatNumber(count)}</b>
            <span className={styles.label}>
              {texts.kinds[kind]}
              {oldest && (
                <time className={styles.age} dateTime={oldest} title={formatDateTime(oldest)}>
                  {texts.since(formatAge(oldest))}
                </time>
              )}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
