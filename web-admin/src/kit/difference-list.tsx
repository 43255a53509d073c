import type { ReactNode } from 'react';
import { formatDateTime, formatNumber } from '@prostora/strings';
import { adminAudit } from '@prostora/strings/cs/admin-audit.ts';
import { textDifference } from './text-difference.ts';
import styles from './difference-list.module.css';

/** A field before and after a change; values may be raw or formatted. */
export type Difference = { field: string; before: unknown; after: unknown };

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/u;
/** Minimal length in characters for a word diff; shorter values are shown side by side. */
const LONG = 40;

/** Formats any JSON value as text. */
export function wordsOf(value: unknown): string {
  if (value === null || value === undefined || value === '') return adminAudit.nothing;
  if (typeof value === 'boolean') return value ? adminAudit.yes : adminAudit.no;
  if (typeof value === 'number')
    return Number.isInteger(value) ? formatNumber(value) : String(value).replace('.', ',');
  if (typeof value === 'string') return MOMENT.test(value) ? formatDateTime(value) : value;
  if (Array.isArray(value)) return value.map(wordsOf).join(', ');
  return Object.entries(value)
    .map(([field, inner]) => `${adminAudit.field(field)}: ${wordsOf(inner)}`)
    .join(', ');
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
const isList = (value: unknown): value is unknown[] =>
  Array.isArray(value) && value.every((item) => typeof item !== 'object');
const isLong = (value: unknown): boolean =>
  typeof value === 'string' && value.length > LONG && value.includes(' ');

/** Field changes: a word diff for texts, added and removed items for lists, both values for the rest. */
export function DifferenceList({ changes }: { changes: readonly Difference[] }) {
  return (
    <dl className={styles.list}>
      {changes.map((change) => (
        <div key={change.field}>
          <dt>{adminAudit.field(change.field)}</dt>
          <dd>{differenceOf(change)}</dd>
        </div>
      ))}
    </dl>
  );
}

function differenceOf({ before, after }: Difference): ReactNode {
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
        <Spoken>{adminAudit.added}</Spoken>
        {wordsOf(after)}
      </ins>
    );
  return (
    <span className={styles.pair}>
      <del className={styles.removed}>
        <Spoken>{adminAudit.before}</Spoken>
        {wordsOf(before)}
      </del>
      <span aria-hidden>→</span>
      <ins className={styles.added}>
        <Spoken>{adminAudit.after}</Spoken>
        {wordsOf(after)}
      </ins>
    </span>
  );
}

/** Screen-reader label for what colour and strikethrough show visually. */
const Spoken = ({ children }: { children: string }) => <span className="visually-hidden">{children}: </span>;

function TextDifference({ before, after }: { before: string; after: string }) {
  return (
    <p className={styles.text}>
      {textDifference(before, after).map(({ kind, text }, index) => {
        if (kind === 'removed')
          return (
            <del key={index} className={styles.removed}>
              <Spoken>{adminAudit.removed}</Spoken>
              {text}
            </del>
          );
        return kind === 'added' ? (
          <ins key={index} className={styles.added}>
            <Spoken>{adminAudit.added}</Spoken>
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
  const gone = before.filter((item) => !after.includes(item));
  const fresh = after.filter((item) => !before.includes(item));
  if (gone.length + fresh.length === 0)
    return (
      <>
        {wordsOf(before)} → {wordsOf(after)}
      </>
    );
  return (
    <ul className={styles.chips}>
      {fresh.map((item) => (
        <li key={String(item)} className={styles.addedChip}>
          <span aria-hidden>+</span>
          <Spoken>{adminAudit.added}</Spoken>
          {wordsOf(item)}
        </li>
      ))}
      {gone.map((item) => (
        <li key={String(item)} className={styles.removedChip}>
          <span aria-hidden>−</span>
          <Spoken>{adminAudit.removed}</Spoken>
          {wordsOf(item)}
        </li>
      ))}
    </ul>
  );
}
