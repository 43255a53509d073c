import { portal } from '@prostora/strings/cs/portal.ts';
import type { ReactNode } from 'react';
import styles from './waiting-band.module.css';

/** What waits for the owner: one thing in a saffron band, with what can be done about it. */
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
