import type { TodayWaitingItem } from '@prostora/api-client';
import { HOUR_MS } from '@prostora/contracts';
import { seriesRequest } from '@prostora/strings/cs/series-request.ts';
import { today } from '@prostora/strings/cs/today.ts';
import { Button, ButtonAnchor, ButtonLink, type LucideIcon } from '@prostora/ui';
import type { ReactNode } from 'react';
import {
  CalendarClock,
  GitCompareArrows,
  Hourglass,
  Inbox,
  ListOrdered,
  MessageSquare,
} from '../../components/portal-icons.ts';
import { AssigneeTag } from '../../components/assignee/assignee-tag.tsx';
import { useApi } from '../../lib/api-context.tsx';
import { useIsImpersonating } from '../../lib/use-rights.ts';
import { isLink, listActions, type ItemAction, type RunAction } from './item-actions.ts';
import { getShownValue } from './shown-value.ts';
import styles from './today.module.css';

const texts = today.waiting;
const ICONS: Readonly<Record<TodayWaitingItem['kind'], LucideIcon>> = {
  request: CalendarClock,
  option: Hourglass,
  proposal: GitCompareArrows,
  message: MessageSquare,
  demand: Inbox,
  waitlist: ListOrdered,
};
/** A nearer deadline is emphasized. */
const URGENT_MS = 12 * HOUR_MS;

const isUrgent = ({ deadline }: TodayWaitingItem, now: Date): boolean =>
  deadline !== null && Date.parse(deadline) - now.getTime() < URGENT_MS;

const describePlace = ({
  space,
  start_datetime: start,
  end_datetime: end,
  day,
  dates,
}: TodayWaitingItem): string =>
  [
    space.name,
    dates > 1 && seriesRequest.dates(dates),
    start && end ? today.slot(start, end) : day && today.nearDay(day),
  ]
    .filter(Boolean)
    .join(' · ');

const describePerson = ({ person, title, number_of_guests: guests }: TodayWaitingItem): string =>
  [person === title ? null : person, guests && texts.guests(guests)].filter(Boolean).join(', ');

function Value({ item, now }: { item: TodayWaitingItem; now: Date }): ReactNode {
  const { is_value_estimated: isEstimated, kind, deadline, waits_since: since } = item;
  const value = getShownValue(item);
  const due = deadline && texts.deadline(texts.deadlines[kind], deadline, now);
  const isDue = isUrgent(item, now);
  return (
    <div className={styles['value']}>
      {value !== null && (
        <b className={styles['amount']}>{isEstimated ? texts.estimate(value) : texts.value(value)}</b>
      )}
      {value === null && kind !== 'message' && <span className={styles['quiet']}>{texts.noValue}</span>}
      <span className={isDue ? styles['due'] : styles['quiet']}>
        {isDue ? due : [texts.age(since, now), due].filter(Boolean).join(' · ')}
      </span>
    </div>
  );
}

type RowProps = {
  item: TodayWaitingItem;
  now: Date;
  isLeaving: boolean;
  onRun: (action: RunAction) => void;
};

/** One task: kind, what and whose, value and age, and its steps. */
export function TaskRow({ item, now, isLeaving, onRun }: RowProps): ReactNode {
  const Icon = ICONS[item.kind];
  const person = describePerson(item);
  const urgent = isUrgent(item, now);
  const renderAction = (action: ItemAction, index: number): ReactNode => {
    const common = {
      size: 'sm',
      variant: index > 0 ? 'ghost' : urgent ? 'dark' : 'secondary',
      'aria-label': texts.about(action.label, item.title),
      className: styles['action'] ?? '',
    } as const;
    if (!isLink(action))
      return (
        <Button key={action.label} {...common} disabled={isLeaving} onClick={() => onRun(action)}>
          {action.label}
        </Button>
      );
    return action.to.startsWith('tel:') ? (
      <ButtonAnchor key={action.label} {...common} href={action.to}>
        {action.label}
      </ButtonAnchor>
    ) : (
      <ButtonLink key={action.label} {...common} to={action.to}>
        {action.label}
      </ButtonLink>
    );
  };
  return (
    <li className={styles['row']} data-urgent={urgent || undefined} data-leaving={isLeaving || undefined}>
      <span className={styles['icon']}>
        <Icon aria-hidden />
      </span>
      <div className={styles['what']}>
        <small className={styles['kind']}>{texts.kinds[item.kind]}</small>{' '}
        <b className={styles['title']}>{item.title}</b>
        <span className={styles['line']}>{describePlace(item)}</span>
        {(person !== '' || item.assignee) && (
          <span className={styles['line']}>
            {person}
            {person !== '' && item.assignee && ' · '}
            <AssigneeTag assignee={item.assignee} />
          </span>
        )}
      </div>
      <Value item={item} now={now} />
      <div className={styles['actions']}>
        {listActions(item, useApi(), useIsImpersonating()).map(renderAction)}
      </div>
    </li>
  );
}
