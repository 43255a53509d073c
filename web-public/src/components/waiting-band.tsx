import { portal } from '@prostora/strings/cs/portal.ts';
import type { ReactNode } from 'react';
import styles from './waiting-band.module.css';

/** Banner of one item that waits for the owner, or for who `label` says, with its actions. */
export const WaitingBand = ({
  title,
  text,
  more,
  label = portal.mySpaces.waiting,
  children,
}: {
  title: string;
  label?: string;
  text: ReactNode;
  more?: ReactNode;
  children: ReactNode;
}): ReactNode => (
  <section className={styles['band']} aria-label={title}>
    <div className={styles['text']}>
      <p className={styles['quiet']}>{label}</p>
      <h2 className={styles['title']}>{title}</h2>
      <p className={styles['quiet']}>{text}</p>
      {more}
    </div>
    <div className={styles['actions']}>{children}</div>
  </section>
);
