import type { ReactNode } from 'react';
import styles from './badge.module.css';

export type BadgeStyle = {
  tone: 'ok' | 'info' | 'warn' | 'error' | 'neutral' | 'outlined';
  mark?: 'dot' | 'ring' | 'dash' | 'bars';
  isStruck?: boolean;
};

/** A state with a colour and a shape, so that colour is not the only sign. */
export const Badge = ({
  tone,
  mark = 'dot',
  isStruck = false,
  children,
}: BadgeStyle & { children: ReactNode }): ReactNode => (
  <span className={styles['badge']} data-tone={tone} data-mark={mark} data-struck={isStruck || undefined}>
    {children}
  </span>
);
