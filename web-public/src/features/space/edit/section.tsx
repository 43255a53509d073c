import type { ReactNode } from 'react';
import styles from './space-editor.module.css';

type SectionProps = {
  id: string;
  title: string;
  /** Tutorial step of the section. */ step?: string;
  note?: ReactNode;
  /** Whether the content has its own heading. */ ownHeading?: boolean;
  children: ReactNode;
};

/** Section of the editor with a heading. */
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
