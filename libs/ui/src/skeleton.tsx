import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './skeleton.module.css';

/** Grey placeholder of loading content; sized by the class. */
export const Skeleton = ({ className }: { className?: string | undefined }): ReactNode => (
  <span aria-hidden="true" className={classNames(styles['bone'], className)} />
);

/** Placeholder of a loading space card, with its geometry. */
export const SpaceCardSkeleton = (): ReactNode => (
  <div aria-hidden="true">
    <Skeleton className={styles['photo']} />
    <Skeleton className={styles['title']} />
    <Skeleton className={styles['line']} />
    <Skeleton className={styles['meta']} />
    <div className={styles['tags']}>
      <Skeleton className={styles['tag']} />
      <Skeleton className={styles['tag']} />
    </div>
  </div>
);
