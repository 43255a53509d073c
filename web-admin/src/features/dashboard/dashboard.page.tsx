import { Segmented } from 'antd';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from '@prostora/nav';
import { admin } from '@prostora/strings';
import { ErrorPanel, PageHeader, formatToday, greeting, useApi } from '../../kit/index.ts';
import { ActivityCard } from './activity-card.tsx';
import { PERIODS, dashboardQuery, type Period } from './dashboard.queries.ts';
import { OperationsCard } from './operations-card.tsx';
import { StatCards } from './stat-cards.tsx';
import styles from './dashboard.module.css';

const DEFAULT_PERIOD: Period = 30;

/** The chosen period is kept in the address like every other filter. */
function usePeriod(): [Period, (days: Period) => void] {
  const [params, setParams] = useSearchParams();
  const days = PERIODS.find((period) => String(period) === params.get('days')) ?? DEFAULT_PERIOD;
  const choose = (next: Period): void => setParams((present) => {
    const changed = new URLSearchParams(present);
    if (next === DEFAULT_PERIOD) changed.delete('days');
    else changed.set('days', String(next));
    return changed;
  }, { replace: true, preventScrollReset: true });
  return [days, choose];
}

/** How the marketplace is doing and what waits; `children` is the list of approvals, which belongs to another feature. */
export function DashboardPage({ children }: { children: ReactNode }) {
  const [days, setDays] = usePeriod();
  const { data, error, refetch, isFetching, dataUpdatedAt } = useQuery(dashboardQuery(useApi(), days));
  const now = new Date();
  const subtitle = data ? `${formatToday(now)} · ${admin.dashboard.waiting(data.spaces.waiting)}` : formatToday(now);
  const options = PERIODS.map((period) => ({ value: period, label: admin.dashboard.periods[period] }));
  return (
    <>
      <PageHeader
        title={greeting(now)} documentTitle={admin.dashboard.title} subtitle={subtitle}
        actions={<Segmented aria-label={admin.dashboard.period} value={days} options={options} onChange={setDays} />}
      />
      {error && !data ? <div className={styles.error}><ErrorPanel error={error} onRetry={() => void refetch()} /></div> : (
        <>
          <StatCards answer={data} />
          <div className={styles.two}>
            <ActivityCard answer={data} />
            <OperationsCard answer={data} updatedAt={dataUpdatedAt} isFetching={isFetching} onRefresh={() => void refetch()} />
          </div>
        </>
      )}
      {children}
    </>
  );
}
