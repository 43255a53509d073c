import { useQuery } from '@tanstack/react-query';
import type { OwnerWaitingItem } from '@prostora/api-client';
import { HOUR_MS } from '@prostora/contracts';
import { Link } from '@prostora/nav';
import { portal } from '@prostora/strings/cs/portal.ts';
import { useId, type ReactNode } from 'react';
import { useApi } from '../../lib/api-context.tsx';
import { ownerWaitingQuery } from '../../lib/owner-queries.ts';
import { WAITING_URLS } from '../../lib/waiting-urls.ts';
import styles from './task-summary.module.css';

const texts = portal.mySpaces;

/** Age in whole hours up to two days, then in days. */
function formatAge(since: string): string {
  const hours = Math.floor((Date.now() - Date.parse(since)) / HOUR_MS);
  if (hours < 1) return texts.waitingAge.fresh;
  return hours < 48 ? texts.waitingAge.hours(hours) : texts.waitingAge.days(Math.floor(hours / 24));
}

function TaskLink({ item: { kind, count, value, oldest } }: { item: OwnerWaitingItem }): ReactNode {
  const age = oldest === null ? null : formatAge(oldest);
  const details = [value > 0 && texts.waitingValue(value), age && (count > 1 ? texts.oldest(age) : age)];
  return (
    <Link className={styles['link']} to={WAITING_URLS[kind]}>
      <b>{texts.waitingKinds[kind](count)}</b>
      {details.filter(Boolean).map((detail) => (
        <span key={String(detail)} className={styles['detail']}>
          <span className="visually-hidden">, </span>
          {detail}
        </span>
      ))}
    </Link>
  );
}

/** Counts of items that wait for the owner, each kind a link to its list. */
export function TaskSummary(): ReactNode {
  const titleId = useId();
  const { data } = useQuery(ownerWaitingQuery(useApi()));
  if (!data || data.items.length === 0) return null;
  return (
    <section className={styles['band']} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles['title']}>
        {texts.waiting}
      </h2>
      <ul className={styles['items']}>
        {data.items.map((item) => (
          <li key={item.kind}>
            <TaskLink item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}
