import { Card } from 'antd';
import type { DashboardDemands } from '@prostora/api-client';
import { consoleUrls } from '@prostora/contracts';
import { Link } from '@prostora/nav';
import { formatNumber } from '@prostora/strings';
import { adminOverview } from '@prostora/strings/cs/admin-overview.ts';
import styles from './statistics-card.module.css';

const texts = adminOverview.funnel;
const STEPS = ['sent', 'offered', 'chosen'] as const;

const share = (part: number, whole: number): string =>
  whole === 0 ? texts.none : texts.share(Math.round((part / whole) * 100));

/** Conversion of demands to offers and choices; bars are drawn behind the numbers. */
export function FunnelCard({ demands }: { demands: DashboardDemands }) {
  return (
    <Card
      title={<h2 className={styles.heading}>{texts.title}</h2>}
      extra={
        <Link to={`${consoleUrls.allInquiries}?kind=demand`} className={styles.all}>
          {texts.all}
        </Link>
      }
    >
      {demands.sent === 0 && demands.sent_previous === 0 ? (
        <p className={styles.empty}>{texts.empty}</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{texts.columns.step}</th>
              <th scope="col">{texts.columns.count}</th>
              <th scope="col">{texts.columns.share}</th>
              <th scope="col">{texts.columns.previous}</th>
            </tr>
          </thead>
          <tbody>
            {STEPS.map((step) => (
              <tr key={step}>
                <th scope="row">
                  {texts.steps[step]}
                  <span className={styles.bar} aria-hidden>
                    <i
                      style={{ width: `${demands.sent === 0 ? 0 : (demands[step] / demands.sent) * 100}%` }}
                    />
                  </span>
                </th>
                <td>{formatNumber(demands[step])}</td>
                <td>{share(demands[step], demands.sent)}</td>
                <td>
                  {formatNumber(demands[`${step}_previous`])} (
                  {share(demands[`${step}_previous`], demands.sent_previous)})
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}
