import { useQuery } from '@tanstack/react-query';
import type { OwnerToday, TodayWaitingItem } from '@prostora/api-client';
import { urls } from '@prostora/contracts';
import { useSessionState } from '@prostora/federation/session-context.tsx';
import { today as texts } from '@prostora/strings/cs/today.ts';
import { formatCzk } from '@prostora/strings/format.ts';
import { ButtonLink } from '@prostora/ui';
import type { ReactNode } from 'react';
import { Printer } from '../../components/portal-icons.ts';
import { PageFailed } from '../../components/page-failed.tsx';
import { PortalSkeleton } from '../../components/portal-skeleton.tsx';
import { useApi } from '../../lib/api-context.tsx';
import { ownerTodayQuery } from '../../lib/owner-queries.ts';
import { portalHandle } from '../../lib/portal-head.ts';
import { Arrivals } from './arrivals.tsx';
import { Gaps } from './gaps.tsx';
import { getShownValue } from './shown-value.ts';
import { StaffDay } from './staff-day/staff-day.tsx';
import styles from './today.module.css';
import { useTasks } from './use-tasks.ts';
import { TaskLists } from './task-lists.tsx';

export const handle = portalHandle(texts.title);

/** „Čeká 7 věcí za 138 700 Kč. Dnes přijdou 4 skupiny, první v 10:00.“ */
function Summary({ day, waiting }: { day: OwnerToday; waiting: ReturnType<typeof useTasks> }): ReactNode {
  const { option: _options, ...counts } = day.counts;
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const count = Math.max(0, total - waiting.goneCount - waiting.postponedCount);
  const valued = waiting.shown.filter((item) => getShownValue(item) !== null);
  const isEstimated = valued.some((item) => item.is_value_estimated);
  const sum = valued.reduce((before, { value }) => before + (value ?? 0), 0);
  const value = isEstimated ? Math.round(sum / 100) * 100 : sum;
  const [first] = day.arrivals.today;
  return (
    <p className={styles['summary']}>
      {count === 0 ? texts.nothingWaits : texts.waits(count)}
      {value > 0 && (
        <>
          {' '}
          {texts.inValue} <b>{isEstimated ? texts.waiting.estimate(value) : formatCzk(value)}</b>
        </>
      )}
      . {first ? texts.arrives(day.arrivals.today.length, first.start_datetime) : texts.noArrivals}
    </p>
  );
}

/** The soonest event first, then the earliest deadline. */
const compareTimes = (one: TodayWaitingItem, other: TodayWaitingItem): number =>
  compareTexts(one.start_datetime, other.start_datetime) || compareTexts(one.deadline, other.deadline);

const compareTexts = (one: string | null, other: string | null): number =>
  (one ?? '').localeCompare(other ?? '');

function Day({ day, now }: { day: OwnerToday; now: Date }): ReactNode {
  const isOption = ({ kind }: TodayWaitingItem): boolean => kind === 'option';
  const waiting = useTasks(day.waiting.filter((item) => !isOption(item)));
  const options = useTasks(day.waiting.filter(isOption).toSorted(compareTimes));
  return (
    <>
      <div className={styles['top']}>
        <div>
          <h1>{texts.heading(day.day)}</h1>
          <Summary day={day} waiting={waiting} />
        </div>
        <ButtonLink to={urls.program} variant="secondary">
          <Printer aria-hidden />
          {texts.program}
        </ButtonLink>
      </div>
      <div className={styles['columns']}>
        <TaskLists day={day} now={now} waiting={waiting} options={options} />
        <div className={styles['aside']}>
          <Arrivals day={day.day} arrivals={day.arrivals} now={now} />
          <Gaps gaps={day.gaps} />
        </div>
      </div>
    </>
  );
}

/** The day of a caretaker, or of the owner. Without a known user only a caretaker's list is stored. */
export function Component(): ReactNode {
  const { user } = useSessionState();
  return user === null || user.customer?.role === 'domovnik' ? <StaffDay /> : <OwnerDay />;
}

/** The owner's day: what waits, who arrives, which free time can still be let. */
function OwnerDay(): ReactNode {
  const { data, dataUpdatedAt, error, refetch } = useQuery(ownerTodayQuery(useApi()));
  if (data) return <Day day={data} now={new Date(dataUpdatedAt)} />;
  if (error) return <PageFailed heading={texts.title} error={error} onRetry={() => void refetch()} />;
  return <PortalSkeleton />;
}
