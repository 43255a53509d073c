import { portal } from '@prostora/strings/cs/portal.ts';
import { Skeleton } from '@prostora/ui';
import type { ReactNode } from 'react';
import styles from './portal-skeleton.module.css';

/** Loading state of a portal page. */
export const PortalSkeleton = ({ children }: { children?: ReactNode }): ReactNode => (
  <div className={styles['skeleton']} role="status" aria-label={portal.layout.loading}>
    {children}
    <Skeleton className={styles['title']} />
    <Skeleton className={styles['line']} />
    {[1, 2, 3].map((row) => (
      <Skeleton key={row} className={styles['row']} />
    ))}
  </div>
);
