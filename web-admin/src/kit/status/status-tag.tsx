import type { ReactNode } from 'react';
import styles from './status-tag.module.css';

export type Tone = 'green' | 'blue' | 'orange' | 'red' | 'grey';
/** Each state also has a shape, as colour alone is not accessible (DESIGN §2). */
export type StatusShape = 'dot' | 'half' | 'ring' | 'dash' | 'struck';
export type StatusStyle = { tone: Tone; shape: StatusShape };

/** Status tag with tone and shape, used in tables, cards and drawers. */
export function StatusTag({ tone, shape, children }: StatusStyle & { children: ReactNode }) {
  return (
    <span className={`${styles.tag} ${styles[tone]} ${styles[shape]}`}>
      <span className={styles.label}>{children}</span>
    </span>
  );
}
