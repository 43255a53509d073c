import type { ReactNode } from 'react';
import styles from './space-editor.module.css';

type SectionProps = {
  id: string;
  title: string;
  /** The step of the tutorial that speaks of it. */ step?: string;
  note?: ReactNode;
  /** The heading stands in the content, with more on its line. */ ownHeading?: boolean;
  children: ReactNode;
};

/** One part of the edited page, under a line, with its heading. */
export const Section = ({ id, title, step, note, ownHeading = false, children }: SectionProps): ReactNode => (
  <section
    className={styles['section']}
    id={`edit-${id}`}
    data-tutorial={step}
    aria-labelledby={`edit-${id}-title`}
  >
    {!ownHeading && <h2 id={`edit-${id}-title`}>{title}</h2>}
    {note && <p className={styles['note']}>{note}</p>}
    {children}
  </section>
);
