import { adminAudit } from '@prostora/strings/cs/admin-audit.ts';
import { DifferenceList, type Difference } from './difference-list.tsx';
import styles from './changes.module.css';

/** Changes of an audit record in a collapsible block; nothing when there are none. */
export const Changes = ({ changes }: { changes: readonly Difference[] }) =>
  changes.length > 0 && (
    <details className={styles.changes}>
      <summary>{adminAudit.changes(changes.length)}</summary>
      <DifferenceList changes={changes} />
    </details>
  );
