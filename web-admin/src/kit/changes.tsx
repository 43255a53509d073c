import { adminAudit } from '@prostora/strings/cs/admin-audit.ts';
import { DifferenceList, type Difference } from './difference-list.tsx';
import styles from './changes.module.css';

/** What a deed changed, behind one click; nothing where it changed nothing. */
export const Changes = ({ changes }: { changes: readonly Difference[] }) =>
  changes.length > 0 && (
    <details className={styles.changes}>
      <summary>{adminAudit.changes(changes.length)}</summary>
      <DifferenceList changes={changes} />
    </details>
  );
