import { bindSpaces } from '@prostora/strings/format.ts';
import { useId, type ReactNode } from 'react';
import styles from './section.module.css';

/** Name of the space above its sections. */
export const SpaceName = ({ children }: { children: string }): ReactNode => (
  <p className={styles['space']}>{children}</p>
);

/** A group of settings: title and lead on the left, content on the right. */
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
        <h2 id={id}>{bindSpaces(title)}</h2>
        <p>{bindSpaces(lead)}</p>
      </div>
      <div className={styles['content']}>{children}</div>
    </section>
  );
}
