import { Button, Card } from 'antd';
import { RefreshCw } from 'lucide-react';
import type { DashboardAnswer } from '@prostora/api-client';
import { consoleUrls } from '@prostora/contracts';
import { Link } from '@prostora/nav';
import { admin, formatNumber } from '@prostora/strings';
import { adminOverview } from '@prostora/strings/cs/admin-overview.ts';
import { SkeletonBar, formatTime } from '../../kit/index.ts';
import { formatAge } from './age.ts';
import styles from './operations-card.module.css';

const texts = { ...admin.dashboard, ...adminOverview.operations };

/** Age in milliseconds of the oldest outbox event at which the worker counts as stuck. */
const STUCK_MS = 5 * 60_000;

type State = 'ok' | 'busy' | 'error';
type Line = { key: string; label: string; state: State; value: string };

const queueNames: Readonly<Record<string, string>> = texts.queueNames;

/** Status lines: queues, outbox, mails, health checks. A failed job outweighs waiting ones. */
function listStatusLines({ queues, health, mails, outbox }: DashboardAnswer, now: number): Line[] {
  const isStuck = outbox.oldest !== null && now - Date.parse(outbox.oldest) > STUCK_MS;
  return [
    ...queues.map(({ name, waiting, active, failed }): Line => ({
      key: `queue ${name}`,
      label: queueNames[name] ?? name,
      state: failed > 0 ? 'error' : waiting + active > 0 ? 'busy' : 'ok',
      value: failed > 0 ? texts.failed(failed) : formatNumber(waiting + active),
    })),
    {
      key: 'outbox',
      label: texts.outbox,
      state: isStuck ? 'error' : outbox.waiting > 0 ? 'busy' : 'ok',
      value: texts.outboxValue(
        outbox.waiting,
        isStuck && outbox.oldest ? formatAge(outbox.oldest, new Date(now)) : null,
      ),
    },
    { key: 'mails sent', label: texts.mailsSent, state: 'ok', value: formatNumber(mails.sent) },
    {
      key: 'mails waiting',
      label: texts.mailsWaiting,
      state: mails.waiting > 0 ? 'busy' : 'ok',
      value: formatNumber(mails.waiting),
    },
    {
      key: 'mails failed',
      label: texts.mailsFailed,
      state: mails.failed > 0 ? 'error' : 'ok',
      value: formatNumber(mails.failed),
    },
    ...health.map(({ name, ok, detail }): Line => ({
      key: `health ${name}`,
      label: texts.healthNames[name],
      state: ok ? 'ok' : 'error',
      value: ok ? texts.ok : detail || texts.down,
    })),
  ];
}

/** System status; each line has a labelled sign in addition to colour. */
export function OperationsCard({
  answer,
  updatedAt,
  isFetching,
  onRefresh,
}: {
  answer: DashboardAnswer | undefined;
  updatedAt: number;
  isFetching: boolean;
  onRefresh: () => void;
}) {
  return (
    <Card
      title={<h2 className={styles.heading}>{texts.operations}</h2>}
      extra={
        <Button
          type="text"
          icon={<RefreshCw className="lucide" aria-hidden />}
          aria-label={texts.refresh}
          onClick={onRefresh}
          disabled={isFetching}
        />
      }
    >
      {answer ? (
        <ul className={styles.lines}>
          {listStatusLines(answer, updatedAt).map(({ key, label, state, value }) => (
            <li key={key}>
              <i className={styles[state]} role="img" aria-label={texts.states[state]} />
              {label}
              <b>{value}</b>
            </li>
          ))}
        </ul>
      ) : (
        <div className={styles.loading}>
          {[0, 1, 2, 3, 4].map((key) => (
            <SkeletonBar key={key} width="100%" height={18} />
          ))}
        </div>
      )}
      <Link to={consoleUrls.queues} className={styles.queues}>
        {texts.openQueues}
      </Link>
      {answer && <p className={styles.updated}>{texts.updatedAt(formatTime(new Date(updatedAt)))}</p>}
    </Card>
  );
}
