import type { ReactNode } from 'react';
import styles from './status-tag.module.css';

export type Tone = 'green' | 'blue' | 'orange' | 'red' | 'grey';
/** Never colour alone (DESIGN §2): every state has a sign of its own. */
export type StatusShape = 'dot' | 'half' | 'ring' | 'dash' | 'struck';
export type Look = { tone: Tone; shape: StatusShape };

/** A state as tint, ink and shape; the same in tables, cards and drawers. */
export function StatusTag({ tone, shape, children }: Look & { children: ReactNode }) {
  return (
    <span className={`${styles.tag} ${styles[tone]} ${styles[shape]}`}>
      <span className={styles.label}>{children}</span>
    </span>
  );
}
