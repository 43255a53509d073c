import styles from './skeleton.module.css';

/** A bar in the place of a value; it waits 150 ms so that quick answers do not blink. */
export const SkeletonBar = ({ width = '70%', height = 14 }: { width?: number | string; height?: number }) => (
  <span className={styles.bar} style={{ width, height }} aria-hidden />
);
