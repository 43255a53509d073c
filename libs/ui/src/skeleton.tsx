import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './skeleton.module.css';

/** One grey shape of what is being loaded; its size comes from the class. */
export const Skeleton = ({ className }: { className?: string | undefined }): ReactNode => (
  <span aria-hidden="true" className={classNames(styles['bone'], className)} />
);

/** A card that is being loaded, with the geometry of the real one. */
export const SpaceCardSkeleton = (): ReactNode => (
  <div aria-hidden="true">
    <Skeleton className={styles['photo']} />
    <Skeleton className={styles['title']} />
    <Skeleton className={styles['line']} />
    <Skeleton className={styles['facts']} />
    <div className={styles['tags']}>
      <Skeleton className={styles['tag']} />
      <Skeleton className={styles['tag']} />
    </div>
  </div>
);
