import type { DashboardAnswer } from '@prostora/api-client';
import { admin, formatCzk, formatNumber } from '@prostora/strings';
import { adminOverview } from '@prostora/strings/cs/admin-overview.ts';
import { SkeletonBar } from '../../kit/index.ts';
import { formatIncrement, compareWithPrevious, type Change } from './change.ts';
import styles from './stat-cards.module.css';

const texts = adminOverview.stats;
const { changeLabel, newLabel } = admin.dashboard;

type Stat = {
  label: string;
  value: string;
  change: Change | null;
  changeLabel: (text: string) => string;
  detail: string;
};

const comparePeriods = (current: number, previous: number): Pick<Stat, 'change' | 'changeLabel'> => ({
  change: compareWithPrevious(current, previous),
  changeLabel,
});

/** Statistics of the period, each with a detail line. */
function buildStats({
  spaces,
  customers,
  reservations,
  views,
  demands,
  membership,
}: DashboardAnswer): Stat[] {
  const members = membership.plans.reduce((sum, { running }) => sum + running, 0);
  const trials = membership.plans.reduce((sum, plan) => sum + plan.trials, 0);
  return [
    {
      label: texts.published,
      value: formatNumber(spaces.published),
      change: formatIncrement(spaces.published_in_period),
      changeLabel: newLabel,
      detail: texts.publishedDetail(spaces.draft, spaces.disabled),
    },
    {
      label: texts.demands,
      value: formatNumber(demands.sent),
      ...comparePeriods(demands.sent, demands.sent_previous),
      detail: texts.demandsDetail(demands.sent_previous),
    },
    {
      label: texts.reservations,
      value: formatNumber(reservations.in_period),
      ...comparePeriods(reservations.in_period, reservations.previous),
      detail: texts.reservationsDetail(reservations.confirmed),
    },
    {
      label: texts.value,
      value: formatCzk(reservations.confirmed_value),
      ...comparePeriods(reservations.confirmed_value, reservations.confirmed_value_previous),
      detail: texts.valueDetail(reservations.value),
    },
    {
      label: texts.owners,
      value: formatNumber(customers.new_in_period),
      ...comparePeriods(customers.new_in_period, customers.new_previous),
      detail: texts.ownersDetail(customers.total),
    },
    {
      label: texts.views,
      value: formatNumber(views.in_period),
      ...comparePeriods(views.in_period, views.previous),
      detail: texts.viewsDetail(views.previous),
    },
    {
      label: texts.revenue,
      value: formatCzk(membership.revenue),
      ...comparePeriods(membership.revenue, membership.revenue_previous),
      detail: texts.revenueDetail(membership.paid_orders),
    },
    {
      label: texts.members,
      value: formatNumber(members),
      change: null,
      changeLabel,
      detail: texts.membersDetail(trials),
    },
  ];
}

const SKELETON_KEYS = [0, 1, 2, 3, 4, 5, 6, 7];

export function StatCards({ answer }: { answer: DashboardAnswer | undefined }) {
  if (!answer)
    return (
      <div className={styles.grid} role="status" aria-label={texts.loading}>
        {SKELETON_KEYS.map((key) => (
          <div key={key} className={styles.card}>
            <SkeletonBar width="55%" />
            <SkeletonBar width="40%" height={32} />
            <SkeletonBar width="70%" />
          </div>
        ))}
      </div>
    );
  return (
    <dl className={styles.grid}>
      {buildStats(answer).map(({ label, value, change, changeLabel: formatChangeLabel, detail }) => (
        <div key={label} className={styles.card}>
          <dt>{label}</dt>
          <dd className={styles.value}>
            {value}
            {change && (
              <span className={`${styles.change} ${styles[change.direction]}`}>
                <span aria-hidden>{change.text}</span>
                <span className="visually-hidden"> ({formatChangeLabel(change.text)})</span>
              </span>
            )}
          </dd>
          <dd className={styles.detail}>{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
