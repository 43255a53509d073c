import { exportOwnerStatistics, getOwnerStatistics } from '@prostora/api-client';
import { Link, useNavigate, useSearchParams } from '@prostora/nav';
import { statistics as texts } from '@prostora/strings/cs/statistics.ts';
import { ChevronDown, EmptyState, Skeleton, getSpaceTitle } from '@prostora/ui';
import { pragueToday } from '@prostora/ui/calendar/calendar-position.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DownloadButton } from '../../components/download-button.tsx';
import { PageFailed } from '../../components/page-failed.tsx';
import { useApi } from '../../lib/api-context.tsx';
import { ownerCatalogQuery } from '../../lib/owner-queries.ts';
import { portalHandle } from '../../lib/portal-head.ts';
import { Funnel } from './funnel.tsx';
import { HeatStrip } from './heat-strip.tsx';
import { LostReasons, Sources } from './lost-reasons.tsx';
import { RevenueChart } from './revenue-chart.tsx';
import { SpacesTable } from './spaces-table.tsx';
import styles from './statistics.module.css';
import {
  PERIODS,
  buildStatisticsUrl,
  parseView,
  toStatisticsQuery,
  type StatisticsView,
} from './statistics-url.ts';

export const handle = portalHandle(texts.title);

const PERIOD_LABELS = { 30: texts.periods.d30, 90: texts.periods.d90, rok: texts.periods.rok } as const;

const PeriodSwitch = ({ view }: { view: StatisticsView }): ReactNode => (
  <nav aria-label={texts.periods.label} className={styles['periods']}>
    {PERIODS.map((period) => (
      <Link
        key={period}
        to={buildStatisticsUrl({ ...view, period })}
        preventScrollReset
        aria-current={period === view.period || undefined}
      >
        {PERIOD_LABELS[period]}
      </Link>
    ))}
  </nav>
);

/** Select of a space, or of all; hidden with a single one. */
function SpaceSelect({ view }: { view: StatisticsView }): ReactNode {
  const navigate = useNavigate();
  const { data } = useQuery(ownerCatalogQuery(useApi()));
  const spaces = (data?.spaces ?? [])
    .map((space) => ({ id: space.id, name: getSpaceTitle(space) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'cs'));
  if (spaces.length < 2) return null;
  return (
    <label className={styles['space']}>
      <span className="visually-hidden">{texts.space}</span>
      <select
        value={view.spaceId ?? ''}
        onChange={({ target: { value } }) =>
          void navigate(buildStatisticsUrl({ ...view, spaceId: value === '' ? null : Number(value) }), {
            preventScrollReset: true,
          })
        }
      >
        <option value="">{texts.allSpaces(spaces.length)}</option>
        {spaces.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden />
    </label>
  );
}

const LoadingSkeleton = (): ReactNode => (
  <div role="status" aria-label={texts.loading} className={styles['layout']}>
    {[1, 2, 3, 4].map((part) => (
      <Skeleton key={part} className={styles['bone']} />
    ))}
  </div>
);

/** Statistics of the owner's spaces. */
export function Component(): ReactNode {
  const [search] = useSearchParams();
  const view = parseView(search);
  const api = useApi();
  const today = pragueToday();
  const query = toStatisticsQuery(view, today);
  const { data, error, refetch } = useQuery({
    queryKey: ['statistics', query],
    queryFn: ({ signal }) => getOwnerStatistics({ client: api, query, signal }),
    placeholderData: keepPreviousData,
  });
  if (!data && error)
    return <PageFailed heading={texts.title} error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <div className={styles['top']}>
        <div>
          <h1>{texts.title}</h1>
          <p className={styles['period']}>{data && texts.period(data.from, data.to)}</p>
        </div>
        <div className={styles['tools']}>
          <PeriodSwitch view={view} />
          <SpaceSelect view={view} />
          <DownloadButton
            label={texts.download}
            fileName={`${texts.title}.csv`}
            request={(client) => exportOwnerStatistics({ client, query: { ...query, format: 'csv' } })}
          />
        </div>
      </div>
      {!data && <LoadingSkeleton />}
      {data?.spaces.length === 0 && <EmptyState title={texts.empty.title} reason={texts.empty.reason} />}
      {data && data.spaces.length > 0 && (
        <div className={styles['layout']}>
          <Funnel found={data} />
          <RevenueChart found={data} today={today} />
          {/* Another period has another fullest hour. */}
          <HeatStrip key={`${data.from} ${data.to} ${view.spaceId}`} hours={data.hours} />
          <SpacesTable spaces={data.spaces} />
          <div className={styles['last']}>
            <LostReasons lost_reasons={data.lost_reasons} />
            <Sources sources={data.sources} />
          </div>
        </div>
      )}
    </>
  );
}
