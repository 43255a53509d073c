import { useId, type ReactNode } from 'react';
import styles from './account.module.css';

/** A group of settings: title and lead on the left, its form on the right. */
export function Section({
  title,
  lead,
  children,
}: {
  title: string;
  lead: string;
  children: ReactNode;
}): ReactNode {
  const id = useId();
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <div className={styles['about']}>
        <h2 id={id}>{title}</h2>
        <p>{lead}</p>
      </div>
      <div className={styles['content']}>{children}</div>
    </section>
  );
}
