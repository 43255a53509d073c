import type { ReactNode } from 'react';
import { formatDateTime, formatNumber } from '@prostora/strings';
import { adminAudit } from '@prostora/strings/cs/admin-audit.ts';
import { diffText } from './text-difference.ts';
import styles from './difference-list.module.css';

/** A field before and after a change; values may be raw or formatted. */
export type Difference = { field: string; before: unknown; after: unknown };

const TIMESTAMP_PATTERN = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/u;
/** Minimal length in characters for a word diff; shorter values are shown side by side. */
const MIN_DIFF_LENGTH = 40;

/** Formats any JSON value as text. */
export function formatValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return adminAudit.nothing;
  if (typeof value === 'boolean') return value ? adminAudit.yes : adminAudit.no;
  if (typeof value === 'number')
    return Number.isInteger(value) ? formatNumber(value) : String(value).replace('.', ',');
  if (typeof value === 'string') return TIMESTAMP_PATTERN.test(value) ? formatDateTime(value) : value;
  if (Array.isArray(value)) return value.map(formatValue).join(', ');
  return Object.entries(value)
    .map(([field, inner]) => `${adminAudit.field(field)}: ${formatValue(inner)}`)
    .join(', ');
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
const isList = (value: unknown): value is unknown[] =>
  Array.isArray(value) && value.every((item) => typeof item !== 'object');
const isLong = (value: unknown): boolean =>
  typeof value === 'string' && value.length > MIN_DIFF_LENGTH && value.includes(' ');

/** Field changes: a word diff for texts, added and removed items for lists, both values for the rest. */
export function DifferenceList({ changes }: { changes: readonly Difference[] }) {
  return (
    <dl className={styles.list}>
      {changes.map((change) => (
        <div key={change.field}>
          <dt>{adminAudit.field(change.field)}</dt>
          <dd>{renderDifference(change)}</dd>
        </div>
      ))}
    </dl>
  );
}

function renderDifference({ before, after }: Difference): ReactNode {
  if (
    (isList(before) || isList(after)) &&
    (isList(before) || isEmpty(before)) &&
    (isList(after) || isEmpty(after))
  )
    return <ListDifference before={isList(before) ? before : []} after={isList(after) ? after : []} />;
  if (
    (isLong(before) || isLong(after)) &&
    [before, after].every((value) => typeof value === 'string' || isEmpty(value))
  )
    return (
      <TextDifference
        before={typeof before === 'string' ? before : ''}
        after={typeof after === 'string' ? after : ''}
      />
    );
  if (isEmpty(before))
    return (
      <ins className={styles.added}>
        <ScreenReaderLabel>{adminAudit.added}</ScreenReaderLabel>
        {formatValue(after)}
      </ins>
    );
  return (
    <span className={styles.pair}>
      <del className={styles.removed}>
        <ScreenReaderLabel>{adminAudit.before}</ScreenReaderLabel>
        {formatValue(before)}
      </del>
      <span aria-hidden>→</span>
      <ins className={styles.added}>
        <ScreenReaderLabel>{adminAudit.after}</ScreenReaderLabel>
        {formatValue(after)}
      </ins>
    </span>
  );
}

/** Screen-reader label for what colour and strikethrough show visually. */
const ScreenReaderLabel = ({ children }: { children: string }) => (
  <span className="visually-hidden">{children}: </span>
);

function TextDifference({ before, after }: { before: string; after: string }) {
  return (
    <p className={styles.text}>
      {diffText(before, after).map(({ kind, text }, index) => {
        if (kind === 'removed')
          return (
            <del key={index} className={styles.removed}>
              <ScreenReaderLabel>{adminAudit.removed}</ScreenReaderLabel>
              {text}
            </del>
          );
        return kind === 'added' ? (
          <ins key={index} className={styles.added}>
            <ScreenReaderLabel>{adminAudit.added}</ScreenReaderLabel>
            {text}
          </ins>
        ) : (
          <span key={index}>{text}</span>
        );
      })}
    </p>
  );
}

/** Added and removed items; both lists when only the order changed. */
function ListDifference({ before, after }: { before: readonly unknown[]; after: readonly unknown[] }) {
  const removed = before.filter((item) => !after.includes(item));
  const added = after.filter((item) => !before.includes(item));
  if (removed.length + added.length === 0)
    return (
      <>
        {formatValue(before)} → {formatValue(after)}
      </>
    );
  return (
    <ul className={styles.chips}>
      {added.map((item) => (
        <li key={String(item)} className={styles.addedChip}>
          <span aria-hidden>+</span>
          <ScreenReaderLabel>{adminAudit.added}</ScreenReaderLabel>
          {formatValue(item)}
        </li>
      ))}
      {removed.map((item) => (
        <li key={String(item)} className={styles.removedChip}>
          <span aria-hidden>−</span>
          <ScreenReaderLabel>{adminAudit.removed}</ScreenReaderLabel>
          {formatValue(item)}
        </li>
      ))}
    </ul>
  );
}
