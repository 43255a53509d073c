import type { OwnerSpace } from '@prostora/api-client';
import { portal } from '@prostora/strings/cs/portal.ts';
import { classNames } from '@prostora/ui';
import type { ReactNode } from 'react';
import styles from './space-table.module.css';
import { listFillable } from './space-steps.ts';

const texts = portal.mySpaces;
const RADIUS = 16;
const CIRCUMFERENCE = 2 * Math.PI * RADIUS;

/**
 * Most important note: the reason of a rejection, else the first missing field, else the first suggestion.
 */
function pickNote(space: OwnerSpace): string {
  if (space.status_reason)
    return (space.status === 'DISABLED' ? texts.disabled : texts.returned)(space.status_reason);
  return (listFillable(space)[0] ?? space.suggestions[0])?.message ?? texts.complete;
}

/** Completeness of a space: a ring, the percentage and the most important note. */
export const Completeness = ({ space }: { space: OwnerSpace }): ReactNode => (
  <div className={styles['completeness']}>
    <svg className={styles['ring']} viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="20" cy="20" r={RADIUS} />
      <circle
        cx="20"
        cy="20"
        r={RADIUS}
        className={classNames(styles['arc'], space.completeness >= 100 && styles['full'])}
        strokeDasharray={`${(CIRCUMFERENCE * Math.min(space.completeness, 100)) / 100} ${CIRCUMFERENCE}`}
        transform="rotate(-90 20 20)"
      />
    </svg>
    <span className={styles['note']}>
      <b>{texts.percent(space.completeness)}</b>
      <span className={styles['quiet']}>{pickNote(space)}</span>
    </span>
  </div>
);
