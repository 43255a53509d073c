import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from '@prostora/nav';
import { admin } from '@prostora/strings';
import { adminOverview as texts } from '@prostora/strings/cs/admin-overview.ts';
import { ErrorPanel, PageHeader, formatToday, getGreeting, useApi } from '../../kit/index.ts';
import { ActivityCard } from './activity-card.tsx';
import { dashboardQuery } from './dashboard.queries.ts';
import { FunnelCard } from './funnel-card.tsx';
import { MissingSeller } from './missing-seller.tsx';
import { OperationsCard } from './operations-card.tsx';
import { PeriodPicker } from './period-picker.tsx';
import { parsePeriod, withPeriod, type DashboardPeriod } from './period.ts';
import { PlansCard } from './plans-card.tsx';
import { SearchesCard } from './searches-card.tsx';
import { StatCards } from './stat-cards.tsx';
import { TaskList, useTasks } from './task-list.tsx';
import { TaskCounts } from './task-counts.tsx';
import styles from './dashboard.module.css';

/** Period stored in the URL. */
function usePeriod(): [DashboardPeriod, (period: DashboardPeriod) => void] {
  const [params, setParams] = useSearchParams();
  return [
    parsePeriod(params),
    (period) =>
      setParams((present) => withPeriod(present, period), { replace: true, preventScrollReset: true }),
  ];
}

/**
 * Dashboard; `children` is the approval list of another feature. It loads at once and is shown after the
 * content above it, to avoid a layout shift.
 */
export function DashboardPage({ children }: { children: ReactNode }) {
  const [period, setPeriod] = usePeriod();
  const { data, error, refetch, isFetching, dataUpdatedAt } = useQuery(dashboardQuery(useApi(), period));
  const tasks = useTasks();
  const subtitle = data
    ? `${formatToday()} · ${admin.dashboard.waiting(data.spaces.waiting)}`
    : formatToday();
  return (
    <>
      <PageHeader
        title={getGreeting()}
        documentTitle={admin.dashboard.title}
        subtitle={subtitle}
        actions={<PeriodPicker period={period} onChange={setPeriod} />}
      />
      {error && !data ? (
        <div className={styles.error}>
          <ErrorPanel error={error} onRetry={() => void refetch()} />
        </div>
      ) : (
        <>
          {data && <MissingSeller fields={data.missing_seller} />}
          <TaskCounts waiting={data?.waiting} />
          {data && <TaskList tasks={tasks} />}
          <p className={styles.span}>
            {data
              ? texts.periodText(
                  data.period.from,
                  data.period.to,
                  data.period.previous_from,
                  data.period.previous_to,
                )
              : '\u00a0'}
          </p>
          <StatCards answer={data} />
          <div className={styles.two}>
            <ActivityCard answer={data} />
            <OperationsCard
              answer={data}
              updatedAt={dataUpdatedAt}
              isFetching={isFetching}
              onRefresh={() => void refetch()}
            />
          </div>
        </>
      )}
      <div hidden={(!data && !error) || tasks.isPending}>{children}</div>
      {data && (
        <div className={styles.halves}>
          <FunnelCard demands={data.demands} />
          <PlansCard membership={data.membership} />
          <SearchesCard searches={data.searches} />
        </div>
      )}
    </>
  );
}
