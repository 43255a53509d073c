import type { PageHead } from '@prostora/federation';
import type { RouteObject } from '@prostora/nav';
import { common } from '@prostora/strings';
import { Skeleton } from '@prostora/ui';
import styles from './root.module.css';

/** Nothing is said of a page that may not be there for whoever asks. */
export const WAITING_HEAD: PageHead = {
  title: common.loading,
  description: common.footer.claim,
  canonical: null,
  robots: 'noindex',
};

const Waiting = () => (
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

/** Stands in the server's document for a space that only its owner may see; the browser puts the page in its place. */
export const waitingRoutes: RouteObject[] = [
  { id: 'waiting', path: '*', loader: () => null, Component: Waiting },
];
