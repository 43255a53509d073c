import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { CalendarCheck, CreditCard, Inbox, Mail, UserPen, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import type { TimelineEntry, TimelineKind, TimelineSubject } from '@prostora/api-client';
import { pragueWall } from '@prostora/contracts';
import { formatDateTime } from '@prostora/strings';
import { adminTimeline as texts } from '@prostora/strings/cs/admin-timeline.ts';
import { doerOf, readableChanges, type Readable } from './audit-words.ts';
import { Changes } from './changes.tsx';
import { formatTime } from './moment.ts';
import { useApi } from './session.tsx';
import { SkeletonBar } from './skeleton.tsx';
import { ErrorPanel } from './state-panel.tsx';
import { SubjectLink } from './subject-link.tsx';
import styles from './timeline.module.css';

const PAGE_SIZE = 30;
const DAY = 86_400_000;
const ICONS: Readonly<Record<TimelineKind, LucideIcon>> = {
  audit: UserPen,
  mail: Mail,
  reservation: CalendarCheck,
  inquiry: Inbox,
  order: CreditCard,
};
/** Entry kinds that exist for each subject. */
const KINDS: Readonly<Record<TimelineSubject, readonly TimelineKind[]>> = {
  space: ['audit', 'mail', 'reservation', 'inquiry'],
  customer: ['audit', 'mail', 'reservation', 'inquiry', 'order'],
  user: ['audit', 'mail'],
  reservation: ['audit', 'mail'],
  inquiry: ['audit', 'mail'],
  order: ['audit', 'mail'],
};

type TimelineProps = { type: TimelineSubject; id: number; readable?: Readable };

/**
 * Timeline of a subject by days, newest first: audit records with their changes, mails, reservations,
 * inquiries, orders.
 */
export function Timeline({ type, id, readable = (change) => change }: TimelineProps) {
  const api = useApi();
  const [kind, setKind] = useState<TimelineKind | null>(null);
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['timeline', type, id, kind] as const,
    queryFn: ({ pageParam, signal }) =>
      api.admin.timeline(
        {
          subject_type: type,
          subject_id: id,
          page_size: PAGE_SIZE,
          ...(kind && { kinds: [kind] }),
          ...(pageParam !== null && { cursor: pageParam }),
        },
        signal,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  const entries = data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <>
      <div className={styles.kinds} role="group" aria-label={texts.filter}>
        {[null, ...KINDS[type]].map((one) => (
          <button
            key={one ?? ''}
            type="button"
            className={styles.kind}
            aria-pressed={kind === one}
            onClick={() => setKind(one)}
          >
            {one === null ? texts.all : texts.kinds[one]}
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
      {byDay(entries).map(([day, ofDay]) => (
        <section key={day} aria-label={dayTitle(day)}>
          <h3 className={styles.day}>{dayTitle(day)}</h3>
          <ol className={styles.entries}>
            {ofDay.map((entry) => (
              <Entry key={entry.id} entry={entry} own={{ type, id }} readable={readable} />
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
function byDay(entries: readonly TimelineEntry[]): [string, TimelineEntry[]][] {
  const days = new Map<string, TimelineEntry[]>();
  for (const entry of entries) {
    const { day } = pragueWall(new Date(entry.at));
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days];
}

function dayTitle(day: string, now: Date = new Date()): string {
  const age = Math.round((Date.parse(pragueWall(now).day) - Date.parse(day)) / DAY);
  if (age === 0) return texts.today(texts.day(day));
  return age === 1 ? texts.yesterday(texts.day(day)) : texts.day(day);
}

function Entry({
  entry,
  own,
  readable,
}: {
  entry: TimelineEntry;
  own: { type: string; id: number };
  readable: Readable;
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
          {aboutOf(entry).map((part) => (
            <span key={part}>{part}</span>
          ))}
          <Target entry={entry} own={own} />
        </div>
        <Changes changes={readableChanges(entry.changes, readable)} />
      </div>
    </li>
  );
}

/** Actor or recipient, and place, as far as known. */
function aboutOf(entry: TimelineEntry): string[] {
  if (entry.kind === 'audit') return [doerOf(entry)];
  const who = entry.label ?? texts.forgotten;
  return [entry.kind === 'mail' && entry.label ? texts.mailTo(who) : who, entry.place].filter(
    (part) => part !== null,
  );
}

/** Link to the entry's target, unless it is the subject of the timeline. */
function Target({ entry: { target }, own }: { entry: TimelineEntry; own: { type: string; id: number } }) {
  const words: Readonly<Record<string, string | undefined>> = texts.open;
  const name = target && words[target.type];
  return (
    name &&
    (target.type !== own.type || target.id !== own.id) && (
      <SubjectLink {...target} name={name} className={styles.target} />
    )
  );
}
