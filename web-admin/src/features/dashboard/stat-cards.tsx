import type { DashboardAnswer } from '@prostora/api-client';
import { admin, formatNumber } from '@prostora/strings';
import { SkeletonBar } from '../../kit/index.ts';
import { added, changeAgainst, type Change } from './change.ts';
import styles from './stat-cards.module.css';

const texts = admin.dashboard;

type Stat = { label: string; value: number; change: Change | null; changeLabel: (text: string) => string; detail: string };

/** The four numbers of the period; the small line says what stands behind each. */
function statsOf({ spaces, customers, reservations, views }: DashboardAnswer): Stat[] {
  return [
    { label: texts.published, value: spaces.published, change: added(spaces.published_in_period), changeLabel: texts.newLabel, detail: texts.publishedDetail(spaces.draft, spaces.disabled) },
    { label: texts.owners, value: customers.new_in_period, change: null, changeLabel: texts.newLabel, detail: texts.ownersDetail(customers.total) },
    {
      label: texts.reservations, value: reservations.in_period, change: changeAgainst(reservations.in_period, reservations.previous), changeLabel: texts.changeLabel,
      detail: texts.reservationsDetail(reservations.confirmed, reservations.value),
    },
    { label: texts.views, value: views.in_period, change: changeAgainst(views.in_period, views.previous), changeLabel: texts.changeLabel, detail: texts.viewsDetail(views.previous) },
  ];
}

export function StatCards({ answer }: { answer: DashboardAnswer | undefined }) {
  if (!answer) return <div className={styles.grid}>{[0, 1, 2, 3].map((key) => <div key={key} className={styles.card}><SkeletonBar width="55%" /><SkeletonBar width="40%" height={32} /><SkeletonBar width="70%" /></div>)}</div>;
  return (
    <dl className={styles.grid}>
      {statsOf(answer).map(({ label, value, change, changeLabel, detail }) => (
        <div key={label} className={styles.card}>
          <dt>{label}</dt>
          <dd className={styles.value}>
            {formatNumber(value)}
            {change && <span className={`${styles.change} ${styles[change.direction]}`}><span aria-hidden>{change.text}</span><span className="visually-hidden"> ({changeLabel(change.text)})</span></span>}
          </dd>
          <dd className={styles.detail}>{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
