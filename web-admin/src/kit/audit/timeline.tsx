import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { CalendarCheck, CreditCard, Inbox, Mail, UserPen, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import {
  getTimeline,
  type TimelineEntry,
  type TimelineKind,
  type GetTimelineData,
} from '@prostora/api-client';
import { DAY_MS, toPragueDay, toPragueWallTime } from '@prostora/contracts';
import { formatDateTime } from '@prostora/strings';
import { adminTimeline as texts } from '@prostora/strings/cs/admin-timeline.ts';
import { formatActor, formatChanges, type ChangeFormatter } from './audit-format.ts';
import { Changes } from './changes.tsx';
import { formatTime } from '../dates/date-format.ts';
import { useApi } from '../data/session.tsx';
import { SkeletonBar } from '../layout/skeleton.tsx';
import { ErrorPanel } from '../layout/state-panel.tsx';
import { SubjectLink } from '../layout/subject-link.tsx';
import styles from './timeline.module.css';

const PAGE_SIZE = 30;
const ICONS: Readonly<Record<TimelineKind, LucideIcon>> = {
  audit: UserPen,
  mail: Mail,
  reservation: CalendarCheck,
  inquiry: Inbox,
  order: CreditCard,
};
type TimelineSubject = GetTimelineData['query']['subject_type'];

/** Entry kinds that exist for each subject. */
const KINDS: Readonly<Record<TimelineSubject, readonly TimelineKind[]>> = {
  space: ['audit', 'mail', 'reservation', 'inquiry'],
  customer: ['audit', 'mail', 'reservation', 'inquiry', 'order'],
  user: ['audit', 'mail'],
  reservation: ['audit', 'mail'],
  inquiry: ['audit', 'mail'],
  order: ['audit', 'mail'],
};

type TimelineProps = { type: TimelineSubject; id: number; formatChange?: ChangeFormatter };

/**
 * Timeline of a subject by days, newest first: audit records with their changes, mails, reservations,
 * inquiries, orders.
 */
export function Timeline({ type, id, formatChange = (change) => change }: TimelineProps) {
  const api = useApi();
  const [kind, setKind] = useState<TimelineKind | null>(null);
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['timeline', type, id, kind] as const,
    queryFn: ({ pageParam, signal }) =>
      getTimeline({
        client: api,
        query: {
          subject_type: type,
          subject_id: id,
          page_size: PAGE_SIZE,
          ...(kind && { kind }),
          ...(pageParam !== null && { cursor: pageParam }),
        },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  const entries = data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <>
      <div className={styles.kinds} role="group" aria-label={texts.filter}>
        {[null, ...KINDS[type]].map((option) => (
          <button
            key={option ?? ''}
            type="button"
            className={styles.kind}
            aria-pressed={kind === option}
            onClick={() => setKind(option)}
          >
            {option === null ? texts.all : texts.kinds[option]}
          </button>
        ))}
      </div>
      {error && !data && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {!error && !data && (
        <div className={styles.loading} role="status" aria-label={texts.loading}>
          <SkeletonBar width="60%" />
          <SkeletonBar width="45%" />
          <SkeletonBar width="55%" />
        </div>
      )}
      {data && entries.length === 0 && (
        <p className={styles.empty}>{kind === null ? texts.empty : texts.emptyKind}</p>
      )}
      {groupByDay(entries).map(([day, dayEntries]) => (
        <section key={day} aria-label={formatDayTitle(day)}>
          <h3 className={styles.day}>{formatDayTitle(day)}</h3>
          <ol className={styles.entries}>
            {dayEntries.map((entry) => (
              <Entry key={entry.id} entry={entry} subject={{ type, id }} formatChange={formatChange} />
            ))}
          </ol>
        </section>
      ))}
      {hasNextPage && (
        <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {texts.older}
        </Button>
      )}
    </>
  );
}

/** Groups entries by their day in Prague, in order. */
function groupByDay(entries: readonly TimelineEntry[]): [string, TimelineEntry[]][] {
  const days = new Map<string, TimelineEntry[]>();
  for (const entry of entries) {
    const day = toPragueDay(entry.at);
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days];
}

function formatDayTitle(day: string, now: Date = new Date()): string {
  const age = Math.round((Date.parse(toPragueWallTime(now).day) - Date.parse(day)) / DAY_MS);
  if (age === 0) return texts.today(texts.day(day));
  return age === 1 ? texts.yesterday(texts.day(day)) : texts.day(day);
}

function Entry({
  entry,
  subject,
  formatChange,
}: {
  entry: TimelineEntry;
  subject: { type: string; id: number };
  formatChange: ChangeFormatter;
}) {
  const Icon = ICONS[entry.kind];
  const isFailed = entry.kind === 'mail' && entry.state === 'failed';
  return (
    <li className={styles.entry}>
      <span className={styles.icon} title={texts.kinds[entry.kind]}>
        <Icon className="lucide" aria-hidden />
      </span>
      <div>
        <div className={styles.line}>
          <b>{texts.entry(entry)}</b>
          {entry.kind === 'mail' && (
            <span className={isFailed ? styles.failed : styles.state}>{texts.mailState(entry.state)}</span>
          )}
        </div>
        <div className={styles.by}>
          <time dateTime={entry.at} title={formatDateTime(entry.at)}>
            {formatTime(entry.at)}
          </time>
          {describeContext(entry).map((part) => (
            <span key={part}>{part}</span>
          ))}
          <TargetLink entry={entry} subject={subject} />
        </div>
        <Changes changes={formatChanges(entry.changes, formatChange)} />
      </div>
    </li>
  );
}

/** Actor or recipient, and place, as far as known. */
function describeContext(entry: TimelineEntry): string[] {
  if (entry.kind === 'audit') return [formatActor(entry)];
  const person = entry.label ?? texts.anonymized;
  return [entry.kind === 'mail' && entry.label ? texts.mailTo(person) : person, entry.place].filter(
    (part) => part !== null,
  );
}

/** Link to the entry's target, unless it is the subject of the timeline. */
function TargetLink({
  entry: { target },
  subject,
}: {
  entry: TimelineEntry;
  subject: { type: string; id: number };
}) {
  const labels: Readonly<Record<string, string | undefined>> = texts.open;
  const name = target && labels[target.type];
  return (
    name &&
    (target.type !== subject.type || target.id !== subject.id) && (
      <SubjectLink {...target} name={name} className={styles.target} />
    )
  );
}
