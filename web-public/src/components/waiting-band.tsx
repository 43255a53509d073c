import { portal } from '@prostora/strings/cs/portal.ts';
import type { ReactNode } from 'react';
import styles from './waiting-band.module.css';

/** Banner of one item that waits for the owner, with its actions. */
export const WaitingBand = ({
  title,
  text,
  more,
  children,
}: {
  title: string;
  text: ReactNode;
  more?: ReactNode;
  children: ReactNode;
}): ReactNode => (
  <section className={styles['band']} aria-label={title}>
    <div className={styles['text']}>
      <p className={styles['quiet']}>{portal.mySpaces.waiting}</p>
      <h2 className={styles['title']}>{title}</h2>
      <p className={styles['quiet']}>{text}</p>
      {more}
    </div>
    <div className={styles['actions']}>{children}</div>
  </section>
);
