import type { ReactNode } from 'react';
import styles from './empty-state.module.css';
import { OpenDoorPlan } from './plan.tsx';

type EmptyStateProps = {
  title: string;
  /** One sentence with the reason and, ideally, what helps. */
  reason: string;
  /** The most helpful action. */
  action?: ReactNode;
  more?: ReactNode;
  announced?: 'status' | 'alert';
};

/** Empty state: plan with an open door, reason, one action. */
export const EmptyState = ({ title, reason, action, more, announced }: EmptyStateProps): ReactNode => (
  <div className={styles['empty']} role={announced}>
    <OpenDoorPlan className={styles['plan']} />
    <h2>{title}</h2>
    <p className={styles['reason']}>{reason}</p>
    {action}
    {more && <div className={styles['more']}>{more}</div>}
  </div>
);
