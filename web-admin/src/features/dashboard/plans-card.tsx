import { Card } from 'antd';
import type { DashboardMembership } from '@prostora/api-client';
import { consoleUrls } from '@prostora/contracts';
import { Link } from '@prostora/nav';
import { formatCzk, formatNumber } from '@prostora/strings';
import { adminOverview } from '@prostora/strings/cs/admin-overview.ts';
import styles from './statistics-card.module.css';

const texts = adminOverview.plans;

/** Active plans and revenue of the period. */
export function PlansCard({ membership: { plans, trials_ending } }: { membership: DashboardMembership }) {
  return (
    <Card
      title={<h2 className={styles.heading}>{texts.title}</h2>}
      extra={
        <Link to={consoleUrls.orders} className={styles.all}>
          {texts.all}
        </Link>
      }
    >
      {plans.length === 0 ? (
        <p className={styles.empty}>{texts.empty}</p>
      ) : (
        <div className={styles.scroll} tabIndex={0} role="region" aria-label={texts.title}>
          <table className={styles.table}>
            <thead>
              <tr>
                {Object.entries(texts.columns).map(([key, title]) => (
                  <th key={key} scope="col">
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {plans.map(({ id, name, running, trials, paid_orders, revenue }) => (
                <tr key={id}>
                  <th scope="row">{name}</th>
                  <td>{formatNumber(running)}</td>
                  <td>{formatNumber(trials)}</td>
                  <td>{formatNumber(paid_orders)}</td>
                  <td>{formatCzk(revenue)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <p className={styles.note}>{texts.ending(trials_ending)}</p>
    </Card>
  );
}
