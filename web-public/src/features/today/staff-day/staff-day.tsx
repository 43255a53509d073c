import type { StaffDay as StaffDayList } from '@prostora/api-client';
import { addDays } from '@prostora/contracts';
import { staffDay as texts } from '@prostora/strings/cs/staff-day.ts';
import { today as todayTexts } from '@prostora/strings/cs/today.ts';
import { Button } from '@prostora/ui';
import { useId, type ReactNode } from 'react';
import { PageFailed } from '../../../components/page-failed.tsx';
import { PortalSkeleton } from '../../../components/portal-skeleton.tsx';
import { getToday } from '../../../lib/today.ts';
import { removeDay } from './staff-day-store.ts';
import styles from './staff-day.module.css';
import { groupStaffItems, type StaffItemsOfDay } from './staff-days.ts';
import { BlockItem, EventItem } from './staff-item.tsx';
import { useMarks, type MarksControl } from './use-marks.ts';
import { useStaffDay, type LoadedStaffDay } from './use-staff-day.ts';

/** What takes place on a day. */
function DayList({
  title,
  none,
  group: { day, items },
  marks: { marks, press },
}: {
  title: string;
  none: string;
  group: StaffItemsOfDay;
  marks: MarksControl;
}): ReactNode {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {items.length === 0 ? (
        <p className={styles['none']}>{none}</p>
      ) : (
        <ul>
          {items.map((item) =>
            'block' in item ? (
              <BlockItem key={`block-${item.block.id}`} block={item.block} day={day} />
            ) : (
              <EventItem
                key={item.event.reservation_id}
                event={item.event}
                day={day}
                mark={marks[item.event.reservation_id]}
                onPress={(handled) => press(item.event, handled)}
              />
            ),
          )}
        </ul>
      )}
    </section>
  );
}

/** Since when the list is, and what waits for a connection; without a session also its removal from the device. */
function OfflineNotice({
  loaded: { owner, loadedAt, isSignedIn },
  unsent,
  day,
}: {
  loaded: LoadedStaffDay;
  unsent: number;
  day: string;
}): ReactNode {
  const forget = (): void => {
    if (owner !== null) removeDay(owner);
    window.location.reload();
  };
  return (
    <div className={styles['offline']}>
      <p role="status">
        <b>{texts.offline(loadedAt, day)}</b>
        {unsent > 0 && ` ${texts.unsent(unsent)}`}
      </p>
      {!isSignedIn && (
        <Button size="sm" variant="ghost" onClick={forget}>
          {texts.forget}
        </Button>
      )}
    </div>
  );
}

function Loaded({ loaded, staffDay }: { loaded: LoadedStaffDay; staffDay: StaffDayList }): ReactNode {
  const marks = useMarks(loaded);
  const day = getToday();
  const groups = groupStaffItems(staffDay, day);
  const confirmed = (groups[0]?.items ?? []).flatMap((item) =>
    'event' in item && item.event.status === 'confirmed' ? [item.event] : [],
  );
  const handled = confirmed.filter(({ reservation_id: id, handled: mark }) =>
    marks.marks[id] ? marks.marks[id].handled : mark !== null,
  );
  return (
    <div className={styles['page']}>
      <h1>{texts.heading(day)}</h1>
      <p className={styles['summary']}>{texts.summary(confirmed.length, handled.length)}</p>
      {loaded.isOffline && (
        <OfflineNotice loaded={loaded} unsent={Object.keys(marks.marks).length} day={day} />
      )}
      {groups.map((group) => {
        const name = group.day === day ? 'today' : 'tomorrow';
        const isKnown = group.day <= addDays(staffDay.day);
        return (
          <DayList
            key={group.day}
            title={texts.days[name]}
            none={isKnown ? texts.none[name] : texts.unknown}
            group={group}
            marks={marks}
          />
        );
      })}
    </div>
  );
}

/** Today and tomorrow of a caretaker; without a connection the list that was loaded last. */
export function StaffDay(): ReactNode {
  const loaded = useStaffDay();
  const { staffDay, error, retry } = loaded;
  if (staffDay) return <Loaded loaded={loaded} staffDay={staffDay} />;
  if (error) return <PageFailed heading={todayTexts.title} error={error} onRetry={retry} />;
  return <PortalSkeleton />;
}
