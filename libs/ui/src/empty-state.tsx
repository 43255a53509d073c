import type { ReactNode } from 'react';
import styles from './empty-state.module.css';
import { OpenDoorPlan } from './plan.tsx';

type EmptyStateProps = {
  title: string;
  /** One sentence on why there is nothing, best with what would help. */
  reason: string;
  /** The one action that really helps. */
  action?: ReactNode;
  more?: ReactNode;
  announced?: 'status' | 'alert';
};

/** Nothing here: the plan with an open door, why, and one way out. */
export const EmptyState = ({ title, reason, action, more, announced }: EmptyStateProps): ReactNode => (
  <div className={styles['empty']} role={announced}>
    <OpenDoorPlan className={styles['plan']} />
    <h2>{title}</h2>
    <p className={styles['reason']}>{reason}</p>
    {action}
    {more && <div className={styles['more']}>{more}</div>}
  </div>
);
