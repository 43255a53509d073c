import { useQuery } from '@tanstack/react-query';
import { Button, Select, Tag } from 'antd';
import {
  remindWaitingItem,
  type ListedWaitingKind,
  type RemindableKind,
  type WaitingItem as Task,
} from '@prostora/api-client';
import { consoleUrls, urls } from '@prostora/contracts';
import { Link, useSearchParams } from '@prostora/nav';
import { formatCzk, formatDateTime } from '@prostora/strings';
import { adminOverview } from '@prostora/strings/cs/admin-overview.ts';
import { ErrorPanel, useApi, useCommand } from '../../kit/index.ts';
import { formatAge } from './age.ts';
import { tasksQuery } from './dashboard.queries.ts';
import styles from './task-list.module.css';

const texts = adminOverview.waiting;
const KINDS = Object.keys(texts.one) as ListedWaitingKind[];

/** Page of a task. */
const ITEM_URLS: Readonly<Record<ListedWaitingKind, (task: Task) => string>> = {
  unanswered_reservations: ({ id }) => consoleUrls.reservationDetail(id),
  unanswered_proposals: ({ id }) => consoleUrls.reservationDetail(id),
  unanswered_demands: ({ id }) => `${consoleUrls.allInquiries}/${id}`,
  unanswered_messages: ({ id }) => `${consoleUrls.allInquiries}/${id}`,
  approvals: ({ id }) => consoleUrls.spaceDetail(id),
  reviews: ({ id }) => consoleUrls.spaceDetail(id),
  failed_mails: ({ id }) => consoleUrls.mail(id),
  waiting_orders: ({ title }) => `${consoleUrls.orders}?search=${title}`,
  overdue_orders: ({ title }) => `${consoleUrls.orders}?search=${title}`,
  failing_feeds: ({ space_id: spaceId, id }) => consoleUrls.spaceDetail(spaceId ?? id),
};

/** Kind and page stored in the URL. */
function useTasksView() {
  const [params, setParams] = useSearchParams();
  const kind = KINDS.find((known) => known === params.get('ceka'));
  const page = Number(/^[1-9]\d{0,3}$/u.exec(params.get('strana') ?? '')?.[0] ?? 1);
  const change = (next: { kind: ListedWaitingKind | undefined; page: number }): void =>
    setParams(
      (present) => {
        const changed = withoutView(present);
        if (next.kind) changed.set('ceka', next.kind);
        if (next.page > 1) changed.set('strana', String(next.page));
        return changed;
      },
      { replace: true, preventScrollReset: true },
    );
  const rest = withoutView(params).toString();
  return { kind, page, change, unfilteredUrl: rest === '' ? urls.console : `${urls.console}?${rest}` };
}

function withoutView(params: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(params);
  rest.delete('ceka');
  rest.delete('strana');
  return rest;
}

/** Tasks of the kind and page in the URL. */
export function useTasks() {
  const api = useApi();
  const view = useTasksView();
  return { ...view, ...useQuery(tasksQuery(api, view.kind, view.page)) };
}

/** Tasks of operators and owners, by value and age; owners can be reminded. */
export function TaskList({ tasks }: { tasks: ReturnType<typeof useTasks> }) {
  const { kind, page, change, unfilteredUrl, data, error, refetch } = tasks;
  if (error && !data) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  if (!data || (data.total === 0 && kind === undefined)) return null;
  const counts = new Map(data.counts.map((one) => [one.kind, one.count]));
  const options = KINDS.filter((one) => counts.has(one) || one === kind).map((one) => ({
    value: one,
    label: texts.kindCount(texts.one[one], counts.get(one) ?? 0),
  }));
  return (
    <section className={styles.panel} aria-label={texts.list}>
      <div className={styles.head}>
        <h2 className={styles.heading}>{texts.list}</h2>
        <Select
          className={styles.filter ?? ''}
          aria-label={texts.filter}
          value={kind ?? ''}
          options={[{ value: '', label: texts.all }, ...options]}
          onChange={(value) => change({ kind: KINDS.find((known) => known === value), page: 1 })}
        />
      </div>
      {kind !== undefined && data.total === 0 ? (
        <p className={styles.empty}>
          {texts.empty[kind]} <Link to={unfilteredUrl}>{texts.showAll}</Link>
        </p>
      ) : (
        <ul className={styles.things}>
          {data.items.map((item) => (
            <TaskRow key={`${item.kind} ${item.id}`} item={item} />
          ))}
        </ul>
      )}
      {data.nr_of_pages > 1 && (
        <div className={styles.pages}>
          <Button disabled={page <= 1} onClick={() => change({ kind, page: page - 1 })}>
            {texts.previous}
          </Button>
          <span>{texts.pages(data.page, data.nr_of_pages)}</span>
          <Button disabled={page >= data.nr_of_pages} onClick={() => change({ kind, page: page + 1 })}>
            {texts.next}
          </Button>
        </div>
      )}
    </section>
  );
}

function TaskRow({ item }: { item: Task }) {
  const { kind, title, place, dates, owners, value, waits_since: since } = item;
  const about = [
    place,
    dates > 1 && texts.dates(dates),
    owners[0] && texts.owners(owners[0].name, owners.length),
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <li className={styles.thing}>
      <div className={styles.what}>
        <Tag className={styles.kind ?? ''}>{texts.one[kind]}</Tag>
        <Link to={ITEM_URLS[kind](item)}>{title}</Link>
        {about !== '' && <span className={styles.about}>{about}</span>}
      </div>
      <span className={styles.value}>{value === null ? '' : formatCzk(value)}</span>
      <time className={styles.age} dateTime={since} title={formatDateTime(since)}>
        {formatAge(since)}
      </time>
      <Reminder item={item} />
    </li>
  );
}

/** Reminds the owner; for one day the time of the last reminder replaces the button. */
function Reminder({ item: { kind, id, title, can_remind: can, reminded_at: at } }: { item: Task }) {
  const api = useApi();
  const remind = useCommand({
    run: () => remindWaitingItem({ client: api, body: { kind: kind as RemindableKind, id } }),
    done: ({ reminded }) => texts.sent(reminded),
  });
  if (can) {
    return (
      <Button
        size="small"
        aria-label={texts.remindLabel(title)}
        onClick={() => void remind(undefined).catch(() => undefined)}
      >
        {texts.remind}
      </Button>
    );
  }
  return <span className={styles.about}>{at && texts.reminded(at)}</span>;
}
