import type { Assignee } from '@prostora/api-client';
import { assignee as texts } from '@prostora/strings/cs/assignee.ts';
import type { ReactNode } from 'react';
import { toInitials } from '../../lib/initials.ts';
import styles from './assignee.module.css';

/** Who handles a record, in a list; nothing for one without an assignee. */
export const AssigneeTag = ({ assignee }: { assignee: Assignee | null }): ReactNode =>
  assignee && (
    <span className={styles['tag']}>
      <span className={styles['initials']} aria-hidden>
        {toInitials(assignee.name)}
      </span>
      <span title={assignee.name}>{texts.handledBy(assignee.name)}</span>
    </span>
  );
