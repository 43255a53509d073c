import styles from './skeleton.module.css';

/** Skeleton of a value; appears after 150 ms to avoid flicker. */
export const SkeletonBar = ({ width = '70%', height = 14 }: { width?: number | string; height?: number }) => (
  <span className={styles.bar} style={{ width, height }} aria-hidden />
);
