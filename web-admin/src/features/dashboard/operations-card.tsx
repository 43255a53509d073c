import { Button, Card } from 'antd';
import { RefreshCw } from 'lucide-react';
import type { DashboardAnswer } from '@prostora/api-client';
import { admin, formatNumber } from '@prostora/strings';
import { SkeletonBar, formatTime } from '../../kit/index.ts';
import styles from './operations-card.module.css';

const texts = admin.dashboard;

type State = 'ok' | 'busy' | 'error';
type Line = { key: string; label: string; state: State; value: string };

const queueNames: Readonly<Record<string, string>> = texts.queueNames;

/** Queues first (what moves), then the parts everything stands on. A failed job outweighs how many wait. */
function linesOf({ queues, health }: DashboardAnswer): Line[] {
  return [
    ...queues.map(({ name, waiting, active, failed }): Line => ({
      key: `queue ${name}`, label: queueNames[name] ?? name, state: failed > 0 ? 'error' : waiting + active > 0 ? 'busy' : 'ok',
      value: failed > 0 ? texts.failed(failed) : formatNumber(waiting + active),
    })),
    ...health.map(({ name, ok, detail }): Line => ({
      key: `health ${name}`, label: texts.healthNames[name], state: ok ? 'ok' : 'error', value: ok ? texts.ok : detail || texts.down,
    })),
  ];
}

/** Operations at a glance: every line has its sign, so that colour is not needed to find the broken one. */
export function OperationsCard({ answer, updatedAt, isFetching, onRefresh }: { answer: DashboardAnswer | undefined; updatedAt: number; isFetching: boolean; onRefresh: () => void }) {
  return (
    <Card
      title={<h2 className={styles.heading}>{texts.operations}</h2>}
      extra={<Button type="text" icon={<RefreshCw className="lucide" aria-hidden />} aria-label={texts.refresh} onClick={onRefresh} disabled={isFetching} />}
    >
      {answer ? (
        <ul className={styles.lines}>
          {linesOf(answer).map(({ key, label, state, value }) => (
            <li key={key}><i className={styles[state]} role="img" aria-label={texts.states[state]} />{label}<b>{value}</b></li>
          ))}
        </ul>
      ) : <div className={styles.loading}>{[0, 1, 2, 3, 4].map((key) => <SkeletonBar key={key} width="100%" height={18} />)}</div>}
      {answer && <p className={styles.updated}>{texts.updatedAt(formatTime(new Date(updatedAt)))}</p>}
    </Card>
  );
}
