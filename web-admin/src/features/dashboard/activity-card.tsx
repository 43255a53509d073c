import { Button, Card } from 'antd';
import { ChartLine, Table } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import type { DashboardAnswer } from '@prostora/api-client';
import { admin, formatDate, formatNumber } from '@prostora/strings';
import { adminOverview } from '@prostora/strings/cs/admin-overview.ts';
import { SkeletonBar } from '../../kit/index.ts';
import styles from './activity-card.module.css';

const texts = { ...admin.dashboard, ...adminOverview.chart };
const ActivityChart = lazy(() => import('./activity-chart.tsx'));

type Series = DashboardAnswer['series'];

/** Views and reservations by day, as a chart or an accessible table. */
export function ActivityCard({ answer }: { answer: DashboardAnswer | undefined }) {
  const [isTable, setTable] = useState(false);
  const label = isTable ? texts.showChart : texts.showTable;
  const Icon = isTable ? ChartLine : Table;
  return (
    <Card
      className={styles.card ?? ''}
      title={<h2 className={styles.heading}>{texts.title}</h2>}
      extra={
        <div className={styles.extra}>
          {!isTable && (
            <span className={styles.legend} aria-hidden>
              <i />
              {texts.chartViews}
              <i className={styles.solid} />
              {texts.demands}
              <i className={styles.dashed} />
              {texts.chartReservations}
            </span>
          )}
          <Button
            type="text"
            icon={<Icon className="lucide" aria-hidden />}
            aria-label={label}
            title={label}
            onClick={() => setTable(!isTable)}
            disabled={!answer}
          />
        </div>
      }
    >
      <Body answer={answer} isTable={isTable} />
    </Card>
  );
}

function Body({ answer, isTable }: { answer: DashboardAnswer | undefined; isTable: boolean }) {
  if (!answer) return <SkeletonBar width="100%" height={364} />;
  if (answer.series.length === 0) return <p className={styles.empty}>{texts.chartEmpty}</p>;
  if (isTable) return <SeriesTable series={answer.series} />;
  return (
    <figure className={styles.figure}>
      <figcaption className="visually-hidden">
        {texts.summary(
          answer.days,
          answer.views.in_period,
          answer.demands.sent,
          answer.reservations.in_period,
        )}
      </figcaption>
      <Suspense fallback={<SkeletonBar width="100%" height={364} />}>
        <ActivityChart series={answer.series} />
      </Suspense>
    </figure>
  );
}

function SeriesTable({ series }: { series: Series }) {
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={texts.title}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{texts.chartDate}</th>
            <th scope="col">{texts.chartViews}</th>
            <th scope="col">{texts.demands}</th>
            <th scope="col">{texts.chartReservations}</th>
            <th scope="col">{texts.chartPublished}</th>
          </tr>
        </thead>
        <tbody>
          {series.toReversed().map(({ date, views, demands, reservations, published }) => (
            <tr key={date}>
              <th scope="row">{formatDate(date)}</th>
              <td>{formatNumber(views)}</td>
              <td>{formatNumber(demands)}</td>
              <td>{formatNumber(reservations)}</td>
              <td>{formatNumber(published)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
