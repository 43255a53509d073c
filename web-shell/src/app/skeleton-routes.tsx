import type { PageHead } from '@prostora/federation';
import type { RouteObject } from '@prostora/nav';
import { common } from '@prostora/strings';
import { Skeleton } from '@prostora/ui';
import styles from './root.module.css';

/** Neutral head of a page to which the user may have no access. */
export const SKELETON_HEAD: PageHead = {
  title: common.loading,
  description: common.footer.claim,
  canonical: null,
  robots: 'noindex',
};

const PageSkeleton = () => (
  <div className={`page-width ${styles.waiting}`} role="status" aria-label={common.loading}>
    <Skeleton className={styles.waitingTitle} />
    <Skeleton className={styles.waitingLine} />
    <div className={styles.waitingPhotos}>
      <Skeleton className={styles.waitingPhoto} />
      <Skeleton className={styles.waitingPhoto} />
      <Skeleton className={styles.waitingPhoto} />
    </div>
  </div>
);

/** Skeleton in the document of a space visible to its owner only; the browser replaces it. */
export const skeletonRoutes: RouteObject[] = [
  { id: 'waiting', path: '*', loader: () => null, Component: PageSkeleton },
];
