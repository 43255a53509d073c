import { portalFrame } from '@prostora/strings/cs/portal-frame.ts';
import type { ReactNode } from 'react';
import styles from './badge.module.css';

/** Number of waiting items; nothing for zero. */
export const Badge = ({ count }: { count: number }): ReactNode =>
  count > 0 && (
    <b className={styles['badge']}>
      <span className="visually-hidden">, {portalFrame.waits(count)}</span>
      <span aria-hidden>{count}</span>
    </b>
  );
