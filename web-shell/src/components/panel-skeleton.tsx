import { account } from '@prostora/strings/cs/account.ts';
import { Skeleton } from '@prostora/ui';
import styles from './form-panel.module.css';
import { PanelHead } from './form-panel.tsx';

/** Loading state of a panel that depends on the URL fragment, which the server never receives. */
export const PanelSkeleton = ({ title }: { title: string }) => (
  <div className={styles.body}>
    <PanelHead heading="h1" title={title} />
    <noscript>
      <p className={styles.notice}>{account.needsScript}</p>
    </noscript>
    <div className={styles.fields}>
      <Skeleton className={styles.bone} />
      <Skeleton className={styles.bone} />
    </div>
  </div>
);
