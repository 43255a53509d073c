import { Button } from 'antd';
import { useState } from 'react';
import type { AdminSeoImportAnswer, AdminSeoImportRow } from '@prostora/api-client';
import { adminSeo } from '@prostora/strings/cs/admin-seo.ts';
import { formatNumber } from '@prostora/strings';
import { StatusTag, type StatusStyle } from '../../kit/index.ts';
import cells from '../../kit/table/cells.module.css';
import styles from './seo.module.css';

const texts = adminSeo.import;
const BATCH_SIZE = 50;
type State = AdminSeoImportRow['state'];
const STATES: readonly State[] = ['error', 'new', 'changed', 'same'];

const statusStyles: Readonly<Record<State, StatusStyle>> = {
  new: { tone: 'green', shape: 'dot' },
  changed: { tone: 'blue', shape: 'half' },
  same: { tone: 'grey', shape: 'ring' },
  error: { tone: 'red', shape: 'dash' },
};

/** Checked lines by state, errors first, each with its messages. */
export function ImportRows({ answer: { rows, counts } }: { answer: AdminSeoImportAnswer }) {
  const [count, setCount] = useState(BATCH_SIZE);
  const sorted = STATES.flatMap((state) => rows.filter((row) => row.state === state));
  return (
    <div className={styles.rows}>
      <ul className={styles.counts} aria-label={texts.counts}>
        {STATES.filter((state) => counts[state] > 0).map((state) => (
          <li key={state}>
            <StatusTag {...statusStyles[state]}>{texts.states[state]}</StatusTag>{' '}
            {formatNumber(counts[state])}
          </li>
        ))}
      </ul>
      <ol className={styles.lines} aria-label={texts.rows}>
        {sorted.slice(0, count).map((row) => (
          <Line key={row.line} row={row} />
        ))}
      </ol>
      {sorted.length > count && (
        <Button onClick={() => setCount(count + BATCH_SIZE)}>{texts.more(sorted.length - count)}</Button>
      )}
    </div>
  );
}

function Line({ row: { line, path, title, state, messages } }: { row: AdminSeoImportRow }) {
  return (
    <li>
      <div className={cells.line}>
        <span className={styles.quiet}>{texts.line(line)}</span>
        <StatusTag {...statusStyles[state]}>{texts.states[state]}</StatusTag>
        <b>{path}</b>
      </div>
      {title !== '' && <span className={cells.detail}>{title}</span>}
      {messages.map(({ column, message }) => (
        <span
          key={`${column} ${message}`}
          className={`${styles.note} ${state === 'error' ? styles.wrong : styles.careful}`}
        >
          {column === null ? message : `${column}: ${message}`}
        </span>
      ))}
    </li>
  );
}
