import { Button, Segmented } from 'antd';
import { useState } from 'react';
import type { AdminSeoBulkRow } from '@prostora/api-client';
import { consoleUrls } from '@prostora/contracts';
import { Link } from '@prostora/nav';
import { formatNumber } from '@prostora/strings';
import { adminSeo } from '@prostora/strings/cs/admin-seo.ts';
import { SimpleTable, StatusTag, type StatusStyle, type SimpleColumn } from '../../kit/index.ts';
import { BULK_STATES, countByState } from './bulk.values.ts';
import { LengthMeter } from '../../kit/search-texts/length-meter.tsx';
import cells from '../../kit/table/cells.module.css';
import styles from './seo.module.css';

const texts = adminSeo.bulk;
const BATCH_SIZE = 50;
type State = AdminSeoBulkRow['state'];
type Row = AdminSeoBulkRow & { id: number | null };

const statusStyles: Readonly<Record<State, StatusStyle>> = {
  new: { tone: 'green', shape: 'dot' },
  exists: { tone: 'grey', shape: 'ring' },
  conflict: { tone: 'red', shape: 'dash' },
  no_locative: { tone: 'orange', shape: 'half' },
  empty: { tone: 'grey', shape: 'dash' },
  invalid: { tone: 'red', shape: 'dash' },
};

const columns: readonly SimpleColumn<{ id: string; row: Row }>[] = [
  {
    key: 'state',
    title: texts.columns.state,
    render: ({ row: { state, message } }) => (
      <>
        <StatusTag {...statusStyles[state]}>{texts.states[state]}</StatusTag>
        {message && <span className={cells.detail}>{message}</span>}
      </>
    ),
  },
  {
    key: 'path',
    title: texts.columns.address,
    render: ({ row: { path, id } }) =>
      id === null ? (
        path
      ) : (
        <Link to={consoleUrls.seoUrl(id)} className={styles.link}>
          {path}
        </Link>
      ),
  },
  {
    key: 'title',
    title: texts.columns.title,
    render: ({ row: { title } }) => (
      <div className={styles.who}>
        {title}
        <LengthMeter kind="title" text={title} />
      </div>
    ),
  },
  {
    key: 'results',
    title: texts.columns.results,
    align: 'right',
    render: ({ row: { results } }) => adminSeo.results(results),
  },
];

/** Rows of the preview or result, filtered by state and shown in batches. */
export function BulkRows({ rows }: { rows: readonly Row[] }) {
  const [chosen, setChosen] = useState<State | 'all'>('all');
  const [count, setCount] = useState(BATCH_SIZE);
  const states = BULK_STATES.filter((one) => countByState(rows, one) > 0);
  // The chosen state may be missing in a newer preview.
  const state = chosen !== 'all' && states.includes(chosen) ? chosen : 'all';
  const wanted = rows
    .map((row, index) => ({ id: `row-${index}`, row }))
    .filter(({ row }) => state === 'all' || row.state === state);
  const options = [
    { value: 'all' as const, label: `${texts.allRows} ${formatNumber(rows.length)}` },
    ...states.map((value) => ({
      value,
      label: `${texts.states[value]} ${formatNumber(countByState(rows, value))}`,
    })),
  ];
  return (
    <div className={styles.rows}>
      <Segmented<State | 'all'>
        className={styles.segments ?? ''}
        aria-label={texts.stateFilter}
        options={options}
        value={state}
        onChange={(next) => {
          setChosen(next);
          setCount(BATCH_SIZE);
        }}
      />
      <SimpleTable label={texts.rows} columns={columns} rows={wanted.slice(0, count)} />
      {wanted.length > count && (
        <Button onClick={() => setCount(count + BATCH_SIZE)}>{texts.more(wanted.length - count)}</Button>
      )}
    </div>
  );
}
