import type { ReactNode } from 'react';
import styles from './demand-form.module.css';

/** One part of the form: its name on the left, its inputs beside it. */
export const FormSection = ({ legend, children }: { legend: string; children: ReactNode }): ReactNode => (
  <fieldset className={styles['section']}>
    <legend className={styles['legend']}>{legend}</legend>
    <div className={styles['inputs']}>{children}</div>
  </fieldset>
);
